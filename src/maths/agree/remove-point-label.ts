import type { GroupNode, MathNode } from '../read/node.ts';

/** The brackets of `C(5, 2)` read as a letter times a pair; undefined for anything else. */
function labelledGroup(node: MathNode): { letter: string; group: GroupNode } | undefined {
  if (node.kind !== 'product' || node.factors.length !== 2) return undefined;
  const [head, group] = node.factors;
  if (head?.kind !== 'symbol' || !/^[A-Z]/u.test(head.name) || group?.kind !== 'group') return undefined;
  return group.open === '(' && group.items.length > 1 ? { letter: head.name, group } : undefined;
}

/** `P(3, 4)` is the point when a point is meant, and `\binom{3}{4}` the column. */
export function removePointLabel(node: MathNode, other: MathNode): MathNode {
  if (node.kind === 'call' && node.name === 'binom' && other.kind === 'matrix') {
    return { kind: 'group', open: '(', close: ')', items: node.args, span: node.span };
  }
  const labelled = other.kind === 'group' || other.kind === 'matrix' ? labelledGroup(node) : undefined;
  return labelled?.group ?? node;
}
