import { sql } from 'kysely';
import type { BankFilter } from '../../../ports/question-bank.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';

export const labels = ['kind', 'subject', 'level', 'topic', 'difficulty'] as const;
export type Label = (typeof labels)[number];
type LabelFilter = Pick<BankFilter, Label | 'state'>;

export type ValueCount = { readonly value: string; readonly count: number };

/** Counts the questions with each value of a label, exactly: `question_counts` is updated with every change of a question. */
export function countByLabel({ kysely }: Database, label: Label, filter: LabelFilter): Promise<ValueCount[]> {
  return selectCounts(kysely, filter)
    .select([`${label} as value`, sumOfCounts.as('count')])
    .groupBy(label)
    .execute();
}

/** Counts the questions that match the filter. */
export async function countLabelled({ kysely }: Database, filter: LabelFilter): Promise<number> {
  const row = await selectCounts(kysely, filter).select(sumOfCounts.as('count')).executeTakeFirstOrThrow();
  return row.count;
}

/** PostgreSQL returns sums of `bigint` as `numeric`, which JavaScript reads as text. */
const sumOfCounts = sql<number>`cast(coalesce(sum(count), 0) as bigint)`;

function selectCounts(kysely: Database['kysely'], { state = 'active', ...filter }: LabelFilter) {
  const used = labels.flatMap((label) => {
    const value = filter[label];
    return value === undefined ? [] : [[label, storableText(value)] as const];
  });
  return kysely
    .selectFrom('question_counts')
    .where('state', '=', state)
    .where(({ and, eb }) => and(used.map(([label, value]) => eb(label, '=', value))));
}
