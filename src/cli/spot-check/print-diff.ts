import type { Suggestion } from '../../domain/suggestion.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { highlightWords, type WordPiece } from '../../text/diff/highlight-words.ts';
import { parseUnifiedDiff } from '../../text/diff/parse-unified-diff.ts';
import type { DiffLine, Hunk } from '../../text/diff/unified-diff.ts';
import { listChangedParts } from './list-changed-parts.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not be printed to a terminal
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/**
 * Formats the diff of a suggestion for the terminal: the file name, then each hunk in colour with the changed words in bold.
 * The line above a hunk names the parts that it changes.
 */
export function formatDiff(
  { diff, original_content }: Pick<Suggestion, 'diff' | 'original_content'>,
  out: TextStream,
): string[] {
  const { newPath, hunks } = parseUnifiedDiff(diff);
  return [
    out.paint('bold', newPath),
    ...hunks.flatMap((hunk) => formatHunk(hunk, listChangedParts(original_content, hunk), out)),
  ];
}

function formatHunk(hunk: Hunk, parts: readonly string[], out: TextStream): string[] {
  const partText = parts.length === 0 ? '' : `, ${parts.length === 1 ? 'part' : 'parts'} ${parts.join(', ')}`;
  const head = out.paint('cyan', `@@ line ${hunk.oldStart}${partText} @@`);
  return [head, ...groupLines(hunk.lines).flatMap((group) => formatGroup(group, out))];
}

/** Removed lines, the added lines that replace them, and the unchanged lines after them. */
type LineGroup = { readonly removed: DiffLine[]; readonly added: DiffLine[]; readonly kept: DiffLine[] };

/** Groups removed and added lines with the unchanged lines that follow them. */
function groupLines(lines: readonly DiffLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const lastGroup = groups.at(-1);
    const belongsToLast = lastGroup !== undefined && (line.kind === 'kept' || lastGroup.kept.length === 0);
    const group = belongsToLast ? lastGroup : { removed: [], added: [], kept: [] };
    if (!belongsToLast) groups.push(group);
    group[line.kind].push(line);
  }
  return groups;
}

function formatGroup({ removed, added, kept }: LineGroup, out: TextStream): string[] {
  const pairs = removed.map((line, index) => highlightPair(line, added[index]));
  return [
    ...removed.map((line, index) =>
      paintLine('-', pairs[index]?.before ?? toUnchangedPiece(line), { out, style: 'red' }),
    ),
    ...added.map((line, index) =>
      paintLine('+', pairs[index]?.after ?? toUnchangedPiece(line), { out, style: 'green' }),
    ),
    ...kept.map((line) => `  ${escapeLine(line.text)}`),
  ];
}

/** Marks the changed words of a removed line and of the added line that replaces it. */
function highlightPair(before: DiffLine, after: DiffLine | undefined) {
  return after === undefined ? undefined : highlightWords(before.text, after.text);
}

function toUnchangedPiece({ text }: DiffLine): WordPiece[] {
  return [{ text, changed: false }];
}

type Paint = { readonly out: TextStream; readonly style: 'red' | 'green' };

function paintLine(sign: string, pieces: readonly WordPiece[], { out, style }: Paint): string {
  const painted = pieces.map(({ text, changed }) => {
    const paintedText = out.paint(style, escapeLine(text));
    return changed ? out.paint('bold', paintedText) : paintedText;
  });
  return `${out.paint(style, sign)} ${painted.join('')}`;
}

/** Replaces a CRLF line ending by a symbol, and each control character by `�`, so that a file cannot control the terminal. */
function escapeLine(text: string): string {
  return text.replace(/\r?\n$/u, (end) => (end === '\r\n' ? '␍' : '')).replace(CONTROL_CHARACTERS, '�');
}
