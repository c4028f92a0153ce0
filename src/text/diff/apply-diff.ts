import { parseUnifiedDiff } from './parse-unified-diff.ts';
import { splitLines } from './split-lines.ts';
import { type DiffLine, type Hunk, listNewLines, listOldLines, type UnifiedDiff } from './unified-diff.ts';

/** The new text, or the number (from 1) of the first line that differs from the text for which the diff was made. */
export type DiffOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number };

/** Applies the diff of one file. Each hunk (group of changed lines) must match at exactly the line that its header states. */
export function applyDiff(original: string, diff: string): DiffOutcome {
  return applyHunks(original, parseUnifiedDiff(diff).hunks);
}

/** Reverts a diff: returns the original for the modified text. */
export function reverseApplyDiff(modified: string, diff: string): DiffOutcome {
  return applyHunks(modified, reverseDiff(parseUnifiedDiff(diff)).hunks);
}

const OPPOSITE_KIND = { kept: 'kept', removed: 'added', added: 'removed' } as const;

function reverseDiff(diff: UnifiedDiff): UnifiedDiff {
  return {
    oldPath: diff.newPath,
    newPath: diff.oldPath,
    hunks: diff.hunks.map(({ oldStart, newStart, lines }) => ({
      oldStart: newStart,
      newStart: oldStart,
      lines: lines.map(({ kind, text }): DiffLine => ({ kind: OPPOSITE_KIND[kind], text })),
    })),
  };
}

function applyHunks(original: string, hunks: readonly Hunk[]): DiffOutcome {
  const lines = splitLines(original);
  const pieces: string[] = [];
  let copiedLines = 0;
  for (const hunk of hunks) {
    const expected = listOldLines(hunk);
    // A hunk without old lines states the line before the insertion.
    const start = expected.length === 0 ? hunk.oldStart : hunk.oldStart - 1;
    const mismatch = expected.findIndex((line, index) => lines[start + index] !== line);
    if (start < copiedLines || start > lines.length || mismatch !== -1)
      return { ok: false, line: start + Math.max(mismatch, 0) + 1 };
    pieces.push(...lines.slice(copiedLines, start), ...listNewLines(hunk));
    copiedLines = start + expected.length;
  }
  return joinLines(pieces, lines.slice(copiedLines));
}

/** Joins the lines. Only the last may lack a line feed; otherwise the diff does not fit the end of the text. */
function joinLines(pieces: readonly string[], rest: readonly string[]): DiffOutcome {
  const all = [...pieces, ...rest];
  const lineWithoutFeed = all.findIndex((line, index) => index < all.length - 1 && !line.endsWith('\n'));
  return lineWithoutFeed === -1 ? { ok: true, text: all.join('') } : { ok: false, line: lineWithoutFeed + 1 };
}
