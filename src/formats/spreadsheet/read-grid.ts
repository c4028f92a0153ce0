import { Fault } from '../../domain/fault.ts';
import type { Finding } from '../../domain/finding.ts';
import type { ReadDocumentResult } from '../format.ts';
import { type ColumnName, findColumn, type Row } from './columns.table.ts';
import { type NumberedRow, rowsToQuestions } from './rows-to-questions.ts';

/** Above the names of the columns, a sheet may have a title and notes. */
const MAX_TITLE_ROWS = 10;

/** Reads the cells of a sheet as questions; the first row, or the first one below a title, has the names of the columns. */
export function readGrid(grid: readonly (readonly string[])[], name: string): ReadDocumentResult {
  const start = Math.max(0, grid.slice(0, MAX_TITLE_ROWS).findIndex(isHeading));
  const [headings = [], ...rows] = grid.slice(start);
  const columns = headings.map(findColumn);
  if (!columns.includes('text'))
    throw new Fault('invalid-input', `${name} has no column “text” in its first row.`, {
      advice: 'Export a few questions to see the columns, or name the column with the questions “text”.',
    });
  const numbered = rows.flatMap((cells, index): NumberedRow[] => {
    const row = readRow(cells, columns);
    return Object.keys(row).length === 0 ? [] : [{ number: start + index + 2, cells: row }];
  });
  if (numbered.length === 0) throw new Fault('invalid-input', `${name} contains no questions.`);
  return { questions: rowsToQuestions(numbered, name), findings: listUnknownColumns(headings, columns) };
}

/** A row with a cell such as “Question” and another known column. */
function isHeading(cells: readonly string[]): boolean {
  const columns = cells.map(findColumn);
  return columns.includes('text') && columns.filter((column) => column !== undefined).length > 1;
}

function readRow(cells: readonly string[], columns: readonly (ColumnName | undefined)[]): Row {
  const row: Row = {};
  cells.forEach((cell, index) => {
    const column = columns[index];
    if (column !== undefined && cell.trim() !== '') row[column] ??= cell;
  });
  return row;
}

function listUnknownColumns(
  headings: readonly string[],
  columns: readonly (ColumnName | undefined)[],
): Finding[] {
  return headings.flatMap((heading, index): Finding[] => {
    if (heading.trim() === '' || columns[index] !== undefined) return [];
    return [
      {
        rule: 'spreadsheet-column',
        severity: 'warning',
        message: `The column “${heading.trim()}” is not read.`,
      },
    ];
  });
}
