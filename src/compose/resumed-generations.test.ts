import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { Settings } from '../domain/settings.ts';
import { openServer } from './http.ts';
import { resumedGenerationsContract } from './resumed-generations.contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-carried-on-'));
after(() => rm(folder, { recursive: true, force: true }));

resumedGenerationsContract('sqlite', (name, more) =>
  openServer(Settings.parse({ port: 0, logLevel: 'silent', database: join(folder, `${name}.db`), ...more }), {
    version: '0.0.0',
    webFolder: join(folder, 'no-pages'),
  }),
);
