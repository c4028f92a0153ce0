import type { PageWord } from '../../../ports/page-reader.ts';
import type { PageRow } from './group-rows.ts';

/** Marks at the end of a line: `[3]`, `(3)`, `(3 marks)`, `3 marks`; text recognition confuses the brackets. */
const MARKS = /^[([{|]?\s*(\d{1,2})\s*(?:marks?|pts?|points?)\.?\s*[)\]}|]?$|^[([{]\s*(\d{1,2})\s*[)\]}]$/i;
const BARE_MARKS = /^(\d{1,2})$/;
/** The minimum gap before marks, and before marks without brackets, in letter heights. */
const MIN_GAP = 1.2;
const MIN_BARE_GAP = 3;
/** Marks are at most this far from the right edge of the text, in letter heights. */
const MAX_EDGE_DISTANCE = 3;

/** The area of a column's text. */
type TextEdges = { readonly right: number; readonly letterHeight: number };

/** Replaces the marks at the right end of a line by one word with the TeX `\hfill [3]`. */
export function replaceMarks(row: PageRow, edges: TextEdges): PageRow {
  for (const count of [2, 1]) {
    const [words, printed] = [row.words.slice(0, -count), row.words.slice(-count)];
    const marks = readMarks(printed, words.at(-1), edges);
    if (marks === undefined) continue;
    const [first] = printed;
    if (first === undefined) continue;
    return { ...row, words: [...words, createMarks(first, marks)] };
  }
  return row;
}

/** Replaces marks directly after a question number, such as `(5 points)`. */
export function replaceLeadingMarks(words: readonly PageWord[]): PageWord[] {
  const [first, second] = words;
  const marks = /^[([](\d{1,2}) (?:marks?|points?)[)\]]$/i.exec(`${first?.text} ${second?.text}`)?.[1];
  if (first === undefined || marks === undefined) return [...words];
  return [createMarks(first, marks), ...words.slice(2)];
}

function createMarks(printed: PageWord, marks: string): PageWord {
  return { ...printed, text: `[${marks}]`, confidence: 1, tex: `\\hfill [${marks}]` };
}

/** Whether a word is the marks of a question. */
export function isMarks({ tex = '' }: PageWord): boolean {
  return tex.startsWith('\\hfill');
}

function readMarks(
  printed: readonly PageWord[],
  before: PageWord | undefined,
  { right, letterHeight }: TextEdges,
): string | undefined {
  const [first, last] = [printed[0], printed.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const text = printed.map((word) => word.text).join(' ');
  const gap =
    before === undefined ? Number.POSITIVE_INFINITY : first.box.x - (before.box.x + before.box.width);
  const isAtEdge = right - (last.box.x + last.box.width) <= MAX_EDGE_DISTANCE * letterHeight;
  const match = MARKS.exec(text);
  if (match !== null && gap >= MIN_GAP * letterHeight) {
    const isNamed = match[1] !== undefined;
    return isAtEdge || isNamed ? (match[1] ?? match[2]) : undefined;
  }
  const bare = BARE_MARKS.exec(text)?.[1];
  return before !== undefined && isAtEdge && gap >= MIN_BARE_GAP * letterHeight ? bare : undefined;
}
