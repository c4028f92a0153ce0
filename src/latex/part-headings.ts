import { formatLabel, MAX_PARTS } from './parts/label.ts';
import { isTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { continuesNumbers, isListNode } from './section-lists.ts';
import { hasGroupTitle, hasOtherTitle, SOLUTION_TITLE } from './section-titles.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel } from './sectioning.ts';
import { isStarred } from './star-headings.ts';
import type { TexNode } from './tex-tree.ts';

/** A heading with a title and the text below it. */
type TitledHeading = {
  readonly index: number;
  readonly title: string;
  readonly canBePart: boolean;
  readonly isTask: boolean;
};

const MIN_PARTS = 2;
/** A title that has a label or the number of a question, such as `(a)`, `Part 2` or `Problem 3`. */
const LABELLED =
  /^\W*(?:[a-z]|[ivx]{1,4}|\d{1,2}[a-h]?)(?:\W|$)|\b(?:part|problem|question|exercise|task)s?\b/iu;

/** The labels of the headings of each level by their index; each level is read once, to keep the time linear. */
const knownLabels = new WeakMap<readonly TexNode[], Map<number, ReadonlyMap<number, string>>>();

/**
 * Finds the label of the heading at `index` if the headings of this level are the parts of a question. There must be several, their
 * titles must have no labels, and each must have a task below it. LaTeX numbers the parts, unless the headings are starred.
 */
export function findHeadingLabel(nodes: readonly TexNode[], index: number): string | undefined {
  const level = getSectioningLevel(nodes[index]);
  if (level === undefined) return undefined;
  const known = knownLabels.get(nodes) ?? new Map<number, ReadonlyMap<number, string>>();
  knownLabels.set(nodes, known);
  const labels = known.get(level) ?? labelHeadings(nodes, level);
  known.set(level, labels);
  return labels.get(index);
}

function labelHeadings(nodes: readonly TexNode[], level: number): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  for (let start = 0; start < nodes.length; ) {
    const headings = listTitledHeadings(nodes, start, level);
    if (arePartHeadings(headings))
      headings.forEach(({ index }, position) => {
        labels.set(index, formatLabel(isStarred(nodes, index) ? 'letters' : 'digits', position + 1));
      });
    start = findSectionEnd(nodes, start, level - 1) + 1;
  }
  return labels;
}

/** Whether nodes contain headings of one level that are the parts of a question. */
export function hasTitledParts(content: readonly TexNode[]): boolean {
  const level = content.map(getSectioningLevel).find((found) => found !== undefined);
  return level !== undefined && arePartHeadings(listTitledHeadings(content, 0, level));
}

function arePartHeadings(headings: readonly TitledHeading[]): boolean {
  const tasks = headings.filter((heading) => heading.isTask);
  return (
    headings.length >= MIN_PARTS &&
    headings.length <= MAX_PARTS &&
    headings.every(({ canBePart }) => canBePart) &&
    tasks.length * 2 > headings.length
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
    // A list that continues the numbers of the list before it contains the parts of the question.
    const isContinued = below.some((child) => isListNode(child) && continuesNumbers(child));
    const canBePart = title !== '' && !isOther && !isContinued && !SOLUTION_TITLE.test(title);
    return [{ index, title, canBePart, isTask: isTask(title) || isTask(plainText(below, 'shown')) }];
  });
}
