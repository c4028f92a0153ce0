import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type Comparison, compares, type DataTable, dataTableTex, type Row } from './data-table.ts';

type Filter = {
  readonly group: string;
  readonly comparison: Comparison;
  readonly limit: number;
  readonly joint: 'AND' | 'OR';
  readonly isDescending: boolean;
};

/** The rows that a filter keeps, in its order. */
export function runFilter({ rows }: DataTable, filter: Filter): Row[] {
  const kept = rows.filter((row) => {
    const [isGroup, isAmount] = [
      row.group === filter.group,
      compares(row.amount, filter.comparison, filter.limit),
    ];
    return filter.joint === 'AND' ? isGroup && isAmount : isGroup || isAmount;
  });
  return kept.toSorted((a, b) => (filter.isDescending ? b.amount - a.amount : a.amount - b.amount));
}

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

/** The output of a query on one table, a mark for each row in its place. */
export function writeSelection(data: DataTable, filter: Filter): ItemDraft | undefined {
  const found = runFilter(data, filter);
  const swapped = runFilter(data, { ...filter, joint: filter.joint === 'AND' ? 'OR' : 'AND' });
  if (found.length < 2 || found.length > 3 || swapped.length === found.length) return undefined;
  const names = found.map(({ key }) => key);
  const { key, table } = { key: data.theme.key.field, table: data.theme.table };
  return writeParts({
    stem: `This is the table ${table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(filterSql(data, filter))} Write down the values of ${key} in the output, in the order in which they appear.`,
    parts: names.map((name, index) => ({
      why: `Give ${['the first', 'the second', 'the third'][index]} row of the output`,
      answer: name,
      not: data.rows.map((row) => row.key).filter((other) => other !== name),
      gaps: ['sql-filter'],
    })),
    mistakes: mistakesOf(names, swapped),
  });
}

function mistakesOf(names: readonly string[], swapped: readonly Row[]) {
  const listed = (list: readonly string[]) => wordsTex(list.join(', '));
  return [
    {
      tag: 'sql-order',
      answer: listed(names.toReversed()),
      why: 'The rows are right but in the wrong order: ASC is from low to high, DESC from high to low.',
    },
    {
      tag: 'boolean',
      answer: listed(swapped.map(({ key }) => key)),
      why: 'AND asks for both conditions, OR for at least one.',
    },
  ];
}
