import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { BankFilter } from '../../../ports/question-bank.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';

const columns = {
  kind: 'questions.kind',
  subject: 'questions.subject',
  level: 'questions.level',
  topic: 'questions.topic',
  outcomeId: 'questions.outcome_id',
} as const satisfies Record<keyof BankFilter, string>;

/** What a question must be to pass the filter; the empty filter lets all pass. */
export function toCondition(filter: BankFilter) {
  return (builder: ExpressionBuilder<Schema, 'questions'>): Expression<SqlBool> =>
    builder.and([...filterPairs(filter).map(([column, value]) => builder(column, '=', value))]);
}

/** Column and wanted value of each part of the filter, always in the same order. */
export function filterPairs(filter: BankFilter) {
  const keys = ['kind', 'subject', 'level', 'topic', 'outcomeId'] as const;
  return keys.flatMap((key) => {
    const value = filter[key];
    return value === undefined ? [] : [[columns[key], storableText(value)] as const];
  });
}
