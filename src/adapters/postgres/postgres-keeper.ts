import { sql } from 'kysely';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import type { DatabaseDescription, DatabaseKeeper } from '../../ports/database-keeper.ts';
import { formatOf, prepareTarget, readDump, refuseToReplace, writeDump } from '../database/backup-file.ts';
import { countEverything } from '../database/count-everything.ts';
import type { Database } from '../database/database.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { connectPostgres } from './open-postgres.ts';

/** Looks after a PostgreSQL database; its backups are always portable. */
export function createPostgresKeeper(databaseUrl: string): DatabaseKeeper {
  const database = connectPostgres(databaseUrl);
  const { guard, location } = database;
  return {
    backup: (path, { force = false } = {}) =>
      guard(async () => {
        const { schemaVersion, questions } = await countEverything(database);
        if (schemaVersion === 0)
          throw new Fault('not-found', `There is no vbagent database at ${location} yet.`);
        await prepareTarget(path, force);
        return { path, format: 'jsonl', bytes: await writeDump(database, path), questions };
      }),
    restore: (path, { force = false } = {}) =>
      guard(async () => {
        await requirePortable(path);
        const { questions } = await countEverything(database);
        if (questions > 0 && !force) throw refuseToReplace(location, questions);
        await readDump(database, path);
        return { location, questions: (await countEverything(database)).questions, keptAside: undefined };
      }),
    describe: () => guard(() => describeDatabase(database)),
    close: () => database.close(),
  };
}

async function requirePortable(path: string): Promise<void> {
  if ((await formatOf(path)) === 'jsonl') return;
  throw new Fault('invalid-input', `The file ${path} is an SQLite database, which PostgreSQL cannot read.`, {
    advice: 'Make a portable backup of it with `vbagent backup -o questions.jsonl` and restore that.',
  });
}

async function describeDatabase(database: Database): Promise<DatabaseDescription> {
  const { rows } = await sql`select pg_database_size(current_database()) as bytes`.execute(database.kysely);
  const [{ bytes }] = z.tuple([z.object({ bytes: z.number() })]).parse(rows);
  return {
    kind: 'postgres',
    location: database.location,
    ...(await countEverything(database)),
    knownSchemaVersion: allMigrations.length,
    bytes,
  };
}
