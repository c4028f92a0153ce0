import type { BlankTable } from '../domain/question-content.ts';

/** Puts the answers into the empty cells of a table, row by row. Cells without an answer stay empty. */
export function fillBlankTable({ columns, rows }: BlankTable, answers: readonly string[]): BlankTable {
  let used = 0;
  return { columns, rows: rows.map((row) => row.map((cell) => cell ?? answers[used++] ?? null)) };
}
