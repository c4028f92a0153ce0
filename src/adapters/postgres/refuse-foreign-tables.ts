import { sql } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { listTables } from '../database/backup/dump-format.ts';
import type { Database } from '../database/connection/database.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';

/** Throws an `invalid-input` fault if another program already uses one of our table names. */
export async function refuseForeignTables(database: Database): Promise<void> {
  const hasOurTables = (): Promise<boolean> =>
    database.hasTable(database.allInstitutions, 'vbagent_migrations');
  if (await hasOurTables()) return;
  const { rows } = await sql`
    select relname as name from pg_class
    where relnamespace = (select oid from pg_namespace where nspname = current_schema())
      and relname in (${sql.join(listTables(allMigrations.length))})
    order by relname limit 1
  `.execute(database.allInstitutions);
  const [foreignTable] = z.array(z.object({ name: z.string() })).parse(rows);
  // Another vbagent process may have created the tables between the two queries.
  if (foreignTable === undefined || (await hasOurTables())) return;
  throw new Fault(
    'invalid-input',
    `The database ${database.location} has a table "${foreignTable.name}" of another program. Nothing was changed.`,
    { advice: 'Set DATABASE_URL to an empty database, for example one created with `createdb vbagent`.' },
  );
}
