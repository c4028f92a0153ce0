import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type DataTable, dataTableTex, type TableRow } from './data-table.ts';
import { type Filter, filterSql, runFilter } from './sql-queries.ts';

/** A question on the output of a query on one table, a mark for each row in its position. */
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
    mistakes: listMistakes(names, swapped),
  });
}

function listMistakes(names: readonly string[], swapped: readonly TableRow[]) {
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
