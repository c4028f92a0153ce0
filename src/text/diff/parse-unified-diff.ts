import { Fault } from '../../domain/fault.ts';
import { unquotePath } from './quote-path.ts';
import { splitLines } from './split-lines.ts';
import { type DiffLine, type Hunk, listNewLines, listOldLines, type UnifiedDiff } from './unified-diff.ts';

/** The first line of a hunk: `@@ -1,3 +1,4 @@`. */
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u;
const KIND_BY_SIGN = { ' ': 'kept', '-': 'removed', '+': 'added' } as const;

/** Parses the diff of one file. Any other text is an `invalid-input` fault that states the line. */
export function parseUnifiedDiff(diff: string): UnifiedDiff {
  const lines = splitLines(diff);
  const start = lines.findIndex(
    (line, index) => line.startsWith('--- ') && lines[index + 1]?.startsWith('+++ '),
  );
  if (start === -1) throw createFault(1, 'it has no `---` and `+++` lines');
  const hunks: Hunk[] = [];
  for (let index = start + 2; index < lines.length; ) {
    const { hunk, next } = readHunk(lines, index);
    hunks.push(hunk);
    index = next;
  }
  if (hunks.length === 0) throw createFault(start + 3, 'it has no hunk');
  return { oldPath: readPath(lines[start]), newPath: readPath(lines[start + 1]), hunks };
}

/** Returns the old and the new text contained in a diff; with full context, these are the two whole files. */
export function parseDiff(diff: string): { original: string; modified: string } {
  const { hunks } = parseUnifiedDiff(diff);
  return {
    original: hunks.flatMap(listOldLines).join(''),
    modified: hunks.flatMap(listNewLines).join(''),
  };
}

/** Reads one hunk. Its length comes from its header, because a removed line may itself start with `-- `. */
function readHunk(lines: readonly string[], index: number): { hunk: Hunk; next: number } {
  const match = HUNK_HEADER.exec(lines[index] ?? '');
  if (match === null) throw createFault(index + 1, 'a hunk must start with `@@ -a,b +c,d @@`');
  const [, oldStart = '', oldCount = '1', newStart = '', newCount = '1'] = match;
  const diffLines: DiffLine[] = [];
  let [oldLeft, newLeft, next] = [Number(oldCount), Number(newCount), index + 1];
  while (oldLeft > 0 || newLeft > 0) {
    const line = readLine(lines, next);
    if (line.kind !== 'added') oldLeft--;
    if (line.kind !== 'removed') newLeft--;
    if (oldLeft < 0 || newLeft < 0)
      throw createFault(next + 1, 'the hunk has more lines than its header states');
    // A line `\ No newline at end of file` states that the line above it has no line feed.
    const lacksLineFeed = lines[next + 1]?.startsWith('\\') ?? false;
    diffLines.push(lacksLineFeed ? { kind: line.kind, text: line.text.slice(0, -1) } : line);
    next += lacksLineFeed ? 2 : 1;
  }
  return { hunk: { oldStart: Number(oldStart), newStart: Number(newStart), lines: diffLines }, next };
}

function readLine(lines: readonly string[], index: number): DiffLine {
  const line = lines[index];
  if (line === undefined || !line.endsWith('\n'))
    throw createFault(index + 1, 'it ends in the middle of a hunk');
  const sign = line.charAt(0);
  if (sign !== ' ' && sign !== '-' && sign !== '+')
    throw createFault(index + 1, 'a line must start with ` `, `-` or `+`');
  return { kind: KIND_BY_SIGN[sign], text: line.slice(1) };
}

function readPath(line = ''): string {
  const path = unquotePath(line.slice(4).replace(/\r?\n$/u, ''));
  return path.replace(/^[ab]\//u, '');
}

function createFault(line: number, reason: string): Fault {
  return new Fault('invalid-input', `This is not a unified diff of one file: line ${line}: ${reason}.`);
}
