import { formatCsvLine } from '../../text/csv.ts';
import type { Grid, GridCell, GridRow } from './build-grid.ts';

/**
 * Writes the grid as CSV: a line for each pupil, with the marks and the available marks of each question and each outcome. Cells of
 * unanswered questions are empty.
 */
export function writeGradebook(grid: Grid): string {
  const questionNames = grid.questions.map(({ section, number, outcomeId }) =>
    [section, `Q${number}`, `(${outcomeId})`].filter((part) => part !== null).join(' '),
  );
  const outcomeNames = grid.outcomes.map(({ outcomeId, label }) =>
    outcomeId === label ? label : `${outcomeId} ${label}`,
  );
  const heading = [
    ...['Pupil', 'Account', 'Attempt', 'Finished', 'Answered', 'Marks', 'Out of', 'To be marked'],
    ...[...questionNames, ...outcomeNames].flatMap((name) => [name, `${name} out of`]),
  ];
  return [heading, ...grid.rows.map(listCells)].map(formatCsvLine).join('');
}

function listCells(row: GridRow): string[] {
  const { pupil, learner, attempt, answered, awarded, available, waiting } = row;
  const hasAnswers = attempt !== null;
  return [
    pupil,
    learner,
    attempt === null ? '' : String(attempt.number),
    attempt?.finishedAt ?? '',
    ...[answered, awarded, available, waiting].map((count) => (hasAnswers ? String(count) : '')),
    ...[...row.questions, ...row.outcomes].flatMap(formatCell),
  ];
}

function formatCell(cell: GridCell | null): string[] {
  return cell === null ? ['', ''] : [String(cell.awarded), String(cell.available)];
}
