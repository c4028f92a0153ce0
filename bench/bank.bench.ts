import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createQuestionBank } from '../src/adapters/database/bank/question-bank.ts';
import { openSqlite } from '../src/adapters/sqlite/open-sqlite.ts';
import type { Question } from '../src/domain/question.ts';
import type { QuestionBank } from '../src/ports/question-bank.ts';
import { makeQuestion } from './bank/make-question.ts';
import { openRawBank, type RawBank } from './bank/raw-bank.ts';
import { median } from './median.ts';

const STOCK = 100_000;
const BATCH = 1_000;
const ROUNDS = 7;
const WARM_UP = 3;
const QUERIES = [
  'projectile velocity',
  'momentum',
  'capacitor charge energy',
  'lens',
  'friction incline block',
];

type Pair = { readonly name: string; readonly per: number; ours(): Promise<unknown>; raw(): unknown };
type Row = { readonly name: string; readonly ours: number; readonly raw: number };

/** Compares the bank with hand-written prepared statements on the same tables: alternating runs, median of the rounds. */
export const bench = {
  name: 'bank',
  run: async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'vbagent-bench-'));
    try {
      return await measureIn(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureIn(folder: string): Promise<string> {
  const path = join(folder, 'bank.db');
  const filler = createQuestionBank(await openSqlite(path));
  for (let start = 0; start < STOCK; start += 5_000) {
    await filler.save(Array.from({ length: 5_000 }, (_, n) => makeQuestion(start + n)));
  }
  await filler.close();
  await copyFile(path, join(folder, 'raw.db'));
  const bank = createQuestionBank(await openSqlite(path));
  const raw = openRawBank(join(folder, 'raw.db'));
  const rows: Row[] = [];
  for (const pair of createPairs(bank, raw)) rows.push(await measure(pair));
  await bank.close();
  raw.close();
  return formatTable(rows);
}

/** The operations to compare; `per` is the number of operations in one run. */
function createPairs(bank: QuestionBank, raw: RawBank): Pair[] {
  const ids = Array.from({ length: 5_000 }, (_, n) => makeQuestion((n * 7919) % STOCK).id);
  const fresh = createQuestionSource(STOCK);
  const freshRaw = createQuestionSource(STOCK);
  let turn = 0;
  return [
    {
      name: 'find by id',
      per: ids.length,
      ours: () => each(ids, (id) => bank.find(id)),
      raw: () => ids.map(raw.find),
    },
    {
      name: `save, ${BATCH} in one call`,
      per: BATCH,
      ours: () => bank.save(fresh(BATCH)),
      raw: () => raw.save(freshRaw(BATCH)),
    },
    {
      name: 'save, one by one',
      per: 100,
      ours: () => each(fresh(100), (question) => bank.save([question])),
      raw: () => freshRaw(100).map((question) => raw.save([question])),
    },
    {
      name: 'page of 50, halfway down',
      per: 50,
      ours: () => pageThrough(bank, 50),
      raw: () => Array.from({ length: 50 }, (_, n) => raw.list(STOCK / 2 - n * 50, 50)),
    },
    {
      name: 'search, 20 hits',
      per: QUERIES.length,
      ours: () => each(QUERIES, (query) => bank.search(query, {}, { limit: 20 })),
      raw: () => QUERIES.map((query) => raw.search(query, 20)),
    },
    {
      name: 'count in a subject',
      per: 20,
      ours: () => each(Array.from({ length: 20 }), () => bank.count({ subject: `Subject ${turn++ % 5}` })),
      raw: () => Array.from({ length: 20 }, () => raw.count(`Subject ${turn++ % 5}`)),
    },
  ];
}

/** Reads consecutive pages, starting in the middle of the bank. */
async function pageThrough(bank: QuestionBank, pages: number): Promise<void> {
  let after = Buffer.from(JSON.stringify({ seq: STOCK / 2 })).toString('base64url');
  for (let page = 0; page < pages; page++) {
    after = (await bank.list({}, { limit: 50, after })).next ?? after;
  }
}

/** Returns a function that makes questions not made before. */
function createQuestionSource(start: number): (count: number) => Question[] {
  let next = start;
  return (count) => Array.from({ length: count }, () => makeQuestion(next++));
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) await work(item);
}

async function measure(pair: Pair): Promise<Row> {
  const ours: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    ours.push(await measureMs(pair.ours));
    raw.push(await measureMs(async () => pair.raw()));
  }
  return {
    name: pair.name,
    ours: median(ours.slice(WARM_UP)) / pair.per,
    raw: median(raw.slice(WARM_UP)) / pair.per,
  };
}

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function formatTable(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ name, ours, raw }) =>
      `| ${name} | ${formatPerSecond(ours)} | ${formatPerSecond(raw)} | ${(ours / raw).toFixed(2)}× |`,
  );
  return [
    '| 100,000 questions on SQLite | bank, per second | raw, per second | cost |',
    '|---|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

function formatPerSecond(milliseconds: number): string {
  return Math.round(1000 / milliseconds).toLocaleString('en');
}
