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

const QUESTION_COUNT = 100_000;
const BATCH_SIZE = 1_000;
const ROUNDS = 7;
const WARM_UP_ROUNDS = 3;
const QUERIES = [
  'projectile velocity',
  'momentum',
  'capacitor charge energy',
  'lens',
  'friction incline block',
];

type Comparison = {
  readonly name: string;
  readonly operations: number;
  ours(): Promise<unknown>;
  raw(): unknown;
};
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
  const initialBank = createQuestionBank(await openSqlite(path));
  for (let start = 0; start < QUESTION_COUNT; start += 5_000) {
    await initialBank.save(Array.from({ length: 5_000 }, (_, n) => makeQuestion(start + n)));
  }
  await initialBank.close();
  await copyFile(path, join(folder, 'raw.db'));
  const bank = createQuestionBank(await openSqlite(path));
  const raw = openRawBank(join(folder, 'raw.db'));
  const rows: Row[] = [];
  for (const comparison of createComparisons(bank, raw)) rows.push(await measure(comparison));
  await bank.close();
  raw.close();
  return formatTable(rows);
}

/** Returns the operations to compare. `operations` is their number in one run; `raw` is the baseline. */
function createComparisons(bank: QuestionBank, raw: RawBank): Comparison[] {
  const ids = Array.from({ length: 5_000 }, (_, n) => makeQuestion((n * 7919) % QUESTION_COUNT).id);
  const nextQuestions = createQuestionSource(QUESTION_COUNT);
  const nextRawQuestions = createQuestionSource(QUESTION_COUNT);
  let callIndex = 0;
  return [
    {
      name: 'find by id',
      operations: ids.length,
      ours: () => runForEach(ids, (id) => bank.find(id)),
      raw: () => ids.map(raw.find),
    },
    {
      name: `save, ${BATCH_SIZE} in one call`,
      operations: BATCH_SIZE,
      ours: () => bank.save(nextQuestions(BATCH_SIZE)),
      raw: () => raw.save(nextRawQuestions(BATCH_SIZE)),
    },
    {
      name: 'save, one by one',
      operations: 100,
      ours: () => runForEach(nextQuestions(100), (question) => bank.save([question])),
      raw: () => nextRawQuestions(100).map((question) => raw.save([question])),
    },
    {
      name: 'page of 50, halfway down',
      operations: 50,
      ours: () => pageThrough(bank, 50),
      raw: () => Array.from({ length: 50 }, (_, n) => raw.list(QUESTION_COUNT / 2 - n * 50, 50)),
    },
    {
      name: 'search, 20 hits',
      operations: QUERIES.length,
      ours: () => runForEach(QUERIES, (query) => bank.search(query, {}, { limit: 20 })),
      raw: () => QUERIES.map((query) => raw.search(query, 20)),
    },
    {
      name: 'count in a subject',
      operations: 20,
      ours: () =>
        runForEach(Array.from({ length: 20 }), () => bank.count({ subject: `Subject ${callIndex++ % 5}` })),
      raw: () => Array.from({ length: 20 }, () => raw.count(`Subject ${callIndex++ % 5}`)),
    },
  ];
}

/** Reads consecutive pages, starting in the middle of the bank. */
async function pageThrough(bank: QuestionBank, pages: number): Promise<void> {
  let after = Buffer.from(JSON.stringify({ seq: QUESTION_COUNT / 2 })).toString('base64url');
  for (let page = 0; page < pages; page++) {
    after = (await bank.list({}, { limit: 50, after })).next ?? after;
  }
}

/** Creates a function that returns new questions on every call. */
function createQuestionSource(start: number): (count: number) => Question[] {
  let next = start;
  return (count) => Array.from({ length: count }, () => makeQuestion(next++));
}

async function runForEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  for (const item of items) await work(item);
}

async function measure(comparison: Comparison): Promise<Row> {
  const ours: number[] = [];
  const raw: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    ours.push(await measureMs(comparison.ours));
    raw.push(await measureMs(async () => comparison.raw()));
  }
  return {
    name: comparison.name,
    ours: median(ours.slice(WARM_UP_ROUNDS)) / comparison.operations,
    raw: median(raw.slice(WARM_UP_ROUNDS)) / comparison.operations,
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
