import { printNodes } from '../../latex/print-tex.ts';
import { type Hedge, hedgeOf } from './denials.ts';
import type { FormulaRow, Row } from './formula-rows.ts';

/** What the words around a row, or within it, make of it. */
export function hedgeOfRow(rows: readonly Row[], place: number): Hedge {
  const row = rows[place];
  const before = wordsBefore(rows, place);
  const own = row?.kind === 'formula' ? wordsWithin(row) : '';
  const hedges = [hedgeOf(before, own), hedgeOf(before, wordsAfter(rows, place))];
  return hedges.find((hedge) => hedge === 'denied') ?? hedges.find((hedge) => hedge !== undefined);
}

/** `$3$ x $5 = 15$`: a formula whose left side began in the words before it, or whose right side goes on in those after it. */
export function isTornFromWords(rows: readonly Row[], place: number): boolean {
  const [before, row, after] = [rows[place - 1], rows[place], rows[place + 1]];
  if (row?.kind !== 'formula' || row.block !== undefined) return false;
  if (after?.kind === 'words' && /^\s*(?:!\s*$|\^)/.test(after.words)) return true;
  return before?.kind === 'words' && /(?:\s[x×*+\-/÷]\s*|[.$\d])$/.test(before.words);
}

const UNIT =
  /^\s*(min|minutes?|hours?|h|s|seconds?|ms|days?|km|m|cm|mm|kg|g|mg|mL|L|kJ|J|kN|N|kPa|Pa|kW|W|mV|V|mA|A|kHz|MHz|Hz)\b/;

/** The unit that the words after a formula of the text begin with: `$12/16 = 45$ min`. */
export function unitAfter(rows: readonly Row[], place: number): string | undefined {
  const after = rows[place + 1];
  return after?.kind === 'words' ? UNIT.exec(after.words.replaceAll('~', ' '))?.[1] : undefined;
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
