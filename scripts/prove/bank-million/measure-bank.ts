import { createQuestionBank } from '../../../src/adapters/database/bank/question-bank.ts';
import { openSqlite } from '../../../src/adapters/sqlite/open-sqlite.ts';
import type { Question } from '../../../src/domain/question.ts';
import type { QuestionBank } from '../../../src/ports/question-bank.ts';
import { makeBankQuestion, makeQuery } from './make-bank-question.ts';

const BATCH_SIZE = 2000;
const PAGE = { limit: 20 };

/** Fills a new SQLite file with questions. */
export async function fillBank(path: string, count: number): Promise<void> {
  const bank = createQuestionBank(await openSqlite(path));
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - start);
    await bank.save(Array.from({ length: size }, (_, n) => makeBankQuestion(start + n)));
  }
  await bank.close();
}

/** The times of one operation in milliseconds. */
export type Timing = {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
};

/** Measures searches and lists on a filled file; each operation runs with other values each time. */
export async function measureBank(path: string, count: number, rounds: number): Promise<Timing[]> {
  const bank = createQuestionBank(await openSqlite(path));
  const timings: Timing[] = [];
  for (const { name, run } of createOperations(bank, count)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await run(round);
      times.push(performance.now() - start);
    }
    timings.push(summarise(name, times));
  }
  await bank.close();
  return timings;
}

type Operation = { readonly name: string; run(round: number): Promise<unknown> };

function createOperations(bank: QuestionBank, count: number): Operation[] {
  const spread = (round: number): number => (round * 7919) % count;
  const middle = Buffer.from(JSON.stringify({ key: count / 2, seq: count / 2 })).toString('base64url');
  const subject = 'Physics';
  return [
    { name: 'search: two or three words', run: (n) => bank.search(makeQuery(spread(n)), {}, PAGE) },
    {
      name: 'search: the same within a subject',
      run: (n) => bank.search(makeQuery(spread(n + 1)), { subject }, PAGE),
    },
    {
      name: 'search: the same with a tag',
      run: (n) => bank.search(makeQuery(spread(n + 3)), { tag: `tag-${1 + (n % 1500)}` }, PAGE),
    },
    {
      name: 'search: the same with a frequent tag, of a subject',
      run: (n) => bank.search(makeQuery(spread(n + 4)), { tag: `tag-${1 + (n % 10)}`, subject }, PAGE),
    },
    {
      name: 'search: the same within a topic',
      run: (n) => bank.search(makeQuery(spread(n + 5)), { topic: `Topic ${n % 60}` }, PAGE),
    },
    { name: 'list: newest', run: () => bank.list({}, PAGE) },
    { name: 'list: page in the middle', run: () => bank.list({}, { ...PAGE, after: middle }) },
    { name: 'list: of a subject and level', run: () => bank.list({ subject, level: 'Higher' }, PAGE) },
    { name: 'list: of a topic', run: (n) => bank.list({ topic: `Topic ${n % 60}` }, PAGE) },
    { name: 'list: with a tag', run: (n) => bank.list({ tag: `tag-${1 + (n % 1500)}` }, PAGE) },
    {
      name: 'list: with a tag, of a subject',
      run: (n) => bank.list({ tag: `tag-${1 + (n % 1500)}`, subject }, PAGE),
    },
    { name: 'list: last changed', run: () => bank.list({}, { ...PAGE, sort: 'changed' }) },
    { name: 'list: most marks', run: () => bank.list({ subject }, { ...PAGE, sort: 'marks' }) },
    {
      name: 'list: oldest, of a difficulty',
      run: () => bank.list({ difficulty: 'hard' }, { ...PAGE, sort: 'oldest' }),
    },
    { name: 'open a question', run: (n) => bank.find(`question-${spread(n)}`) },
    {
      name: 'search: one word',
      run: (n) => bank.search(`${makeQuery(spread(n + 2)).split(' ')[0]} `, {}, PAGE),
    },
    { name: 'count: whole bank', run: () => bank.countFacets({}) },
    { name: 'count: of a subject', run: () => bank.countFacets({ subject }) },
    { name: 'count: of a topic', run: (n) => bank.countFacets({ topic: `Topic ${n % 60}` }) },
    { name: 'count: with a frequent tag', run: (n) => bank.countFacets({ tag: `tag-${1 + (n % 10)}` }) },
    { name: 'save a question', run: (n) => bank.save([makeChanged(spread(n))]) },
  ];
}

/** The question with another subject, so that its counts change. */
function makeChanged(n: number): Question {
  return { ...makeBankQuestion(n), subject: 'Changed' };
}

function summarise(name: string, times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { name, median: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}
