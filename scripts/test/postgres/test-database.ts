import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from './start-postgres.ts';

export type ScratchDatabase = { readonly url: string; drop(): Promise<void> };

/** An empty database for one test file, on the server of the run or, without one, on a server of its own. */
export async function openScratchPostgres(): Promise<ScratchDatabase> {
  const shared = process.env.VBAGENT_TEST_POSTGRES;
  const server = shared === undefined ? await startPostgres() : { url: shared, stop: async () => {} };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await runOn(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
