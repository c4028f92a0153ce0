import { highlightWords, type WordPiece } from '../text/diff/highlight-words.ts';
import { parseUnifiedDiff } from '../text/diff/parse-unified-diff.ts';
import type { DiffLine, Hunk } from '../text/diff/unified-diff.ts';
import type { TextStream } from './terminal.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not reach a terminal
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A diff as a person reads it: the file, then each hunk in colour, with the words that changed set off. */
export function diffLines(diff: string, out: TextStream): string[] {
  const { newPath, hunks } = parseUnifiedDiff(diff);
  return [out.paint('bold', newPath), ...hunks.flatMap((hunk) => hunkLines(hunk, out))];
}

function hunkLines(hunk: Hunk, out: TextStream): string[] {
  const head = out.paint('cyan', `@@ line ${hunk.oldStart} @@`);
  return [head, ...runsOf(hunk.lines).flatMap((run) => runLines(run, out))];
}

type Run = { readonly removed: DiffLine[]; readonly added: DiffLine[]; readonly kept: DiffLine[] };

/** Lines taken away and put there belong together until the next line that is kept. */
function runsOf(lines: readonly DiffLine[]): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const fits = last !== undefined && (line.kind === 'kept' || last.kept.length === 0);
    const run = fits ? last : { removed: [], added: [], kept: [] };
    if (!fits) runs.push(run);
    run[line.kind].push(line);
  }
  return runs;
}

function runLines({ removed, added, kept }: Run, out: TextStream): string[] {
  const pairs = removed.map((line, index) => wordsOf(line, added[index]));
  return [
    ...removed.map((line, index) =>
      paintLine('-', pairs[index]?.before ?? plain(line), { out, style: 'red' }),
    ),
    ...added.map((line, index) =>
      paintLine('+', pairs[index]?.after ?? plain(line), { out, style: 'green' }),
    ),
    ...kept.map((line) => `  ${visible(line.text)}`),
  ];
}

function wordsOf(before: DiffLine, after: DiffLine | undefined) {
  return after === undefined ? undefined : highlightWords(before.text, after.text);
}

function plain({ text }: DiffLine): WordPiece[] {
  return [{ text, changed: false }];
}

type Paint = { readonly out: TextStream; readonly style: 'red' | 'green' };

function paintLine(sign: string, pieces: readonly WordPiece[], { out, style }: Paint): string {
  const painted = pieces.map(({ text, changed }) => {
    const shown = out.paint(style, visible(text));
    return changed ? out.paint('bold', shown) : shown;
  });
  return `${out.paint(style, sign)} ${painted.join('')}`;
}

/** A line end other than LF is told; nothing in a file can steer the terminal. */
function visible(text: string): string {
  return text.replace(/\r?\n$/u, (end) => (end === '\r\n' ? '␍' : '')).replace(STEERING, '�');
}
