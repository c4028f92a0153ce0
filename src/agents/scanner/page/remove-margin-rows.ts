import type { ColumnRow } from './find-question-starts.ts';
import { readQuestionNumber } from './read-question-number.ts';

/** A page number or a note in the bottom margin. */
const FOOTER =
  /^(?:[-–—]?\s*\d{1,3}\s*[-–—]?|page\s+\d+(?:\s*(?:of|\/)\s*\d+)?|\d+\s*(?:of|\/)\s*\d+|(?:\d{1,3}\s+)?\[?\s*(?:please\s+)?turn over\s*\]?(?:\s+\d{1,3})?|p\.?\s*t\.?\s*o\.?)$/i;
/** A footer is separated from the text by at least this many letter heights. */
const MIN_FOOTER_GAP = 1.5;
/** A line that starts a section of the paper, such as `Section B`. */
const SECTION_HEADING = /^(?:section|part)\s+[A-H\dIVX]{1,3}\b(?![a-z])/i;
const MAX_HEADING_WORDS = 8;
/** The maximum number of lines of instructions after the heading of a section. */
const MAX_INSTRUCTION_ROWS = 4;
/** The number of lines at each end of a column that may be a header or footer. */
const MARGIN_ROWS = 2;

/**
 * Removes page numbers, and header and footer lines that are repeated on several pages (their digits may differ). Also removes
 * headings of sections and the instructions after them.
 */
export function removeMarginRows(columns: readonly (readonly ColumnRow[])[]): ColumnRow[][] {
  const counts = new Map<string, number>();
  for (const rows of columns)
    for (const text of new Set(listMarginRows(rows).map(toPattern)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  return columns.map((rows) => {
    const margin = new Set(listMarginRows(rows).filter((row) => (counts.get(toPattern(row)) ?? 0) > 1));
    return removeSections(removeFooter(rows.filter((row) => !margin.has(row))));
  });
}

/** Removes headings of sections, and the instructions between a heading and the next number. */
function removeSections(rows: readonly ColumnRow[]): ColumnRow[] {
  let removable = 0;
  return rows.filter((row) => {
    const text = getText(row);
    if (SECTION_HEADING.test(text) && row.words.length <= MAX_HEADING_WORDS)
      removable = MAX_INSTRUCTION_ROWS + 1;
    else if (readQuestionNumber(row.words) !== undefined) removable = 0;
    removable = Math.max(0, removable - 1);
    return removable === 0;
  });
}

function listMarginRows(rows: readonly ColumnRow[]): ColumnRow[] {
  return rows.length <= 2 * MARGIN_ROWS ? [] : [...rows.slice(0, MARGIN_ROWS), ...rows.slice(-MARGIN_ROWS)];
}

function removeFooter(rows: readonly ColumnRow[]): ColumnRow[] {
  const [last, before] = [rows.at(-1), rows.at(-2)];
  if (last === undefined || !FOOTER.test(getText(last))) return [...rows];
  const gap = before === undefined ? 0 : last.box.y - (before.box.y + before.box.height);
  return gap < MIN_FOOTER_GAP * last.letterHeight ? [...rows] : removeFooter(rows.slice(0, -1));
}

function getText({ words }: ColumnRow): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .trim();
}

/** Returns the text of a line with all digits replaced, because page numbers differ. */
function toPattern(row: ColumnRow): string {
  return getText(row).replace(/\d+/g, '#').toLowerCase();
}
