import type { ReferencedFiles } from '../../../ports/referenced-files.ts';
import type { Database } from '../connection/database.ts';
import { listInstitutionIds } from '../institutions/list-institution-ids.ts';

/** A key of the file store: a SHA-256 in hexadecimal. */
const FILE_KEY = /[0-9a-f]{64}/g;
const PAGE_SIZE = 1_000;

/** Creates the list of file-store keys that an open, migrated database references; closing it closes the database. */
export function createReferencedFiles(database: Database): ReferencedFiles {
  return {
    listKeys: () =>
      database.guard(async () => {
        const keys = new Set<string>();
        // Institutions share the file store, so a file that any of them uses is kept.
        for (const id of await listInstitutionIds(database.allInstitutions)) {
          const limited = database.forInstitution(id);
          for await (const text of readJobTexts(limited)) addKeys(text, keys);
          for await (const text of readProblemTexts(limited)) addKeys(text, keys);
          for await (const text of readExportTexts(limited)) addKeys(text, keys);
        }
        return keys;
      }),
    close: () => database.close(),
  };
}

/** Collects everything that looks like a key; keeping an unused file costs little, but deleting a used one loses data. */
function addKeys(text: string, keys: Set<string>): void {
  for (const [key] of text.matchAll(FILE_KEY)) keys.add(key);
}

async function* readJobTexts({ kysely }: Database): AsyncIterable<string> {
  const batches = await kysely.selectFrom('batch_jobs').select('batch').distinct().execute();
  for (const { batch } of batches)
    for (let after = ''; ; ) {
      const rows = await kysely
        .selectFrom('batch_jobs')
        .select(['content_hash', 'file', 'outputs'])
        .where('batch', '=', batch)
        .where('content_hash', '>', after)
        .orderBy('content_hash')
        .limit(PAGE_SIZE)
        .execute();
      for (const { file, outputs } of rows) yield `${file ?? ''} ${outputs}`;
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.content_hash;
    }
}

async function* readProblemTexts({ kysely }: Database): AsyncIterable<string> {
  for (let after = 0; ; ) {
    const rows = await kysely
      .selectFrom('problems')
      .select(['seq', 'file_key', 'source'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE_SIZE)
      .execute();
    for (const { file_key: photo, source } of rows) yield `${photo ?? ''} ${source}`;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.seq;
  }
}

/** The files of older exports may be deleted. */
const EXPORT_KEEP_MS = 7 * 24 * 60 * 60 * 1000;

async function* readExportTexts({ kysely }: Database): AsyncIterable<string> {
  const since = new Date(Date.now() - EXPORT_KEEP_MS).toISOString();
  const runs = await kysely
    .selectFrom('runs')
    .select('seq')
    .where('kind', '=', 'export')
    .where('created_at', '>=', since)
    .execute();
  for (const { seq } of runs) {
    const events = await kysely.selectFrom('run_events').select('data').where('run_seq', '=', seq).execute();
    for (const { data } of events) yield data;
  }
}
