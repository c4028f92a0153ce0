import { join } from 'node:path';
import { openServer } from '../../compose/http.ts';
import { Settings } from '../../domain/settings.ts';
import { sampleEntries } from '../../runs/graphs/sample-entries.fixture.ts';

// A server as a process of its own, with the sample graphs; it tells its address and serves until it is killed.
const [database = '', leaseMs = ''] = process.argv.slice(2);
const place = database.startsWith('postgres') ? { databaseUrl: database } : { database };
const house = await openServer(Settings.parse({ ...place, port: 0 }), {
  version: '0.0.0',
  webFolder: join(import.meta.dirname, 'no-bundle'),
  graphEntries: sampleEntries,
  leaseMs: Number(leaseMs),
});
process.send?.(house.url);
