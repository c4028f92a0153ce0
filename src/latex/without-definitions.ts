import { findDefinition, mayDefine } from './definitions.ts';
import { DRAWINGS } from './render-tex.ts';
import { isBranch, isEnvironment, type TexNode } from './tex-tree.ts';

/** Removes macro definitions, which may separate a command from its argument; drawings stay unchanged. */
export function withoutDefinitions(nodes: readonly TexNode[]): readonly TexNode[] {
  if (!mayDefine(nodes)) return nodes;
  const kept: TexNode[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (node === undefined) break;
    const definition = findDefinition(nodes, index);
    if (definition?.body !== undefined) index = definition.next - 1;
    else if (!isBranch(node) || isEnvironment(node, DRAWINGS)) kept.push(node);
    else kept.push({ ...node, children: withoutDefinitions(node.children) });
  }
  return kept;
}
