import { type Application, applyDiff } from './apply-diff.ts';
import { parseUnifiedDiff } from './parse-unified-diff.ts';
import { splitLines } from './split-lines.ts';
import { type Hunk, newLinesOf, oldLinesOf } from './unified-diff.ts';

/**
 * Applies a diff to a text that has changed elsewhere since: each hunk goes to the one place where its lines still
 * stand, with as much of its context as is left. A hunk with no such place, or with several, is refused.
 */
export function relocateDiff(current: string, diff: string): Application {
  const direct = applyDiff(current, diff);
  if (direct.ok) return direct;
  const lines = splitLines(current);
  for (const hunk of parseUnifiedDiff(diff).hunks) {
    const place = placeOf(lines, hunk);
    if (place === undefined) return { ok: false, line: hunk.oldStart };
    lines.splice(place.at, place.before.length, ...place.after);
  }
  return { ok: true, text: lines.join('') };
}

type Place = { readonly at: number; readonly before: readonly string[]; readonly after: readonly string[] };

function placeOf(lines: readonly string[], hunk: Hunk): Place | undefined {
  for (const context of [Number.POSITIVE_INFINITY, 2, 1, 0]) {
    const narrow = narrowTo(hunk, context);
    const [before, after] = [oldLinesOf(narrow), newLinesOf(narrow)];
    if (before.length === 0) return undefined;
    const places = occurrences(lines, before);
    if (places.length > 1) return undefined;
    const [at] = places;
    if (at !== undefined) return { at, before, after };
  }
  return undefined;
}

function narrowTo(hunk: Hunk, context: number): Hunk {
  const { lines } = hunk;
  const first = lines.findIndex(({ kind }) => kind !== 'kept');
  const last = lines.findLastIndex(({ kind }) => kind !== 'kept');
  return { ...hunk, lines: lines.slice(Math.max(0, first - context), last + 1 + context) };
}

function occurrences(lines: readonly string[], wanted: readonly string[]): number[] {
  const found: number[] = [];
  for (let at = 0; at + wanted.length <= lines.length; at++) {
    if (wanted.every((line, index) => lines[at + index] === line)) found.push(at);
  }
  return found;
}
