import type { BlankTable } from '../../../../src/domain/question-content.ts';

/** Stands for an empty cell, because the server skips empty lines. */
const EMPTY_CELL = '–';
/** The server reads the labels (1) to (8). */
const MAX_LABELLED_CELLS = 8;
/** The server splits lines without labels at these characters. */
const SEPARATOR = /[,;/]/u;

export function countBlankCells({ rows }: BlankTable): number {
  return rows.flat().filter((cell) => cell === null).length;
}

/** Writes the learner's cells, row by row, as one text with a line for each cell; empty if all cells are. */
export function formatCells(cells: readonly string[]): string {
  if (cells.every((cell) => cell === '')) return '';
  const needsLabels = cells.length <= MAX_LABELLED_CELLS && cells.some((cell) => SEPARATOR.test(cell));
  return cells
    .map((cell, index) => `${needsLabels ? `(${index + 1}) ` : ''}${cell === '' ? EMPTY_CELL : cell}`)
    .join('\n');
}

/** Reads the cells from a text that `formatCells` wrote. */
export function parseCells(text: string, count: number): string[] {
  const lines = text.split('\n');
  const hasLabels = lines.length > 0 && lines.every((line, index) => line.startsWith(`(${index + 1}) `));
  return Array.from({ length: count }, (_, index) => {
    const line = lines[index] ?? '';
    const cell = hasLabels ? line.slice(`(${index + 1}) `.length) : line;
    return cell === EMPTY_CELL ? '' : cell;
  });
}
