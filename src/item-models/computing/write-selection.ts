import type { Evidence } from '../../domain/marking-scheme.ts';
import { type BulletDraft, type ItemDraft, type MistakeDraft, points, step } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { listingTex } from './code.ts';
import { type DataTable, dataTableTex, satisfiesComparison } from './data-table.ts';
import { type Filter, filterSql, runFilter } from './sql-queries.ts';

/** Writes a question on the output of a query on one table. Returns undefined if the output is unsuitable, or if a condition has no effect. */
export function writeSelection(data: DataTable, filter: Filter): ItemDraft | undefined {
  const outputRows = runFilter(data, filter);
  const rowsWithOtherOperator = runFilter(data, {
    ...filter,
    logicalOperator: filter.logicalOperator === 'AND' ? 'OR' : 'AND',
  });
  // Rows with the same amount have no stated order.
  if (new Set(outputRows.map(({ amount }) => amount)).size < outputRows.length) return undefined;
  if (outputRows.length < 2 || outputRows.length > 3 || rowsWithOtherOperator.length === outputRows.length)
    return undefined;
  if (hasUnusedCondition(data, filter, outputRows.length)) return undefined;
  const names = outputRows.map(({ key }) => key);
  const { key, table } = { key: data.theme.key.field, table: data.theme.table };
  return {
    stem: `This is the table ${table} of a database. ${dataTableTex(data)} An SQL statement is run. ${listingTex(filterSql(data, filter))} Write down the values of ${key} in the output, in the order in which they appear.`,
    answer: names.map(wordsTex).join(', '),
    bullets: writeRowBullets(
      names,
      data.rows.map((row) => row.key).filter((name) => !names.includes(name)),
    ),
    mistakes: listMistakes(
      names,
      rowsWithOtherOperator.map((row) => row.key),
    ),
  };
}

/** Whether one condition alone selects the same number of rows as both together, or all rows, or none. */
function hasUnusedCondition({ rows }: DataTable, filter: Filter, outputCount: number): boolean {
  const groupCount = rows.filter(({ group }) => group === filter.group).length;
  const amountCount = rows.filter(({ amount }) =>
    satisfiesComparison(amount, filter.comparison, filter.limit),
  ).length;
  return [groupCount, amountCount].some(
    (count) => count === outputCount || count === 0 || count === rows.length,
  );
}

/** Writes one or two bullets for the rows in any order, and one for their order. */
function writeRowBullets(names: readonly string[], otherNames: readonly string[]): BulletDraft[] {
  const rows = points(names.map((name) => [name]));
  const list = names.join(', ');
  const partOfRows = points(
    names.map((name) => [name]),
    names.length - 1,
  );
  return [
    ...(names.length > 2
      ? [step('Find rows that meet the conditions', partOfRows, { working: list, gaps: ['sql-filter'] })]
      : []),
    step('Give all rows that meet the conditions, and no others', withoutOthers(rows, otherNames), {
      working: list,
      gaps: ['sql-filter'],
    }),
    step('Give the rows in the right order', inListOrder(withoutOthers(rows, otherNames)), {
      working: list,
      requires: [names.length - 1],
      gaps: ['sql-order'],
    }),
  ];
}

function withoutOthers(evidence: Evidence, noneOf: readonly string[]): Evidence {
  return evidence.kind === 'points' && noneOf.length > 0 ? { ...evidence, noneOf: [...noneOf] } : evidence;
}

function inListOrder(evidence: Evidence): Evidence {
  return evidence.kind === 'points' ? { ...evidence, inOrder: true } : evidence;
}

/** Lists the mistakes. A wrong order costs one mark. The other logical operator is also a mistake, unless it selects no rows. */
function listMistakes(names: readonly string[], namesOfOtherOperator: readonly string[]): MistakeDraft[] {
  const toAnswer = (list: readonly string[]) => wordsTex(list.join(', '));
  const orderMistake: MistakeDraft = {
    tag: 'sql-order',
    answer: toAnswer(names.toReversed()),
    why: 'The rows are right but in the wrong order: ASC is from low to high, DESC from high to low.',
    earns: names.length > 2 ? [1, 2] : [1],
  };
  if (namesOfOtherOperator.length === 0) return [orderMistake];
  const operatorMistake: MistakeDraft = {
    tag: 'boolean',
    answer: toAnswer(namesOfOtherOperator),
    why: 'AND asks for both conditions, OR for at least one.',
  };
  return [orderMistake, operatorMistake];
}
