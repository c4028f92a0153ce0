import type { Definitions } from './definitions.ts';
import { parseTex } from './parse-tex.ts';
import { renderTex } from './render-tex.ts';
import type { TexNode } from './tex-tree.ts';

/** Cleans nodes before they are rendered, for example by removing breaks at both ends. */
type CleanNodes = (nodes: readonly TexNode[]) => readonly TexNode[];

/**
 * Renders nodes after `clean` has removed what is not printed. An expanded macro may also need cleaning, for example if it ends
 * with a line break. So the rendered text is parsed, cleaned and rendered again if it contained macros.
 */
export function renderCleaned(
  nodes: readonly TexNode[],
  definitions: Definitions,
  clean: CleanNodes,
): string {
  const text = renderTex(clean(nodes), { definitions });
  const isClean = definitions.byName.size === 0 && !text.startsWith('{}');
  return isClean ? text : renderTex(clean(parseTex(text).nodes));
}
