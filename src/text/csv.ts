/** Starts a CSV file: without it, Excel reads the letters of names like Zoë wrongly. */
export const BYTE_ORDER_MARK = '\uFEFF';

const FORMULA_START = /^'*[=+\-@\t\r]/;

/** Formats a CSV line (RFC 4180). A leading apostrophe prevents a spreadsheet from evaluating text as a formula. */
export function formatCsvLine(cells: readonly string[]): string {
  const escaped = cells.map((cell) => {
    // A number such as -5 is kept.
    const safeCell = FORMULA_START.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
    return /[",;\t\r\n]|^ | $/.test(safeCell) ? `"${safeCell.replaceAll('"', '""')}"` : safeCell;
  });
  return `${escaped.join(',')}\r\n`;
}

/** Removes the apostrophe that `formatCsvLine` puts before a text that looks like a formula. */
export function restoreCsvCell(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;
}

type CsvOptions = {
  /** Whether to remove spaces around cells. */
  readonly trims?: boolean;
};

/** Reads CSV (RFC 4180). Cells are separated by commas, or by semicolons or tabs if the first line has more of these. */
export function parseCsv(text: string, { trims = true }: CsvOptions = {}): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = findSeparator(source);
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endCell = (): void => {
    row.push(trims ? cell.trim() : cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  const special = new RegExp(`["\\n${separator}]`, 'gu');
  let index = 0;
  while (index < source.length) {
    // Whole pieces are copied, because text that grows sign by sign needs thirty times its memory.
    const end = findNext(source, isQuoted ? /"/gu : special, index);
    cell += source.slice(index, end);
    const sign = source[end];
    index = end + 1;
    if (isQuoted && sign === '"' && source[index] === '"') {
      cell += '"';
      index++;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      // Spaces before a quotation mark are not part of the cell.
      if (!isQuoted) cell = '';
      isQuoted = !isQuoted;
    } else if (sign === '"') cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
  }
  endRow();
  return rows;
}

/** Returns the index of the next match, or the end of the text. */
function findNext(source: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(source)?.index ?? source.length;
}

function findSeparator(source: string): string {
  const [firstLine = ''] = source.split('\n', 1);
  const names = firstLine.replace(/"[^"]*"/g, '');
  const count = (sign: string): number => names.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
