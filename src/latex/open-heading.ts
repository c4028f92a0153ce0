import type { ListKind } from './branches-by-content.ts';
import { isSolutionTitle, isTitleInQuestion, toBoldLine } from './inner-titles.ts';
import { findHeadingLabel } from './part-headings.ts';
import { findPassageHeading, findTitle } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import {
  BOLD_LEVEL,
  createTitle,
  findQuestionHeading,
  isAtLineStart,
  isNumberedQuestion,
  type QuestionHeading,
} from './question-heading.ts';
import type { QuestionSegment } from './question-segment.ts';
import { findTitleOfSolved, isSolutionsTitle } from './section-titles.ts';
import { findSectionEnd, findSectionTitle, getSectioningLevel } from './sectioning.ts';
import type { SegmentList } from './segment-list.ts';
import { getNodeEnd, isBlank, isCommand, type TexNode } from './tex-tree.ts';

/** The segments, the number of `enumerate` lists around a heading, and how the document lists its questions. */
type HeadingContext = { readonly list: SegmentList; readonly listDepth: number; readonly listKind: ListKind };

const MAX_NODES_BETWEEN_HEADINGS = 20;
/** The level of `\subsubsection`; deeper headings never end a question. */
const DEEPEST_SECTION = 4;

/** Opens a question that begins with a heading and returns the index after the heading. */
export function openQuestionHeading(
  node: TexNode,
  heading: QuestionHeading,
  { list, listDepth }: HeadingContext,
): number {
  const { marks, level, title, next, number, part } = heading;
  const current = list.current();
  // A bold number such as 2.3 may be repeated before each part: `\textbf{2.3} (b)`.
  const isRepeated = level === BOLD_LEVEL && number?.includes('.') === true;
  const isDoubled = number !== undefined && current !== undefined && hasNoText(current);
  const isSamePart = (part !== undefined || isRepeated || isDoubled) && current?.headingNumber === number;
  const isSameQuestion = current !== undefined && (isSamePart || isHeadingOnly(current, level));
  const segment = isSameQuestion
    ? current
    : list.open({
        start: node.start,
        from: 'item',
        end: node.start,
        marks: part === undefined ? marks : undefined,
        partMarks: part === undefined ? heading.partMarks : undefined,
        listDepth,
        headingLevel: level,
        headingNumber: number,
      });
  const statedMarks = marks === undefined ? '' : ` (${marks} marks)`;
  const label: TexNode = { kind: 'text', text: `(${part})${statedMarks}`, start: node.start };
  if (part !== undefined) for (const labelNode of toBoldLine([label], node)) segment.add(labelNode);
  else if (isSamePart) segment.add({ kind: 'text', text: '\n\n', start: node.start });
  for (const titleNode of title) segment.add(titleNode);
  return next;
}

/** Whether a question has no text yet, so a heading with the same number is the same heading again. */
function hasNoText({ nodes }: QuestionSegment): boolean {
  return (
    nodes.length <= MAX_NODES_BETWEEN_HEADINGS &&
    nodes.every((node) => isBlank(node) || node.kind === 'command')
  );
}

/** Whether a question consists of its heading so far, so a deeper heading after it belongs to the same question. */
function isHeadingOnly({ headingLevel, nodes }: QuestionSegment, level: number): boolean {
  if (headingLevel === undefined || headingLevel >= level) return false;
  const visible = nodes.filter((node) => !isBlank(node));
  return visible.every((node, index) => isCommand(node, 'textbf') || isCommand(visible[index - 1], 'textbf'));
}

/** Opens a passage that begins with a heading. */
export function openHeading(heading: readonly TexNode[], list: SegmentList): void {
  const start = heading[0]?.start ?? 0;
  const segment = list.open({ start, from: 'heading', end: start });
  for (const node of heading) segment.add(node);
}

/**
 * Starts a question at `\section*{Problem 1}` and a passage at `\section*{Passage I}`. A deeper heading belongs to the current
 * question, and so does a heading that names a part or a solution. Any other sectioning command ends the passage.
 */
export function visitSectioning(nodes: readonly TexNode[], index: number, context: HeadingContext): number {
  const { list } = context;
  const node = nodes[index];
  const found = findSectionTitle(nodes, index);
  const next = found?.next ?? index + 1;
  if (node === undefined) return next;
  if (found === undefined && list.current() !== undefined && isCommand(node, 'part')) {
    list.add(node);
    return index + 1;
  }
  const titleNodes = found?.title ?? [];
  const title = plainText(titleNodes, 'shown');
  const level = getSectioningLevel(node) ?? 0;
  if (announcesSolutions(title, list) && (list.current()?.headingLevel ?? level + 1) > level) {
    list.breakHere();
    return findSectionEnd(nodes, next, level);
  }
  const inner = findNumberInQuestion(title, list.current());
  const heading = inner === undefined ? findQuestionHeading(nodes, index) : { ...inner, next };
  const isInside = belongsToQuestion(node, titleNodes, list.current());
  const isNext =
    heading !== undefined &&
    beginsNextQuestion(heading, { title, level, listKind: context.listKind }, list.current());
  if (heading !== undefined && (!isInside || isNext)) return openQuestionHeading(node, heading, context);
  if (isInside) {
    for (const headingNode of toInnerHeading(nodes, index, titleNodes)) list.add(headingNode);
    return isSolutionTitle(titleNodes) ? addSolution(nodes, next, level, list) : next;
  }
  startSection({ title, titleNodes, node, last: nodes[next - 1] ?? node }, list);
  return next;
}

/** Adds a heading inside an environment for one question as a bold line, because it does not begin a question there. */
export function addInnerHeading(nodes: readonly TexNode[], index: number, list: SegmentList): number {
  const node = nodes[index];
  const found = findSectionTitle(nodes, index);
  if (node === undefined) return index + 1;
  for (const line of found === undefined ? [node] : toBoldLine(found.title, node)) list.add(line);
  return found?.next ?? index + 1;
}

/** Turns a heading inside a question into a bold line. If the heading begins a part, the line has its label. */
function toInnerHeading(nodes: readonly TexNode[], index: number, title: readonly TexNode[]): TexNode[] {
  const node = nodes[index];
  if (node === undefined) return [];
  const label = findHeadingLabel(nodes, index);
  const text: TexNode = { kind: 'text', text: `(${label}): `, start: node.start };
  return toBoldLine(label === undefined ? title : [text, ...title], node);
}

/** A section that is not a question, from its command to the last node of its title. */
type OtherSection = {
  readonly title: string;
  readonly titleNodes: readonly TexNode[];
  readonly node: TexNode;
  readonly last: TexNode;
};

/** Ends the passage before a section; the section may begin another passage. */
function startSection({ title, titleNodes, node, last }: OtherSection, list: SegmentList): void {
  list.breakHere();
  list.startSection(title);
  const centred = [createCentred(titleNodes, node, last)];
  if (findPassageHeading(centred, 0) !== undefined) openHeading(centred, list);
}

/** Adds the headings below the title of a solution, with the text between them, and returns the index after them. */
function addSolution(nodes: readonly TexNode[], from: number, level: number, list: SegmentList): number {
  const end = findSectionEnd(nodes, from, level);
  const last = nodes.findLastIndex((node, index) => index < end && getSectioningLevel(node) !== undefined);
  let index = from;
  while (index <= last) {
    const node = nodes[index];
    const found = getSectioningLevel(node) === undefined ? undefined : findSectionTitle(nodes, index);
    if (node === undefined || (found !== undefined && isNumberedQuestion(found.title))) break;
    for (const added of found === undefined ? [node] : toBoldLine(found.title, node)) list.add(added);
    index = found?.next ?? index + 1;
  }
  return index;
}

/** Whether a title announces the solutions of the questions before it. */
function announcesSolutions(title: string, list: SegmentList): boolean {
  if (!list.hasQuestions()) return false;
  const solved = findTitleOfSolved(title);
  return isSolutionsTitle(title) || (solved !== undefined && list.sections().includes(solved));
}

function createCentred(title: readonly TexNode[], first: TexNode, last: TexNode): TexNode {
  const position = { start: first.start, end: getNodeEnd(last) };
  return { kind: 'environment', name: 'center', open: '', close: '', children: title, ...position };
}

/** `1.2` or `1.2 Speed`, and `2.1(a)` or `2.1 b) Speed`, as the title of a section. */
const INNER_NUMBERS: readonly RegExp[] = [
  /^(\d{1,2})\.(\d{1,2})[.:)]?(?:\s+(.*))?$/u,
  /^(\d{1,2}(?:\.\d{1,2})?)\s*\(?([a-h])[.:)]{1,2}(?:\s*(.*))?$/u,
];

/** Reads a heading `1.2` in question 1 as the heading of part 2, and a heading `2.1(a)` in question 2.1 as the heading of part (a). */
function findNumberInQuestion(
  title: string,
  current: QuestionSegment | undefined,
): Omit<QuestionHeading, 'next'> | undefined {
  if (current?.headingLevel === undefined) return undefined;
  const found = INNER_NUMBERS.map((pattern) => pattern.exec(title)).find(
    (match) => match !== null && match[1] === current.headingNumber,
  );
  const [, number, part, rest = ''] = found ?? [];
  if (part === undefined) return undefined;
  const text = rest === '' ? [] : createTitle(rest, undefined);
  return { number, part, title: text, marks: undefined, level: current.headingLevel, isNamed: true };
}

/** Finds a bold number such as `1.2` that begins part 2 of question 1, if this question is open. */
export function findInnerNumber(
  nodes: readonly TexNode[],
  index: number,
  current: QuestionSegment | undefined,
): QuestionHeading | undefined {
  if (current?.headingLevel === undefined || current.headingLevel === BOLD_LEVEL) return undefined;
  const bold = findTitle(nodes, index);
  const inner = bold && findNumberInQuestion(plainText(bold.title, 'shown'), current);
  return inner && bold && isAtLineStart(nodes, index) ? { ...inner, next: bold.next } : undefined;
}

/**
 * Whether a heading inside the current question begins the next question: the heading names a question or has the same level. If
 * the current question is a section with a title, a heading such as `2)` below it names a part.
 */
function beginsNextQuestion(
  heading: Pick<QuestionHeading, 'isNamed'>,
  { title, level, listKind }: { title: string; level: number; listKind: ListKind },
  current: QuestionSegment | undefined,
): boolean {
  const { headingLevel } = current ?? {};
  // Below `\question`, every section is deeper.
  const isDeeper =
    headingLevel === undefined ? listKind === 'question' : level > headingLevel && level < BOLD_LEVEL;
  if (isDeeper && /^\(?\d{1,2}\s*[.:)]*$/u.test(title)) return false;
  return heading.isNamed || headingLevel === level;
}

/** Whether a sectioning command is inside the current question and does not end it. */
function belongsToQuestion(
  node: TexNode,
  title: readonly TexNode[],
  current: QuestionSegment | undefined,
): boolean {
  const level = getSectioningLevel(node) ?? 0;
  if (current === undefined) return false;
  if (level > DEEPEST_SECTION) return true;
  if (current.headingLevel !== undefined && level > current.headingLevel) return true;
  if (level === current.headingLevel && isSolutionTitle(title)) return true;
  return level === DEEPEST_SECTION && isTitleInQuestion(title);
}
