import type { AssignmentGrid } from '../api/schema.ts';

export type GridCell = AssignmentGrid['rows'][number]['questions'][number];
export type CellState = 'full' | 'partly' | 'none' | 'waiting' | 'blank' | 'empty';

/** Returns the state of a cell of the grid, which decides its colour and its word. */
export function getCellState(cell: GridCell): CellState {
  if (cell === null) return 'empty';
  if (cell.waiting > 0) return 'waiting';
  if (cell.awarded >= cell.available) return 'full';
  if (cell.is_blank && cell.awarded === 0) return 'blank';
  return cell.awarded > 0 ? 'partly' : 'none';
}
