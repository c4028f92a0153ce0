import { parseUnifiedDiff } from './parse-unified-diff.ts';
import { splitLines } from './split-lines.ts';
import { type DiffLine, type Hunk, newLinesOf, oldLinesOf, type UnifiedDiff } from './unified-diff.ts';

/** The new text, or the one-based line at which the text is not what the diff was made for. */
export type Application =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number };

/** Applies the diff of one file to exactly the text it was made for; nothing is guessed. */
export function applyDiff(original: string, diff: string): Application {
  return applyHunks(original, parseUnifiedDiff(diff).hunks);
}

/** Takes a diff back: from the modified text to the original. */
export function reverseApplyDiff(modified: string, diff: string): Application {
  return applyHunks(modified, reverse(parseUnifiedDiff(diff)).hunks);
}

const opposite = { kept: 'kept', removed: 'added', added: 'removed' } as const;

export function reverse(diff: UnifiedDiff): UnifiedDiff {
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

function applyHunks(original: string, hunks: readonly Hunk[]): Application {
  const lines = splitLines(original);
  const pieces: string[] = [];
  let done = 0;
  for (const hunk of hunks) {
    const expected = oldLinesOf(hunk);
    const start = expected.length === 0 ? hunk.oldStart : hunk.oldStart - 1;
    const wrong = expected.findIndex((line, index) => lines[start + index] !== line);
    if (start < done || start > lines.length || wrong !== -1)
      return { ok: false, line: start + Math.max(wrong, 0) + 1 };
    pieces.push(...lines.slice(done, start), ...newLinesOf(hunk));
    done = start + expected.length;
  }
  return endsWell(pieces, lines.slice(done));
}

/** A line without line feed may only be the last: a diff that ends a text must reach the end of it. */
function endsWell(pieces: readonly string[], rest: readonly string[]): Application {
  const all = [...pieces, ...rest];
  const early = all.findIndex((line, index) => index < all.length - 1 && !line.endsWith('\n'));
  return early === -1 ? { ok: true, text: all.join('') } : { ok: false, line: early + 1 };
}
