import { isEnumerate } from './branches-by-content.ts';
import { readListItems } from './parts/part-list.ts';
import { findMarks } from './parts/read-marks.ts';
import { isTask, setsCollectiveTask } from './parts/wording.ts';
import { plainText } from './plain-text.ts';
import { isListNode } from './section-lists.ts';
import { SECTIONS } from './section-names.ts';
import { hasOtherTitle } from './section-titles.ts';
import { containsNode, type EnvironmentNode, isEnvironment, type TexNode } from './tex-tree.ts';
import { MIN_DIFFERENCE, type Sign, weighSigns } from './weigh-signs.ts';

/** A list outside a question, and what surrounds it. */
type OuterList = {
  readonly list: EnvironmentNode;
  /** The title of the section that contains it. */
  readonly title: string;
  /** The nodes between the last question or heading and the list. */
  readonly before: readonly TexNode[];
  /** The number of lists in the document that are not inside another list and contain mostly tasks. */
  readonly taskLists: number;
  /** Whether the document has questions that begin with headings. */
  readonly hasHeadings: boolean;
};

/** The title of a section whose list contains instructions for the whole document. */
const INSTRUCTIONS =
  /^(?:instructions?|directions|rules|logistics|submission|submitting|how to submit|hinweise)\b/iu;
const MAX_TITLE_WORDS = 4;

/** Signs that the items of a list outside a question are questions. A negative weight is a sign that they are not. */
const OUTER_LIST_SIGNS: readonly Sign<OuterList>[] = [
  { weight: 1, holds: () => true },
  { weight: 3, holds: ({ list }) => countTasks(list) * 2 >= readListItems(list).length },
  { weight: 3, holds: ({ list }) => hasChoices(list) },
  { weight: 2, holds: ({ list }) => hasMarksOrLists(list) },
  { weight: 2, holds: ({ before }) => setsCollectiveTask(plainText(before, 'shown'), true) },
  // Questions usually have numbers.
  {
    weight: -3,
    holds: ({ list }) =>
      list.name === 'itemize' && !hasNumbers(list) && countTasks(list) * 2 < readListItems(list).length,
  },
  { weight: -2, holds: ({ title }) => isOtherTitle(title) },
  { weight: -5, holds: ({ title, taskLists }) => INSTRUCTIONS.test(title) && taskLists > 1 },
  { weight: -2, holds: (outer) => hasOtherQuestions(outer) && countTasks(outer.list) === 0 },
];

/** Whether the items of a list outside a question are questions and not formulas, data or instructions. */
export function listsQuestions(outer: OuterList): { areQuestions: boolean; isDoubtful: boolean } {
  if (readListItems(outer.list).length === 0) return { areQuestions: true, isDoubtful: false };
  const score = weighSigns(OUTER_LIST_SIGNS, outer);
  return { areQuestions: score > 0, isDoubtful: score < 0 && score > -MIN_DIFFERENCE };
}

function hasOtherQuestions({ hasHeadings, taskLists }: OuterList): boolean {
  return hasHeadings || taskLists > 0;
}

/** Whether the title of a section shows that it contains no questions. A longer title is a task or a text. */
function isOtherTitle(title: string): boolean {
  return hasOtherTitle(title) && title.split(/\s+/u).length <= MAX_TITLE_WORDS;
}

/** Whether the author wrote a number for each item: `\item[3.]`. */
function hasNumbers(list: EnvironmentNode): boolean {
  return readListItems(list).every(({ label }) => /^\d{1,2}$/u.test(label ?? ''));
}

export function countTasks(list: EnvironmentNode): number {
  return readListItems(list).filter((item) => isTask(plainText(item.nodes, 'shown'))).length;
}

/** Whether most items of a list contain a list or ask a question, so they are not instructions. */
export function hasChoices(list: EnvironmentNode): boolean {
  const items = readListItems(list);
  const questions = items.filter(
    (item) => containsNode(item.nodes, isEnumerate) || /\?\s*$/u.test(plainText(item.nodes, 'shown')),
  );
  return questions.length * 2 > items.length;
}

/** Whether an item states marks or contains a list or solution of its own. */
function hasMarksOrLists(list: EnvironmentNode): boolean {
  return readListItems(list).some(
    ({ marks, nodes }) =>
      marks !== undefined ||
      findMarks(nodes) !== undefined ||
      nodes.some((node) => isListNode(node) || isEnvironment(node, SECTIONS)),
  );
}
