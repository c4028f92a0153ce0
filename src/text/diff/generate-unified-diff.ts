import { compareSequences } from './compare-sequences.ts';
import { quotePath } from './quote-path.ts';
import { splitLines } from './split-lines.ts';
import { type DiffLine, type Hunk, listNewLines, listOldLines, NO_NEWLINE } from './unified-diff.ts';

/** Generates a diff that `git apply` and `patch -p1` accept; empty when the texts are equal. */
export function generateUnifiedDiff(
  original: string,
  modified: string,
  file: { readonly path: string; readonly contextLines?: number },
): string {
  const hunks = createHunks(original, modified, file.contextLines ?? 3);
  if (hunks.length === 0) return '';
  const [from, to] = [quotePath(`a/${file.path}`), quotePath(`b/${file.path}`)];
  return [`--- ${addTab(from)}\n+++ ${addTab(to)}\n`, ...hunks.map(printHunk)].join('');
}

/** Adds a tab after an unquoted path that contains a blank, as git does, so that parsers find the end of the path. */
function addTab(path: string): string {
  return path.includes(' ') && !path.startsWith('"') ? `${path}\t` : path;
}

function createHunks(original: string, modified: string, context: number): Hunk[] {
  const lines = listDiffLines(original, modified);
  const isShown = markNearChanges(lines, context);
  const hunks: Hunk[] = [];
  let [oldLine, newLine, hunkLines] = [1, 1, undefined as DiffLine[] | undefined];
  for (const [index, line] of lines.entries()) {
    if (!isShown[index]) hunkLines = undefined;
    else if (hunkLines === undefined) {
      hunkLines = [line];
      hunks.push({ oldStart: oldLine, newStart: newLine, lines: hunkLines });
    } else hunkLines.push(line);
    if (line.kind !== 'added') oldLine++;
    if (line.kind !== 'removed') newLine++;
  }
  return hunks.map(adjustEmptySides);
}

function listDiffLines(original: string, modified: string): DiffLine[] {
  return compareSequences(splitLines(original), splitLines(modified)).flatMap((segment): DiffLine[] =>
    segment.same
      ? segment.items.map((text) => ({ kind: 'kept', text }))
      : [
          ...segment.before.map((text): DiffLine => ({ kind: 'removed', text })),
          ...segment.after.map((text): DiffLine => ({ kind: 'added', text })),
        ],
  );
}

/** Marks, with 1, the changed lines and `context` lines around each change. */
function markNearChanges(lines: readonly DiffLine[], context: number): Uint8Array {
  const isNear = new Uint8Array(lines.length);
  let lastNearIndex = -1;
  for (const [index, line] of lines.entries()) {
    if (line.kind !== 'kept') {
      isNear.fill(1, Math.max(0, index - context), index + 1);
      lastNearIndex = index + context;
    } else if (index <= lastNearIndex) isNear[index] = 1;
  }
  return isNear;
}

/** Corrects the start of a side without lines: the format requires the number of the line before it. */
function adjustEmptySides(hunk: Hunk): Hunk {
  return {
    lines: hunk.lines,
    oldStart: hunk.oldStart - (listOldLines(hunk).length === 0 ? 1 : 0),
    newStart: hunk.newStart - (listNewLines(hunk).length === 0 ? 1 : 0),
  };
}

const SIGNS = { kept: ' ', removed: '-', added: '+' } as const;

function printHunk(hunk: Hunk): string {
  const from = printRange(hunk.oldStart, listOldLines(hunk).length);
  const to = printRange(hunk.newStart, listNewLines(hunk).length);
  return `@@ -${from} +${to} @@\n${hunk.lines.map(printLine).join('')}`;
}

function printRange(start: number, count: number): string {
  return count === 1 ? `${start}` : `${start},${count}`;
}

function printLine({ kind, text }: DiffLine): string {
  return text.endsWith('\n') ? `${SIGNS[kind]}${text}` : `${SIGNS[kind]}${text}\n${NO_NEWLINE}\n`;
}
