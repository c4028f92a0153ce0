import { formatPartPath } from '../../domain/part-path.ts';
import type { Span } from '../../domain/span.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import type { Hunk } from '../../text/diff/unified-diff.ts';

/** Lists the parts that a hunk changes in the old text, as printed: `(a)`, `(b)(i)`. Empty for changes outside parts. */
export function listChangedParts(oldText: string, hunk: Hunk): string[] {
  const changed = listChangedSpans(oldText, hunk);
  const paths = readQuestions(oldText)
    .questions.flatMap((read) => [read, ...(read.questions ?? [])])
    .flatMap(({ parts = [] }) => parts)
    .filter(({ spans }) =>
      [spans.part, spans.solution].some((span) => changed.some((other) => overlap(span, other))),
    )
    .map(({ path }) => path);
  // A change in (b)(i) is also within (b); only the inner part is named.
  const innermost = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
  return [...new Set(innermost)].map(formatPartPath);
}

/** Lists the spans of the removed lines; for a hunk that only adds lines, the span of the line before them. */
function listChangedSpans(oldText: string, { oldStart, lines }: Hunk): Span[] {
  const spans: Span[] = [];
  let start = findLineStart(oldText, oldStart);
  let previous: Span | undefined;
  let beforeAdded: Span | undefined;
  for (const { kind, text } of lines) {
    if (kind === 'added') {
      beforeAdded ??= previous;
      continue;
    }
    previous = { start, end: start + text.trimEnd().length };
    start += text.length;
    if (kind === 'removed') spans.push(previous);
  }
  return spans.length === 0 && beforeAdded !== undefined ? [beforeAdded] : spans;
}

function findLineStart(text: string, line: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) start = text.indexOf('\n', start) + 1;
  return start;
}

function overlap(span: Span | undefined, other: Span): boolean {
  return span !== undefined && span.start < other.end && other.start < span.end;
}
