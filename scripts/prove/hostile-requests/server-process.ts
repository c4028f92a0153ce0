import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApiKeys } from '../../../src/adapters/database/api-keys/api-keys.ts';
import { openDatabase } from '../../../src/compose/database.ts';
import { openServer } from '../../../src/compose/http.ts';
import { Settings } from '../../../src/domain/settings.ts';

// Entry file of a child process: starts the real server with keys for learners and staff, and sends its address and the
// keys to the parent process. It answers each message with the delays of its event loop since the previous message.

const RESOLUTION_MS = 10;
const NANOSECONDS_PER_MS = 1e6;
const MICROSECONDS_PER_MS = 1e3;

const [folder = '', textTimeoutMs] = process.argv.slice(2);
const location = { database: join(folder, 'hostile.db'), files: join(folder, 'files') };
const settings = Settings.parse({ ...location, port: 0, logLevel: 'silent', rateLimit: 0, auth: 'keys' });
const database = await openDatabase(settings);
const keys = createApiKeys(database);
const createdAt = new Date().toISOString();
const issue = async (user: string, role: 'learner' | 'admin'): Promise<string> =>
  (await keys.issue({ user, roles: [role], createdAt, expiresAt: null })).secret;
const learners = await Promise.all(Array.from({ length: 4 }, (_, n) => issue(`learner-${n}`, 'learner')));
const staff = await issue('author', 'admin');
await database.close();
const { url } = await openServer(settings, {
  version: '0.0.0',
  webFolder: join(folder, 'no-bundle'),
  ...(textTimeoutMs && { textTimeoutMs: Number(textTimeoutMs) }),
});
process.send?.({ url, learners, staff });

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
let longestWork = 0;
let usage = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(usage);
  usage = process.threadCpuUsage();
  longestWork = Math.max(longestWork, (user + system) / MICROSECONDS_PER_MS);
}, RESOLUTION_MS);
process.on('message', () => {
  process.send?.({ loopP99: delay.percentile(99) / NANOSECONDS_PER_MS, longestWork });
  delay.reset();
  longestWork = 0;
});
