import type { Random } from '../random.ts';
import { tableTex } from '../write/table.ts';
import { THEMES, type Theme } from './themes.table.ts';

export type TableRow = {
  readonly key: string;
  readonly group: string;
  readonly amount: number;
  readonly stock: number;
};

export type DataTable = { readonly theme: Theme; readonly rows: readonly TableRow[] };

/** Draws a small table of a theme; all amounts differ. */
export function drawTable(random: Random, count: number): DataTable {
  const theme = random.pick(THEMES);
  const amounts = random.sample(stepsOf(theme.amount), count);
  const stocks = random.sample(stepsOf(theme.stock), count);
  const groups = random.sample(theme.group.values, 3);
  const rows = random.sample(theme.key.values, count).map((key, index) => ({
    key,
    group: random.pick(groups),
    amount: amounts[index] ?? 0,
    stock: stocks[index] ?? 0,
  }));
  return { theme, rows };
}

function stepsOf({ from, to, step }: Theme['amount']): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

export function dataTableTex({ theme, rows }: DataTable): string {
  const headings = [theme.key.field, theme.group.field, theme.amount.field, theme.stock.field];
  return tableTex(
    headings,
    rows.map(({ key, group, amount, stock }) => [key, group, amount, stock]),
  );
}

export type Comparison = '>' | '<' | '>=' | '<=';

export function compares(value: number, comparison: Comparison, limit: number): boolean {
  if (comparison === '>') return value > limit;
  if (comparison === '<') return value < limit;
  return comparison === '>=' ? value >= limit : value <= limit;
}
