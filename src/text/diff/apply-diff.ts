import { parseUnifiedDiff } from './parse-unified-diff.ts';
import { splitLines } from './split-lines.ts';
import { type DiffLine, type Hunk, listNewLines, listOldLines, type UnifiedDiff } from './unified-diff.ts';

/** The new text, or the line (from 1) at which the text differs from the one the diff was made for. */
export type DiffOutcome =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number };

/** Applies the diff of one file. The text must be exactly the one it was made for; hunks are not searched elsewhere. */
export function applyDiff(original: string, diff: string): DiffOutcome {
  return applyHunks(original, parseUnifiedDiff(diff).hunks);
}

/** Reverts a diff: returns the original for the modified text. */
export function reverseApplyDiff(modified: string, diff: string): DiffOutcome {
  return applyHunks(modified, reverse(parseUnifiedDiff(diff)).hunks);
}

const opposite = { kept: 'kept', removed: 'added', added: 'removed' } as const;

function reverse(diff: UnifiedDiff): UnifiedDiff {
  return {
    oldPath: diff.newPath,
    newPath: diff.oldPath,
    hunks: diff.hunks.map(({ oldStart, newStart, lines }) => ({
      oldStart: newStart,
      newStart: oldStart,
      lines: lines.map(({ kind, text }): DiffLine => ({ kind: opposite[kind], text })),
    })),
  };
}

function applyHunks(original: string, hunks: readonly Hunk[]): DiffOutcome {
  const lines = splitLines(original);
  const pieces: string[] = [];
  let done = 0;
  for (const hunk of hunks) {
    const expected = listOldLines(hunk);
    const start = expected.length === 0 ? hunk.oldStart : hunk.oldStart - 1;
    const wrong = expected.findIndex((line, index) => lines[start + index] !== line);
    if (start < done || start > lines.length || wrong !== -1)
      return { ok: false, line: start + Math.max(wrong, 0) + 1 };
    pieces.push(...lines.slice(done, start), ...listNewLines(hunk));
    done = start + expected.length;
  }
  return joinLines(pieces, lines.slice(done));
}

/** Joins the lines. Only the last may lack a line feed; otherwise the diff does not fit the end of the text. */
function joinLines(pieces: readonly string[], rest: readonly string[]): DiffOutcome {
  const all = [...pieces, ...rest];
  const early = all.findIndex((line, index) => index < all.length - 1 && !line.endsWith('\n'));
  return early === -1 ? { ok: true, text: all.join('') } : { ok: false, line: early + 1 };
}
