import { plainLine } from './plain-line.ts';
import { textWidth, truncateText } from './text-width.ts';

/** A column of a terminal table. */
export type TableColumn = {
  readonly heading: string;
  /**
   * The minimum width. A column is cut below it only if dropping columns is not enough. Without `minWidth`,
   * the minimum is the full width of the column.
   */
  readonly minWidth?: number;
  /**
   * If the table is too wide, columns are dropped in this order, lowest first; without it a column is never
   * dropped.
   */
  readonly dropOrder?: number;
  readonly align?: 'right';
};

type MeasuredColumn = {
  readonly column: TableColumn;
  readonly cells: readonly string[];
  readonly fullWidth: number;
};

const COLUMN_GAP = 2;

/**
 * Formats rows as lines of at most `width` characters, headings first. Columns that are empty in every row
 * are omitted.
 */
export function layoutTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const nonEmptyColumns = columns.flatMap((column, index): MeasuredColumn[] => {
    const cells = rows.map((row) => plainLine(row[index] ?? ''));
    if (cells.every((cell) => cell === '')) return [];
    const fullWidth = Math.max(...[column.heading, ...cells].map(textWidth));
    return [{ column, cells: [column.heading, ...cells], fullWidth }];
  });
  const shownColumns = dropColumnsToFit(nonEmptyColumns, width);
  const widths = fitWidths(shownColumns, width);
  return [undefined, ...rows].map((_, row) => truncateText(layoutRow(shownColumns, widths, row), width));
}

function layoutRow(columns: readonly MeasuredColumn[], widths: readonly number[], row: number): string {
  const cells = columns.map(({ column, cells }, index) => {
    const cellWidth = widths[index] ?? 0;
    const text = truncateText(cells[row] ?? '', cellWidth);
    const padding = ' '.repeat(Math.max(0, cellWidth - textWidth(text)));
    return column.align === 'right' ? padding + text : text + padding;
  });
  return cells.join(' '.repeat(COLUMN_GAP)).trimEnd();
}

/** Drops columns until the others fit at their minimum widths. */
function dropColumnsToFit(columns: readonly MeasuredColumn[], width: number): readonly MeasuredColumn[] {
  if (computeTotalWidth(columns.map(computeMinWidth)) <= width) return columns;
  const [firstToDrop] = columns
    .filter(({ column }) => column.dropOrder !== undefined)
    .toSorted((a, b) => (a.column.dropOrder ?? 0) - (b.column.dropOrder ?? 0));
  return firstToDrop === undefined
    ? columns
    : dropColumnsToFit(columns.toSpliced(columns.indexOf(firstToDrop), 1), width);
}

function computeMinWidth({ column, fullWidth }: MeasuredColumn): number {
  return Math.min(fullWidth, column.minWidth ?? fullWidth);
}

/** Narrows the widest column by one until the table fits, so that wide columns shrink evenly. */
function fitWidths(columns: readonly MeasuredColumn[], width: number): number[] {
  const widths = columns.map(({ column, fullWidth }) =>
    column.minWidth === undefined ? fullWidth : Math.min(fullWidth, Math.max(column.minWidth, width)),
  );
  const minWidths = columns.map(computeMinWidth);
  // If all columns have their minimum width, the minimum is set to 1.
  for (let excess = computeTotalWidth(widths) - width; excess > 0; excess--) {
    const index = findWidestAbove(widths, minWidths) ?? findWidestAbove(widths, minWidths.fill(1));
    if (index === undefined) break;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
}

function computeTotalWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + COLUMN_GAP * Math.max(0, widths.length - 1);
}

function findWidestAbove(widths: readonly number[], minWidths: readonly number[]): number | undefined {
  let widest: number | undefined;
  widths.forEach((width, index) => {
    if (width > (minWidths[index] ?? 0) && (widest === undefined || width > (widths[widest] ?? 0)))
      widest = index;
  });
  return widest;
}
