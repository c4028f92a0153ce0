import type { Span } from '../domain/span.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** The normalised text of a file, with functions that convert spans and texts back to the form of the file. */
export type SourceText = {
  /** Without byte order mark, with LF line endings. */
  readonly text: string;
  /** Converts a span of `text` to offsets in the file. */
  toSource(span: Span): Span;
  /** Adds the file's byte order mark and line endings to a new text. */
  restore(text: string): string;
};

/** Normalises the text of a file. If the file mixes line endings, `restore` uses the more frequent one. */
export function readSourceText(source: string): SourceText {
  const mark = source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const body = source.slice(mark.length);
  const text = body.replaceAll('\r\n', '\n');
  const newline = prefersCrlf(body) ? '\r\n' : '\n';
  const removedReturns = findRemovedReturns(body);
  const toSourceOffset = (offset: number) => mark.length + offset + countBelow(removedReturns, offset);
  return {
    text,
    toSource: ({ start, end }) => ({ start: toSourceOffset(start), end: toSourceOffset(end) }),
    restore: (newText) => mark + (newline === '\n' ? newText : newText.replaceAll('\n', newline)),
  };
}

function prefersCrlf(body: string): boolean {
  const crlfCount = body.match(/\r\n/g)?.length ?? 0;
  const lineFeedCount = body.match(/\n/g)?.length ?? 0;
  return crlfCount * 2 > lineFeedCount;
}

/** Finds the positions of the removed CR characters, as offsets in the normalised text. */
function findRemovedReturns(body: string): number[] {
  return Array.from(body.matchAll(/\r\n/g), (match, removedBefore) => match.index - removedBefore);
}

/** Counts the values in a sorted list that are smaller than the offset, by binary search. */
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
