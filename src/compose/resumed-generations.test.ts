import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { Settings } from '../domain/settings.ts';
import { openServer } from './http.ts';
import { resumedGenerationsContract } from './resumed-generations.contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'vbagent-resumed-'));
after(() => rm(folder, { recursive: true, force: true }));

resumedGenerationsContract('sqlite', (name, extraSettings) =>
  openServer(
    Settings.parse({ port: 0, logLevel: 'silent', database: join(folder, `${name}.db`), ...extraSettings }),
    {
      version: '0.0.0',
      webFolder: join(folder, 'no-pages'),
    },
  ),
);
