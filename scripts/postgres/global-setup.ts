import { startPostgres, type TestServer } from './start-postgres.ts';

let server: TestServer | undefined;

/** Called by `node --test --test-global-setup`: one PostgreSQL for the whole run, its address in the environment. */
export async function globalSetup(): Promise<void> {
  server = await startPostgres();
  process.env.VBAGENT_TEST_POSTGRES = server.url;
}

export async function globalTeardown(): Promise<void> {
  await server?.stop();
}
