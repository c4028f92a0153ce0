// A small database table for the questions on searching, sorting and SQL.

import type { Random } from '../random.ts';
import { tableTex } from '../write/table.ts';
import { THEMES, type Theme } from './themes.table.ts';

/** A row: a unique key, a group (such as a genre) and two numbers. */
export type TableRow = {
  readonly key: string;
  readonly group: string;
  readonly amount: number;
  readonly extraNumber: number;
};

export type DataTable = { readonly theme: Theme; readonly rows: readonly TableRow[] };

/** Picks a small table with `count` rows on a random theme. All amounts differ. */
export function pickTable(random: Random, count: number): DataTable {
  const theme = random.pick(THEMES);
  const amounts = random.sample(listValues(theme.amount), count);
  const extraNumbers = random.sample(listValues(theme.extraNumber), count);
  const groups = random.sample(theme.group.values, 3);
  const rows = random.sample(theme.key.values, count).map((key, index) => ({
    key,
    group: random.pick(groups),
    amount: amounts[index] ?? 0,
    extraNumber: extraNumbers[index] ?? 0,
  }));
  return { theme, rows };
}

/** Lists the possible values of a number field. */
function listValues({ from, to, step }: Theme['amount']): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

/** Writes the table as LaTeX. */
export function dataTableTex({ theme, rows }: DataTable): string {
  const headings = [theme.key.field, theme.group.field, theme.amount.field, theme.extraNumber.field];
  return tableTex(
    headings,
    rows.map(({ key, group, amount, extraNumber }) => [key, group, amount, extraNumber]),
  );
}

export type Comparison = '>' | '<' | '>=' | '<=';

/** Whether `value > limit` (or the other comparison) is true. */
export function satisfiesComparison(value: number, comparison: Comparison, limit: number): boolean {
  if (comparison === '>') return value > limit;
  if (comparison === '<') return value < limit;
  return comparison === '>=' ? value >= limit : value <= limit;
}
