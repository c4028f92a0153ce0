import { findGroup } from './tex-arguments.ts';
import type { CommandNode, TexNode } from './tex-tree.ts';

/** Commands of automultiplechoice that only control marking or the layout, with the number of their arguments. */
const LAYOUT_ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ['scoring', 1],
  ['bareme', 1],
  ['AMCOpen', 2],
]);

/**
 * Removes the marking rules and the answer boxes of automultiplechoice, and replaces `\AMCnumericChoices{…}` (the learner
 * enters a number) with `\ansint{…}`. Returns undefined for other commands.
 */
export function rewriteAmcCommand(
  node: CommandNode,
  nodes: readonly TexNode[],
  index: number,
): { readonly nodes: readonly TexNode[]; readonly next: number } | undefined {
  const count = LAYOUT_ARGUMENTS.get(node.name);
  if (count !== undefined) return { nodes: [], next: skipGroups(nodes, index + 1, count) };
  if (node.name !== 'AMCnumericChoices') return undefined;
  const value = findGroup(nodes, index + 1);
  if (value === undefined) return undefined;
  return {
    nodes: [{ ...node, name: 'ansint', text: '\\ansint' }, value.group],
    next: skipGroups(nodes, value.next, 1),
  };
}

function skipGroups(nodes: readonly TexNode[], index: number, count: number): number {
  let next = index;
  for (let skipped = 0; skipped < count; skipped++) next = findGroup(nodes, next)?.next ?? next;
  return next;
}
