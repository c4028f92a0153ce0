import { sql } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { listTables } from '../database/backup/dump-format.ts';
import type { Database } from '../database/connection/database.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';

/** Other programs may live in the same database, but not under the names of our tables. */
export async function refuseForeignTables(database: Database): Promise<void> {
  const isOurs = (): Promise<boolean> => database.hasTable(database.kysely, 'vbagent_migrations');
  if (await isOurs()) return;
  const { rows } = await sql`
    select relname as name from pg_class
    where relnamespace = (select oid from pg_namespace where nspname = current_schema())
      and relname in (${sql.join(listTables(allMigrations.length))})
    order by relname limit 1
  `.execute(database.kysely);
  const [taken] = z.array(z.object({ name: z.string() })).parse(rows);
  // Another of our processes may have made the tables between the two questions.
  if (taken === undefined || (await isOurs())) return;
  throw new Fault(
    'invalid-input',
    `The database ${database.location} has a table "${taken.name}" of another program; nothing was changed.`,
    { advice: 'Name an empty database in DATABASE_URL, for example one made with `createdb vbagent`.' },
  );
}
