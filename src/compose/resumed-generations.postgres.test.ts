import { after } from 'node:test';
import { openScratchPostgres } from '../../scripts/test/postgres/test-database.ts';
import { Settings } from '../domain/settings.ts';
import { openServer } from './http.ts';
import { resumedGenerationsContract } from './resumed-generations.contract.ts';

const { url: databaseUrl, drop } = await openScratchPostgres();
after(drop);

resumedGenerationsContract('postgres', (_name, extraSettings) =>
  openServer(Settings.parse({ port: 0, logLevel: 'silent', databaseUrl, ...extraSettings }), {
    version: '0.0.0',
    webFolder: 'no-pages',
  }),
);
