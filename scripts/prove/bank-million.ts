import { join } from 'node:path';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { fillBank, measureBank, type Timing } from './bank-million/measure-bank.ts';

const QUESTIONS = 1_000_000;
const ROUNDS = 200;
const SEARCH_LIMIT_MS = 50;
const LIST_LIMIT_MS = 20;

/** Shows that searches and lists stay fast in a bank of a million questions on SQLite. */
export const proof = {
  name: 'bank-million',
  run: async (): Promise<string> => {
    const folder = await openScratchFolder();
    try {
      const path = join(folder.path, 'million.db');
      await fillBank(path, QUESTIONS);
      const timings = await measureBank(path, QUESTIONS, ROUNDS);
      for (const timing of timings) checkLimit(timing);
      return formatPage(timings);
    } finally {
      await folder.remove();
    }
  },
};

function checkLimit({ name, p95 }: Timing): void {
  const limit = name.startsWith('search')
    ? SEARCH_LIMIT_MS
    : name.startsWith('list')
      ? LIST_LIMIT_MS
      : undefined;
  if (limit !== undefined && p95 > limit)
    throw new Error(`“${name}” took ${p95.toFixed(1)} ms (p95); the limit is ${limit} ms`);
}

function formatPage(timings: readonly Timing[]): string {
  const rows = timings.map(
    ({ name, median, p95, max }) =>
      `| ${name} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${max.toFixed(1)} |`,
  );
  return [
    `A bank of ${QUESTIONS.toLocaleString('en')} questions on SQLite whose words are as frequent as in a language (Zipf's law), each operation ${ROUNDS} times with other values, through the store of the bank without HTTP. Limits (p95): ${SEARCH_LIMIT_MS} ms for a search, ${LIST_LIMIT_MS} ms for a list.`,
    '',
    '| operation | median, ms | p95, ms | max, ms |',
    '|---|--:|--:|--:|',
    ...rows,
    '',
  ].join('\n');
}
