import { z } from 'zod';
import { Fault } from '../../../domain/fault.ts';
import { InstitutionSettings } from '../../../domain/institution-settings.ts';
import type {
  InstitutionChange,
  InstitutionStore,
  StoredInstitution,
} from '../../../ports/institution-store.ts';
import type { Database } from '../connection/database.ts';
import { readFields } from '../connection/row-fields.ts';
import { storableText } from '../connection/storable-text.ts';

const InstitutionRow = z.object({
  id: z.string(),
  settings: InstitutionSettings,
  version: z.number().int(),
  updatedAt: z.string(),
});

/** Creates the store of institution settings on an open, migrated database; closing it closes the database. */
export function createInstitutionStore(database: Database): InstitutionStore {
  const { kysely, guard } = database;
  return {
    find: (id) =>
      guard(async () => {
        const query = kysely.selectFrom('institutions').selectAll().where('id', '=', storableText(id));
        const row = await query.executeTakeFirst();
        return row && toInstitution(row);
      }),
    list: () =>
      guard(async () => {
        const rows = await kysely.selectFrom('institutions').selectAll().orderBy('id').execute();
        return rows.map(toInstitution);
      }),
    put: (change) => guard(() => putInstitution(database, change)),
    close: () => database.close(),
  };
}

async function putInstitution({ kysely }: Database, change: InstitutionChange): Promise<StoredInstitution> {
  const { id, settings, at, from: expectedVersion } = change;
  const content = { settings: JSON.stringify(settings), updated_at: at };
  const row =
    expectedVersion === undefined
      ? await kysely
          .insertInto('institutions')
          .values({ id: storableText(id), version: 1, ...content })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet((row) => ({ ...content, version: row('institutions.version', '+', 1) })),
          )
          .returningAll()
          .executeTakeFirst()
      : await kysely
          .updateTable('institutions')
          .set({ ...content, version: expectedVersion + 1 })
          .where('id', '=', storableText(id))
          .where('version', '=', expectedVersion)
          .returningAll()
          .executeTakeFirst();
  if (row !== undefined) return toInstitution(row);
  throw new Fault('conflict', `The settings of ${id} are no longer at version ${expectedVersion}.`);
}

function toInstitution(row: object): StoredInstitution {
  return InstitutionRow.parse(readFields(row, ['settings']));
}
