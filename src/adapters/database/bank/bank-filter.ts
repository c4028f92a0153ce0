import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { BankFilter } from '../../../ports/question-bank.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';

const columnByField = {
  kind: 'questions.kind',
  subject: 'questions.subject',
  level: 'questions.level',
  topic: 'questions.topic',
  outcomeId: 'questions.outcome_id',
} as const satisfies Record<keyof BankFilter, string>;

/** Converts a filter into a SQL condition; the empty filter matches every question. */
export function toCondition(filter: BankFilter) {
  return (builder: ExpressionBuilder<Schema, 'questions'>): Expression<SqlBool> =>
    builder.and([...listFilterColumns(filter).map(([column, value]) => builder(column, '=', value))]);
}

/** Lists the column and the required value of each field in the filter, always in the same order. */
export function listFilterColumns(filter: BankFilter) {
  const fields = ['kind', 'subject', 'level', 'topic', 'outcomeId'] as const;
  return fields.flatMap((field) => {
    const value = filter[field];
    return value === undefined ? [] : [[columnByField[field], storableText(value)] as const];
  });
}
