import { findFirstStyle, formatLabel, isNextLabel, listNextLabels, parseLabel } from './parts/label.ts';
import { readListItems } from './parts/part-list.ts';
import { isPassageHeadingText } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import { SECTIONS, SOLUTIONS } from './section-names.ts';
import { type CommentNode, getNodeEnd, isBlank, isEnvironment, type TexNode } from './tex-tree.ts';

/** The unprocessed nodes of one question or passage. */
export type QuestionSegment = {
  readonly kind: 'segment';
  /** How the segment begins: with an `\item`, with a passage heading, or with text that has no `\item` before it. */
  readonly from: 'item' | 'heading' | 'text';
  /** The content of `\item[…]`; undefined without brackets. */
  readonly label: readonly TexNode[] | undefined;
  /** The number of `enumerate` lists around the segment, which determines the labels of a list inside the segment. */
  readonly listDepth: number;
  /** Marks in the argument of `\question[5]`. */
  readonly marks: number | undefined;
  /** The marks of its parts in order, from a heading such as `Problem 2 (5+3 points)`. */
  readonly partMarks: readonly number[] | undefined;
  readonly nodes: TexNode[];
  /** Whole-line comments before the `\item`. */
  readonly leading: readonly CommentNode[];
  /** Comments at the end of the file, after the last question. */
  trailing: readonly CommentNode[];
  readonly start: number;
  /** The end of the last visible node. */
  end: number;
  /** Whether it contains a solution, a list of options or an answer. */
  isComplete: boolean;
  /** Whether the segment contains a solution. After that, only further solutions are expected. */
  isSolved: boolean;
  /** Whether it may be a passage: it begins with `\item[]` or a heading and has no section yet. */
  isPassageLike: boolean;
  /** Whether the items of a list in the segment are separate questions. The segment is then their passage. */
  ownsQuestions: boolean;
  /** The level of the heading that begins it, such as `\section*{Problem 1}`; undefined if it does not begin with a heading. */
  readonly headingLevel: number | undefined;
  /** The number in that heading. */
  readonly headingNumber: string | undefined;
  /** Whether the heading of its section announces multiple-choice questions. */
  readonly isInChoiceSection: boolean;
  /** Whether the environment of the question has ended, so that only a solution may follow. */
  isEnded: boolean;
  endEnvironment(): void;
  /** Whether an `\item` with this label begins a part of the question. If so, the labels that may come next are remembered. */
  acceptsPart(label: string): boolean;
  add(node: TexNode): void;
};

type Opening = Pick<QuestionSegment, 'start' | 'from' | 'end'> & {
  readonly label?: readonly TexNode[] | undefined;
  readonly listDepth?: number;
  readonly marks?: number | undefined;
  readonly partMarks?: readonly number[] | undefined;
  readonly headingLevel?: number;
  readonly headingNumber?: string | undefined;
  readonly isInChoiceSection?: boolean;
};

/** Creates an empty segment; `leading` are the comments before it. */
export function createSegment(opening: Opening, leading: readonly CommentNode[]): QuestionSegment {
  const { label, listDepth = 0, isInChoiceSection = false } = opening;
  const nextLabels = new Set<string>();
  const ownLabel = label === undefined ? undefined : parseLabel(plainText(label, 'shown'));
  const segment: QuestionSegment = {
    kind: 'segment',
    from: opening.from,
    label,
    listDepth,
    marks: opening.marks,
    partMarks: opening.partMarks,
    nodes: [],
    leading,
    trailing: [],
    start: opening.start,
    end: opening.end,
    isComplete: false,
    isSolved: false,
    ownsQuestions: false,
    headingLevel: opening.headingLevel,
    headingNumber: opening.headingNumber,
    isInChoiceSection,
    isEnded: false,
    endEnvironment: () => {
      segment.isEnded = true;
    },
    acceptsPart: (name) => {
      const isNext = nextLabels.has(name) || continuesList(segment.nodes, name);
      const isFirst = findFirstStyle(name) !== undefined && (nextLabels.size > 0 || !segment.isComplete);
      const isSibling = ownLabel !== undefined && isNextLabel(ownLabel, name);
      if (isSibling || !(isNext || isFirst)) return false;
      for (const next of listNextLabels(name)) nextLabels.add(next);
      return true;
    },
    isPassageLike: opening.from === 'heading' || (label !== undefined && isPassageLabel(label)),
    add: (node) => {
      // A heading such as `\textbf{Solution:}` is followed by text.
      if (node.kind === 'command') segment.isEnded = false;
      segment.nodes.push(node);
      if (!isBlank(node)) segment.end = getNodeEnd(node);
      if (!isSection(node)) return;
      segment.isComplete = true;
      segment.isSolved ||= isEnvironment(node, SOLUTIONS);
      segment.isPassageLike = false;
    },
  };
  return segment;
}

/** Whether a label follows the last one of a list with the labels of parts among the nodes. */
function continuesList(nodes: readonly TexNode[], name: string): boolean {
  const list = nodes.findLast((node) => node.kind === 'environment' && node.name === 'enumerate');
  if (list?.kind !== 'environment') return false;
  const items = readListItems(list);
  const last = items.at(-1)?.label ?? formatLabel('letters', items.length);
  return findFirstStyle(name) === undefined && isNextLabel(last, name);
}

/** Ends a segment and returns the whole-line comments after its last visible node, which belong to the next one. */
export function closeSegment(segment: QuestionSegment): CommentNode[] {
  const last = segment.nodes.findLastIndex((node) => !isBlank(node));
  if (last < 0) return [];
  const tail = segment.nodes.slice(last + 1);
  const newLine = endsLine(segment.nodes[last])
    ? 0
    : tail.findIndex((node) => node.kind === 'text' && /[\r\n]/.test(node.text));
  if (newLine < 0) return [];
  const nextComments = tail.slice(newLine).filter((node) => node.kind === 'comment');
  segment.nodes.length = last + 1 + newLine;
  return nextComments;
}

function isSection(node: TexNode): boolean {
  if (node.kind === 'command') return node.name === 'ansint';
  if (node.kind === 'stray') return node.text.startsWith('\\begin') && SECTIONS.has(node.name ?? '');
  return isEnvironment(node, SECTIONS);
}

function endsLine(node: TexNode | undefined): boolean {
  return node?.kind === 'text' && /[\r\n][ \t]*$/.test(node.text.slice(-200));
}

/** Whether the label of an `\item` is empty or a passage heading. */
export function isPassageLabel(label: readonly TexNode[]): boolean {
  return label.every(isBlank) || isPassageHeadingText(label);
}
