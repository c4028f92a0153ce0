import { findDefinition } from './definitions.ts';
import { findPassageHeading, isSectionHeading } from './passage-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { DRAWINGS } from './render-tex.ts';
import { DISPLAYS, FRAMES, QUESTIONS, SECTIONS, TABLES, TASK_LISTS } from './section-names.ts';
import { type Break, createSegmentList, type SegmentList } from './segment-list.ts';
import { findGroup, findOptional, skipArguments, skipBlank } from './tex-arguments.ts';
import {
  type EnvironmentNode,
  getNodeEnd,
  isBranch,
  isEnvironment,
  type TexBranch,
  type TexNode,
} from './tex-tree.ts';

/** Commands that begin a question. */
const STARTERS = new Set(['item', 'question', 'titledquestion']);
const SECTIONING_COMMANDS = new Set(['part', 'chapter', 'section', 'subsection', 'subsubsection']);
/** Layout wrappers, which do not end a passage. */
const LAYOUT_WRAPPERS = new Set(['multicols', 'multicols*', 'minipage', 'samepage', 'small']);
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
  visit(content, { list, containing: findContainingBranches(content) });
  return list.finish();
}

function skipPreamble(nodes: readonly TexNode[]): readonly TexNode[] {
  const start = nodes.findIndex(
    (node) => node.kind === 'stray' && node.text.startsWith('\\begin') && node.name === 'document',
  );
  return nodes.slice(start + 1);
}

type SplitContext = { readonly list: SegmentList; readonly containing: ContainingBranches };

function visit(nodes: readonly TexNode[], context: SplitContext): void {
  for (let index = 0; index < nodes.length; ) index = visitNode(nodes, index, context);
}

/** Handles the node at `index` and returns the index of the next one to handle. */
function visitNode(nodes: readonly TexNode[], index: number, context: SplitContext): number {
  const node = nodes[index];
  if (node === undefined) return index + 1;
  if (node.kind === 'command') {
    if (STARTERS.has(node.name)) return openItem(nodes, index, context.list);
    if (SECTIONING_COMMANDS.has(node.name)) return visitSectioning(nodes, index, context.list);
  }
  if (isEnvironment(node, QUESTIONS)) return visitQuestionEnvironment(node, index, context);
  if (isBranch(node) && containsQuestions(node, context)) {
    visitQuestionList(node, context);
    return index + 1;
  }
  return visitContent(nodes, index, context.list);
}

/** Opens a segment for `\begin{question} … \end{question}`; a solution may follow it. */
function visitQuestionEnvironment(node: EnvironmentNode, index: number, context: SplitContext): number {
  const label = findOptional(node.children, 0);
  context.list.open({ start: node.start, from: 'item', end: node.start + node.open.length });
  visit(node.children.slice(label?.next ?? 0), context);
  return index + 1;
}

/** Handles a node that does not begin a question: a heading, a definition, a comment or content of the open segment. */
function visitContent(nodes: readonly TexNode[], index: number, list: SegmentList): number {
  const node = nodes[index];
  if (node === undefined) return index + 1;
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

/** Whether a passage may start here: outside a question, or after its solution or options. */
function canStartPassage(list: SegmentList): boolean {
  const current = list.current();
  return current === undefined || current.isComplete;
}

function openItem(nodes: readonly TexNode[], index: number, list: SegmentList): number {
  const label = findOptional(nodes, index + 1);
  const next = label?.next ?? index + 1;
  const start = nodes[index]?.start ?? 0;
  list.open({ start, from: 'item', label: label?.nodes, end: getEndBefore(nodes, next) });
  return next;
}

function openHeading(heading: readonly TexNode[], list: SegmentList): void {
  const start = heading[0]?.start ?? 0;
  const segment = list.open({ start, from: 'heading', end: start });
  for (const node of heading) segment.add(node);
}

/** Starts a passage at `\section*{Passage I}`; any other sectioning command ends the passage. */
function visitSectioning(nodes: readonly TexNode[], index: number, list: SegmentList): number {
  const next = skipArguments(nodes, index + 1, 1);
  const title = findGroup(nodes, next - 1)?.group;
  list.breakHere();
  const centred: TexNode[] = title === undefined ? [] : [{ ...title, kind: 'environment', name: 'center' }];
  if (findPassageHeading(centred, 0) !== undefined) openHeading(centred, list);
  return next;
}

/** Whether the items inside are separate questions and not a list within the open question. */
function containsQuestions(node: TexBranch, { list, containing }: SplitContext): boolean {
  if (!containing.items.has(node) || neverContainsQuestions(node)) return false;
  const current = list.current();
  if (current === undefined || current.isSolved) return true;
  if (!current.isComplete && countTaskLists(node) > 1) return true;
  const mayContainQuestions = current.isComplete || looksLikePassage(current) || isLayoutWrapper(node);
  return mayContainQuestions && containing.sections.has(node);
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
  visit(node.children, context);
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
      if (items.has(child) || (child.kind === 'command' && STARTERS.has(child.name))) items.add(branch);
      if (sections.has(child) || isEnvironment(child, SECTIONS) || isAnswerCommand(child))
        sections.add(branch);
    }
  };
  for (const node of nodes) if (isBranch(node)) visitBranch(node);
  return { items, sections };
}
