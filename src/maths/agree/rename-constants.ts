import { someNode, symbolsOf } from '../read/children.ts';
import type { MathNode } from '../read/node.ts';
import { renameSymbol } from './align-integers.ts';

/** The usual names of free constants in the solution of a differential equation. */
const CONSTANT_NAME = /^(?:[ABCDK]|[CcKk]_\{?\d\}?)$/u;

/**
 * Returns the given solution with its free constants renamed to the expected names, once for each order of
 * the names, so that `y = Ae^{2x}` and `y = Ce^{2x}` agree.
 */
export function renameConstants(expected: MathNode, given: MathNode): MathNode[] {
  if (expected.kind !== 'relation' || !someNode(expected, isExponentialOrTrigonometric)) return [];
  const [e, g] = [symbolsOf(expected), symbolsOf(given)];
  const expectedNames = [...e].filter((name) => CONSTANT_NAME.test(name) && !g.has(name));
  const givenNames = [...g].filter((name) => CONSTANT_NAME.test(name) && !e.has(name));
  if (expectedNames.length === 0 || expectedNames.length !== givenNames.length || expectedNames.length > 2)
    return [];
  const orders = expectedNames.length === 1 ? [expectedNames] : [expectedNames, [...expectedNames].reverse()];
  return orders.map((names) =>
    names.reduce((node, name, k) => renameSymbol(node, givenNames[k] ?? name, name), given),
  );
}

function isExponentialOrTrigonometric(node: MathNode): boolean {
  if (node.kind === 'power') return node.base.kind === 'symbol' && node.base.name === 'e';
  return node.kind === 'call' && /^(?:exp|sin|cos)$/u.test(node.name);
}
