import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import { DEFAULT_INSTITUTION } from '../../../domain/institution-id.ts';
import { InstitutionSettings } from '../../../domain/institution-settings.ts';
import type {
  InstitutionChange,
  InstitutionStore,
  StoredInstitution,
} from '../../../ports/institution-store.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';
import { createSearchTables } from './search-tables.ts';

const InstitutionRow = z.object({
  id: z.string(),
  settings: InstitutionSettings,
  version: z.number().int(),
  updatedAt: z.string(),
});

/** Creates the store of institutions on an open, migrated database; closing it closes the database. */
export function createInstitutionStore(database: Database): InstitutionStore {
  const { kysely, guard } = database;
  return {
    find: (id) =>
      guard(async () => {
        const query = kysely.selectFrom('institutions').selectAll().where('id', '=', storableText(id));
        const row = await query.executeTakeFirst();
        return row ? toInstitution(row) : id === DEFAULT_INSTITUTION ? UNSET_DEFAULT : undefined;
      }),
    list: () =>
      guard(async () => {
        const rows = await kysely.selectFrom('institutions').selectAll().orderBy('id').execute();
        const stored = rows.map(toInstitution);
        return stored.some(({ id }) => id === DEFAULT_INSTITUTION) ? stored : [UNSET_DEFAULT, ...stored];
      }),
    create: (id, at) => guard(() => createInstitution(database, id, at)),
    put: (change) => guard(() => putInstitution(database, change)),
    close: () => database.close(),
  };
}

/** The institution `default` before settings are stored for it. */
const UNSET_DEFAULT: StoredInstitution = {
  id: DEFAULT_INSTITUTION,
  settings: {},
  version: 0,
  updatedAt: new Date(0).toISOString(),
};

async function createInstitution(database: Database, id: string, at: string): Promise<StoredInstitution> {
  return database.kysely.transaction().execute(async (tx) => {
    await database.lockForWriting(tx, 'institutions');
    const row = await tx
      .insertInto('institutions')
      .values({ id: storableText(id), settings: '{}', version: 1, updated_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined || id === DEFAULT_INSTITUTION)
      throw new Fault('conflict', `The institution ${id} already exists.`);
    await createSearchTables(tx, database.kind, id);
    return toInstitution(row);
  });
}

async function putInstitution({ kysely }: Database, change: InstitutionChange): Promise<StoredInstitution> {
  const { id, settings, at, from: expectedVersion } = change;
  const content = { settings: JSON.stringify(settings), updated_at: at };
  return kysely.transaction().execute(async (tx) => {
    if (id === DEFAULT_INSTITUTION)
      await tx
        .insertInto('institutions')
        .values({ id, version: 0, ...content })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const row = await tx
      .updateTable('institutions')
      .set((builder) => ({ ...content, version: builder('version', '+', 1) }))
      .where('id', '=', storableText(id))
      .$if(expectedVersion !== undefined, (query) => query.where('version', '=', expectedVersion ?? 0))
      .returningAll()
      .executeTakeFirst();
    if (row !== undefined) return toInstitution(row);
    if (expectedVersion !== undefined)
      throw new Fault('conflict', `The settings of ${id} are no longer at version ${expectedVersion}.`);
    throw createUnknownFault(id);
  });
}

function createUnknownFault(id: string): Fault {
  return new Fault('not-found', `There is no institution ${id}.`, {
    advice: `Create it with \`vbagent institution create ${id}\`.`,
  });
}

function toInstitution(row: object): StoredInstitution {
  return InstitutionRow.parse(readFields(row, { jsonColumns: ['settings'] }));
}
