import { closeSegment, createSegment, type QuestionSegment } from './question-segment.ts';
import { type CommentNode, isBlank, type TexNode } from './tex-tree.ts';

/** The end of a passage; one that has no questions yet continues unless the break is explicit (`% end of passage`). */
export type Break = { readonly kind: 'break'; readonly isExplicit: boolean };

type Opening = Parameters<typeof createSegment>[0];

/** The segments found so far, and the one that is open. */
export type SegmentList = {
  current(): QuestionSegment | undefined;
  open(opening: Opening): QuestionSegment;
  close(): void;
  /** Closes the open segment and ends the passage before it. */
  breakHere(options?: { isExplicit: boolean }): void;
  /** Ends the passage before the next segment that opens. */
  breakLater(): void;
  /** Adds a node to the open segment, or keeps it for a segment that opens later. */
  add(node: TexNode): void;
  /** Opens a segment with the text since the last one: a question without its `\item`. */
  openWithText(node: TexNode): void;
  finish(): (QuestionSegment | Break)[];
};

/** Creates a list of segments that assigns each comment to the question it belongs to. */
export function createSegmentList(): SegmentList {
  const found: (QuestionSegment | Break)[] = [];
  let current: QuestionSegment | undefined;
  let pending: CommentNode[] = [];
  let outside: TexNode[] = [];
  let isBreakDue = false;

  const close = (): void => {
    if (current !== undefined) pending = closeSegment(current);
    current = undefined;
  };
  const open = (opening: Opening): QuestionSegment => {
    close();
    if (isBreakDue) found.push({ kind: 'break', isExplicit: false });
    isBreakDue = false;
    current = createSegment(opening, pending);
    pending = [];
    outside = [];
    found.push(current);
    return current;
  };

  return {
    current: () => current,
    open,
    close,
    breakHere: ({ isExplicit } = { isExplicit: false }) => {
      close();
      outside = [];
      found.push({ kind: 'break', isExplicit });
    },
    breakLater: () => {
      isBreakDue = true;
    },
    add: (node) => {
      if (current !== undefined) current.add(node);
      else if (node.kind === 'comment') pending.push(node);
      else outside.push(node);
    },
    openWithText: (node) => {
      const text = outside;
      const start = text.find((one) => !isBlank(one))?.start ?? node.start;
      const segment = open({ start, from: 'text', end: start });
      for (const one of text) segment.add(one);
      segment.add(node);
    },
    finish: () => {
      close();
      const last = found.findLast((one): one is QuestionSegment => one.kind === 'segment');
      if (last !== undefined) last.trailing = pending;
      return found;
    },
  };
}
