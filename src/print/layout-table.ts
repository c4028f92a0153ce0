import { plainLine } from './plain-line.ts';
import { textWidth, truncateText } from './text-width.ts';

export type Column = {
  readonly heading: string;
  /** The fewest columns it may be cut to; one without is never cut. */
  readonly shrinksTo?: number;
  readonly align?: 'right';
};

const GAP = 2;

/** Rows as lines of at most `width` columns, headings first; a column that is empty in every row is left out. */
export function layoutTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const cells = rows.map((row) => row.map(plainLine));
  const shown = columns.map((_, index) => index).filter((index) => cells.some((row) => row[index]));
  const used = shown.map((index) => columns[index]).filter((column) => column !== undefined);
  const picked = cells.map((row) => shown.map((index) => row[index] ?? ''));
  const table = [used.map((column) => column.heading), ...picked];
  const widths = fitWidths(used, table, width);
  return table.map((row) => layoutRow(row, used, widths));
}

function layoutRow(row: readonly string[], columns: readonly Column[], widths: readonly number[]): string {
  const cells = row.map((cell, index) => {
    const room = widths[index] ?? 0;
    const text = truncateText(cell, room);
    const padding = ' '.repeat(Math.max(0, room - textWidth(text)));
    return columns[index]?.align === 'right' ? padding + text : text + padding;
  });
  return cells.join(' '.repeat(GAP)).trimEnd();
}

/** Cuts the widest column by one until the table fits, so that wide columns share the loss. */
function fitWidths(columns: readonly Column[], table: readonly string[][], width: number): number[] {
  const widths = columns.map((column, index) => {
    const natural = Math.max(...table.map((row) => textWidth(row[index] ?? '')));
    return column.shrinksTo === undefined ? natural : Math.min(natural, Math.max(column.shrinksTo, width));
  });
  for (let excess = totalOf(widths) - width; excess > 0; excess--) {
    const index = widestToCut(columns, widths);
    if (index === undefined) break;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, widths.length - 1);
}

function widestToCut(columns: readonly Column[], widths: readonly number[]): number | undefined {
  let widest: number | undefined;
  columns.forEach(({ shrinksTo = Infinity }, index) => {
    const width = widths[index] ?? 0;
    if (width > shrinksTo && (widest === undefined || width > (widths[widest] ?? 0))) widest = index;
  });
  return widest;
}
