import { findDefinition } from './definitions.ts';
import { findPassageHeading } from './passage-heading.ts';
import { closeSegment, createSegment, type Segment } from './question-segment.ts';
import { DRAWINGS } from './render-tex.ts';
import { DISPLAYS, FRAMES, SECTIONS, TABLES } from './section-names.ts';
import { findGroup, findOptional, skipArguments } from './tex-arguments.ts';
import {
  type CommentNode,
  endOf,
  isBlank,
  isBranch,
  isEnvironment,
  type TexBranch,
  type TexNode,
} from './tex-tree.ts';

/** Where a passage stops owning the questions that follow. */
export type Break = { readonly kind: 'break' };

const STARTERS = new Set(['item', 'question', 'titledquestion']);
const SECTIONING = new Set(['part', 'chapter', 'section', 'subsection', 'subsubsection']);
/** Wrappers that arrange questions but do not end a passage. */
const ARRANGERS = new Set(['multicols', 'multicols*', 'minipage', 'samepage', 'small']);
const END_OF_PASSAGE = /^%+\s*end of passage\s*$/i;

type Holders = { readonly items: ReadonlySet<TexNode>; readonly sections: ReadonlySet<TexNode> };

/** Cuts a document into its questions and passages, in order; items inside a question's own lists start none. */
export function splitQuestions(nodes: readonly TexNode[]): (Segment | Break)[] {
  const splitter = createSplitter(findHolders(nodes));
  const body = nodes.find((node) => node.kind === 'environment' && node.name === 'document');
  splitter.visit(body !== undefined && isBranch(body) ? body.children : afterPreamble(nodes));
  return splitter.finish();
}

function afterPreamble(nodes: readonly TexNode[]): readonly TexNode[] {
  const start = nodes.findIndex(
    (node) => node.kind === 'stray' && node.text.startsWith('\\begin') && node.name === 'document',
  );
  return nodes.slice(start + 1);
}

function createSplitter(holders: Holders) {
  const found: (Segment | Break)[] = [];
  let current: Segment | undefined;
  let pending: CommentNode[] = [];
  let outside: TexNode[] = [];

  const close = (): void => {
    if (current === undefined) return;
    pending = closeSegment(current);
    current = undefined;
  };
  const open = (segment: Segment): void => {
    close();
    segment.leading.push(...pending);
    pending = [];
    outside = [];
    current = segment;
    found.push(segment);
  };
  const breakHere = (): void => {
    close();
    outside = [];
    found.push({ kind: 'break' });
  };
  const isReady = (): boolean => current === undefined || current.isComplete;

  const openItem = (nodes: readonly TexNode[], index: number): number => {
    const item = nodes[index];
    const label = findOptional(nodes, index + 1);
    const next = label?.next ?? index + 1;
    const start = item?.start ?? 0;
    open(createSegment({ start, from: 'item', label: label?.nodes, end: endBefore(nodes, next) }));
    return next;
  };

  const openHeading = (nodes: readonly TexNode[], index: number, next: number): number => {
    const first = nodes[index];
    open(createSegment({ start: first?.start ?? 0, from: 'heading', end: first?.start ?? 0 }));
    for (const node of nodes.slice(index, next)) current?.add(node);
    return next;
  };

  /** A tasks list or a solution before any `\item`: the question that the text before it asks. */
  const openImplicit = (node: TexNode): void => {
    const text = outside;
    const start = text.find((one) => !isBlank(one))?.start ?? node.start;
    open(createSegment({ start, from: 'text', end: start }));
    for (const one of text) current?.add(one);
    current?.add(node);
  };

  const enters = (node: TexBranch): boolean => {
    if (!holders.items.has(node) || isClosedToItems(node)) return false;
    if (isReady()) return true;
    const mayLead = current !== undefined && (current.isPassageLike || isArranger(node));
    return mayLead && holders.sections.has(node);
  };

  const enter = (node: TexBranch): void => {
    if (current !== undefined) close();
    visit(node.children);
    if (node.kind === 'environment' && !isArranger(node)) breakHere();
  };

  const stay = (nodes: readonly TexNode[], index: number): number => {
    const node = nodes[index];
    if (node === undefined) return index + 1;
    if (current !== undefined) current.add(node);
    else if (isEnvironment(node, SECTIONS) || isAnswerCommand(node)) openImplicit(node);
    else if (node.kind === 'comment') pending.push(node);
    else outside.push(node);
    return index + 1;
  };

  const take = (nodes: readonly TexNode[], index: number): number => {
    const node = nodes[index];
    if (node?.kind === 'command' && STARTERS.has(node.name)) return openItem(nodes, index);
    if (node?.kind === 'command' && SECTIONING.has(node.name)) return takeSectioning(nodes, index);
    if (node?.kind === 'comment' && END_OF_PASSAGE.test(node.text)) {
      breakHere();
      return index + 1;
    }
    if (node !== undefined && isBranch(node) && enters(node)) {
      enter(node);
      return index + 1;
    }
    const heading = isReady() ? findPassageHeading(nodes, index) : undefined;
    if (heading !== undefined) return openHeading(nodes, index, heading.next);
    if (current === undefined) {
      const definition = findDefinition(nodes, index);
      if (definition !== undefined) return definition.next;
    }
    return stay(nodes, index);
  };

  const takeSectioning = (nodes: readonly TexNode[], index: number): number => {
    const next = skipArguments(nodes, index + 1, 1);
    const title = findGroup(nodes, next - 1)?.group;
    breakHere();
    const heading = title && findPassageHeading([{ ...title, kind: 'environment', name: 'center' }], 0);
    return heading === undefined ? next : openHeading(nodes, index, next);
  };

  const visit = (nodes: readonly TexNode[]): void => {
    for (let index = 0; index < nodes.length; ) index = take(nodes, index);
  };

  const finish = (): (Segment | Break)[] => {
    close();
    const last = found.findLast((one): one is Segment => one.kind === 'segment');
    last?.trailing.push(...pending);
    return found;
  };

  return { visit, finish };
}

function isArranger(node: TexBranch): boolean {
  return node.kind === 'group' || (node.kind === 'environment' && ARRANGERS.has(node.name));
}

function isAnswerCommand(node: TexNode): boolean {
  return node.kind === 'command' && node.name === 'ansint';
}

/** Parts of a question and pictures hold no questions, whatever is written in them. */
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

/** Which branches hold an item, and which hold a part of a question, found in one walk. */
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
