import { applyDiff, type DiffOutcome } from './apply-diff.ts';
import { parseUnifiedDiff } from './parse-unified-diff.ts';
import { splitLines } from './split-lines.ts';
import { type Hunk, listNewLines, listOldLines } from './unified-diff.ts';

/**
 * Applies a diff to a text that has since changed elsewhere: each hunk is applied where its lines now are, with as much
 * of its context as still matches. A hunk that matches nowhere, or in several places, is refused.
 */
export function relocateDiff(current: string, diff: string): DiffOutcome {
  const direct = applyDiff(current, diff);
  if (direct.ok) return direct;
  const lines = splitLines(current);
  for (const hunk of parseUnifiedDiff(diff).hunks) {
    const place = findPlace(lines, hunk);
    if (place === undefined) return { ok: false, line: hunk.oldStart };
    lines.splice(place.at, place.before.length, ...place.after);
  }
  return { ok: true, text: lines.join('') };
}

type Place = { readonly at: number; readonly before: readonly string[]; readonly after: readonly string[] };

function findPlace(lines: readonly string[], hunk: Hunk): Place | undefined {
  for (const context of [Number.POSITIVE_INFINITY, 2, 1, 0]) {
    const narrow = narrowTo(hunk, context);
    const [before, after] = [listOldLines(narrow), listNewLines(narrow)];
    if (before.length === 0) return undefined;
    const places = findOccurrences(lines, before);
    if (places.length > 1) return undefined;
    const [at] = places;
    if (at !== undefined) return { at, before, after };
  }
  return undefined;
}

/** Reduces the context of a hunk to at most `context` lines on each side. */
function narrowTo(hunk: Hunk, context: number): Hunk {
  const { lines } = hunk;
  const first = lines.findIndex(({ kind }) => kind !== 'kept');
  const last = lines.findLastIndex(({ kind }) => kind !== 'kept');
  return { ...hunk, lines: lines.slice(Math.max(0, first - context), last + 1 + context) };
}

function findOccurrences(lines: readonly string[], sequence: readonly string[]): number[] {
  const found: number[] = [];
  for (let at = 0; at + sequence.length <= lines.length; at++) {
    if (sequence.every((line, index) => lines[at + index] === line)) found.push(at);
  }
  return found;
}
