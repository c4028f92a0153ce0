import { formatLabel, MAX_PARTS } from './parts/label.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { continuesNumbers, isListNode } from './section-lists.ts';
import { hasGroupTitle, hasOtherTitle, SOLUTION_TITLE } from './section-titles.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel } from './sectioning.ts';
import type { TexNode } from './tex-tree.ts';

/** A heading with a title and the text below it. */
type TitledHeading = { readonly index: number; readonly title: string; readonly isPart: boolean };

const MIN_PARTS = 2;
/** A title that is or has a label or the number of a question, such as `(a)`, `Part 2` or `Problem 3`. */
const LABELLED = /^\W*(?:[a-z]|[ivx]{1,4}|\d{1,2})(?:\W|$)|\b(?:part|problem|question|exercise|task)s?\b/iu;

/**
 * Finds the label of the heading at `index` in a question whose headings of this level are its parts: several, each with
 * a title without a label, and with a task below it. LaTeX prints a number before them, unless they are starred.
 */
export function findHeadingLabel(nodes: readonly TexNode[], index: number): string | undefined {
  const level = getSectioningLevel(nodes[index]);
  if (level === undefined) return undefined;
  const isAbove = (node: TexNode): boolean => (getSectioningLevel(node) ?? level) < level;
  const start = nodes.slice(0, index).findLastIndex(isAbove) + 1;
  const headings = listTitledHeadings(nodes, start, level);
  const position = headings.findIndex((heading) => heading.index === index);
  if (position < 0 || !arePartHeadings(headings)) return undefined;
  const star = nodes[index + 1];
  const isStarred = star?.kind === 'text' && star.text.startsWith('*');
  return formatLabel(isStarred ? 'letters' : 'digits', position + 1);
}

/** Whether nodes contain headings of one level that are the parts of a question. */
export function hasTitledParts(content: readonly TexNode[]): boolean {
  const level = content.map(getSectioningLevel).find((found) => found !== undefined);
  return level !== undefined && arePartHeadings(listTitledHeadings(content, 0, level));
}

function arePartHeadings(headings: readonly TitledHeading[]): boolean {
  return (
    headings.length >= MIN_PARTS && headings.length <= MAX_PARTS && headings.every(({ isPart }) => isPart)
  );
}

/** Lists the headings of a level from `start` to the next heading above this level. */
function listTitledHeadings(nodes: readonly TexNode[], start: number, level: number): TitledHeading[] {
  const end = findSectionEnd(nodes, start, level - 1);
  return nodes.slice(start, end).flatMap((node, offset): TitledHeading[] => {
    const index = start + offset;
    const found = getSectioningLevel(node) === level ? findSectionTitle(nodes, index) : undefined;
    if (found === undefined) return [];
    const title = plainText(found.title, 'shown');
    const isOther = LABELLED.test(title) || hasOtherTitle(title) || hasGroupTitle(title);
    const below = nodes.slice(found.next, findSectionEnd(nodes, found.next, level));
    // A list that continues the numbers of the one before it has the parts of the question.
    const isContinued = below.some((child) => isListNode(child) && continuesNumbers(child));
    const isPart =
      title !== '' &&
      !isOther &&
      !isContinued &&
      !SOLUTION_TITLE.test(title) &&
      isTask(plainText(below, 'shown'));
    return [{ index, title, isPart }];
  });
}
