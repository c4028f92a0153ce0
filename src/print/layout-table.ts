import { plainLine } from './plain-line.ts';
import { textWidth, truncateText } from './text-width.ts';

/** A column of a terminal table. */
export type TableColumn = {
  readonly heading: string;
  /** The width below which it is cut only when dropping columns is not enough; without it the column is cut last. */
  readonly minWidth?: number;
  /** Columns that do not fit are dropped in this order, lowest first; a column without it is never dropped. */
  readonly dropOrder?: number;
  readonly align?: 'right';
};

type Sized = { readonly column: TableColumn; readonly cells: readonly string[]; readonly natural: number };

const GAP = 2;

/** Lays out rows as lines of at most `width` characters, headings first; omits columns that are empty in every row. */
export function layoutTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const filled = columns.flatMap((column, index): Sized[] => {
    const cells = rows.map((row) => plainLine(row[index] ?? ''));
    if (cells.every((cell) => cell === '')) return [];
    const natural = Math.max(...[column.heading, ...cells].map(textWidth));
    return [{ column, cells: [column.heading, ...cells], natural }];
  });
  const kept = dropColumnsToFit(filled, width);
  const widths = fitWidths(kept, width);
  return [undefined, ...rows].map((_, row) => truncateText(layoutRow(kept, widths, row), width));
}

function layoutRow(columns: readonly Sized[], widths: readonly number[], row: number): string {
  const cells = columns.map(({ column, cells }, index) => {
    const cellWidth = widths[index] ?? 0;
    const text = truncateText(cells[row] ?? '', cellWidth);
    const padding = ' '.repeat(Math.max(0, cellWidth - textWidth(text)));
    return column.align === 'right' ? padding + text : text + padding;
  });
  return cells.join(' '.repeat(GAP)).trimEnd();
}

/** Drops columns until the others fit at their minimum widths. */
function dropColumnsToFit(columns: readonly Sized[], width: number): readonly Sized[] {
  if (totalOf(columns.map(minWidthOf)) <= width) return columns;
  const [next] = columns
    .filter(({ column }) => column.dropOrder !== undefined)
    .toSorted((one, other) => (one.column.dropOrder ?? 0) - (other.column.dropOrder ?? 0));
  return next === undefined ? columns : dropColumnsToFit(columns.toSpliced(columns.indexOf(next), 1), width);
}

function minWidthOf({ column, natural }: Sized): number {
  return Math.min(natural, column.minWidth ?? natural);
}

/** Narrows the widest column by one until the table fits, so that wide columns shrink evenly. */
function fitWidths(columns: readonly Sized[], width: number): number[] {
  const widths = columns.map(({ column, natural }) =>
    column.minWidth === undefined ? natural : Math.min(natural, Math.max(column.minWidth, width)),
  );
  const floors = columns.map(minWidthOf);
  for (let excess = totalOf(widths) - width; excess > 0; excess--) {
    const index = widestAbove(widths, floors) ?? widestAbove(widths, floors.fill(1));
    if (index === undefined) break;
    widths[index] = (widths[index] ?? 0) - 1;
  }
  return widths;
}

function totalOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, widths.length - 1);
}

function widestAbove(widths: readonly number[], floors: readonly number[]): number | undefined {
  let widest: number | undefined;
  widths.forEach((width, index) => {
    if (width > (floors[index] ?? 0) && (widest === undefined || width > (widths[widest] ?? 0)))
      widest = index;
  });
  return widest;
}
