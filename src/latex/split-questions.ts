import { findDefinition } from './definitions.ts';
import { findPassageHeading, isSectionHeading } from './passage-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { DRAWINGS } from './render-tex.ts';
import { DISPLAYS, FRAMES, QUESTIONS, SECTIONS, TABLES, TASK_LISTS } from './section-names.ts';
import { type Break, createSegmentList, type SegmentList } from './segment-list.ts';
import { findGroup, findOptional, skipArguments, skipBlank } from './tex-arguments.ts';
import {
  type EnvironmentNode,
  endOf,
  isBranch,
  isEnvironment,
  type TexBranch,
  type TexNode,
} from './tex-tree.ts';

const STARTERS = new Set(['item', 'question', 'titledquestion']);
const SECTIONING = new Set(['part', 'chapter', 'section', 'subsection', 'subsubsection']);
/** Layout wrappers, which do not end a passage. */
const ARRANGERS = new Set(['multicols', 'multicols*', 'minipage', 'samepage', 'small']);
const END_OF_PASSAGE = /^%+\s*end of passage\s*$/i;

/** The branches that contain an item, and those that contain a section of a question. */
type Holders = { readonly items: ReadonlySet<TexNode>; readonly sections: ReadonlySet<TexNode> };

/**
 * Splits a document into questions and passages, in order; items of a list inside a question do not start a new one.
 */
export function splitQuestions(nodes: readonly TexNode[]): (QuestionSegment | Break)[] {
  const list = createSegmentList();
  const body = nodes.find((node) => node.kind === 'environment' && node.name === 'document');
  const inside = body !== undefined && isBranch(body) ? body.children : afterPreamble(nodes);
  visit(inside, { list, holders: findHolders(inside) });
  return list.finish();
}

function afterPreamble(nodes: readonly TexNode[]): readonly TexNode[] {
  const start = nodes.findIndex(
    (node) => node.kind === 'stray' && node.text.startsWith('\\begin') && node.name === 'document',
  );
  return nodes.slice(start + 1);
}

type Splitting = { readonly list: SegmentList; readonly holders: Holders };

function visit(nodes: readonly TexNode[], splitting: Splitting): void {
  for (let index = 0; index < nodes.length; ) index = visitNode(nodes, index, splitting);
}

/** Handles the node at `index` and returns the index of the next one to handle. */
function visitNode(nodes: readonly TexNode[], index: number, splitting: Splitting): number {
  const node = nodes[index];
  if (node === undefined) return index + 1;
  if (node.kind === 'command') {
    if (STARTERS.has(node.name)) return openItem(nodes, index, splitting.list);
    if (SECTIONING.has(node.name)) return visitSectioning(nodes, index, splitting.list);
  }
  if (isEnvironment(node, QUESTIONS)) return visitQuestionEnvironment(node, index, splitting);
  if (isBranch(node) && containsQuestions(node, splitting)) {
    visitQuestionList(node, splitting);
    return index + 1;
  }
  return visitContent(nodes, index, splitting.list);
}

/** Opens a segment for `\begin{question} … \end{question}`; a solution may follow it. */
function visitQuestionEnvironment(node: EnvironmentNode, index: number, splitting: Splitting): number {
  const label = findOptional(node.children, 0);
  splitting.list.open({ start: node.start, from: 'item', end: node.start + node.open.length });
  visit(node.children.slice(label?.next ?? 0), splitting);
  return index + 1;
}

function visitContent(nodes: readonly TexNode[], index: number, list: SegmentList): number {
  const node = nodes[index];
  if (node === undefined) return index + 1;
  const heading = isReady(list) ? findPassageHeading(nodes, index) : undefined;
  if (heading !== undefined) {
    openHeading(nodes.slice(index, heading.next), list);
    return heading.next;
  }
  if (isReady(list) && isSectionHeading(nodes, index)) {
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

function isReady(list: SegmentList): boolean {
  const current = list.current();
  return current === undefined || current.isComplete;
}

function openItem(nodes: readonly TexNode[], index: number, list: SegmentList): number {
  const label = findOptional(nodes, index + 1);
  const next = label?.next ?? index + 1;
  const start = nodes[index]?.start ?? 0;
  list.open({ start, from: 'item', label: label?.nodes, end: endBefore(nodes, next) });
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

/** Whether the items inside are questions of their own and not a list within the open question. */
function containsQuestions(node: TexBranch, { list, holders }: Splitting): boolean {
  if (!holders.items.has(node) || isClosedToItems(node)) return false;
  const current = list.current();
  if (current === undefined || current.isSolved) return true;
  if (!current.isComplete && countTaskLists(node) > 1) return true;
  const mayContainQuestions = current.isComplete || isPassageLike(current) || isArranger(node);
  return mayContainQuestions && holders.sections.has(node);
}

function isPassageLike({ isPassageLike, nodes }: QuestionSegment): boolean {
  return isPassageLike || findPassageHeading(nodes, skipBlank(nodes, 0)) !== undefined;
}

function visitQuestionList(node: TexBranch, splitting: Splitting): void {
  const passage = splitting.list.current();
  const hasPassage =
    passage !== undefined && !passage.isComplete && countTaskLists(node) > 1 && !isArranger(node);
  if (hasPassage) passage.ownsQuestions = true;
  splitting.list.close();
  visit(node.children, splitting);
  if (hasPassage) {
    splitting.list.breakLater();
    return;
  }
  if (!isArranger(node)) splitting.list.breakHere();
}

/** Counts the option lists: parts of a question that have their own options are separate questions. */
function countTaskLists(node: TexBranch): number {
  return node.children.filter((child) => isEnvironment(child, TASK_LISTS)).length;
}

function isArranger(node: TexBranch): boolean {
  return node.kind === 'group' || (node.kind === 'environment' && ARRANGERS.has(node.name));
}

function isAnswerCommand(node: TexNode): boolean {
  return node.kind === 'command' && node.name === 'ansint';
}

/** Whether items inside never start a question: in formulas, sections of a question, tables and pictures. */
function isClosedToItems(node: TexBranch): boolean {
  if (node.kind === 'math') return true;
  if (node.kind === 'group') return false;
  const { name } = node;
  if (SECTIONS.has(name) || DISPLAYS.has(name) || TABLES.has(name) || DRAWINGS.has(name)) return true;
  return FRAMES.has(name) && name !== 'minipage';
}

function endBefore(nodes: readonly TexNode[], next: number): number {
  const last = nodes[next - 1];
  return last === undefined ? 0 : endOf(last);
}

/** Finds in one traversal which branches contain an item and which contain a section of a question. */
function findHolders(nodes: readonly TexNode[]): Holders {
  const items = new Set<TexNode>();
  const sections = new Set<TexNode>();
  const walk = (branch: TexBranch): void => {
    for (const child of branch.children) {
      if (isBranch(child)) walk(child);
      if (items.has(child) || (child.kind === 'command' && STARTERS.has(child.name))) items.add(branch);
      if (sections.has(child) || isEnvironment(child, SECTIONS) || isAnswerCommand(child))
        sections.add(branch);
    }
  };
  for (const node of nodes) if (isBranch(node)) walk(node);
  return { items, sections };
}
