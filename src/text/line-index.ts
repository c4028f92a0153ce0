import type { Position } from '../domain/span.ts';

export type LineIndex = {
  readonly lineCount: number;
  /** Converts an offset to a position. An offset beyond the text gives the position after the last character. */
  positionOf(offset: number): Position;
  /** Converts a position to an offset. A position outside the text gives the nearest offset inside it. */
  offsetOf(position: Position): number;
  /** The text of a line, counted from 1, without its line break; empty if there is no such line. */
  lineAt(line: number): string;
};

/** Converts between offsets and positions. Lines end with LF, CRLF or a lone CR; columns count UTF-16 units, as in editors. */
export function createLineIndex(text: string): LineIndex {
  const starts = findLineStarts(text);
  const startOf = (line: number): number => starts[line - 1] ?? text.length;
  const endOf = (line: number): number => trimLineBreak(text, startOf(line), startOf(line + 1));
  return {
    lineCount: starts.length,
    positionOf: (offset) => {
      const inside = Math.min(Math.max(offset, 0), text.length);
      const line = findLastAtOrBefore(starts, inside) + 1;
      return { line, column: inside - startOf(line) + 1 };
    },
    offsetOf: ({ line, column }) => {
      const known = Math.min(Math.max(line, 1), starts.length);
      return Math.min(startOf(known) + Math.max(column, 1) - 1, endOf(known));
    },
    lineAt: (line) => (line < 1 || line > starts.length ? '' : text.slice(startOf(line), endOf(line))),
  };
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const endsLine = code === 10 || (code === 13 && text.charCodeAt(index + 1) !== 10);
    if (endsLine) starts.push(index + 1);
  }
  return starts;
}

function trimLineBreak(text: string, start: number, next: number): number {
  let end = next;
  if (end > start && text.charCodeAt(end - 1) === 10) end--;
  if (end > start && text.charCodeAt(end - 1) === 13) end--;
  return end;
}

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
