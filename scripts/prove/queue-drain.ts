import { join } from 'node:path';
import pg from 'pg';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { startPostgres } from '../test/postgres/start-postgres.ts';
import { type DrainReport, drainQueue } from './queue-drain/drain-queue.ts';

const PLAN = { items: 5000, clients: 4, reviewersEach: 5, maxPauseMs: 3000 };

type Row = DrainReport & { readonly name: string; readonly deadlocks: string };

/** Checks that no decision of the expert queue is lost or repeated while servers and reviewers are killed. */
export const proof = {
  name: 'queue-drain',
  run: async (): Promise<string> => {
    const rows = [await drainSqlite(), await drainPostgres()];
    const failedRows = rows.filter(({ failures }) => failures.length > 0);
    if (failedRows.length > 0) {
      throw new Error(
        failedRows.map(({ name, failures }) => `${name}: ${failures.slice(0, 5).join('; ')}`).join('\n'),
      );
    }
    return [
      '20 reviewers in 4 processes drain 5,000 items over HTTP, each with their own key, while a random server or reviewer',
      'process is killed with SIGKILL repeatedly. Afterwards the database is checked: every item is decided exactly once, every',
      'acknowledged decision is stored as acknowledged, and the counts and examples match.',
      '',
      '| | servers killed | reviewers killed | acknowledged | lost | decided twice or never | deadlocks | seconds |',
      '|---|--:|--:|--:|--:|--:|--:|--:|',
      ...rows.map(
        (row) =>
          `| ${row.name} | ${row.serverKills} | ${row.clientKills} | ${row.acknowledged.toLocaleString('en')} | 0 | 0 | ${row.deadlocks} | ${row.seconds.toFixed(0)} |`,
      ),
      '',
    ].join('\n');
  },
};

async function drainSqlite(): Promise<Row> {
  const scratch = await openScratchFolder();
  try {
    const settings = { database: join(scratch.path, 'drain.db') };
    const report = await drainQueue({ ...PLAN, servers: 1, settings });
    return { ...report, name: 'SQLite, one server', deadlocks: 'none possible' };
  } finally {
    await scratch.remove();
  }
}

async function drainPostgres(): Promise<Row> {
  const server = await startPostgres();
  try {
    const settings = { database: 'unused.db', databaseUrl: server.url };
    const report = await drainQueue({ ...PLAN, servers: 2, settings });
    return { ...report, name: 'PostgreSQL, two servers', deadlocks: await countDeadlocks(server.url) };
  } finally {
    await server.stop();
  }
}

async function countDeadlocks(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    return String(rows[0]?.deadlocks);
  } finally {
    await client.end();
  }
}
