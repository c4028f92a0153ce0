import type { ItemDraft } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeParts } from '../write-parts.ts';
import { listingTex } from './code.ts';
import { type DataTable, dataTableTex, type TableRow } from './data-table.ts';
import { type Filter, filterSql, runFilter } from './sql-queries.ts';

/** Writes a question on the output of a query on one table, with one mark for each row. Returns undefined if the output is unsuitable. */
export function writeSelection(data: DataTable, filter: Filter): ItemDraft | undefined {
  const outputRows = runFilter(data, filter);
  const rowsWithOtherOperator = runFilter(data, {
    ...filter,
    logicalOperator: filter.logicalOperator === 'AND' ? 'OR' : 'AND',
  });
  if (outputRows.length < 2 || outputRows.length > 3 || rowsWithOtherOperator.length === outputRows.length)
    return undefined;
  const names = outputRows.map(({ key }) => key);
  const { key, table } = { key: data.theme.key.field, table: data.theme.table };
  return writeParts({
    stem: `This is the table ${table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(filterSql(data, filter))} Write down the values of ${key} in the output, in the order in which they appear.`,
    parts: names.map((name, index) => ({
      why: `Give ${['the first', 'the second', 'the third'][index]} row of the output`,
      answer: name,
      contradictedBy: data.rows.map((row) => row.key).filter((key) => key !== name),
      gaps: ['sql-filter'],
    })),
    mistakes: listMistakes(names, rowsWithOtherOperator),
  });
}

function listMistakes(names: readonly string[], rowsWithOtherOperator: readonly TableRow[]) {
  const toAnswer = (list: readonly string[]) => wordsTex(list.join(', '));
  return [
    {
      tag: 'sql-order',
      answer: toAnswer(names.toReversed()),
      why: 'The rows are right but in the wrong order: ASC is from low to high, DESC from high to low.',
    },
    {
      tag: 'boolean',
      answer: toAnswer(rowsWithOtherOperator.map(({ key }) => key)),
      why: 'AND asks for both conditions, OR for at least one.',
    },
  ];
}
