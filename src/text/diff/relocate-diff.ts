import { applyDiff, type DiffOutcome } from './apply-diff.ts';
import { parseUnifiedDiff } from './parse-unified-diff.ts';
import { splitLines } from './split-lines.ts';
import { type Hunk, listNewLines, listOldLines } from './unified-diff.ts';

/**
 * Applies a diff to a text that has changed elsewhere since the diff was made. Each hunk is applied where its lines are now.
 * If its full context (the unchanged lines around the change) does not match, less context is tried. A hunk that matches
 * nowhere or at several positions is rejected.
 */
export function relocateDiff(current: string, diff: string): DiffOutcome {
  const direct = applyDiff(current, diff);
  if (direct.ok) return direct;
  const lines = splitLines(current);
  for (const hunk of parseUnifiedDiff(diff).hunks) {
    const match = findMatch(lines, hunk);
    if (match === undefined) return { ok: false, line: hunk.oldStart };
    lines.splice(match.index, match.before.length, ...match.after);
  }
  return { ok: true, text: lines.join('') };
}

/** The index at which the lines `before` were found, and the lines that replace them. */
type HunkMatch = {
  readonly index: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

function findMatch(lines: readonly string[], hunk: Hunk): HunkMatch | undefined {
  for (const context of [Number.POSITIVE_INFINITY, 2, 1, 0]) {
    const narrowed = narrowContext(hunk, context);
    const [before, after] = [listOldLines(narrowed), listNewLines(narrowed)];
    if (before.length === 0) return undefined;
    const indexes = findOccurrences(lines, before);
    if (indexes.length > 1) return undefined;
    const [index] = indexes;
    if (index !== undefined) return { index, before, after };
  }
  return undefined;
}

/** Reduces the context of a hunk to at most `context` lines on each side. */
function narrowContext(hunk: Hunk, context: number): Hunk {
  const { lines } = hunk;
  const first = lines.findIndex(({ kind }) => kind !== 'kept');
  const last = lines.findLastIndex(({ kind }) => kind !== 'kept');
  return { ...hunk, lines: lines.slice(Math.max(0, first - context), last + 1 + context) };
}

/** Finds the index of every occurrence of the sequence. */
function findOccurrences(lines: readonly string[], sequence: readonly string[]): number[] {
  const indexes: number[] = [];
  for (let start = 0; start + sequence.length <= lines.length; start++) {
    if (sequence.every((line, offset) => lines[start + offset] === line)) indexes.push(start);
  }
  return indexes;
}
