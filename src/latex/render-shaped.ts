import type { Definitions } from './definitions.ts';
import { parseTex } from './parse-tex.ts';
import { renderTex } from './render-tex.ts';
import type { TexNode } from './tex-tree.ts';

type Shape = (nodes: readonly TexNode[]) => readonly TexNode[];

/**
 * The text of nodes brought into shape. What a macro stands for may itself need the shape, such as a line break at its
 * end, so a document with macros is looked at once more with them written out.
 */
export function renderShaped(nodes: readonly TexNode[], definitions: Definitions, shape: Shape): string {
  const text = renderTex(shape(nodes), { definitions });
  const isSettled = definitions.byName.size === 0 && !text.startsWith('{}');
  return isSettled ? text : renderTex(shape(parseTex(text).nodes));
}
