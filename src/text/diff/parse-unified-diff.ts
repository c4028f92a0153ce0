import { Fault } from '../../domain/fault.ts';
import { unquotePath } from './quote-path.ts';
import { splitLines } from './split-lines.ts';
import { type DiffLine, type Hunk, listNewLines, listOldLines, type UnifiedDiff } from './unified-diff.ts';

const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u;
const kinds = { ' ': 'kept', '-': 'removed', '+': 'added' } as const;

/** Parses the diff of one file. Anything else is an `invalid-input` fault that names the line. */
export function parseUnifiedDiff(diff: string): UnifiedDiff {
  const lines = splitLines(diff);
  const start = lines.findIndex((line, at) => line.startsWith('--- ') && lines[at + 1]?.startsWith('+++ '));
  if (start === -1) throw refuse(1, 'it has no `---` and `+++` lines');
  const hunks: Hunk[] = [];
  for (let at = start + 2; at < lines.length; ) {
    const { hunk, next } = readHunk(lines, at);
    hunks.push(hunk);
    at = next;
  }
  if (hunks.length === 0) throw refuse(start + 3, 'it has no hunk');
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
function readHunk(lines: readonly string[], at: number): { hunk: Hunk; next: number } {
  const match = header.exec(lines[at] ?? '');
  if (match === null) throw refuse(at + 1, 'a hunk must start with `@@ -a,b +c,d @@`');
  const [, oldStart = '', oldCount = '1', newStart = '', newCount = '1'] = match;
  const read: DiffLine[] = [];
  let [oldLeft, newLeft, next] = [Number(oldCount), Number(newCount), at + 1];
  while (oldLeft > 0 || newLeft > 0) {
    const line = readLine(lines, next);
    if (line.kind !== 'added') oldLeft--;
    if (line.kind !== 'removed') newLeft--;
    if (oldLeft < 0 || newLeft < 0) throw refuse(next + 1, 'the hunk has more lines than its header states');
    const isLast = lines[next + 1]?.startsWith('\\') ?? false;
    read.push(isLast ? { kind: line.kind, text: line.text.slice(0, -1) } : line);
    next += isLast ? 2 : 1;
  }
  return { hunk: { oldStart: Number(oldStart), newStart: Number(newStart), lines: read }, next };
}

function readLine(lines: readonly string[], at: number): DiffLine {
  const line = lines[at];
  if (line === undefined || !line.endsWith('\n')) throw refuse(at + 1, 'it ends in the middle of a hunk');
  const sign = line.charAt(0);
  if (sign !== ' ' && sign !== '-' && sign !== '+')
    throw refuse(at + 1, 'a line must start with ` `, `-` or `+`');
  return { kind: kinds[sign], text: line.slice(1) };
}

function readPath(line = ''): string {
  const path = unquotePath(line.slice(4).replace(/\r?\n$/u, ''));
  return path.replace(/^[ab]\//u, '');
}

function refuse(line: number, reason: string): Fault {
  return new Fault('invalid-input', `This is not a unified diff of one file: line ${line}: ${reason}.`);
}
