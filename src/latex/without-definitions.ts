import { findDefinition, mayDefine } from './definitions.ts';
import { moveLabelToOptions } from './parts/list-options.ts';
import { DRAWINGS } from './render-tex.ts';
import { isBranch, type TexNode } from './tex-tree.ts';

/** Removes macro definitions, which may separate a command from its argument; drawings stay unchanged. */
export function withoutDefinitions(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!mayDefine(nodes)) return nodes;
  const kept: TexNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const definition = findDefinition(nodes, index);
    if (definition?.body !== undefined) index = definition.next - 1;
    else if (!isBranch(node) || (node.kind === 'environment' && DRAWINGS.has(node.name))) kept.push(node);
    else {
      const list = node.kind === 'environment' ? moveLabelToOptions(node) : node;
      kept.push({ ...list, children: withoutDefinitions(list.children) });
    }
  }
  return kept;
}
