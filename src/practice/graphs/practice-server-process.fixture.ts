import { join } from 'node:path';
import { openServer } from '../../compose/http.ts';
import { Settings } from '../../domain/settings.ts';

// Entry file of a child process: starts a server on a database, sends its address to the parent, and serves until it is killed.
const [database = ''] = process.argv.slice(2);
const settings = Settings.parse({ database, port: 0, logLevel: 'silent' });
const server = await openServer(settings, {
  version: '0.0.0',
  webFolder: join(import.meta.dirname, 'no-bundle'),
  leaseMs: 900,
});
process.send?.(server.url);
