import { isOmitted } from './render-tex.ts';
import { LAYOUT_COMMANDS } from './symbols.table.ts';
import { isBlank, type TexNode } from './tex-tree.ts';

/** Removes line breaks, spacing commands and nodes that are not rendered at both ends. */
export function trimBreaks(nodes: readonly TexNode[]): readonly TexNode[] {
  let start = 0;
  let end = nodes.length;
  while (start < end && isBreak(nodes[start])) start++;
  while (end > start && (isBreak(nodes[end - 1]) || isSpaceBefore(nodes, end)))
    end -= isBreak(nodes[end - 1]) ? 1 : 2;
  return nodes.slice(start, end);
}

/** Whether the nodes before `end` are a space such as `\hspace{20pt}`. */
function isSpaceBefore(nodes: readonly TexNode[], end: number): boolean {
  const command = nodes[end - 2];
  return nodes[end - 1]?.kind === 'group' && command?.kind === 'command' && /^[hv]space$/u.test(command.name);
}

function isBreak(node: TexNode | undefined): boolean {
  if (node === undefined || isBlank(node) || isOmitted(node)) return true;
  if (node.kind !== 'command') return false;
  return node.name === '\\' || node.name === 'newline' || LAYOUT_COMMANDS.get(node.name) === 0;
}
