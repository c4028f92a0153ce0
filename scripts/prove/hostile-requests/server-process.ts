import { join } from 'node:path';
import { createApiKeys } from '../../../src/adapters/database/api-keys/api-keys.ts';
import { openDatabase } from '../../../src/compose/database.ts';
import { openServer } from '../../../src/compose/http.ts';
import { Settings } from '../../../src/domain/settings.ts';

// Entry file of a child process: starts the real server with keys for learners and staff, and sends its address and the
// keys to the parent process.

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
