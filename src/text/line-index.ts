import type { Position } from '../domain/span.ts';

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

export type LineIndex = {
  readonly lineCount: number;
  /** Converts an offset to a position. An offset beyond the text gives the position after the last character. */
  positionOf(offset: number): Position;
  /** Converts a position to an offset. A position outside the text gives the nearest offset inside it. */
  offsetOf(position: Position): number;
  /** The text of a line, counted from 1, without its line break; empty if there is no such line. */
  lineAt(line: number): string;
};

/** Creates a converter between offsets and positions. Lines end with LF, CRLF or a single CR; columns count UTF-16 units, as in editors. */
export function createLineIndex(text: string): LineIndex {
  const starts = findLineStarts(text);
  const startOf = (line: number): number => starts[line - 1] ?? text.length;
  const endOf = (line: number): number => trimLineBreak(text, startOf(line), startOf(line + 1));
  return {
    lineCount: starts.length,
    positionOf: (offset) => {
      const clampedOffset = Math.min(Math.max(offset, 0), text.length);
      const line = findLastAtOrBefore(starts, clampedOffset) + 1;
      return { line, column: clampedOffset - startOf(line) + 1 };
    },
    offsetOf: ({ line, column }) => {
      const clampedLine = Math.min(Math.max(line, 1), starts.length);
      return Math.min(startOf(clampedLine) + Math.max(column, 1) - 1, endOf(clampedLine));
    },
    lineAt: (line) => (line < 1 || line > starts.length ? '' : text.slice(startOf(line), endOf(line))),
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const endsLine =
      code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(index + 1) !== LINE_FEED);
    if (endsLine) starts.push(index + 1);
  }
  return starts;
}

/** Returns the end of the line between `start` and `next`, without its line break. */
function trimLineBreak(text: string, start: number, next: number): number {
  let end = next;
  if (end > start && text.charCodeAt(end - 1) === LINE_FEED) end--;
  if (end > start && text.charCodeAt(end - 1) === CARRIAGE_RETURN) end--;
  return end;
}

/** Finds the index of the last line that starts at or before the offset, by binary search. */
function findLastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
