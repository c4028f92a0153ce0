import { isOmitted } from './render-tex.ts';
import { LAYOUT_COMMANDS } from './symbols.table.ts';
import { skipArguments } from './tex-arguments.ts';
import { isBlank, type TexNode } from './tex-tree.ts';

/** Whether these nodes print nothing visible: white space, comments and layout commands with their arguments. */
export function isLayoutOnly(nodes: readonly TexNode[]): boolean {
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined || isBlank(node) || isOmitted(node)) continue;
    if (node.kind === 'group' && isLayoutOnly(node.children)) continue;
    if (node.kind !== 'command') return false;
    const argumentCount =
      node.name === '\\' || node.name === ' ' || node.name === '\n' ? 0 : LAYOUT_COMMANDS.get(node.name);
    if (argumentCount === undefined) return false;
    index = skipArguments(nodes, index + 1, argumentCount) - 1;
  }
  return true;
}
