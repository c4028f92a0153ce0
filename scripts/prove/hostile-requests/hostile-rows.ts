import type { Measurement } from './measure-request.ts';

export const MAX_HEALTH_P99_MS = 100;
export const MAX_MEMORY_MB = 600;
const MEGABYTE = 2 ** 20;

/** The columns of a row, counted in its cells. */
const HEALTH_P99 = 4;
const PEAK_MEMORY = 10;

/** What one row was measured with. */
type Conditions = { readonly load: number; readonly commit: string; readonly at: Date };

/** Returns the row of one request in the table of the page. */
export function formatRow(
  { name, statuses, seconds, baseline, hostile }: Measurement,
  { load, commit, at }: Conditions,
): string {
  const delays = [
    baseline.healthP99,
    hostile.healthP99,
    hostile.healthMax,
    baseline.loopP99,
    hostile.loopP99,
    hostile.longestWork,
    baseline.peakMemory / MEGABYTE,
    hostile.peakMemory / MEGABYTE,
  ];
  const cells = [
    name,
    [...new Set(statuses)].join(', '),
    seconds.toFixed(1),
    ...delays.map((delay) => Math.ceil(delay)),
    load.toFixed(1),
    commit,
    at.toISOString().slice(0, 16).replace('T', ' '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const readCells = (row: string): string[] => row.slice(2, -2).split(' | ');

/** Replaces the rows of a page by the newly measured ones, and lists the requests without a row and those over a limit. */
export function mergeRows(
  names: readonly string[],
  page: string,
  measured: readonly string[],
): { rows: string[]; missing: string[]; exceeding: string[] } {
  const rowByName = new Map(
    [...page.split('\n').filter((line) => line.startsWith('| ')), ...measured].map((row) => [
      readCells(row)[0] ?? '',
      row,
    ]),
  );
  const rows = names.flatMap((name) => rowByName.get(name) ?? []);
  return {
    rows,
    missing: names.filter((name) => !rowByName.has(name)),
    exceeding: rows.filter(exceedsLimits).map((row) => readCells(row)[0] ?? ''),
  };
}

function exceedsLimits(row: string): boolean {
  const cells = readCells(row);
  return Number(cells[HEALTH_P99]) > MAX_HEALTH_P99_MS - 1 || Number(cells[PEAK_MEMORY]) > MAX_MEMORY_MB - 1;
}
