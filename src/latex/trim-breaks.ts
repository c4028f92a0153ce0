import { isOmitted } from './render-tex.ts';
import { LAYOUT_COMMANDS } from './symbols.table.ts';
import { isBlank, type TexNode } from './tex-tree.ts';

/** Removes line breaks, spacing commands and nodes that are not rendered at both ends. */
export function trimBreaks(nodes: readonly TexNode[]): readonly TexNode[] {
  let start = 0;
  let end = nodes.length;
  while (start < end && isBreak(nodes[start])) start++;
  while (end > start && isBreak(nodes[end - 1])) end--;
  return nodes.slice(start, end);
}

function isBreak(node: TexNode | undefined): boolean {
  if (node === undefined || isBlank(node) || isOmitted(node)) return true;
  if (node.kind !== 'command') return false;
  return node.name === '\\' || node.name === 'newline' || LAYOUT_COMMANDS.get(node.name) === 0;
}
