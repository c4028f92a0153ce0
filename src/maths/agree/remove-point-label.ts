import type { BracketNode, MathNode } from '../read/node.ts';

/** Finds the bracket of `P(3, 4)` that was parsed as a letter times a pair. */
function findLabelledPoint(node: MathNode): { letter: string; group: BracketNode } | undefined {
  if (node.kind !== 'product' || node.factors.length !== 2) return undefined;
  const [head, group] = node.factors;
  if (head?.kind !== 'symbol' || !/^[A-Z]/u.test(head.name) || group?.kind !== 'group') return undefined;
  return group.open === '(' && group.items.length > 1 ? { letter: head.name, group } : undefined;
}

/**
 * Removes the letter of `P(3, 4)` where a point is expected; reads `\binom{3}{4}` as a column where a matrix
 * is expected.
 */
export function removePointLabel(node: MathNode, other: MathNode): MathNode {
  if (node.kind === 'call' && node.name === 'binom' && other.kind === 'matrix') {
    return { kind: 'group', open: '(', close: ')', items: node.args, span: node.span };
  }
  const labelledPoint =
    other.kind === 'group' || other.kind === 'matrix' ? findLabelledPoint(node) : undefined;
  return labelledPoint?.group ?? node;
}
