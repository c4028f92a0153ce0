import { findTitle } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import { BOLD_LEVEL, createTitle, isAtLineStart } from './question-heading.ts';
import { createSegment, type QuestionSegment } from './question-segment.ts';
import { getSectioningLevel } from './sectioning.ts';
import type { TexNode } from './tex-tree.ts';

/** A short bold line among sibling nodes. */
type Title = { readonly index: number; readonly next: number; readonly text: string };

const MIN_TITLES = 3;
/** Commands whose argument is no title. */
const KNOWN =
  /^(?:(?:page|eq|auto|c|C)?ref|label|cite\w*|[hv]space|set\w+|addto\w+|include\w*|input|footnote|url|href|caption|vskip|hskip|def|\\)$/u;
const MAX_TITLE_LENGTH = 40;
/** Words with numbers that name something else than a question. */
const OTHER_WORD =
  /^(?:step|case|part|theorem|lemma|claim|proposition|corollary|definition|remark|example|figure|table|method|week|day|section|chapter|solution|proof|answer|note|level|line|phase|stage|round|algorithm)\b/iu;

/**
 * Splits a document at bold titles that differ only in their numbers, such as `2-3 Ex.3`, `2-3 Ex.6`, `2-4 Ex.1`. Empty if there are
 * fewer than three.
 */
export function findTitleSeries(nodes: readonly TexNode[]): QuestionSegment[] {
  const titles = nodes.flatMap((node, index): Title[] => {
    if (node.kind !== 'command' && node.kind !== 'group') return [];
    const found = findTitle(nodes, index) ?? findArgument(nodes, index);
    if (found === undefined || !isAtLineStart(nodes, index)) return [];
    const text = plainText(found.title, 'shown');
    const mayCount = /\d/u.test(text) && text.length <= MAX_TITLE_LENGTH && !OTHER_WORD.test(text);
    return mayCount ? [{ index, next: found.next, text }] : [];
  });
  const patterns = titles.map(({ text }) =>
    text
      .replace(/\s*\([^()]*\)\W*$/u, '')
      .replace(/\d+/gu, '#')
      .replace(/\s+/gu, ' '),
  );
  const series = titles.filter(
    (_, index) => patterns.filter((pattern) => pattern === patterns[index]).length >= MIN_TITLES,
  );
  const areDistinct = new Set(series.map(({ text }) => text)).size === series.length;
  return areDistinct ? series.map((title, index) => createQuestion(nodes, title, series[index + 1])) : [];
}

/** Finds the argument of an unknown command, which may print a title: `\\tbf{P60.6.}`. */
function findArgument(
  nodes: readonly TexNode[],
  index: number,
): { title: readonly TexNode[]; next: number } | undefined {
  const node = nodes[index];
  const group = nodes[index + 1];
  const isUnknown = node?.kind === 'command' && group?.kind === 'group' && !KNOWN.test(node.name);
  return isUnknown && getSectioningLevel(node) === undefined
    ? { title: group.children, next: index + 2 }
    : undefined;
}

/** Creates a question from the nodes up to the next title or section. */
function createQuestion(
  nodes: readonly TexNode[],
  { index, next, text }: Title,
  following: Title | undefined,
): QuestionSegment {
  const node = nodes[index];
  const start = node?.start ?? 0;
  const segment = createSegment(
    { start, from: 'item', end: start, headingLevel: BOLD_LEVEL, headingNumber: text },
    [],
  );
  const content = nodes.slice(next, following?.index);
  const end = content.findIndex((child) => getSectioningLevel(child) !== undefined);
  for (const child of [...createTitle(text, node), ...content.slice(0, end < 0 ? undefined : end)])
    segment.add(child);
  return segment;
}
