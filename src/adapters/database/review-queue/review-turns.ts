import type { Kysely } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import type { Feedback, Turn } from '../../../ports/review-queue.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Schema } from '../schema/schema.ts';

const TurnRow = z.object({
  id: z.string(),
  conversation_id: z.string().nullable(),
  provider_id: z.string(),
  user_input: z.string(),
  generated_query: z.string(),
  confidence: z.number(),
  validation_status: z.string(),
  clarification_count: z.number(),
  created_by: z.string(),
  created_at: z.string(),
});

/** Returns the columns that turns and items share. */
export function turnColumns(turn: Omit<Turn, 'id' | 'createdBy' | 'createdAt'>) {
  return {
    conversation_id: turn.conversationId === null ? null : storableText(turn.conversationId),
    provider_id: storableText(turn.providerId),
    user_input: storableText(turn.userInput),
    generated_query: storableText(turn.generatedQuery),
    confidence: turn.confidence,
    validation_status: storableText(turn.validationStatus),
    clarification_count: turn.clarificationCount,
  };
}

/** Saves a turn; throws a `conflict` fault if its id belongs to another user. */
export async function saveTurn(
  kysely: Kysely<Schema>,
  turn: Turn,
): Promise<'created' | 'updated' | 'unchanged'> {
  const id = storableText(turn.id);
  const columns = turnColumns(turn);
  const inserted = await kysely
    .insertInto('review_turns')
    .values({ id, ...columns, created_by: storableText(turn.createdBy), created_at: turn.createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('seq')
    .executeTakeFirst();
  if (inserted !== undefined) return 'created';
  const known = await kysely
    .selectFrom('review_turns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (known.created_by !== turn.createdBy)
    throw new Fault('conflict', `The turn ${id} belongs to another user.`);
  const isSame = Object.entries(columns).every(([column, value]) => Reflect.get(known, column) === value);
  if (isSame) return 'unchanged';
  await kysely.updateTable('review_turns').set(columns).where('id', '=', id).execute();
  return 'updated';
}

export async function findTurn(kysely: Kysely<Schema>, id: string): Promise<Turn | undefined> {
  const query = kysely.selectFrom('review_turns').selectAll().where('id', '=', storableText(id));
  const stored = await query.executeTakeFirst();
  if (stored === undefined) return undefined;
  const row = TurnRow.parse(stored);
  return {
    id: row.id,
    conversationId: row.conversation_id,
    providerId: row.provider_id,
    userInput: row.user_input,
    generatedQuery: row.generated_query,
    confidence: row.confidence,
    validationStatus: row.validation_status,
    clarificationCount: row.clarification_count,
    createdBy: row.created_by,
    createdAt: row.created_at,
  };
}

/** Saves feedback; replaces earlier feedback by the same user on the same turn. */
export async function saveFeedback(
  kysely: Kysely<Schema>,
  feedback: Feedback,
): Promise<'created' | 'updated'> {
  const key = { turn_id: storableText(feedback.turnId), user_id: storableText(feedback.user) };
  const columns = {
    rating: feedback.rating,
    category: toStorableText(feedback.category),
    text: toStorableText(feedback.text),
    corrected_query: toStorableText(feedback.correctedQuery),
    created_at: feedback.createdAt,
  };
  const inserted = await kysely
    .insertInto('turn_feedback')
    .values({ ...key, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning('turn_id')
    .executeTakeFirst();
  if (inserted !== undefined) return 'created';
  await kysely
    .updateTable('turn_feedback')
    .set(columns)
    .where('turn_id', '=', key.turn_id)
    .where('user_id', '=', key.user_id)
    .execute();
  return 'updated';
}

const FeedbackRow = z.object({
  turn_id: z.string(),
  user_id: z.string(),
  rating: z.enum(['up', 'down']),
  category: z.string().nullable(),
  text: z.string().nullable(),
  corrected_query: z.string().nullable(),
  created_at: z.string(),
});

export async function listFeedback(kysely: Kysely<Schema>, turnId: string): Promise<Feedback[]> {
  const rows = await kysely
    .selectFrom('turn_feedback')
    .selectAll()
    .where('turn_id', '=', storableText(turnId))
    .orderBy('created_at')
    .execute();
  return rows.map((stored) => {
    const row = FeedbackRow.parse(stored);
    return {
      turnId: row.turn_id,
      user: row.user_id,
      rating: row.rating,
      category: row.category,
      text: row.text,
      correctedQuery: row.corrected_query,
      createdAt: row.created_at,
    };
  });
}

function toStorableText(text: string | null): string | null {
  return text === null ? null : storableText(text);
}
