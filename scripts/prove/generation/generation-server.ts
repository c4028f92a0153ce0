import { dirname, join } from 'node:path';
import { openServer } from '../../../src/compose/http.ts';
import { Settings } from '../../../src/domain/settings.ts';

// A server process for measurements. It sends its address to the parent process, and its memory usage after every message.
const [database = ''] = process.argv.slice(2);
const settings = Settings.parse({ database, port: 0, engine: 'rules', logLevel: 'silent', rateLimit: 0 });
const server = await openServer(settings, {
  version: '0.0.0',
  webFolder: join(dirname(database), 'no-bundle'),
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.(server.url);
