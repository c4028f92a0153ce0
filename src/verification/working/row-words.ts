import { printNodes } from '../../latex/print-tex.ts';
import { isDenied } from './denials.ts';
import type { FormulaRow, Row } from './formula-rows.ts';

/** Whether the words around a row, or within it, say that it does not hold. */
export function isDeniedRow(rows: readonly Row[], place: number): boolean {
  const row = rows[place];
  const before = wordsBefore(rows, place);
  const own = row?.kind === 'formula' ? wordsWithin(row) : '';
  return isDenied(before, own) || isDenied(before, wordsAfter(rows, place));
}

/** `$3$ x $5 = 15$`: a formula whose left side began in the words before it. */
export function isTornFromWords(rows: readonly Row[], place: number): boolean {
  const [before, row] = [rows[place - 1], rows[place]];
  if (row?.kind !== 'formula' || row.block !== undefined || before?.kind !== 'words') return false;
  return /(?:\s[x×*+\-/=÷]\s*|[.$\d])$/.test(before.words);
}

function wordsWithin(row: FormulaRow): string {
  return printNodes(row.nodes)
    .replace(/[^\p{L}\s]/gu, ' ')
    .slice(-60);
}

/** Formulas between words become blanks. */
function wordsBefore(rows: readonly Row[], place: number): string {
  return textOf(rows.slice(Math.max(0, place - 4), place));
}

function wordsAfter(rows: readonly Row[], place: number): string {
  const block = blockOf(rows[place]);
  let next = place + 1;
  while (block !== undefined && blockOf(rows[next]) === block) next++;
  return textOf(rows.slice(next, next + 3));
}

function blockOf(row: Row | undefined): number | undefined {
  return row?.kind === 'formula' ? row.block : undefined;
}

function textOf(rows: readonly Row[]): string {
  return rows.map((row) => (row.kind === 'words' ? row.words : ' ¤ ')).join('');
}
