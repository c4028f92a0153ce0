import { join } from 'node:path';
import { openHouse } from '../../compose/http.ts';
import { Settings } from '../../domain/settings.ts';

// The product as a process of its own; it tells its address and serves until it is killed.
const [database = ''] = process.argv.slice(2);
const settings = Settings.parse({ database, port: 0, logLevel: 'silent' });
const house = await openHouse(settings, {
  version: '0.0.0',
  webFolder: join(import.meta.dirname, 'no-bundle'),
  leaseMs: 900,
});
process.send?.(house.url);
