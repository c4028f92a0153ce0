import type { Database } from '../connection/database.ts';
import { storableText } from '../connection/storable-text.ts';

const ROWS_PER_STATEMENT = 200;

/** Removes deleted questions with their versions, for good; returns the ids of the removed ones. Others stay. */
export function purgeQuestions(database: Database, ids: readonly string[]): Promise<string[]> {
  return database.kysely.transaction().execute(async (tx) => {
    await database.lockForWriting(tx, 'questions');
    const removed: string[] = [];
    for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
      const some = ids.slice(start, start + ROWS_PER_STATEMENT).map(storableText);
      const rows = await tx
        .deleteFrom('questions')
        .where('id', 'in', some)
        .where('state', '=', 'deleted')
        .returning('id')
        .execute();
      removed.push(...rows.map(({ id }) => id));
    }
    return removed;
  });
}
