import type { ItemDraft } from '../item-draft.ts';
import type { Random } from '../random.ts';
import { writeParts } from '../write-parts.ts';
import { type DataTable, dataTableTex, pickTable, satisfiesComparison } from './data-table.ts';

/** A search for amounts over or under a limit. */
type Search = {
  readonly data: DataTable;
  readonly limit: number;
  readonly isOver: boolean;
  readonly isDescending: boolean;
};

/** Picks a table and the condition of a search on its amounts. */
export function pickSearch(random: Random): Search {
  const data = pickTable(random, random.int(5, 6));
  return {
    data,
    limit: random.pick(data.rows).amount,
    isOver: random.chance(0.5),
    isDescending: random.chance(0.5),
  };
}

/** Writes a question on a database search described in words. The learner lists the keys of the results in sorted order. */
export function writeSearch({ data, limit, isOver, isDescending }: Search): ItemDraft | undefined {
  const { theme, rows } = data;
  const results = rows
    .filter((row) => satisfiesComparison(row.amount, isOver ? '>' : '<', limit))
    .toSorted((a, b) => (isDescending ? b.amount - a.amount : a.amount - b.amount));
  if (results.length < 2 || results.length > 3) return undefined;
  return writeParts({
    stem: `This is the table ${theme.table} of a database. ${dataTableTex(data)} The database is searched for records where ${theme.amount.field} is ${isOver ? 'greater' : 'less'} than $${limit}$. The results are sorted on ${theme.amount.field} in ${isDescending ? 'descending' : 'ascending'} order. Write down the values of ${theme.key.field} in that order.`,
    parts: results.map(({ key }) => ({
      why: 'Search, then sort',
      answer: key,
      contradictedBy: rows.map((row) => row.key).filter((otherKey) => otherKey !== key),
      gaps: ['database-search'],
    })),
  });
}
