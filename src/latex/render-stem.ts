import type { Definitions } from './definitions.ts';
import { parseTex } from './parse-tex.ts';
import { renderShaped } from './render-shaped.ts';
import { isCommand, type TexNode } from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

/** Renders the text of a question without breaks at both ends and without a leading `{}`. */
export function renderStem(nodes: readonly TexNode[], definitions: Definitions): string {
  return renderShaped(nodes, definitions, shapeStem);
}

/** Renders the text of a part in the same way; braces around it keep an `\item` in it from beginning another part. */
export function renderPartText(nodes: readonly TexNode[], definitions: Definitions): string {
  const text = renderStem(nodes, definitions);
  return text.includes('\\item') && parseTex(text).nodes.some((node) => isCommand(node, 'item'))
    ? `{${text}}`
    : text;
}

function shapeStem(nodes: readonly TexNode[]): readonly TexNode[] {
  const trimmed = trimBreaks(nodes);
  const [first] = trimmed;
  const startsWithEmptyGroup = first?.kind === 'group' && first.children.length === 0;
  return startsWithEmptyGroup ? trimBreaks(trimmed.slice(1)) : trimmed;
}
