import type { Definitions } from './definitions.ts';
import { parseTex } from './parse-tex.ts';
import { renderTex } from './render-tex.ts';
import type { TexNode } from './tex-tree.ts';

/** Cleans nodes before they are rendered, such as removing breaks at both ends. */
type Shape = (nodes: readonly TexNode[]) => readonly TexNode[];

/**
 * Renders nodes after `shape` has cleaned them. An expanded macro may itself need cleaning, such as a line break at its
 * end, so with macros the rendered text is parsed, shaped and rendered once more.
 */
export function renderShaped(nodes: readonly TexNode[], definitions: Definitions, shape: Shape): string {
  const text = renderTex(shape(nodes), { definitions });
  const isClean = definitions.byName.size === 0 && !text.startsWith('{}');
  return isClean ? text : renderTex(shape(parseTex(text).nodes));
}
