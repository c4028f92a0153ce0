import { someNode, symbolsOf } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import { renameSymbol } from './align-integers.ts';

/** Names that usually stand for free constants of a differential equation's solution. */
const CONSTANT = /^(?:[ABCDK]|[CcKk]_\{?\d\}?)$/u;

/**
 * Renames the free constants of the given solution to the expected names, in every order: `y = Ae^{2x}` and
 * `y = Ce^{2x}` agree.
 */
export function renameConstants(expected: MathNode, given: MathNode): MathNode[] {
  if (expected.kind !== 'relation' || !someNode(expected, isGrowthOrWave)) return [];
  const [e, g] = [symbolsOf(expected), symbolsOf(given)];
  const expectedNames = [...e].filter((name) => CONSTANT.test(name) && !g.has(name));
  const givenNames = [...g].filter((name) => CONSTANT.test(name) && !e.has(name));
  if (expectedNames.length === 0 || expectedNames.length !== givenNames.length || expectedNames.length > 2)
    return [];
  const orders = expectedNames.length === 1 ? [expectedNames] : [expectedNames, [...expectedNames].reverse()];
  return orders.map((names) =>
    names.reduce((node, name, k) => renameSymbol(node, givenNames[k] ?? name, name), given),
  );
}

function isGrowthOrWave(node: MathNode): boolean {
  if (node.kind === 'power') return node.base.kind === 'symbol' && node.base.name === 'e';
  return node.kind === 'call' && /^(?:exp|sin|cos)$/u.test(node.name);
}
