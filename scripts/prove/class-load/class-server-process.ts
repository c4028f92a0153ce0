// Entry file of a child process: serves the API on the database of the first argument, and reports its processor time on request.

import { join } from 'node:path';
import { openServer } from '../../../src/compose/http.ts';
import { Settings } from '../../../src/domain/settings.ts';

const [database = ''] = process.argv.slice(2);
const settings = Settings.parse({ database, port: 0, logLevel: 'error', rateLimit: 0 });
const server = await openServer(settings, {
  version: '0.0.0',
  webFolder: join(import.meta.dirname, 'no-bundle'),
});
process.on('message', async (message) => {
  if (message === 'stop') {
    await server.stop();
    process.disconnect();
    return;
  }
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
// The parent process ended, perhaps with an error.
process.on('disconnect', () => process.exit());
process.send?.(server.url);
