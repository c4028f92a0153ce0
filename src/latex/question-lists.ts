import { type BranchesByContent, isEnumerate, type ListKind } from './branches-by-content.ts';
import { countTasks, hasChoices, listsQuestions } from './list-signs.ts';
import { isListOfParts, readListItems } from './parts/part-list.ts';
import { findPassageHeading } from './passage-heading.ts';
import type { QuestionDoubt } from './question-doubt.ts';
import { findQuestionHeading } from './question-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { isStarter } from './question-start.ts';
import { DRAWINGS } from './render-tex.ts';
import { DISPLAYS, FRAMES, QUESTIONS, SECTIONS, SOLUTIONS, TABLES } from './section-names.ts';
import { isSolutionsTitle } from './section-titles.ts';
import { getSectioningLevel } from './sectioning.ts';
import type { SegmentList } from './segment-list.ts';
import { skipBlank } from './tex-arguments.ts';
import { isBlank, isBranch, isCommand, isEnvironment, type TexBranch, type TexNode } from './tex-tree.ts';
import { isSolutionTitleAt } from './wrap-titled-solution.ts';

/** Layout wrappers, which do not end a passage. */
const LAYOUT_WRAPPERS = new Set(['multicols', 'multicols*', 'minipage', 'samepage', 'small']);
/** Text or a figure may come between a list and the solution of its question. */
const MAX_NODES_BEFORE_SOLUTION = 60;
/** Text before a further solution of the same question. */
const FURTHER_SOLUTION =
  /^\W*(?:alternat|aliter|another|second|other|method|or\b|remark|note|comment|proof)/iu;

/** What is known about the nodes while a document is split into questions. */
export type SplitContext = {
  readonly list: SegmentList;
  readonly branchesWith: BranchesByContent;
  /** The number of `enumerate` lists around the nodes. */
  readonly listDepth: number;
  /** Whether the nodes are inside `\begin{question} … \end{question}`; questions inside it are its parts. */
  readonly isInQuestion: boolean;
  readonly listKind: ListKind;
  /** The start of the first heading of a question, if there are several; lists before it are instructions. */
  readonly firstHeading: number;
  /** Whether several questions begin with headings. */
  readonly hasHeadings: boolean;
  /** The number of lists in the document that are not inside another list and contain mostly tasks. */
  readonly taskLists: number;
  /** Called with a list whose items may be questions or not. */
  readonly onDoubt: (doubt: QuestionDoubt) => void;
};

/** Whether the items of a list are separate questions, and not a list within the current question. */
export function containsQuestions(node: TexBranch, context: SplitContext): boolean {
  const { list, branchesWith, firstHeading } = context;
  if (!branchesWith.items.has(node) || neverContainsQuestions(node)) return false;
  const current = list.current();
  if (current !== undefined && isListInItem(node, current, context)) return false;
  if (current === undefined || current.isSolved)
    return (
      (node.start >= firstHeading || (node.kind === 'environment' && hasChoices(node))) &&
      mayListQuestions(node, context) &&
      !isOtherList(node, context) &&
      !isListOfSolutions(node, list)
    );
  if (isListOfParts(node) && !looksLikePassage(current)) return false;
  if (current.from === 'text' && isEnumerate(node) && current.nodes.some(isListOfParts)) return true;
  const mayContainQuestions =
    current.isComplete ||
    looksLikePassage(current) ||
    (isLayoutWrapper(node) && node.children.some(isStarter));
  return mayContainQuestions && branchesWith.sections.has(node);
}

/**
 * Whether a numbered list belongs to the current question although the question has a solution. For example, the list has further
 * parts and comes after the solution of part (a).
 */
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

/** Whether a list after the questions contains their solutions: its title is `Solutions`, or most of its items begin with this word. */
function isListOfSolutions(node: TexBranch, list: SegmentList): boolean {
  if (node.kind !== 'environment' || !list.hasQuestions()) return false;
  if (isSolutionsTitle(list.lastTitle() ?? '')) return true;
  const items = readListItems(node);
  const solutions = items.filter((item) => isSolutionTitleAt(item.nodes, skipBlank(item.nodes, 0)));
  return solutions.length * 2 > items.length;
}

/** Counts the lists that contain tasks, also inside layout wrappers. */
export function countListsOfTasks(nodes: readonly TexNode[]): number {
  return nodes.reduce((sum, node) => {
    if (!isBranch(node) || neverContainsQuestions(node)) return sum;
    const isList = node.kind === 'environment' && node.children.some((child) => isCommand(child, 'item'));
    if (isList) return sum + (countTasks(node) * 2 >= readListItems(node).length ? 1 : 0);
    return isLayoutWrapper(node) ? sum + countListsOfTasks(node.children) : sum;
  }, 0);
}

/** Whether a list outside a question contains formulas, data or instructions. */
function isOtherList(node: TexBranch, context: SplitContext): boolean {
  const { list, taskLists, hasHeadings, onDoubt } = context;
  if (node.kind !== 'environment' || !node.children.some((child) => isCommand(child, 'item'))) return false;
  const title = list.sections().at(-1) ?? '';
  const before = list.textBefore();
  const { areQuestions, isDoubtful } = listsQuestions({ list: node, title, before, taskLists, hasHeadings });
  if (isDoubtful) onDoubt({ about: 'list', areQuestions, span: { start: node.start, end: node.end } });
  return !areQuestions;
}

/** Whether a list outside a question lists questions and not instructions. */
function mayListQuestions(
  node: TexBranch,
  { branchesWith, listKind }: Pick<SplitContext, 'branchesWith' | 'listKind'>,
): boolean {
  if (listKind === 'question') return branchesWith.questions.has(node);
  return listKind === 'item' || node.kind !== 'environment' || node.name !== 'itemize';
}

function looksLikePassage({ isPassageLike, nodes }: QuestionSegment): boolean {
  return isPassageLike || findPassageHeading(nodes, skipBlank(nodes, 0)) !== undefined;
}

/**
 * Whether the node at `index`, outside a question, is a list that one solution follows. The list itself has no solutions. Its items
 * are then the parts or options of one question, or its only item is the question.
 */
export function isListWithSolution(nodes: readonly TexNode[], index: number, context: SplitContext): boolean {
  const { list, branchesWith, firstHeading } = context;
  const node = nodes[index];
  if (node === undefined || !isBranch(node) || list.current() !== undefined) return false;
  if (!branchesWith.items.has(node) || branchesWith.questions.has(node) || branchesWith.sections.has(node))
    return false;
  if (neverContainsQuestions(node) || node.start < firstHeading || isOtherList(node, context)) return false;
  return isFollowedBySolution(nodes, index);
}

/**
 * Whether a text is the start of the next question. The previous question must have no `\item` and must have its solution. Another
 * solution must follow the text.
 */
export function isStartOfNextQuestion(
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
