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
  for (let index = 0; index < source.length; index++) {
    const character = source[index] ?? '';
    if (isQuoted && character === '"' && source[index + 1] === '"') {
      cell += '"';
      index++;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) {
      // Spaces before a quotation mark are not part of the cell.
      if (!isQuoted) cell = '';
      isQuoted = !isQuoted;
    } else if (!isQuoted && character === separator) endCell();
    else if (!isQuoted && character === '\n') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

function findSeparator(source: string): string {
  const [firstLine = ''] = source.split('\n', 1);
  const names = firstLine.replace(/"[^"]*"/g, '');
  const count = (sign: string): number => names.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
