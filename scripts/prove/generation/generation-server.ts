import { dirname, join } from 'node:path';
import { openHouse } from '../../../src/compose/http.ts';
import { Settings } from '../../../src/domain/settings.ts';

/** A server process that tells its address, and then, whenever it is asked, how much memory it uses. */
const [database = ''] = process.argv.slice(2);
const settings = Settings.parse({ database, port: 0, engine: 'rules', logLevel: 'silent', rateLimit: 0 });
const house = await openHouse(settings, {
  version: '0.0.0',
  webFolder: join(dirname(database), 'no-bundle'),
});
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit(0));
process.send?.(house.url);
