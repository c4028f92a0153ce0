import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { wordsTex } from '../write/words.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type DataTable, dataTableTex, type Row } from './data-table.ts';

type Aggregate = 'COUNT' | 'SUM' | 'MAX' | 'MIN';

type Grouping = {
  readonly aggregate: Aggregate;
  /** Only groups with at least so many rows; a condition after the grouping. */
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

function aggregateOf(members: readonly Row[], aggregate: Aggregate): number {
  const amounts = members.map(({ amount }) => amount);
  if (aggregate === 'COUNT') return amounts.length;
  if (aggregate === 'SUM') return amounts.reduce((sum, one) => sum + one, 0);
  return aggregate === 'MAX' ? Math.max(...amounts) : Math.min(...amounts);
}

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

/** The output of a grouped query, a mark for each row. */
export function writeGrouping(data: DataTable, grouping: Grouping): ItemDraft | undefined {
  const found = runGrouping(data, grouping);
  const all = runGrouping(data, { aggregate: grouping.aggregate });
  if (found.length < 2 || found.length > 3) return undefined;
  // A row too many shows only when it stands before a right one.
  if (grouping.having !== undefined && all[found.length - 1]?.group === found.at(-1)?.group) return undefined;
  if (new Set(found.map(({ value }) => value)).size < found.length) return undefined;
  return writeParts({
    stem: `This is the table ${data.theme.table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(groupingSql(data, grouping))} Write down the output, one row in each part, as a ${data.theme.group.field} and a number.`,
    parts: found.map(({ group, value }, index) => ({
      ask: `Row ${index + 1}.`,
      why: `Find the ${grouping.aggregate} for ${group}`,
      answer: `${group} ${value}`,
      not: all.map((one) => one.group).filter((other) => other !== group),
      gaps: [grouping.having === undefined ? 'sql-group' : 'sql-having'],
    })),
    mistakes:
      all.length > found.length
        ? [
            {
              tag: 'sql-having',
              answer: wordsTex(all.map(({ group, value }) => `${group} ${value}`).join(', ')),
              why: 'HAVING keeps only the groups that meet its condition.',
            },
          ]
        : [],
  });
}

export function drawGrouping(random: Random, mayHave: boolean): Grouping {
  return { aggregate: random.pick(['COUNT', 'SUM', 'MAX', 'MIN']), ...(mayHave ? { having: 2 } : {}) };
}
