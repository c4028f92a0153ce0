import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestServer } from './start-postgres.ts';

export type ScratchDatabase = { readonly url: string; drop(): Promise<void> };

/** Creates an empty database for one test file, on the shared server of the test run or, if there is none, on a new one. */
export async function openScratchPostgres(): Promise<ScratchDatabase> {
  const server = await openServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runStatement(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await runStatement(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function openServer(): Promise<TestServer> {
  const sharedServerUrl = process.env.VBAGENT_TEST_POSTGRES;
  if (sharedServerUrl !== undefined) return { url: sharedServerUrl, stop: async () => {} };
  // Loaded only here, because its package ends the process when a test file ends, although others follow.
  const { startPostgres } = await import('./start-postgres.ts');
  return startPostgres();
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
