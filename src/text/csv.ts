/** Formats a CSV line (RFC 4180). A leading apostrophe prevents a spreadsheet from evaluating text as a formula. */
export function formatCsvLine(cells: readonly string[]): string {
  const escaped = cells.map((cell) => {
    // A number such as -5 is kept.
    const safeCell = /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
    return /[",\r\n]/.test(safeCell) ? `"${safeCell.replaceAll('"', '""')}"` : safeCell;
  });
  return `${escaped.join(',')}\r\n`;
}

/** Reads CSV (RFC 4180): rows of cells without surrounding spaces. Semicolons separate cells too if the first line has no comma. */
export function parseCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const [firstLine = ''] = source.split(/\r?\n/, 1);
  const separator = firstLine.includes(',') || !firstLine.includes(';') ? ',' : ';';
  const rows: string[][] = [];
  let [row, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  const endCell = (): void => {
    row.push(cell.trim());
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
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && character === separator) endCell();
    else if (!isQuoted && character === '\n') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}
