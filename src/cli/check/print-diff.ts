import type { TextStream } from '../../ports/terminal.ts';
import { highlightWords, type WordPiece } from '../../text/diff/highlight-words.ts';
import { parseUnifiedDiff } from '../../text/diff/parse-unified-diff.ts';
import type { DiffLine, Hunk } from '../../text/diff/unified-diff.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not reach a terminal
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Formats a unified diff for the terminal: the file, then each hunk in colour, with the changed words in bold. */
export function formatDiff(diff: string, out: TextStream): string[] {
  const { newPath, hunks } = parseUnifiedDiff(diff);
  return [out.paint('bold', newPath), ...hunks.flatMap((hunk) => formatHunk(hunk, out))];
}

function formatHunk(hunk: Hunk, out: TextStream): string[] {
  const head = out.paint('cyan', `@@ line ${hunk.oldStart} @@`);
  return [head, ...groupRuns(hunk.lines).flatMap((run) => formatRun(run, out))];
}

type Run = { readonly removed: DiffLine[]; readonly added: DiffLine[]; readonly kept: DiffLine[] };

/** Groups removed and added lines with the unchanged lines that follow them. */
function groupRuns(lines: readonly DiffLine[]): Run[] {
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

function formatRun({ removed, added, kept }: Run, out: TextStream): string[] {
  const pairs = removed.map((line, index) => highlightPair(line, added[index]));
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

/** The changed words of a removed line and the added line that replaces it. */
function highlightPair(before: DiffLine, after: DiffLine | undefined) {
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

/** Shows a CRLF line ending as a symbol and replaces control characters, so that no file can control the terminal. */
function visible(text: string): string {
  return text.replace(/\r?\n$/u, (end) => (end === '\r\n' ? '␍' : '')).replace(CONTROL_CHARACTERS, '�');
}
