import { findTitle } from './passage-heading.ts';
import { plainText } from './plain-text.ts';
import { closeSegment, createSegment, type QuestionSegment } from './question-segment.ts';
import { type CommentNode, isBlank, type TexNode } from './tex-tree.ts';

/** The end of a passage. If the passage has no questions, only an explicit end (`% end of passage`) has an effect. */
export type Break = { readonly kind: 'break'; readonly isExplicit: boolean };

/** The heading of a section with multiple-choice questions. */
const CHOICE_TITLE = /\bmultiple[\s-]+choice\b|\bobjective(?:\s+type)?\s+questions\b|\bMCQs?\b/iu;

/** How and where a segment begins. */
type Opening = Parameters<typeof createSegment>[0];

/** The segments found so far, and the one that is open. */
export type SegmentList = {
  current(): QuestionSegment | undefined;
  open(opening: Opening): QuestionSegment;
  close(): void;
  /** Closes the current segment and ends the passage before it. */
  breakHere(options?: { isExplicit: boolean }): void;
  /** Ends the passage before the next segment that opens. */
  breakLater(): void;
  /** Remembers the heading of the section that the next segments belong to. */
  startSection(title: string): void;
  /** The titles of the sections so far, the current one last. */
  sections(): readonly string[];
  /** Adds a node to the current segment, or keeps it for a segment that opens later. */
  add(node: TexNode): void;
  /** The text of the last bold or centred line since the last segment. */
  lastTitle(): string | undefined;
  /** The nodes since the last segment, which may belong to the next one. */
  textBefore(): readonly TexNode[];
  /** Whether visible text since the last segment waits for a question. */
  hasText(): boolean;
  /** Whether there are questions before this place. */
  hasQuestions(): boolean;
  /** Opens a segment with the text since the last one, for a question without an `\item`. */
  openWithText(node: TexNode): void;
  /** Opens the last segment again, if nothing but white space follows it. */
  reopen(): QuestionSegment | undefined;
  /** Closes the last segment and returns all segments and breaks in order. */
  finish(): (QuestionSegment | Break)[];
};

/** Creates a list of segments that assigns each comment to the question it belongs to. */
export function createSegmentList(): SegmentList {
  const segments: (QuestionSegment | Break)[] = [];
  let current: QuestionSegment | undefined;
  let [pendingComments, textBefore]: [CommentNode[], TexNode[]] = [[], []];
  const sections: string[] = [];
  let [breaksBeforeNext, isInChoiceSection] = [false, false];
  const close = (): void => {
    if (current !== undefined) pendingComments = closeSegment(current);
    current = undefined;
  };
  const open = (opening: Opening): QuestionSegment => {
    close();
    if (breaksBeforeNext) segments.push({ kind: 'break', isExplicit: false });
    breaksBeforeNext = false;
    isInChoiceSection = announcesChoices(textBefore) ?? isInChoiceSection;
    current = createSegment({ ...opening, isInChoiceSection }, pendingComments);
    pendingComments = [];
    textBefore = [];
    segments.push(current);
    return current;
  };

  return {
    current: () => current,
    open,
    close,
    breakHere: ({ isExplicit } = { isExplicit: false }) => {
      close();
      textBefore = [];
      segments.push({ kind: 'break', isExplicit });
    },
    breakLater: () => {
      breaksBeforeNext = true;
    },
    startSection: (title) => {
      sections.push(title);
      isInChoiceSection = CHOICE_TITLE.test(title);
    },
    sections: () => sections,
    add: (node) => {
      if (current !== undefined) current.add(node);
      else if (node.kind === 'comment') pendingComments.push(node);
      else textBefore.push(node);
    },
    lastTitle: () => findLastTitle(textBefore),
    textBefore: () => textBefore,
    hasText: () => !textBefore.every(isBlank),
    hasQuestions: () => segments.some(isSegment),
    openWithText: (node) => openWith([...textBefore, node], open),
    reopen: () => {
      current ??= textBefore.every(isBlank) ? takeLast(segments) : undefined;
      return current;
    },
    finish: () => {
      close();
      return withTrailing(segments, pendingComments);
    },
  };
}

/** Opens a segment for nodes without an `\item`. */
function openWith(nodes: readonly TexNode[], open: SegmentList['open']): void {
  const start = (nodes.find((node) => !isBlank(node)) ?? nodes[0])?.start ?? 0;
  const segment = open({ start, from: 'text', end: start });
  for (const added of nodes) segment.add(added);
}

/** Removes the breaks after the last segment and returns it. */
function takeLast(segments: (QuestionSegment | Break)[]): QuestionSegment | undefined {
  segments.length = segments.findLastIndex(isSegment) + 1;
  return segments.findLast(isSegment);
}

/** Gives the comments at the end of the file to the last segment. */
function withTrailing(
  segments: (QuestionSegment | Break)[],
  trailing: readonly CommentNode[],
): (QuestionSegment | Break)[] {
  const last = segments.findLast(isSegment);
  if (last !== undefined) last.trailing = trailing;
  return segments;
}

function isSegment(entry: QuestionSegment | Break): entry is QuestionSegment {
  return entry.kind === 'segment';
}

/** Whether the last bold or centred line among nodes announces multiple-choice questions; undefined without such a line. */
function announcesChoices(nodes: readonly TexNode[]): boolean | undefined {
  const title = findLastTitle(nodes);
  return title === undefined ? undefined : CHOICE_TITLE.test(title);
}

/** The text of the last bold or centred line among nodes. */
function findLastTitle(nodes: readonly TexNode[]): string | undefined {
  for (let index = nodes.length - 1; index >= 0; index--) {
    const title = findTitle(nodes, index)?.title;
    if (title !== undefined) return plainText(title, 'shown');
  }
  return undefined;
}
