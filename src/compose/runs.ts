import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/database.ts';
import { createRunStore } from '../adapters/database/run-store.ts';
import { openRunManager, type RunManager, type RunManagerTools } from '../runs/run-manager.ts';

/** The run manager on an open database, which stays the caller's to close. */
export function openRuns(
  database: Database,
  options: Pick<RunManagerTools, 'report' | 'leaseMs' | 'leaveMs' | 'carriesOn'>,
): Promise<RunManager> {
  const tools = { store: createRunStore(database), clock: systemClock, newId: randomUUID };
  return openRunManager({ ...tools, ...options });
}
