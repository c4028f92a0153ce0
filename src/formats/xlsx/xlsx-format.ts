import type { Question } from '../../domain/question.ts';
import type { FileToArchive, PackedText } from '../../ports/archives.ts';
import type { Format, WriteOptions } from '../format.ts';
import { COLUMNS } from '../spreadsheet/columns.table.ts';
import { questionToRows } from '../spreadsheet/question-to-rows.ts';
import { readGrid } from '../spreadsheet/read-grid.ts';
import { readWorkbook } from './read-workbook.ts';
import {
  createSheetRow,
  createSheetStart,
  MAX_CELL_LENGTH,
  SHEET_END,
  WORKBOOK_FILES,
} from './xlsx-files.ts';

/** Questions as an Excel workbook with our columns; nothing is lost in either direction, except cells that are too long. */
export const xlsxFormat: Format = {
  read: async (bytes, options) => readGrid(await readWorkbook(bytes, options), options.name),
  write: async function* (pages, options) {
    const archives = await options.engines.openArchives();
    yield* archives.stream(listFiles(pages, options, archives.createText()));
  },
};

async function* listFiles(
  pages: AsyncIterable<readonly Question[]>,
  { onLoss }: WriteOptions,
  sheet: PackedText,
): AsyncGenerator<FileToArchive> {
  yield* WORKBOOK_FILES;
  const widths = COLUMNS.map(({ name }) => (name === 'text' || name === 'solution' ? 60 : 16));
  sheet.write(createSheetStart(widths));
  const headings = COLUMNS.map(({ name }) => ({ text: name }));
  sheet.write(createSheetRow(headings, 1));
  let number = 1;
  for await (const page of pages)
    for (const question of page)
      for (const row of questionToRows(question)) {
        const cells = COLUMNS.map(({ name }) => {
          const text = row[name] ?? '';
          if (text.length <= MAX_CELL_LENGTH) return { text, isNumber: name === 'marks' };
          onLoss({
            question: question.id,
            field: name,
            level: 'dropped',
            code: 'xlsx-cell-too-long',
            message: `Excel allows ${MAX_CELL_LENGTH} characters in a cell; a longer text is left out.`,
          });
          return { text: '' };
        });
        sheet.write(createSheetRow(cells, ++number));
      }
  sheet.write(SHEET_END);
  yield { name: 'xl/worksheets/sheet1.xml', content: sheet };
  const help = [{ name: 'column', help: 'meaning' }, ...COLUMNS].map((column, index) =>
    createSheetRow([{ text: column.name }, { text: column.help }], index + 1),
  );
  yield { name: 'xl/worksheets/sheet2.xml', content: createSheetStart([20, 90]) + help.join('') + SHEET_END };
}
