import { printNodes } from '../../latex/print-tex.ts';
import type { TexNode } from '../../latex/tex-tree.ts';
import { findUnit } from '../../maths/units/find-unit.ts';
import { detectHedge, type Hedge } from './detect-hedge.ts';
import type { FormulaRow, SolutionRow } from './formula-rows.ts';

// How many characters before and after a row are searched for a hedge.
const MAX_ROW_TEXT_LENGTH = 60;
const ROWS_BEFORE = 4;
const ROWS_AFTER = 3;

/** Detects whether the text around or within a row denies it or calls it approximate. */
export function detectRowHedge(rows: readonly SolutionRow[], index: number): Hedge {
  const row = rows[index];
  if (
    row?.kind === 'formula' &&
    (isReducedToContradiction(rows, index) || isModular(rows, row) || isRefuted(rows, row))
  )
    return 'denied';
  const before = getWordsBefore(rows, index);
  const wordsInRow = row?.kind === 'formula' ? getWordsWithin(row) : '';
  const hedges = [detectHedge(before, wordsInRow), detectHedge(before, getWordsAfter(rows, index))];
  return hedges.find((hedge) => hedge === 'denied') ?? hedges.find((hedge) => hedge !== undefined);
}

/** Whether the last line of a display states that two numbers are not equal, so that the lines before it are a trial. */
function isRefuted(rows: readonly SolutionRow[], { block }: FormulaRow): boolean {
  const last = block === undefined ? undefined : rows.findLast((row) => getBlock(row) === block);
  return last?.kind === 'formula' && NOT_EQUAL.test(printNodes(last.nodes));
}

const NOT_EQUAL = /^[\s&\d.,+−-]*(?:\\neq?(?![a-zA-Z])|≠)[\s&\d.,+−-]*$/;

/** Whether a display computes with remainders, whose divisor authors write once: `= 1/12 = 43 \pmod{103}`. */
function isModular(rows: readonly SolutionRow[], { block, nodes }: FormulaRow): boolean {
  const formulas =
    block === undefined ? [nodes] : rows.flatMap((row) => (getBlock(row) === block ? getNodes(row) : []));
  return formulas.some((formula) => MODULUS.test(printNodes(formula)));
}

const MODULUS = /\\[pb]?mod(?![a-zA-Z])/;

/** Words between two forms of the same statement: `$2(1) + 1 = 1$, or $3 = 1$`. */
const RESTATED = /^\s*,?\s*(?:or|that is|i\.e\.|which (?:is|gives|simplifies to|reduces to|means))\s*,?\s*$/i;
const TWO_NUMBERS =
  /^\s*(-?\d+(?:\.\d+)?|-?\\d?frac\{\d+\}\{\d+\})\s*=\s*(-?\d+(?:\.\d+)?|-?\\d?frac\{\d+\}\{\d+\})\s*$/;

/** Whether the text restates a formula as two different numbers, to show that it is false. */
function isReducedToContradiction(rows: readonly SolutionRow[], index: number): boolean {
  const [words, next] = [rows[index + 1], rows[index + 2]];
  if (words?.kind !== 'words' || next?.kind !== 'formula' || !RESTATED.test(words.words)) return false;
  const [, left, right] = TWO_NUMBERS.exec(printNodes(next.nodes)) ?? [];
  return left !== right;
}

/** Whether a formula continues in the text before or after it, as in `$3$ x $5 = 15$`. */
export function continuesInText(rows: readonly SolutionRow[], index: number): boolean {
  const [before, row, after] = [rows[index - 1], rows[index], rows[index + 1]];
  if (row?.kind !== 'formula' || row.block !== undefined) return false;
  if (after?.kind === 'words' && /^(?:\s*(?:!\s*(?:$|[-+])|\^)|\.\d)/.test(after.words)) return true;
  // `$= 0$. 7` is one decimal.
  if (after?.kind === 'words' && /^\. \d/.test(after.words) && /=\s*0$/.test(printNodes(row.nodes)))
    return true;
  if (before?.kind !== 'words' || (isListMark(before.words) && isLineStart(rows, index - 1))) return false;
  return /(?:\s[x×*+\-/÷]\s*|[.$\d])$/.test(before.words);
}

/** Whether the last line of a text consists of the mark of a list item: `-`, `*`, `•`, `1.` or `(a)`. */
function isListMark(words: string): boolean {
  return /(?:^|\n)[^\S\n]*(?:[-*•–]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])[^\S\n]*$/.test(words);
}

/** Whether the last line of the text of a row begins in that text, or the row is the first one. */
function isLineStart(rows: readonly SolutionRow[], index: number): boolean {
  const row = rows[index];
  return index === 0 || (row?.kind === 'words' && row.words.includes('\n'));
}

/** Units that are common in running text, as a regular expression. */
export const UNIT_NAMES =
  'min|minutes?|hours?|h|s|seconds?|ms|days?|km|m|cm|mm|nm|kg|g|mg|mL|L|kJ|J|kN|N|kPa|Pa|kW|W|mV|V|mA|A|kHz|MHz|Hz|rad|radians?|degrees?|mol';
const UNIT_AT_START = new RegExp(
  String.raw`^\s*(${UNIT_NAMES}|percent|hundred|thousand|million|billion|trillion|lakh|crore|dozen)\b`,
);

/** Finds the unit at the start of the text after an inline formula: `$12/16 = 45$ min`. */
export function findUnitAfter(rows: readonly SolutionRow[], index: number): string | undefined {
  const after = rows[index + 1];
  return after?.kind === 'words' ? UNIT_AT_START.exec(after.words.replaceAll('~', ' '))?.[1] : undefined;
}

const WORD_AT_START =
  /^\s*([A-Za-zµμΩ]{1,6}(?:\/[A-Za-z]{1,3})?|[\u0400-\u04FF]{1,4})(?![A-Za-z\u0400-\u04FF])/;

/** Finds the unit or multiple after an inline formula, also one that may be a word: `$0.3 - 0.1 = 200$ mmol`. */
export function findWordAfter(rows: readonly SolutionRow[], index: number): string | undefined {
  const unit = findUnitAfter(rows, index);
  const after = rows[index + 1];
  if (unit !== undefined || after?.kind !== 'words') return unit;
  const word = WORD_AT_START.exec(after.words.replaceAll('~', ' '))?.[1];
  return word !== undefined && findUnit(word) !== undefined ? word : undefined;
}

/** Words that present the value after them as a result. */
const RESULT_WORD =
  /\b(?:answers?|results?|values?|total|therefore|thus|hence|so|gives?|get|obtain|equals?|respuesta|resposta|logo|portanto|réponse|donc)\b|\b(?:is|are)\s*$|[=∴→]|答案|结果|所以|因此|故|共|vậy/iu;

/** Whether the sentence before an inline formula presents it as a result: “so the answer is $6$”. */
export function isPresentedAsResult(rows: readonly SolutionRow[], index: number): boolean {
  const sentence = getWordsBefore(rows, index)
    .split(/[.?!;。．；]\s|\n\s*\n/)
    .at(-1);
  return RESULT_WORD.test(sentence ?? '');
}

/** Whether the sentence of a formula is an example, whose values apply to nothing else. */
export function isExample(rows: readonly SolutionRow[], index: number): boolean {
  const sentence = joinWords(rows.slice(Math.max(0, index - EXAMPLE_ROWS), index))
    .split(/[.?!]\s/)
    .at(-1);
  return /\b(?:for (?:example|instance)|e\.g\.|such as|suppose|imagine)/i.test(sentence ?? '');
}

const EXAMPLE_ROWS = 12;

function getWordsWithin(row: FormulaRow): string {
  return printNodes(row.nodes)
    .replace(/[^\p{L}\s]/gu, ' ')
    .slice(-MAX_ROW_TEXT_LENGTH);
}

/** Returns the text of the rows before a row, with a placeholder for each formula. */
function getWordsBefore(rows: readonly SolutionRow[], index: number): string {
  return joinWords(rows.slice(Math.max(0, index - ROWS_BEFORE), index));
}

/** Returns the text of the rows after a row; the other lines of its display are skipped. */
function getWordsAfter(rows: readonly SolutionRow[], index: number): string {
  const block = getBlock(rows[index]);
  let next = index + 1;
  while (block !== undefined && getBlock(rows[next]) === block) next++;
  return joinWords(rows.slice(next, next + ROWS_AFTER));
}

function getNodes(row: SolutionRow): readonly (readonly TexNode[])[] {
  return row.kind === 'formula' ? [row.nodes] : [];
}

function getBlock(row: SolutionRow | undefined): number | undefined {
  return row?.kind === 'formula' ? row.block : undefined;
}

function joinWords(rows: readonly SolutionRow[]): string {
  return rows.map((row) => (row.kind === 'words' ? row.words : ' ¤ ')).join('');
}
