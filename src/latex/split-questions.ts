import { addListOfParts } from './add-list-of-parts.ts';
import {
  findBranchesByContent,
  findListKind,
  isAnsintCommand,
  isEnumerate,
  type ListKind,
} from './branches-by-content.ts';
import { chooseReading } from './choose-reading.ts';
import { findDefinition } from './definitions.ts';
import { isLayoutOnly } from './is-layout-only.ts';
import {
  addInnerHeading,
  findInnerNumber,
  openHeading,
  openQuestionHeading,
  visitSectioning,
} from './open-heading.ts';
import { isTask } from './parts/wording.ts';
import { findPassageHeading, isSectionHeading } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import type { QuestionDoubt } from './question-doubt.ts';
import { BOLD_LEVEL, findQuestionHeading, isInstructionLine } from './question-heading.ts';
import { listDoubtfulLevels } from './question-level.ts';
import {
  containsQuestions,
  countListsOfTasks,
  isLayoutWrapper,
  isListWithSolution,
  isStartOfNextQuestion,
  type SplitContext,
} from './question-lists.ts';
import type { QuestionSegment } from './question-segment.ts';
import { findPartItemEnd, isStarter, readEnvironmentArguments, readQuestionStart } from './question-start.ts';
import { QUESTIONS, SECTIONS, TASK_LISTS } from './section-names.ts';
import { getSectioningLevel } from './sectioning.ts';
import { type Break, createSegmentList, type SegmentList } from './segment-list.ts';
import { isNumberedText, splitNumberedText } from './split-numbered-text.ts';
import {
  type EnvironmentNode,
  getNodeEnd,
  isBlank,
  isBranch,
  isCommand,
  isEnvironment,
  type TexBranch,
  type TexNode,
} from './tex-tree.ts';
import { isSolutionTitleAt } from './wrap-titled-solution.ts';

const MAX_NODES_BEFORE_SOLUTION = 12;
const MIN_HEADINGS = 2;
const END_OF_PASSAGE = /^%+\s*end of passage\s*$/i;

/** Splits a document into questions and passages, in order. Items of a list inside a question do not start a new question. */
export function splitQuestions(
  nodes: readonly TexNode[],
  onDoubt: (doubt: QuestionDoubt) => void,
): readonly (QuestionSegment | Break)[] {
  const body = nodes.find((node) => node.kind === 'environment' && node.name === 'document');
  const content = body !== undefined && isBranch(body) ? body.children : skipPreamble(nodes);
  const branchesWith = findBranchesByContent(content);
  const listKind = findListKind(content, branchesWith);
  const isNumbered = listKind !== 'question' && isNumberedText(content);
  const taskLists = countListsOfTasks(content);
  const usual = isNumbered
    ? splitNumberedText(content)
    : readInOrder(content, { listKind, taskLists, branchesWith, onDoubt });
  if (listKind === 'question') return usual;
  const found = usual.filter((segment) => segment.kind === 'segment');
  const areStatements = listKind === 'item' && taskLists === 0 && !isNumbered && !found.some(isTaskSegment);
  return chooseReading({ nodes, content, usual, areStatements, hasNoItems: branchesWith.items.size === 0 });
}

/** Decides for each heading and list where a question begins. */
function readInOrder(
  content: readonly TexNode[],
  found: Pick<SplitContext, 'listKind' | 'taskLists' | 'branchesWith' | 'onDoubt'>,
): (QuestionSegment | Break)[] {
  const list = createSegmentList();
  visit(content, {
    ...found,
    ...findHeadings(content, found.listKind),
    list,
    listDepth: 0,
    isInQuestion: false,
  });
  for (const doubt of listDoubtfulLevels(content)) found.onDoubt(doubt);
  return list.finish();
}

/** Whether a segment sets a task or has a solution. An item of a list without numbers that is only a statement does not. */
function isTaskSegment({ isComplete, headingLevel, nodes }: QuestionSegment): boolean {
  return isComplete || headingLevel !== undefined || isTask(plainText(nodes, 'shown'));
}

/**
 * Finds whether several questions begin with headings, and where the first named heading begins. Lists before this heading are
 * instructions.
 */
function findHeadings(
  nodes: readonly TexNode[],
  listKind: ListKind,
): Pick<SplitContext, 'firstHeading' | 'hasHeadings'> {
  const found = nodes.flatMap((node, index) => {
    const heading = findQuestionHeading(nodes, index, listKind !== 'question');
    return heading === undefined ? [] : [{ start: node.start, isNamed: heading.isNamed }];
  });
  const named = found.filter(({ isNamed }) => isNamed);
  return {
    firstHeading: named.length < MIN_HEADINGS ? 0 : (named[0]?.start ?? 0),
    hasHeadings: found.length >= MIN_HEADINGS,
  };
}

function skipPreamble(nodes: readonly TexNode[]): readonly TexNode[] {
  const start = nodes.findIndex(
    (node) => node.kind === 'stray' && node.text.startsWith('\\begin') && node.name === 'document',
  );
  return nodes.slice(start + 1);
}

function visit(nodes: readonly TexNode[], context: SplitContext): void {
  for (let index = 0; index < nodes.length; ) index = visitNode(nodes, index, context);
}

/** Handles the node at `index` and returns the index of the next one to handle. */
function visitNode(nodes: readonly TexNode[], index: number, context: SplitContext): number {
  const node = nodes[index];
  if (node === undefined) return index + 1;
  const current = context.list.current();
  if (current?.isEnded === true && isPartEnvironment(node)) current.isEnded = false;
  if (current?.isEnded === true && !belongsToEnded(nodes, index)) context.list.close();
  // Inside `\begin{exercise}` the command `\question` begins a part.
  if (context.isInQuestion && isCommand(node, 'question')) {
    context.list.add({ ...node, name: 'subquestion' });
    return index + 1;
  }
  if (isStarter(node) && !isItemInQuestion(node, context)) return openItem(nodes, index, context);
  if (getSectioningLevel(node) !== undefined)
    return context.isInQuestion
      ? addInnerHeading(nodes, index, context.list)
      : visitSectioning(nodes, index, context);
  if (isEnvironment(node, QUESTIONS) && !context.isInQuestion)
    return visitQuestionEnvironment(node, index, context);
  if (addListOfParts(node, context)) return index + 1;
  if (isBranch(node) && isListWithSolution(nodes, index, context)) {
    visitListWithSolution(node, context);
    return index + 1;
  }
  if (isBranch(node) && containsQuestions(node, context)) {
    visitQuestionList(node, context);
    return index + 1;
  }
  return visitContent(nodes, index, context);
}

/** Whether an environment is a part that follows its question: `\begin{subquestion}` after `\end{question}`. */
function isPartEnvironment(node: TexNode): boolean {
  return node.kind === 'environment' && /^sub(?:question|problem|exercise|task)$/u.test(node.name);
}

/** Whether an `\item` outside a list belongs to the current question, which begins with another command. */
function isItemInQuestion(node: TexNode, { list, listKind, listDepth }: SplitContext): boolean {
  return (
    isCommand(node, 'item') && listKind === 'question' && listDepth === 0 && list.current() !== undefined
  );
}

/** Reads a list and the text before it as one question. The solution after the list belongs to this question. */
function visitListWithSolution(node: TexBranch, context: SplitContext): void {
  const hasOneItem = node.children.filter(isStarter).length === 1;
  if (context.list.hasText() || !hasOneItem) context.list.openWithText(node);
  else visit(node.children, isEnumerate(node) ? { ...context, listDepth: context.listDepth + 1 } : context);
}

/** Whether a node after `\end{question}` belongs to the question: a solution or what separates it from the question. */
function belongsToEnded(nodes: readonly TexNode[], index: number): boolean {
  const node = nodes[index];
  if (node === undefined || isBlank(node) || isEnvironment(node, SECTIONS) || isAnsintCommand(node))
    return true;
  if (node.kind === 'stray' && SECTIONS.has(node.name ?? '')) return true;
  const near = nodes.slice(index, index + MAX_NODES_BEFORE_SOLUTION);
  const section = near.findIndex((next, at) => isEnvironment(next, SECTIONS) || isSolutionTitleAt(near, at));
  return section >= 0 && isLayoutOnly(near.slice(0, section));
}

/** Opens a segment for `\begin{question} … \end{question}`; a solution may follow it. */
function visitQuestionEnvironment(node: EnvironmentNode, index: number, context: SplitContext): number {
  const { marks, title, next } = readEnvironmentArguments(node.children);
  const end = node.start + node.open.length;
  const { listDepth } = context;
  const segment = context.list.open({ start: node.start, from: 'item', end, marks, listDepth });
  for (const titleNode of title) segment.add(titleNode);
  visit(node.children.slice(next), { ...context, isInQuestion: true });
  context.list.current()?.endEnvironment();
  return index + 1;
}

/** Handles a node that does not begin a question: a heading, a definition, a comment or content of the current segment. */
function visitContent(nodes: readonly TexNode[], index: number, context: SplitContext): number {
  const { list } = context;
  const node = nodes[index];
  if (node === undefined) return index + 1;
  const questionHeading = canStartWithHeading(list)
    ? findQuestionHeading(nodes, index, context.listKind !== 'question' && isOutsideSection(list))
    : undefined;
  const started = findInnerNumber(nodes, index, list.current()) ?? questionHeading;
  if (started !== undefined) return openQuestionHeading(node, started, context);
  const heading = canStartPassage(list) ? findPassageHeading(nodes, index) : undefined;
  if (heading !== undefined) {
    openHeading(nodes.slice(index, heading.next), list);
    return heading.next;
  }
  if (canStartPassage(list) && isSectionHeading(nodes, index)) {
    list.breakHere();
    return index + 1;
  }
  if (isInstructionLine(nodes, index) && list.current()?.nodes.some((earlier) => !isBlank(earlier)) === true)
    list.close();
  if (isStartOfNextQuestion(nodes, index, list.current())) list.close();
  const isOutside = list.current() === undefined;
  const definition = isOutside ? findDefinition(nodes, index) : undefined;
  if (definition !== undefined) return definition.next;
  if (node.kind === 'comment' && END_OF_PASSAGE.test(node.text)) list.breakHere({ isExplicit: true });
  else if (isOutside && isSectionOfText(node, context)) list.openWithText(node);
  else list.add(node);
  return index + 1;
}

/** Whether a section or an answer outside a question shows that the text before it is a question. */
function isSectionOfText(node: TexNode, { listKind }: SplitContext): boolean {
  return listKind !== 'question' && (isEnvironment(node, SECTIONS) || isAnsintCommand(node));
}

/**
 * Whether a bold line such as `Problem 2` may start a question here: outside a question, or after a question that began with a bold
 * line.
 */
function canStartWithHeading(list: SegmentList): boolean {
  const current = list.current();
  return current === undefined || current.headingLevel !== undefined;
}

/**
 * Whether no question is open, or the open question did not begin with a sectioning command. In such a question, bold numbers do
 * not begin another one.
 */
function isOutsideSection(list: SegmentList): boolean {
  const level = list.current()?.headingLevel;
  return level === undefined || level === BOLD_LEVEL;
}

/** Whether a passage may start here: outside a question, or after its solution or options. */
function canStartPassage(list: SegmentList): boolean {
  const current = list.current();
  return current === undefined || current.isComplete;
}

function openItem(nodes: readonly TexNode[], index: number, { list, listDepth }: SplitContext): number {
  const partEnd = findPartItemEnd(nodes, index, list.current());
  if (partEnd !== undefined) {
    for (const node of nodes.slice(index, partEnd)) list.add(node);
    return partEnd;
  }
  const { label, marks, partMarks, title, next } = readQuestionStart(nodes, index);
  const depth = isCommand(nodes[index], 'item') ? Math.max(1, listDepth) : listDepth;
  const start = nodes[index]?.start ?? 0;
  const end = getEndBefore(nodes, next);
  const segment = list.open({ start, from: 'item', end, label, marks, partMarks, listDepth: depth });
  for (const node of title) segment.add(node);
  return next;
}

/** Splits a list of questions; it may belong to the passage before it. */
function visitQuestionList(node: TexBranch, context: SplitContext): void {
  const passage = context.list.current();
  const hasPassage =
    passage !== undefined && !passage.isComplete && countTaskLists(node) > 1 && !isLayoutWrapper(node);
  if (hasPassage) passage.ownsQuestions = true;
  context.list.close();
  visit(node.children, isEnumerate(node) ? { ...context, listDepth: context.listDepth + 1 } : context);
  if (hasPassage) {
    context.list.breakLater();
    return;
  }
  if (!isLayoutWrapper(node)) context.list.breakHere();
}

/** Counts the lists of options. If parts have their own options, they are separate questions. */
function countTaskLists(node: TexBranch): number {
  return node.children.filter((child) => isEnvironment(child, TASK_LISTS)).length;
}

/** Returns the end offset of the node before `next`. */
function getEndBefore(nodes: readonly TexNode[], next: number): number {
  const last = nodes[next - 1];
  return last === undefined ? 0 : getNodeEnd(last);
}
