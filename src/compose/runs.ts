import { randomUUID } from 'node:crypto';
import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createRunStore } from '../adapters/database/runs/run-store.ts';
import { PROBLEM_RUN } from '../factory/problems/problem-task.ts';
import { uploadLimits } from '../factory/problems/upload-limits.ts';
import { openRunManager, type RunManager, type RunManagerOptions } from '../runs/run-manager.ts';

/** Opens the run manager on an open database, which the caller closes. */
export function openRuns(
  database: Database,
  options: Pick<RunManagerOptions, 'report' | 'leaseMs' | 'takeoverMs' | 'resumable'>,
): Promise<RunManager> {
  const dependencies = { store: createRunStore(database), clock: systemClock, newId: randomUUID };
  // An upload refuses more problems than the limit before it starts their runs. Uploads that arrive together may exceed it.
  const maxUnfinishedByKind = { [PROBLEM_RUN]: 2 * uploadLimits.unfinished };
  return openRunManager({ ...dependencies, maxUnfinishedByKind, ...options });
}
