import { randomUUID } from 'node:crypto';
import { systemClock } from '../../../src/adapters/clock/system-clock.ts';
import { createSpotCheckStore } from '../../../src/adapters/database/spot-checks/spot-check-store.ts';
import { createProblemFolders } from '../../../src/adapters/problem-folders/create-problem-folders.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import { reviewByRules } from '../../../src/agents/reviewer/review-by-rules.ts';
import type { ProblemFolders } from '../../../src/ports/problem-folders.ts';
import { decideAutomatically } from '../../../src/review/spot-check/decide-automatically.ts';
import { openSession } from '../../../src/review/spot-check/spot-check-session.ts';

// A reviewer process that resumes the session of a folder and kills itself at its first approval. With `before`, it dies
// after the decision is stored and before the file is written. With `after`, it dies after the file is written and before
// the database records this.
const [root = '', database = '', when = 'before'] = process.argv.slice(2);

const store = createSpotCheckStore(await openSqlite(database));
const folders = createProblemFolders();
let shouldDie = false;

const replace: ProblemFolders['replace'] = async (...args) => {
  if (shouldDie && when === 'before') process.kill(process.pid, 'SIGKILL');
  const outcome = await folders.replace(...args);
  if (shouldDie) process.kill(process.pid, 'SIGKILL');
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
const openedSession = await openSession(tools, session);
shouldDie = true;
await Array.fromAsync(decideAutomatically(openedSession, 'certain'));
