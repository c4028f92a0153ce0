import { isOmitted } from './render-tex.ts';
import { LAYOUT_COMMANDS } from './symbols.table.ts';
import { skipArguments } from './tex-arguments.ts';
import { isBlank, type TexNode } from './tex-tree.ts';

/** Whether these nodes print nothing visible. */
export function isLayoutOnly(nodes: readonly TexNode[]): boolean {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined || isBlank(node) || isOmitted(node)) continue;
    if (node.kind === 'group' && isLayoutOnly(node.children)) continue;
    if (node.kind !== 'command') return false;
    const count =
      node.name === '\\' || node.name === ' ' || node.name === '\n' ? 0 : LAYOUT_COMMANDS.get(node.name);
    if (count === undefined) return false;
    index = skipArguments(nodes, index + 1, count) - 1;
  }
  return true;
}
