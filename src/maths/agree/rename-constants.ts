import { someNode, symbolsOf } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import { renameSymbol } from './align-integers.ts';

const CONSTANT = /^(?:[ABCDK]|[CcKk]_\{?\d\}?)$/u;

/** `y = Ae^{2x}` and `y = Ce^{2x}`: the given solution with its free constants called as expected, in every way. */
export function renameConstants(expected: MathNode, given: MathNode): MathNode[] {
  if (expected.kind !== 'relation' || !someNode(expected, isGrowthOrWave)) return [];
  const [e, g] = [symbolsOf(expected), symbolsOf(given)];
  const wanted = [...e].filter((name) => CONSTANT.test(name) && !g.has(name));
  const found = [...g].filter((name) => CONSTANT.test(name) && !e.has(name));
  if (wanted.length === 0 || wanted.length !== found.length || wanted.length > 2) return [];
  const orders = wanted.length === 1 ? [wanted] : [wanted, [...wanted].reverse()];
  return orders.map((names) =>
    names.reduce((node, name, k) => renameSymbol(node, found[k] ?? name, name), given),
  );
}

function isGrowthOrWave(node: MathNode): boolean {
  if (node.kind === 'power') return node.base.kind === 'symbol' && node.base.name === 'e';
  return node.kind === 'call' && /^(?:exp|sin|cos)$/u.test(node.name);
}
