import { join } from 'node:path';
import { openServer } from '../../compose/http.ts';
import { Settings } from '../../domain/settings.ts';
import { sampleEntries } from '../../runs/graphs/sample-entries.fixture.ts';

// Entry file of a child process: starts a server with the sample graphs, sends its address to the parent, and serves until it is killed.
const [database = '', leaseMs = ''] = process.argv.slice(2);
const location = database.startsWith('postgres') ? { databaseUrl: database } : { database };
const server = await openServer(Settings.parse({ ...location, port: 0 }), {
  version: '0.0.0',
  webFolder: join(import.meta.dirname, 'no-bundle'),
  graphEntries: sampleEntries,
  leaseMs: Number(leaseMs),
});
process.send?.(server.url);
