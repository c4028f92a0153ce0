import { compareSequences } from './compare-sequences.ts';
import { quotePath } from './quote-path.ts';
import { splitLines } from './split-lines.ts';
import { type DiffLine, type Hunk, NO_NEWLINE, newLinesOf, oldLinesOf } from './unified-diff.ts';

/** A diff that `git apply` and `patch -p1` accept; empty when nothing differs. */
export function generateUnifiedDiff(
  original: string,
  modified: string,
  file: { readonly path: string; readonly contextLines?: number },
): string {
  const hunks = hunksBetween(original, modified, file.contextLines ?? 3);
  if (hunks.length === 0) return '';
  const [from, to] = [quotePath(`a/${file.path}`), quotePath(`b/${file.path}`)];
  return [`--- ${withTab(from)}\n+++ ${withTab(to)}\n`, ...hunks.map(printHunk)].join('');
}

/** A bare path with a blank in it ends with a tab, as git writes it, so that readers see where it ends. */
function withTab(path: string): string {
  return path.includes(' ') && !path.startsWith('"') ? `${path}\t` : path;
}

function hunksBetween(original: string, modified: string, context: number): Hunk[] {
  const lines = diffLinesOf(original, modified);
  const wanted = nearChanges(lines, context);
  const hunks: Hunk[] = [];
  let [oldLine, newLine, open] = [1, 1, undefined as DiffLine[] | undefined];
  for (const [index, line] of lines.entries()) {
    if (!wanted[index]) open = undefined;
    else if (open === undefined) {
      open = [line];
      hunks.push({ oldStart: oldLine, newStart: newLine, lines: open });
    } else open.push(line);
    if (line.kind !== 'added') oldLine++;
    if (line.kind !== 'removed') newLine++;
  }
  return hunks.map(placeEmptySides);
}

function diffLinesOf(original: string, modified: string): DiffLine[] {
  return compareSequences(splitLines(original), splitLines(modified)).flatMap((stretch): DiffLine[] =>
    stretch.same
      ? stretch.items.map((text) => ({ kind: 'kept', text }))
      : [
          ...stretch.before.map((text): DiffLine => ({ kind: 'removed', text })),
          ...stretch.after.map((text): DiffLine => ({ kind: 'added', text })),
        ],
  );
}

function nearChanges(lines: readonly DiffLine[], context: number): Uint8Array {
  const wanted = new Uint8Array(lines.length);
  let until = -1;
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'kept') {
      wanted.fill(1, Math.max(0, index - context), index + 1);
      until = index + context;
    } else if (index <= until) wanted[index] = 1;
  }
  return wanted;
}

/** A side without lines names the line before it. */
function placeEmptySides(hunk: Hunk): Hunk {
  return {
    lines: hunk.lines,
    oldStart: hunk.oldStart - (oldLinesOf(hunk).length === 0 ? 1 : 0),
    newStart: hunk.newStart - (newLinesOf(hunk).length === 0 ? 1 : 0),
  };
}

const signs = { kept: ' ', removed: '-', added: '+' } as const;

export function printHunk(hunk: Hunk): string {
  const from = printRange(hunk.oldStart, oldLinesOf(hunk).length);
  const to = printRange(hunk.newStart, newLinesOf(hunk).length);
  return `@@ -${from} +${to} @@\n${hunk.lines.map(printLine).join('')}`;
}

function printRange(start: number, count: number): string {
  return count === 1 ? `${start}` : `${start},${count}`;
}

function printLine({ kind, text }: DiffLine): string {
  return text.endsWith('\n') ? `${signs[kind]}${text}` : `${signs[kind]}${text}\n${NO_NEWLINE}\n`;
}
