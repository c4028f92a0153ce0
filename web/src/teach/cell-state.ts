import type { AssignmentGrid } from '../api/schema.ts';

export type GridCell = AssignmentGrid['rows'][number]['questions'][number];
export type CellState = 'full' | 'partly' | 'none' | 'waiting' | 'empty';

/** Returns the state of a cell of the grid, which decides its colour and its word. */
export function getCellState(cell: GridCell): CellState {
  if (cell === null) return 'empty';
  if (cell.waiting > 0) return 'waiting';
  if (cell.awarded >= cell.available) return 'full';
  return cell.awarded > 0 ? 'partly' : 'none';
}
