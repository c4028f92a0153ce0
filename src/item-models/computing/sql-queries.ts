import { type Comparison, compares, type DataTable, type TableRow } from './data-table.ts';

/** The conditions and the order of a query on one table. */
export type Filter = {
  readonly group: string;
  readonly comparison: Comparison;
  readonly limit: number;
  readonly joint: 'AND' | 'OR';
  readonly isDescending: boolean;
};

/** The rows that a filter selects, in its order. */
export function runFilter({ rows }: DataTable, filter: Filter): TableRow[] {
  const selected = rows.filter((row) => {
    const [isGroup, isAmount] = [
      row.group === filter.group,
      compares(row.amount, filter.comparison, filter.limit),
    ];
    return filter.joint === 'AND' ? isGroup && isAmount : isGroup || isAmount;
  });
  return selected.toSorted((a, b) => (filter.isDescending ? b.amount - a.amount : a.amount - b.amount));
}

/** The lines of the SELECT statement of a filter. */
export function filterSql(
  { theme }: DataTable,
  { group, comparison, limit, joint, isDescending }: Filter,
): string[] {
  return [
    `SELECT ${theme.key.field}`,
    `FROM ${theme.table}`,
    `WHERE ${theme.group.field} = "${group}" ${joint} ${theme.amount.field} ${comparison} ${limit}`,
    `ORDER BY ${theme.amount.field} ${isDescending ? 'DESC' : 'ASC'};`,
  ];
}

type Aggregate = 'COUNT' | 'SUM' | 'MAX' | 'MIN';

export type Grouping = {
  readonly aggregate: Aggregate;
  /** The minimum number of rows of a group; the HAVING condition. */
  readonly having?: number;
};

type GroupRow = { readonly group: string; readonly value: number; readonly rows: number };

/** The groups of a table in alphabetical order, each with its aggregate of the amounts. */
export function runGrouping({ rows }: DataTable, { aggregate, having = 0 }: Grouping): GroupRow[] {
  const groups = [...new Set(rows.map(({ group }) => group))].toSorted();
  return groups
    .map((group) => {
      const members = rows.filter((row) => row.group === group);
      return { group, value: aggregateOf(members, aggregate), rows: members.length };
    })
    .filter((one) => one.rows >= having);
}

function aggregateOf(members: readonly TableRow[], aggregate: Aggregate): number {
  const amounts = members.map(({ amount }) => amount);
  if (aggregate === 'COUNT') return amounts.length;
  if (aggregate === 'SUM') return amounts.reduce((sum, one) => sum + one, 0);
  return aggregate === 'MAX' ? Math.max(...amounts) : Math.min(...amounts);
}

/** The lines of the SELECT statement of a grouping. */
export function groupingSql({ theme }: DataTable, { aggregate, having }: Grouping): string[] {
  const counted = aggregate === 'COUNT' ? 'COUNT(*)' : `${aggregate}(${theme.amount.field})`;
  return [
    `SELECT ${theme.group.field}, ${counted}`,
    `FROM ${theme.table}`,
    `GROUP BY ${theme.group.field}`,
    ...(having === undefined ? [] : [`HAVING COUNT(*) >= ${having}`]),
    `ORDER BY ${theme.group.field} ASC;`,
  ];
}
