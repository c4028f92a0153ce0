import type { Span } from '../domain/span.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** The normalised text of a file, with the mapping back to the file's own form. */
export type SourceText = {
  /** Without byte order mark, with LF line endings. */
  readonly text: string;
  /** Converts a span of `text` to offsets in the file. */
  toSource(span: Span): Span;
  /** Adds the file's byte order mark and line endings to a new text. */
  restore(text: string): string;
};

/** Normalises the text of a file; mixed line endings are restored as the majority. */
export function readSourceText(source: string): SourceText {
  const mark = source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const body = source.slice(mark.length);
  const text = body.replaceAll('\r\n', '\n');
  const newline = prefersCrlf(body) ? '\r\n' : '\n';
  const returns = findReturns(body);
  const toSourceOffset = (offset: number) => mark.length + offset + countBelow(returns, offset);
  return {
    text,
    toSource: ({ start, end }) => ({ start: toSourceOffset(start), end: toSourceOffset(end) }),
    restore: (printed) => mark + (newline === '\n' ? printed : printed.replaceAll('\n', newline)),
  };
}

function prefersCrlf(body: string): boolean {
  const crlf = body.match(/\r\n/g)?.length ?? 0;
  const all = body.match(/\n/g)?.length ?? 0;
  return crlf * 2 > all;
}

/** The positions of the removed CR characters, as offsets in the normalised text. */
function findReturns(body: string): number[] {
  return Array.from(body.matchAll(/\r\n/g), (match, before) => match.index - before);
}

/** The number of values in a sorted list below an offset, by binary search. */
function countBelow(sorted: readonly number[], offset: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
