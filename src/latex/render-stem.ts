import type { Definitions } from './definitions.ts';
import { parseTex } from './parse-tex.ts';
import { renderCleaned } from './render-cleaned.ts';
import { isCommand, type TexNode } from './tex-tree.ts';
import { trimBreaks } from './trim-breaks.ts';

/** Renders the text of a question without breaks at both ends and without a leading `{}`. */
export function renderStem(nodes: readonly TexNode[], definitions: Definitions): string {
  return renderCleaned(nodes.flatMap(replaceItem), definitions, cleanStem);
}

/** Replaces an `\item` that begins no part by an empty line: printed, it would begin another question. */
function replaceItem(node: TexNode): TexNode {
  return isCommand(node, 'item') ? { kind: 'text', text: '\n\n', start: node.start } : node;
}

/** Renders the text of a part like that of a question. A text that contains an `\item` gets braces around it. */
export function renderPartText(nodes: readonly TexNode[], definitions: Definitions): string {
  return protectItems(renderStem(nodes, definitions));
}

/** Puts braces around the text of a part that contains an `\item`, which would begin another part. */
export function protectItems(text: string): string {
  return text.includes('\\item') && parseTex(text).nodes.some((node) => isCommand(node, 'item'))
    ? `{${text}}`
    : text;
}

function cleanStem(nodes: readonly TexNode[]): readonly TexNode[] {
  const trimmed = trimBreaks(nodes);
  const [first] = trimmed;
  const startsWithEmptyGroup = first?.kind === 'group' && first.children.length === 0;
  return startsWithEmptyGroup ? trimBreaks(trimmed.slice(1)) : trimmed;
}
