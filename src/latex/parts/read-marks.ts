import { joinLines } from '../render-tex.ts';
import type { TexNode } from '../tex-tree.ts';
import { trimBreaks } from '../trim-breaks.ts';
import type { FoundMarks } from './found-marks.ts';
import { findMarksAtEnd } from './marks-at-end.ts';
import { findMarksAtMargin } from './marks-at-margin.ts';
import { findMarksAtStart } from './marks-at-start.ts';

/** Finds marks in the right margin, in a command, or at the end or the start of a text. */
export function findMarks(source: readonly TexNode[]): FoundMarks | undefined {
  const nodes = source.some((node) => node.kind === 'comment') ? withoutComments(source) : source;
  const trimmed = trimBreaks(nodes);
  return findMarksAtMargin(nodes) ?? findMarksAtEnd(trimmed) ?? findMarksAtStart(trimmed);
}

/** Removes comments and joins the texts around them, as TeX does. */
function withoutComments(nodes: readonly TexNode[]): TexNode[] {
  const joined: TexNode[] = [];
  nodes.forEach((node, index) => {
    if (node.kind === 'comment') return;
    const last = joined.at(-1);
    const isAfterComment = nodes[index - 1]?.kind === 'comment';
    if (node.kind !== 'text' || !isAfterComment) joined.push(node);
    else if (last?.kind !== 'text') joined.push({ ...node, text: joinLines(node.text) });
    else joined[joined.length - 1] = { ...last, text: `${last.text}${joinLines(node.text)}` };
  });
  return joined;
}
