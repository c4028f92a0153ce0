import { after } from 'node:test';
import { openScratchPostgres } from '../../scripts/postgres/test-database.ts';
import { Settings } from '../domain/settings.ts';
import { carriedOnContract } from './carried-on.contract.ts';
import { openHouse } from './http.ts';

const { url: databaseUrl, drop } = await openScratchPostgres();
after(drop);

carriedOnContract('postgres', (_name, more) =>
  openHouse(Settings.parse({ port: 0, logLevel: 'silent', databaseUrl, ...more }), {
    version: '0.0.0',
    webFolder: 'no-pages',
  }),
);
