import { type Comparison, type DataTable, satisfiesComparison, type TableRow } from './data-table.ts';

/** The conditions (group and amount, joined by AND or OR) and the sort order of a query on one table. */
export type Filter = {
  readonly group: string;
  readonly comparison: Comparison;
  readonly limit: number;
  readonly logicalOperator: 'AND' | 'OR';
  readonly isDescending: boolean;
};

/** Returns the rows that a filter selects, in its sort order. */
export function runFilter({ rows }: DataTable, filter: Filter): TableRow[] {
  const selected = rows.filter((row) => {
    const [matchesGroup, matchesAmount] = [
      row.group === filter.group,
      satisfiesComparison(row.amount, filter.comparison, filter.limit),
    ];
    return filter.logicalOperator === 'AND' ? matchesGroup && matchesAmount : matchesGroup || matchesAmount;
  });
  return selected.toSorted((a, b) => (filter.isDescending ? b.amount - a.amount : a.amount - b.amount));
}

/** Writes the lines of the SELECT statement of a filter. */
export function filterSql(
  { theme }: DataTable,
  { group, comparison, limit, logicalOperator, isDescending }: Filter,
): string[] {
  return [
    `SELECT ${theme.key.field}`,
    `FROM ${theme.table}`,
    `WHERE ${theme.group.field} = "${group}" ${logicalOperator} ${theme.amount.field} ${comparison} ${limit}`,
    `ORDER BY ${theme.amount.field} ${isDescending ? 'DESC' : 'ASC'};`,
  ];
}

type Aggregate = 'COUNT' | 'SUM' | 'MAX' | 'MIN';

/** A query that groups the rows of a table. */
export type Grouping = {
  readonly aggregate: Aggregate;
  /** The minimum number of rows of a group, for a HAVING condition. */
  readonly having?: number;
};

export type GroupRow = { readonly group: string; readonly value: number; readonly rows: number };

/** Returns the groups of a table in alphabetical order, each with the aggregate of its amounts. */
export function runGrouping({ rows }: DataTable, { aggregate, having = 0 }: Grouping): GroupRow[] {
  const groups = [...new Set(rows.map(({ group }) => group))].toSorted();
  return groups
    .map((group) => {
      const members = rows.filter((row) => row.group === group);
      return { group, value: computeAggregate(members, aggregate), rows: members.length };
    })
    .filter((row) => row.rows >= having);
}

function computeAggregate(members: readonly TableRow[], aggregate: Aggregate): number {
  const amounts = members.map(({ amount }) => amount);
  if (aggregate === 'COUNT') return amounts.length;
  if (aggregate === 'SUM') return amounts.reduce((sum, amount) => sum + amount, 0);
  return aggregate === 'MAX' ? Math.max(...amounts) : Math.min(...amounts);
}

/** Writes the lines of the SELECT statement of a grouping. */
export function groupingSql({ theme }: DataTable, { aggregate, having }: Grouping): string[] {
  const aggregateSql = aggregate === 'COUNT' ? 'COUNT(*)' : `${aggregate}(${theme.amount.field})`;
  return [
    `SELECT ${theme.group.field}, ${aggregateSql}`,
    `FROM ${theme.table}`,
    `GROUP BY ${theme.group.field}`,
    ...(having === undefined ? [] : [`HAVING COUNT(*) >= ${having}`]),
    `ORDER BY ${theme.group.field} ASC;`,
  ];
}
