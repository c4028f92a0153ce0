import type { Database } from '../connection/database.ts';
import { findSchemaVersion } from '../migrations/migrate-database.ts';

/** Returns the schema version and the number of questions; both are 0 for a database without our tables. */
export async function readDatabaseSummary(
  database: Database,
): Promise<{ schemaVersion: number; questions: number }> {
  const schemaVersion = await findSchemaVersion(database, database.allInstitutions);
  if (schemaVersion === 0) return { schemaVersion, questions: 0 };
  const { questions } = await database.allInstitutions
    .selectFrom('questions')
    .select((builder) => builder.fn.countAll<number>().as('questions'))
    .executeTakeFirstOrThrow();
  return { schemaVersion, questions };
}
