import type { Span } from '../domain/span.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A file's text as the readers want it, with the way back to how the file spells it. */
export type SourceText = {
  /** Without byte order mark, lines ended by LF. */
  readonly text: string;
  /** A span of `text` as offsets into the file. */
  toSource(span: Span): Span;
  /** Gives a new text the byte order mark and line endings of the file. */
  restore(text: string): string;
};

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

/** Where each CR that was left out stood, as offsets into the clean text. */
function findReturns(body: string): number[] {
  return Array.from(body.matchAll(/\r\n/g), (match, before) => match.index - before);
}

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
