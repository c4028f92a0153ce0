import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../adapters/database/connection/database.ts';
import { createPersonalData } from '../adapters/database/personal-data/personal-data.ts';
import { createReferencedFiles } from '../adapters/database/referenced-files/referenced-files.ts';
import { createRunStore } from '../adapters/database/runs/run-store.ts';
import type { Settings } from '../domain/settings.ts';
import { type PersonalData, UnfinishedRuns } from '../ports/personal-data.ts';
import { openFileStore } from './file-store.ts';

/** Cancels a run of a user. */
type CancelRun = (user: string, runId: string) => Promise<unknown>;

const RETRY_MS = 200;
/** Servers notice a cancelled run of another process within five seconds, and the run then has five seconds to end. */
const MAX_WAIT_MS = 20_000;

/**
 * Opens the personal data in a database. Erasing a user cancels their unfinished runs first, and removes their files, unless others
 * have the same files.
 */
export function createPersonalDataWithFiles(
  database: Database,
  settings: Settings,
  cancelRun: CancelRun = (_user, id) => createRunStore(database).requestCancel(id),
): PersonalData {
  const data = createPersonalData(database);
  const files = openFileStore(settings);
  const references = createReferencedFiles(database);
  return {
    ...data,
    async erase(user) {
      const erasure = await eraseAfterRuns(data, user, cancelRun);
      const usedKeys = erasure.files.length > 0 ? await references.listKeys() : new Set<string>();
      for (const key of new Set(erasure.files)) if (!usedKeys.has(key)) await files.remove(key);
      return erasure;
    },
  };
}

/** Erases the data of a user. Unfinished runs are cancelled and awaited, because they would store data again. */
async function eraseAfterRuns({ erase }: PersonalData, user: string, cancelRun: CancelRun) {
  const giveUpAt = Date.now() + MAX_WAIT_MS;
  const cancelled = new Set<string>();
  for (;;) {
    try {
      return await erase(user);
    } catch (thrown) {
      if (!(thrown instanceof UnfinishedRuns) || Date.now() > giveUpAt) throw thrown;
      for (const id of thrown.runs.filter((run) => !cancelled.has(run))) {
        await cancelRun(user, id);
        cancelled.add(id);
      }
      await sleep(RETRY_MS);
    }
  }
}
