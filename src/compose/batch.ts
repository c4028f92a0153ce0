import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { createBatchStore } from '../adapters/database/batch-store.ts';
import { createKeptReplies } from '../adapters/database/kept-replies.ts';
import { withKeptReplies } from '../adapters/kept-replies/with-kept-replies.ts';
import type { OpenBatches } from '../cli/cli-tools.ts';
import { modelSettingsFor, type Settings } from '../domain/settings.ts';
import { withRateLimit } from '../factory/batch/with-rate-limit.ts';
import { openAgents } from './agents.ts';
import { openDatabase } from './database.ts';

/** Batches on the database of the settings. */
export async function openBatches(settings: Settings): Promise<OpenBatches> {
  const database = await openDatabase(settings);
  const replies = createKeptReplies(database);
  return {
    store: createBatchStore(database),
    worker: randomUUID(),
    clock: systemClock,
    openAgents: (limit) =>
      openAgents(
        settings,
        () => systemClock.now(),
        (model) =>
          withKeptReplies(withRateLimit(model, limit, { now: Date.now, sleep }), replies, (role) =>
            modelSettingsFor(settings.agents, role),
          ),
      ),
    close: () => database.close(),
  };
}
