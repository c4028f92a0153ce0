import { Fault } from '../../domain/fault.ts';
import type { Question } from '../../domain/question.ts';
import { BYTE_ORDER_MARK, formatCsvLine, parseCsv, restoreCsvCell } from '../../text/csv.ts';
import type { Format } from '../format.ts';
import { COLUMNS } from '../spreadsheet/columns.table.ts';
import { questionToRows } from '../spreadsheet/question-to-rows.ts';
import { readGrid } from '../spreadsheet/read-grid.ts';

/** Questions as comma-separated values with our columns; nothing is lost in either direction. */
export const csvFormat: Format = {
  read: async (bytes, { name }) => {
    if (bytes.length === 0) throw new Fault('invalid-input', `${name} is empty.`);
    if (bytes[0] === 0x50 && bytes[1] === 0x4b)
      throw new Fault('invalid-input', `${name} is a ZIP archive or an Excel file, not CSV.`);
    const grid = parseCsv(decodeText(bytes).replace(SEPARATOR_LINE, ''), { trims: false });
    return readGrid(
      grid.map((cells) => cells.map(restoreCsvCell)),
      name,
    );
  },
  write: (pages) => writeLines(pages),
};

async function* writeLines(pages: AsyncIterable<readonly Question[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  // With a byte order mark, Excel reads the file as UTF-8.
  yield encoder.encode(`${BYTE_ORDER_MARK}${formatCsvLine(COLUMNS.map(({ name }) => name))}`);
  for await (const page of pages) {
    const rows = page.flatMap(questionToRows);
    yield encoder.encode(
      rows.map((row) => formatCsvLine(COLUMNS.map(({ name }) => row[name] ?? ''))).join(''),
    );
  }
}

/** Excel can name its separator in a line before the headings. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=."?\r?\n/iu;

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which Excel saves CSV on Windows. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
