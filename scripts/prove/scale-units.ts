import { loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeQuestion } from '../../bench/bank/make-question.ts';
import { median } from '../../bench/median.ts';
import { createQuestionBank } from '../../src/adapters/database/bank/question-bank.ts';
import type { Database } from '../../src/adapters/database/connection/database.ts';
import { createReplyCache } from '../../src/adapters/database/reply-cache/reply-cache.ts';
import { openPostgres } from '../../src/adapters/postgres/open-postgres.ts';
import { openBatches } from '../../src/compose/batch.ts';
import { openDatabaseAdmin } from '../../src/compose/database.ts';
import { Settings } from '../../src/domain/settings.ts';
import { problemText } from '../model-service/problem-text.ts';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { openScratchPostgres } from '../test/postgres/test-database.ts';

const QUESTIONS = 20_000;
const JOBS = 10_000;
const BATCH_SIZE = 500;
const SEARCHES = 200;

/** Measures the size and speed of one question, one job and one reply on PostgreSQL, as a basis for capacity planning. */
export const proof = {
  name: 'scale-units',
  run: async (): Promise<string> => {
    const [scratch, folder] = [await openScratchPostgres(), await openScratchFolder()];
    const settings = Settings.parse({ databaseUrl: scratch.url, database: join(folder.path, 'unused.db') });
    const database = await openPostgres(scratch.url);
    try {
      const rows = [
        ...(await measureQuestions(database)),
        ...(await measureBackup(settings, folder.path)),
        ...(await measureJobs(database, settings)),
        ...(await measureReplies(database)),
        formatRow('load average of the machine during the run', String(Math.round(loadavg()[1] ?? 0))),
      ];
      return ['| on PostgreSQL | measured |', '|---|--:|', ...rows, ''].join('\n');
    } finally {
      await database.close();
      await scratch.drop();
      await folder.remove();
    }
  },
};

async function measureQuestions(database: Database): Promise<string[]> {
  const bank = createQuestionBank(database);
  const saveSeconds = await measureSeconds(async () => {
    for (let start = 0; start < QUESTIONS; start += BATCH_SIZE)
      await bank.save(Array.from({ length: BATCH_SIZE }, (_, n) => makeQuestion(start + n)));
  });
  await sql`vacuum analyze`.execute(database.kysely);
  const times: number[] = [];
  for (let n = 0; n < SEARCHES; n++)
    times.push(
      await measureSeconds(async () => {
        await bank.search(`pendulum velocity ${n * 7}`, { level: 'Higher' }, { limit: 20 });
      }),
    );
  const tables = ['questions', 'question_versions', 'question_search'];
  return [
    formatRow(
      `a question of ${Math.round(measureMeanBytes())} bytes of JSON, tables and indexes`,
      await measureBytes(database, tables, QUESTIONS),
    ),
    formatRow('of these, the search index', await measureBytes(database, ['question_search'], QUESTIONS)),
    formatRow(
      'questions saved per second, one writer, 500 per call',
      Math.round(QUESTIONS / saveSeconds).toLocaleString('en'),
    ),
    formatRow(
      `search among ${QUESTIONS.toLocaleString('en')}, median`,
      `${(median(times) * 1000).toFixed(1)} ms`,
    ),
  ];
}

function measureMeanBytes(): number {
  const sizes = Array.from({ length: 100 }, (_, n) => JSON.stringify(makeQuestion(n)).length);
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}

async function measureBackup(settings: Settings, folder: string): Promise<string[]> {
  const admin = await openDatabaseAdmin(settings);
  const path = join(folder, 'all.jsonl');
  let bytes = 0;
  const seconds = await measureSeconds(async () => {
    ({ bytes } = await admin.backup(path));
  });
  const restoreSeconds = await measureSeconds(async () => {
    await admin.restore(path, { force: true });
  });
  await admin.close();
  return [
    formatRow(
      'a question in a portable backup',
      `${Math.round(bytes / QUESTIONS).toLocaleString('en')} bytes`,
    ),
    formatRow('questions backed up per second', Math.round(QUESTIONS / seconds).toLocaleString('en')),
    formatRow(
      'questions restored per second, including the search index',
      Math.round(QUESTIONS / restoreSeconds).toLocaleString('en'),
    ),
  ];
}

async function measureJobs(database: Database, settings: Settings): Promise<string[]> {
  const batches = await openBatches(settings);
  const jobs = Array.from({ length: JOBS }, (_, n) => {
    const contentHash = n.toString(16).padStart(64, '0');
    return { path: `photos/2026/session-1/IMG_${n}.jpg`, name: `IMG_${n}`, contentHash, file: contentHash };
  });
  await batches.store.plan({ id: 'b', output: '/out', task: {}, limits: {} }, jobs);
  await batches.close();
  const queue = await measureBytes(database, ['pgboss.job_common'], JOBS);
  return [
    formatRow('a job record', await measureBytes(database, ['batch_jobs'], JOBS)),
    formatRow('a waiting job in the pg-boss queue', queue),
  ];
}

async function measureReplies(database: Database): Promise<string[]> {
  const replies = createReplyCache(database, { batch: 'b', worker: 'w' });
  const usage = { inputTokens: 1000, outputTokens: 300, cost: 0.004 };
  const seconds = await measureSeconds(async () => {
    for (let n = 0; n < JOBS; n++) {
      const raw = problemText(n);
      const reply = { value: JSON.stringify(raw), raw, model: 'm' };
      await replies.save(n.toString(16).padStart(64, 'f'), reply, [usage]);
    }
  });
  return [
    formatRow(
      `a cached reply of ${problemText(1).length} bytes`,
      await measureBytes(database, ['kept_replies'], JOBS),
    ),
    formatRow(
      'replies cached and charged per second, one at a time',
      Math.round(JOBS / seconds).toLocaleString('en'),
    ),
  ];
}

async function measureBytes({ kysely }: Database, tables: readonly string[], count: number): Promise<string> {
  let bytes = 0;
  for (const table of tables) {
    const size = sql<{ bytes: number }>`select pg_total_relation_size(${table}::text::regclass) as bytes`;
    bytes += Number((await size.execute(kysely)).rows[0]?.bytes ?? 0);
  }
  return `${Math.round(bytes / count).toLocaleString('en')} bytes`;
}

async function measureSeconds(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

function formatRow(name: string, value: string): string {
  return `| ${name} | ${value} |`;
}
