import type { Insertable, Selectable } from 'kysely';
import { GeneratedItem } from '../../../domain/generation.ts';
import { upgradeQuestion } from '../../../domain/upgrade-question.ts';
import type { GeneratedItemStore } from '../../../ports/generated-item-store.ts';
import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';
import type { GeneratedItemsTable } from '../schema/schema.ts';

/** Generated items on an open, migrated database; closing them closes the database. */
export function createGeneratedItemStore(database: Database): GeneratedItemStore {
  const { kysely, guard } = database;
  return {
    save: (item) =>
      guard(async () => {
        const row = rowOf(item);
        const { id: _id, generation_id: _generation, place: _place, ...content } = row;
        await kysely
          .insertInto('generated_items')
          .values(row)
          .onConflict((conflict) => conflict.columns(['generation_id', 'place']).doUpdateSet(content))
          .execute();
      }),
    find: (id) =>
      guard(async () => {
        const query = kysely.selectFrom('generated_items').selectAll().where('id', '=', storableText(id));
        const row = await query.executeTakeFirst();
        return row && itemOf(row);
      }),
    listByGeneration: (generationId) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('generated_items')
          .selectAll()
          .where('generation_id', '=', storableText(generationId))
          .orderBy('place')
          .execute();
        return rows.map(itemOf);
      }),
    close: () => database.close(),
  };
}

function rowOf(item: GeneratedItem): Insertable<GeneratedItemsTable> {
  const { id, generationId, index, owner, status, questionId, reviewItemId, createdAt, ...rest } = item;
  const { reviewHistory, provenance, usage, ...content } = rest;
  const stored = (value: unknown): string => storableText(JSON.stringify(value));
  return {
    id,
    generation_id: generationId,
    place: index,
    owner: storableText(owner),
    status,
    question_id: questionId,
    review_item_id: reviewItemId,
    content: stored(content),
    review_history: stored(reviewHistory),
    provenance: stored(provenance),
    usage: stored(usage),
    created_at: createdAt,
  };
}

function itemOf(row: Selectable<GeneratedItemsTable>): GeneratedItem {
  const content = JSON.parse(row.content);
  return GeneratedItem.parse({
    ...content,
    question: upgradeQuestion(content.question),
    id: row.id,
    generationId: row.generation_id,
    index: row.place,
    owner: row.owner,
    status: row.status,
    questionId: row.question_id,
    reviewItemId: row.review_item_id,
    reviewHistory: JSON.parse(row.review_history),
    provenance: JSON.parse(row.provenance),
    usage: JSON.parse(row.usage),
    createdAt: row.created_at,
  });
}
