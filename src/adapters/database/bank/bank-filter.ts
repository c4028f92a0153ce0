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
  difficulty: 'questions.difficulty',
  parentId: 'questions.parent_id',
} as const satisfies Partial<Record<keyof BankFilter, string>>;

/** Converts a filter into a SQL condition; the empty filter matches every active question. */
export function toCondition(filter: BankFilter) {
  return (builder: ExpressionBuilder<Schema, 'questions'>): Expression<SqlBool> =>
    builder.and([
      ...listFilterColumns(filter).map(([column, value]) => builder(column, '=', value)),
      ...listSetConditions(builder, filter),
    ]);
}

/** Lists the conditions that a question has the tag and is in the collection of the filter. */
function listSetConditions(
  builder: ExpressionBuilder<Schema, 'questions'>,
  { tag, collection }: BankFilter,
): Expression<SqlBool>[] {
  const tagged = builder
    .selectFrom('question_tags')
    .select('question_tags.question_seq')
    .where('question_tags.tag', '=', storableText(tag ?? ''));
  const collected = builder
    .selectFrom('collection_questions')
    .innerJoin('collections', 'collections.seq', 'collection_questions.collection_seq')
    .select('collection_questions.question_seq')
    .where('collections.id', '=', storableText(collection ?? ''));
  return [
    ...(tag === undefined ? [] : [builder('questions.seq', 'in', tagged)]),
    ...(collection === undefined ? [] : [builder('questions.seq', 'in', collected)]),
  ];
}

/** Lists the column and the required value of each field in the filter, always in the same order. */
export function listFilterColumns(filter: BankFilter) {
  const fields = ['kind', 'subject', 'level', 'topic', 'outcomeId', 'difficulty', 'parentId'] as const;
  const state = ['questions.state', filter.state ?? 'active'] as const;
  const others = fields.flatMap((field) => {
    const value = filter[field];
    return value === undefined ? [] : [[columnByField[field], storableText(value)] as const];
  });
  return [state, ...others];
}
