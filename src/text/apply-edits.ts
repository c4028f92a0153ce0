import { Fault } from '../domain/fault.ts';
import type { TextEdit } from '../domain/finding.ts';

/** Applies edits whose spans all refer to the original text; overlapping or out-of-range edits are an `invalid-input` fault. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = sortBySpan(edits);
  const pieces: string[] = [];
  let copiedUntil = 0;
  for (const { span, replacement } of ordered) {
    if (span.end < span.start || span.end > text.length) {
      throw new Fault('invalid-input', `The edit at ${span.start}–${span.end} is outside the text.`);
    }
    if (span.start < copiedUntil) {
      throw new Fault('invalid-input', `Two edits overlap at ${span.start}; apply them one after the other.`);
    }
    pieces.push(text.slice(copiedUntil, span.start), replacement);
    copiedUntil = span.end;
  }
  pieces.push(text.slice(copiedUntil));
  return pieces.join('');
}

/** Whether no two edits overlap, so that they can be applied together. */
export function areCompatible(edits: readonly TextEdit[]): boolean {
  const ordered = sortBySpan(edits);
  return ordered.every(({ span }, index) => span.start >= (ordered[index - 1]?.span.end ?? 0));
}

function sortBySpan(edits: readonly TextEdit[]): TextEdit[] {
  return edits.toSorted(({ span: a }, { span: b }) => a.start - b.start || a.end - b.end);
}
