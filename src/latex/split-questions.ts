import { findDefinition } from './definitions.ts';
import { parseLabel } from './parts/label.ts';
import { parseMarksArgument } from './parts/marks-text.ts';
import { isListOfParts } from './parts/part-list.ts';
import { findPassageHeading, isSectionHeading } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import { printNodes } from './print-tex.ts';
import {
  findQuestionHeading,
  findSectionTitle,
  getSectioningLevel,
  isTitleInQuestion,
  type QuestionHeading,
  toBoldLine,
} from './question-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { DRAWINGS } from './render-tex.ts';
import { DISPLAYS, FRAMES, QUESTIONS, SECTIONS, TABLES, TASK_LISTS } from './section-names.ts';
import { type Break, createSegmentList, type SegmentList } from './segment-list.ts';
import { findGroup, findOptional, skipBlank } from './tex-arguments.ts';
import {
  type EnvironmentNode,
  getNodeEnd,
  isBranch,
  isCommand,
  isEnvironment,
  type TexBranch,
  type TexNode,
} from './tex-tree.ts';

/** Commands that begin a question. */
const STARTERS = new Set(['item', 'question', 'titledquestion', 'bonusquestion', 'bonustitledquestion']);
/** Layout wrappers, which do not end a passage. */
const LAYOUT_WRAPPERS = new Set(['multicols', 'multicols*', 'minipage', 'samepage', 'small']);
/** The level of `\subsubsection`; deeper headings never end a question. */
const DEEPEST_SECTION = 4;
const END_OF_PASSAGE = /^%+\s*end of passage\s*$/i;

/** The branches that contain an item, and those that contain a section of a question. */
type ContainingBranches = { readonly items: ReadonlySet<TexNode>; readonly sections: ReadonlySet<TexNode> };

/**
 * Splits a document into questions and passages, in order. Items of a list inside a question do not start a new question.
 */
export function splitQuestions(nodes: readonly TexNode[]): (QuestionSegment | Break)[] {
  const list = createSegmentList();
  const body = nodes.find((node) => node.kind === 'environment' && node.name === 'document');
  const content = body !== undefined && isBranch(body) ? body.children : skipPreamble(nodes);
  visit(content, { list, containing: findContainingBranches(content), listDepth: 0, isInQuestion: false });
  return list.finish();
}

function skipPreamble(nodes: readonly TexNode[]): readonly TexNode[] {
  const start = nodes.findIndex(
    (node) => node.kind === 'stray' && node.text.startsWith('\\begin') && node.name === 'document',
  );
  return nodes.slice(start + 1);
}

type SplitContext = {
  readonly list: SegmentList;
  readonly containing: ContainingBranches;
  /** The number of `enumerate` lists around the nodes. */
  readonly listDepth: number;
  /** Whether the nodes are inside `\begin{question} … \end{question}`; questions inside it are its parts. */
  readonly isInQuestion: boolean;
};

function visit(nodes: readonly TexNode[], context: SplitContext): void {
  for (let index = 0; index < nodes.length; ) index = visitNode(nodes, index, context);
}

/** Handles the node at `index` and returns the index of the next one to handle. */
function visitNode(nodes: readonly TexNode[], index: number, context: SplitContext): number {
  const node = nodes[index];
  if (node === undefined) return index + 1;
  if (isStarter(node)) return openItem(nodes, index, context);
  if (getSectioningLevel(node) !== undefined) return visitSectioning(nodes, index, context);
  if (isEnvironment(node, QUESTIONS) && !context.isInQuestion)
    return visitQuestionEnvironment(node, index, context);
  if (context.list.current() === undefined && isListOfParts(node) && context.list.hasText()) {
    context.list.openWithText(node);
    return index + 1;
  }
  if (isBranch(node) && containsQuestions(node, context)) {
    visitQuestionList(node, context);
    return index + 1;
  }
  return visitContent(nodes, index, context);
}

/** Opens a segment for `\begin{question} … \end{question}`; a solution may follow it. */
function visitQuestionEnvironment(node: EnvironmentNode, index: number, context: SplitContext): number {
  const { marks, next } = readQuestionArguments(node.children);
  const end = node.start + node.open.length;
  context.list.open({ start: node.start, from: 'item', end, marks, listDepth: context.listDepth });
  visit(node.children.slice(next), { ...context, isInQuestion: true });
  return index + 1;
}

/** Handles a node that does not begin a question: a heading, a definition, a comment or content of the open segment. */
function visitContent(nodes: readonly TexNode[], index: number, context: SplitContext): number {
  const { list } = context;
  const node = nodes[index];
  if (node === undefined) return index + 1;
  const questionHeading = canStartWithHeading(list) ? findQuestionHeading(nodes, index) : undefined;
  if (questionHeading !== undefined) return openQuestionHeading(node, questionHeading, context);
  const heading = canStartPassage(list) ? findPassageHeading(nodes, index) : undefined;
  if (heading !== undefined) {
    openHeading(nodes.slice(index, heading.next), list);
    return heading.next;
  }
  if (canStartPassage(list) && isSectionHeading(nodes, index)) {
    list.breakHere();
    return index + 1;
  }
  const isOutside = list.current() === undefined;
  const definition = isOutside ? findDefinition(nodes, index) : undefined;
  if (definition !== undefined) return definition.next;
  if (node.kind === 'comment' && END_OF_PASSAGE.test(node.text)) list.breakHere({ isExplicit: true });
  else if (isOutside && (isEnvironment(node, SECTIONS) || isAnswerCommand(node))) list.openWithText(node);
  else list.add(node);
  return index + 1;
}

/** Whether a bold line such as `Problem 2` may start a question: outside a question, or after one that began in this way. */
function canStartWithHeading(list: SegmentList): boolean {
  const current = list.current();
  return current === undefined || current.headingLevel !== undefined;
}

function openQuestionHeading(
  node: TexNode,
  heading: QuestionHeading,
  { list, listDepth }: SplitContext,
): number {
  const { marks, level, title, next } = heading;
  const segment = list.open({
    start: node.start,
    from: 'item',
    end: node.start,
    marks,
    listDepth,
    headingLevel: level,
  });
  for (const titleNode of title) segment.add(titleNode);
  return next;
}

/** Whether a passage may start here: outside a question, or after its solution or options. */
function canStartPassage(list: SegmentList): boolean {
  const current = list.current();
  return current === undefined || current.isComplete;
}

/** Reads `[points=3]` or `[Title]`, and the `{3}` of the package exsheets, after `\begin{question}`. */
function readQuestionArguments(nodes: readonly TexNode[]): { marks: number | undefined; next: number } {
  const optional = findOptional(nodes, 0);
  const group = findGroup(nodes, optional?.next ?? 0);
  const points = group && parseMarksArgument(plainText(group.group.children, 'shown'));
  if (group !== undefined && points !== undefined) return { marks: points, next: group.next };
  const marks = optional && parseMarksArgument(printNodes(optional.nodes));
  return { marks, next: optional?.next ?? 0 };
}

/** Returns the index after an `\item[(a)]` that begins a part of the open question and not another question. */
function findPartItemEnd(
  nodes: readonly TexNode[],
  index: number,
  current: QuestionSegment | undefined,
): number | undefined {
  if (current === undefined || current.isPassageLike || !isCommand(nodes[index], 'item')) return undefined;
  const label = findOptional(nodes, index + 1);
  const text = label && plainText(label.nodes, 'shown');
  const name = text === undefined || /[A-Z\d]/u.test(text) ? undefined : parseLabel(text);
  if (label === undefined || name === undefined || !current.acceptsPart(name)) return undefined;
  return label.next;
}

function openItem(nodes: readonly TexNode[], index: number, { list, listDepth }: SplitContext): number {
  const node = nodes[index];
  const partEnd = findPartItemEnd(nodes, index, list.current());
  if (partEnd !== undefined) {
    for (const partNode of nodes.slice(index, partEnd)) list.add(partNode);
    return partEnd;
  }
  const start = node?.start ?? 0;
  const isItem = isCommand(node, 'item');
  const titleEnd =
    node?.kind === 'command' && node.name.includes('titled') ? findGroup(nodes, index + 1) : undefined;
  const label = findOptional(nodes, titleEnd?.next ?? index + 1);
  const next = label?.next ?? index + 1;
  const opening = { start, from: 'item', end: getEndBefore(nodes, next) } as const;
  if (isItem) {
    list.open({ ...opening, label: label?.nodes, listDepth: Math.max(1, listDepth) });
    return next;
  }
  const segment = list.open({
    ...opening,
    listDepth,
    marks: label && parseMarksArgument(plainText(label.nodes, 'shown')),
  });
  if (titleEnd !== undefined && label !== undefined) segment.add(titleEnd.group);
  return next;
}

function openHeading(heading: readonly TexNode[], list: SegmentList): void {
  const start = heading[0]?.start ?? 0;
  const segment = list.open({ start, from: 'heading', end: start });
  for (const node of heading) segment.add(node);
}

/**
 * Starts a question at `\section*{Problem 1}` and a passage at `\section*{Passage I}`. A deeper heading, or one that names a
 * part or a solution, belongs to the open question. Any other sectioning command ends the passage.
 */
function visitSectioning(nodes: readonly TexNode[], index: number, context: SplitContext): number {
  const { list } = context;
  const node = nodes[index];
  const found = findSectionTitle(nodes, index);
  const next = found?.next ?? index + 1;
  if (node === undefined) return next;
  const heading = findQuestionHeading(nodes, index);
  if (heading !== undefined) return openQuestionHeading(node, heading, context);
  if (belongsToQuestion(node, found?.title ?? [], list.current())) {
    for (const headingNode of toBoldLine(found?.title ?? [], node)) list.add(headingNode);
    return next;
  }
  list.breakHere();
  const centred: TexNode[] =
    found === undefined
      ? []
      : [
          {
            kind: 'environment',
            name: 'center',
            open: '',
            close: '',
            children: found.title,
            start: node.start,
            end: getEndBefore(nodes, next),
          },
        ];
  if (findPassageHeading(centred, 0) !== undefined) openHeading(centred, list);
  return next;
}

/** Whether a sectioning command is inside the open question and does not end it. */
function belongsToQuestion(
  node: TexNode,
  title: readonly TexNode[],
  current: QuestionSegment | undefined,
): boolean {
  const level = getSectioningLevel(node) ?? 0;
  if (current === undefined) return false;
  if (level > DEEPEST_SECTION) return true;
  if (current.headingLevel !== undefined && level > current.headingLevel) return true;
  return level === DEEPEST_SECTION && isTitleInQuestion(title);
}

/** Whether the items inside are separate questions and not a list within the open question. */
function containsQuestions(node: TexBranch, { list, containing }: SplitContext): boolean {
  if (!containing.items.has(node) || neverContainsQuestions(node)) return false;
  const current = list.current();
  if (current === undefined || current.isSolved) return true;
  if (isListOfParts(node) && !looksLikePassage(current)) return false;
  const mayContainQuestions =
    current.isComplete ||
    looksLikePassage(current) ||
    (isLayoutWrapper(node) && node.children.some(isStarter));
  return mayContainQuestions && containing.sections.has(node);
}

function isStarter(node: TexNode): boolean {
  return node.kind === 'command' && STARTERS.has(node.name);
}

function looksLikePassage({ isPassageLike, nodes }: QuestionSegment): boolean {
  return isPassageLike || findPassageHeading(nodes, skipBlank(nodes, 0)) !== undefined;
}

/** Splits a list of questions; it may belong to the passage before it. */
function visitQuestionList(node: TexBranch, context: SplitContext): void {
  const passage = context.list.current();
  const hasPassage =
    passage !== undefined && !passage.isComplete && countTaskLists(node) > 1 && !isLayoutWrapper(node);
  if (hasPassage) passage.ownsQuestions = true;
  context.list.close();
  const isEnumerate = node.kind === 'environment' && node.name === 'enumerate';
  visit(node.children, isEnumerate ? { ...context, listDepth: context.listDepth + 1 } : context);
  if (hasPassage) {
    context.list.breakLater();
    return;
  }
  if (!isLayoutWrapper(node)) context.list.breakHere();
}

/** Counts the option lists: parts of a question that have their own options are separate questions. */
function countTaskLists(node: TexBranch): number {
  return node.children.filter((child) => isEnvironment(child, TASK_LISTS)).length;
}

function isLayoutWrapper(node: TexBranch): boolean {
  return node.kind === 'group' || (node.kind === 'environment' && LAYOUT_WRAPPERS.has(node.name));
}

function isAnswerCommand(node: TexNode): boolean {
  return node.kind === 'command' && node.name === 'ansint';
}

/** Whether items inside never start a question: in formulas, sections of a question, tables and pictures. */
function neverContainsQuestions(node: TexBranch): boolean {
  if (node.kind === 'math') return true;
  if (node.kind === 'group') return false;
  const { name } = node;
  if (SECTIONS.has(name) || DISPLAYS.has(name) || TABLES.has(name) || DRAWINGS.has(name)) return true;
  return FRAMES.has(name) && name !== 'minipage';
}

/** Returns the end offset of the node before `next`. */
function getEndBefore(nodes: readonly TexNode[], next: number): number {
  const last = nodes[next - 1];
  return last === undefined ? 0 : getNodeEnd(last);
}

/** Finds in one traversal which branches contain an item and which contain a section of a question. */
function findContainingBranches(nodes: readonly TexNode[]): ContainingBranches {
  const items = new Set<TexNode>();
  const sections = new Set<TexNode>();
  const visitBranch = (branch: TexBranch): void => {
    for (const child of branch.children) {
      if (isBranch(child)) visitBranch(child);
      if (items.has(child) || isStarter(child)) items.add(branch);
      if (sections.has(child) || isEnvironment(child, SECTIONS) || isAnswerCommand(child))
        sections.add(branch);
    }
  };
  for (const node of nodes) if (isBranch(node)) visitBranch(node);
  return { items, sections };
}
