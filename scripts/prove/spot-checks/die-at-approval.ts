import { randomUUID } from 'node:crypto';
import { systemClock } from '../../../src/adapters/clock/system-clock.ts';
import { createSpotCheckStore } from '../../../src/adapters/database/spot-checks/spot-check-store.ts';
import { createProblemFolders } from '../../../src/adapters/problem-folders/create-problem-folders.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { reviewByRules } from '../../../src/agents/reviewer/review-by-rules.ts';
import type { ProblemFolders } from '../../../src/ports/problem-folders.ts';
import { decideAutomatically } from '../../../src/review/spot-check/decide-automatically.ts';
import { openSession } from '../../../src/review/spot-check/spot-check-session.ts';

// A reviewer that resumes the session of a folder and is killed at its first approval: after the decision is stored but
// before the file is written, or after the file is written but before this is recorded.
const [root = '', database = '', when = 'before'] = process.argv.slice(2);

const store = createSpotCheckStore(await openSqlite(database));
const folders = createProblemFolders();
let isArmed = false;

const replace: ProblemFolders['replace'] = async (...args) => {
  if (isArmed && when === 'before') process.kill(process.pid, 'SIGKILL');
  const outcome = await folders.replace(...args);
  if (isArmed) process.kill(process.pid, 'SIGKILL');
  return outcome;
};

const tools = {
  store,
  folders: { ...folders, replace },
  review: async (context: Parameters<typeof reviewByRules>[0]) => reviewByRules(context),
  clock: systemClock,
  newId: randomUUID,
};

if ((await store.listOpenSessions(root)).length === 0) {
  const { problemIds } = await folders.discover(root);
  const at = systemClock.now().toISOString();
  await store.startSession({ id: randomUUID(), root, plan: { kind: 'sample', problemIds }, at });
}
const [session] = await store.listOpenSessions(root);
if (session === undefined) throw new Error('the session was not stored');
const live = await openSession(tools, session);
isArmed = true;
await Array.fromAsync(decideAutomatically(live, 'certain'));
