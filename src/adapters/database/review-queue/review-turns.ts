import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import type { Feedback, Turn } from '../../../ports/review-queue.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { Db } from '../schema/schema.ts';

const StoredTurn = z.object({
  id: z.string(),
  conversationId: z.string().nullable(),
  providerId: z.string(),
  userInput: z.string(),
  generatedQuery: z.string(),
  confidence: z.number(),
  validationStatus: z.string(),
  clarificationCount: z.number(),
  createdBy: z.string(),
  createdAt: z.string(),
});

/** Returns the columns that turns and review items share. A turn is one request with its generated answer. */
export function toTurnColumns(turn: Omit<Turn, 'id' | 'createdBy' | 'createdAt'>) {
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

/** The columns of a turn that a repeated request must not change. */
const TEXT_COLUMNS = ['provider_id', 'user_input', 'generated_query'] as const;

/** Saves a turn; with `keepsText`, throws a `conflict` fault if its id belongs to another user or to another text. */
export async function saveTurn(
  kysely: Db,
  turn: Turn,
  { keepsText = false }: { readonly keepsText?: boolean } = {},
): Promise<'created' | 'updated' | 'unchanged'> {
  const id = storableText(turn.id);
  const columns = toTurnColumns(turn);
  const insertedRow = await kysely
    .insertInto('review_turns')
    .values({ id, ...columns, created_by: storableText(turn.createdBy), created_at: turn.createdAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('seq')
    .executeTakeFirst();
  if (insertedRow !== undefined) return 'created';
  const stored = await kysely
    .selectFrom('review_turns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (keepsText && stored.created_by !== turn.createdBy)
    throw new Fault('conflict', `The turn ${id} belongs to another user.`);
  const isSame = Object.entries(columns).every(([column, value]) => Reflect.get(stored, column) === value);
  if (isSame) return 'unchanged';
  if (keepsText && TEXT_COLUMNS.some((column) => stored[column] !== columns[column]))
    throw new Fault('conflict', `The turn ${id} is already recorded with another text.`, {
      advice: 'Send the new text with a new turn_id.',
    });
  await kysely.updateTable('review_turns').set(columns).where('id', '=', id).execute();
  return 'updated';
}

export async function findTurn(kysely: Db, id: string): Promise<Turn | undefined> {
  const query = kysely.selectFrom('review_turns').selectAll().where('id', '=', storableText(id));
  const row = await query.executeTakeFirst();
  return row && StoredTurn.parse(readFields(row));
}

/** Saves feedback; replaces earlier feedback by the same user on the same turn. */
export async function saveFeedback(kysely: Db, feedback: Feedback): Promise<'created' | 'updated'> {
  const key = { turn_id: storableText(feedback.turnId), user_id: storableText(feedback.user) };
  const columns = {
    rating: feedback.rating,
    category: toNullableText(feedback.category),
    text: toNullableText(feedback.text),
    corrected_query: toNullableText(feedback.correctedQuery),
    created_at: feedback.createdAt,
  };
  const insertedRow = await kysely
    .insertInto('turn_feedback')
    .values({ ...key, ...columns })
    .onConflict((conflict) => conflict.doNothing())
    .returning('turn_id')
    .executeTakeFirst();
  if (insertedRow !== undefined) return 'created';
  await kysely
    .updateTable('turn_feedback')
    .set(columns)
    .where('turn_id', '=', key.turn_id)
    .where('user_id', '=', key.user_id)
    .execute();
  return 'updated';
}

const StoredFeedback = z.object({
  turnId: z.string(),
  userId: z.string(),
  rating: z.enum(['up', 'down']),
  category: z.string().nullable(),
  text: z.string().nullable(),
  correctedQuery: z.string().nullable(),
  createdAt: z.string(),
});

export async function listFeedback(kysely: Db, turnId: string): Promise<Feedback[]> {
  const rows = await kysely
    .selectFrom('turn_feedback')
    .selectAll()
    .where('turn_id', '=', storableText(turnId))
    .orderBy('created_at')
    .execute();
  return rows.map((row) => {
    const { turnId, userId: user, ...rest } = StoredFeedback.parse(readFields(row));
    return { turnId, user, ...rest };
  });
}

function toNullableText(text: string | null): string | null {
  return text === null ? null : storableText(text);
}
