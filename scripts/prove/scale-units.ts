import { loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeBenchQuestion } from '../../bench/bank/make-question.ts';
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
const AT_ONCE = 500;
const SEARCHES = 200;

/** What one question, one job and one reply cost on PostgreSQL; plans for many rest on these figures. */
export const evidence = {
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
        row('programs that wanted the processors meanwhile', String(Math.round(loadavg()[1] ?? 0))),
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
  const saving = await secondsOf(async () => {
    for (let start = 0; start < QUESTIONS; start += AT_ONCE)
      await bank.save(Array.from({ length: AT_ONCE }, (_, n) => makeBenchQuestion(start + n)));
  });
  await sql`vacuum analyze`.execute(database.kysely);
  const times: number[] = [];
  for (let n = 0; n < SEARCHES; n++)
    times.push(
      await secondsOf(async () => {
        await bank.search(`pendulum velocity ${n * 7}`, { level: 'Higher' }, { limit: 20 });
      }),
    );
  const tables = ['questions', 'question_versions', 'question_search'];
  return [
    row(
      `a question of ${Math.round(meanBytes())} bytes of JSON, tables and indexes`,
      await bytesOf(database, tables, QUESTIONS),
    ),
    row('of these the words for the search', await bytesOf(database, ['question_search'], QUESTIONS)),
    row(
      'questions saved a second, one writer, 500 at once',
      Math.round(QUESTIONS / saving).toLocaleString('en'),
    ),
    row(`search among ${QUESTIONS.toLocaleString('en')}, median`, `${(median(times) * 1000).toFixed(1)} ms`),
  ];
}

function meanBytes(): number {
  const some = Array.from({ length: 100 }, (_, n) => JSON.stringify(makeBenchQuestion(n)).length);
  return some.reduce((sum, size) => sum + size, 0) / some.length;
}

async function measureBackup(settings: Settings, folder: string): Promise<string[]> {
  const admin = await openDatabaseAdmin(settings);
  const path = join(folder, 'all.jsonl');
  let bytes = 0;
  const seconds = await secondsOf(async () => {
    ({ bytes } = await admin.backup(path));
  });
  const restoring = await secondsOf(async () => {
    await admin.restore(path, { force: true });
  });
  await admin.close();
  return [
    row('a question in a portable backup', `${Math.round(bytes / QUESTIONS).toLocaleString('en')} bytes`),
    row('questions backed up a second', Math.round(QUESTIONS / seconds).toLocaleString('en')),
    row(
      'questions restored a second, words indexed anew',
      Math.round(QUESTIONS / restoring).toLocaleString('en'),
    ),
  ];
}

async function measureJobs(database: Database, settings: Settings): Promise<string[]> {
  const house = await openBatches(settings);
  const jobs = Array.from({ length: JOBS }, (_, n) => {
    const contentHash = n.toString(16).padStart(64, '0');
    return { path: `photos/2026/session-1/IMG_${n}.jpg`, name: `IMG_${n}`, contentHash, file: contentHash };
  });
  await house.store.plan({ id: 'b', output: '/out', task: {}, limits: {} }, jobs);
  await house.close();
  const queue = await bytesOf(database, ['pgboss.job_common'], JOBS);
  return [
    row('a job in the record', await bytesOf(database, ['batch_jobs'], JOBS)),
    row('a job that waits, in the queue of pg-boss', queue),
  ];
}

async function measureReplies(database: Database): Promise<string[]> {
  const replies = createReplyCache(database, { batch: 'b', worker: 'w' });
  const usage = { inputTokens: 1000, outputTokens: 300, cost: 0.004 };
  const seconds = await secondsOf(async () => {
    for (let n = 0; n < JOBS; n++) {
      const raw = problemText(n);
      const reply = { value: JSON.stringify(raw), raw, model: 'm' };
      await replies.save(n.toString(16).padStart(64, 'f'), reply, [usage]);
    }
  });
  return [
    row(`a kept reply of ${problemText(1).length} bytes`, await bytesOf(database, ['kept_replies'], JOBS)),
    row(
      'replies kept and charged a second, one after the other',
      Math.round(JOBS / seconds).toLocaleString('en'),
    ),
  ];
}

async function bytesOf({ kysely }: Database, tables: readonly string[], count: number): Promise<string> {
  let bytes = 0;
  for (const table of tables) {
    const size = sql<{ bytes: number }>`select pg_total_relation_size(${table}::text::regclass) as bytes`;
    bytes += Number((await size.execute(kysely)).rows[0]?.bytes ?? 0);
  }
  return `${Math.round(bytes / count).toLocaleString('en')} bytes`;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function row(name: string, value: string): string {
  return `| ${name} | ${value} |`;
}
