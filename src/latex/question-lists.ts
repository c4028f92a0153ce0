import { type ContainingBranches, isEnumerate, type ListKind } from './containing-branches.ts';
import { isListOfParts, readListItems } from './parts/part-list.ts';
import { isTask } from './parts/wording.ts';
import { findPassageHeading } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import { findQuestionHeading } from './question-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { isStarter } from './question-start.ts';
import { DRAWINGS } from './render-tex.ts';
import { DISPLAYS, FRAMES, QUESTIONS, SECTIONS, SOLUTIONS, TABLES } from './section-names.ts';
import { getSectioningLevel } from './sectioning.ts';
import type { SegmentList } from './segment-list.ts';
import { skipBlank } from './tex-arguments.ts';
import {
  containsNode,
  isBlank,
  isBranch,
  isCommand,
  isEnvironment,
  type TexBranch,
  type TexNode,
} from './tex-tree.ts';
import { isSolutionTitle } from './wrap-titled-solution.ts';

/** Layout wrappers, which do not end a passage. */
const LAYOUT_WRAPPERS = new Set(['multicols', 'multicols*', 'minipage', 'samepage', 'small']);
/** Text or a figure may stand between a list and the solution of its question. */
const MAX_NODES_BEFORE_SOLUTION = 60;
/** Text before a further solution of the same question. */
const FURTHER_SOLUTION =
  /^\W*(?:alternat|aliter|another|second|other|method|or\b|remark|note|comment|proof)/iu;

/** What is known about the nodes while a document is split into questions. */
export type SplitContext = {
  readonly list: SegmentList;
  readonly containing: ContainingBranches;
  /** The number of `enumerate` lists around the nodes. */
  readonly listDepth: number;
  /** Whether the nodes are inside `\begin{question} … \end{question}`; questions inside it are its parts. */
  readonly isInQuestion: boolean;
  readonly listKind: ListKind;
  /** The start of the first heading of a question; lists before it are instructions. */
  readonly firstHeading: number;
};

/** Whether the items inside are separate questions and not a list within the open question. */
export function containsQuestions(node: TexBranch, context: SplitContext): boolean {
  const { list, containing, firstHeading } = context;
  if (!containing.items.has(node) || neverContainsQuestions(node)) return false;
  const current = list.current();
  if (current !== undefined && isListInItem(node, current, context)) return false;
  if (current === undefined || current.isSolved)
    return (
      (node.start >= firstHeading || hasChoices(node)) &&
      mayListQuestions(node, context) &&
      !isOtherList(node, list) &&
      !isListOfSolutions(node, list)
    );
  if (isListOfParts(node) && !looksLikePassage(current)) return false;
  const mayContainQuestions =
    current.isComplete ||
    looksLikePassage(current) ||
    (isLayoutWrapper(node) && node.children.some(isStarter));
  return mayContainQuestions && containing.sections.has(node);
}

/** Whether a numbered list is inside the item of another list that is a question, also after the solution of a part. */
function isListInItem(node: TexBranch, current: QuestionSegment, { listDepth }: SplitContext): boolean {
  return (
    node.kind === 'environment' &&
    node.name === 'enumerate' &&
    listDepth > 0 &&
    current.listDepth === listDepth &&
    current.from === 'item' &&
    current.isSolved
  );
}

/** Whether most items of a list contain a list or ask a question, so that they are no instructions. */
function hasChoices(node: TexBranch): boolean {
  if (node.kind !== 'environment') return false;
  const items = readListItems(node);
  const questions = items.filter(
    (item) =>
      item.nodes.some((child) => containsNode([child], isEnumerate)) ||
      /\?\s*$/u.test(plainText(item.nodes, 'shown')),
  );
  return questions.length * 2 > items.length;
}

/** Whether a list after the questions contains their solutions: below `Solutions`, or if most items begin with this word. */
function isListOfSolutions(node: TexBranch, list: SegmentList): boolean {
  if (node.kind !== 'environment' || !list.hasQuestions()) return false;
  if (list.isBelowSolutionsTitle()) return true;
  const items = readListItems(node);
  const solutions = items.filter((item) => isSolutionTitle(item.nodes, skipBlank(item.nodes, 0)));
  return solutions.length * 2 > items.length;
}

/** Whether a list in a section such as `Formulas` or `Instructions` contains few tasks. */
function isOtherList(node: TexBranch, list: SegmentList): boolean {
  if (!list.isInOtherSection() || node.kind !== 'environment') return false;
  const items = readListItems(node);
  return items.filter((item) => isTask(plainText(item.nodes, 'shown'))).length * 2 < items.length;
}

/** Whether a list outside a question lists questions and not instructions. */
function mayListQuestions(
  node: TexBranch,
  { containing, listKind }: Pick<SplitContext, 'containing' | 'listKind'>,
): boolean {
  if (listKind === 'question') return containing.questions.has(node);
  return listKind === 'item' || node.kind !== 'environment' || node.name !== 'itemize';
}

function looksLikePassage({ isPassageLike, nodes }: QuestionSegment): boolean {
  return isPassageLike || findPassageHeading(nodes, skipBlank(nodes, 0)) !== undefined;
}

/**
 * Whether the node at `index`, outside a question, is a list without solutions and one solution follows it: the items
 * are then the parts or options of one question, or its only item is the question.
 */
export function isListWithSolution(
  nodes: readonly TexNode[],
  index: number,
  { list, containing, firstHeading }: SplitContext,
): boolean {
  const node = nodes[index];
  if (node === undefined || !isBranch(node) || list.current() !== undefined) return false;
  if (!containing.items.has(node) || containing.questions.has(node) || containing.sections.has(node))
    return false;
  if (neverContainsQuestions(node) || node.start < firstHeading || isOtherList(node, list)) return false;
  return isFollowedBySolution(nodes, index);
}

/** Whether the text after a question without `\item` and its solution begins another one, which has its own solution. */
export function beginsNextText(
  nodes: readonly TexNode[],
  index: number,
  current: QuestionSegment | undefined,
): boolean {
  const node = nodes[index];
  if (current?.from !== 'text' || !current.isSolved || node?.kind !== 'text' || isBlank(node)) return false;
  return !FURTHER_SOLUTION.test(node.text) && isFollowedBySolution(nodes, index);
}

/** Whether a solution follows the node at `index`, before anything that begins another question. */
function isFollowedBySolution(nodes: readonly TexNode[], index: number): boolean {
  const after = nodes.slice(index + 1, index + 1 + MAX_NODES_BEFORE_SOLUTION);
  const end = after.findIndex(
    (next, at) => endsQuestion(next) || findQuestionHeading(after, at, false) !== undefined,
  );
  return isEnvironment(after[end], SOLUTIONS);
}

/** Whether a node ends the text of a question that has no environment: its solution or the next question. */
function endsQuestion(node: TexNode): boolean {
  return (
    isStarter(node) ||
    isEnvironment(node, SECTIONS) ||
    isEnvironment(node, QUESTIONS) ||
    getSectioningLevel(node) !== undefined
  );
}

/** Whether a branch only affects the layout of what it contains. */
export function isLayoutWrapper(node: TexBranch): boolean {
  return node.kind === 'group' || (node.kind === 'environment' && LAYOUT_WRAPPERS.has(node.name));
}

/** Whether items inside never start a question: in formulas, sections of a question, tables and pictures. */
function neverContainsQuestions(node: TexBranch): boolean {
  if (node.kind === 'math') return true;
  if (node.kind === 'group') return false;
  const { name } = node;
  // An author's list of questions may have the name of a list of options.
  if (name === 'tasks' && node.children.some((child) => isCommand(child, 'item'))) return false;
  if (SECTIONS.has(name) || DISPLAYS.has(name) || TABLES.has(name) || DRAWINGS.has(name)) return true;
  return FRAMES.has(name) && name !== 'minipage';
}
