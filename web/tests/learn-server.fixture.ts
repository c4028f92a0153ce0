import { join } from 'node:path';
import { projectRoot } from '../../scripts/run-command.ts';
import { openServer } from '../../src/compose/http.ts';
import { Settings } from '../../src/domain/settings.ts';
import { createSeedSequence } from '../../src/practice/seed-sequence.fixture.ts';

// Runs the complete product in its own process; sends its URL to the parent and serves until it is killed.
const [database = '', port = '0', dataSource = 'embedded'] = process.argv.slice(2);
const settings = Settings.parse({
  database,
  port: Number(port),
  sqa: { dataSource },
  logLevel: 'silent',
  rateLimit: 0,
});
const server = await openServer(settings, {
  version: '0.0.0',
  webFolder: join(projectRoot, 'web/dist'),
  variables: process.env,
  leaseMs: 900,
  newSeed: createSeedSequence(),
  // Long enough for a busy machine.
  textTimeoutMs: 60_000,
});
process.send?.(server.url);
