import type { Insertable, Selectable } from 'kysely';
import { GeneratedItem } from '../../../domain/generation.ts';
import { upgradeQuestion } from '../../../domain/upgrade-question.ts';
import type { GeneratedItemStore } from '../../../ports/generated-item-store.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import type { GeneratedItemsTable } from '../schema/schema.ts';

/** Creates the store of generated items on an open, migrated database; closing it closes the database. */
export function createGeneratedItemStore(database: Database): GeneratedItemStore {
  const { kysely, guard } = database;
  return {
    save: (item) =>
      guard(async () => {
        const row = toRow(item);
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
        return row && toItem(row);
      }),
    listByGeneration: (generationId) =>
      guard(async () => {
        const rows = await kysely
          .selectFrom('generated_items')
          .selectAll()
          .where('generation_id', '=', storableText(generationId))
          .orderBy('place')
          .execute();
        return rows.map(toItem);
      }),
    close: () => database.close(),
  };
}

function toRow(item: GeneratedItem): Insertable<GeneratedItemsTable> {
  const { id, generationId, index, owner, status, questionId, reviewItemId, createdAt, ...rest } = item;
  const { reviewHistory, provenance, usage, ...content } = rest;
  const toJson = (value: unknown): string => storableText(JSON.stringify(value));
  return {
    id,
    generation_id: generationId,
    place: index,
    owner: storableText(owner),
    status,
    question_id: questionId,
    review_item_id: reviewItemId,
    content: toJson(content),
    review_history: toJson(reviewHistory),
    provenance: toJson(provenance),
    usage: toJson(usage),
    created_at: createdAt,
  };
}

function toItem(row: Selectable<GeneratedItemsTable>): GeneratedItem {
  const content = JSON.parse(row.content);
  const fields = readFields(row, { jsonColumns: ['review_history', 'provenance', 'usage'] });
  const question = upgradeQuestion(content.question);
  return GeneratedItem.parse({ ...content, ...fields, question, index: row.place });
}
