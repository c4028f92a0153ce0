import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofOptions } from '../prove.ts';
import { openScratchFolder } from '../test/database/scratch-folder.ts';
import { fillBank, measureBank, type Timing } from './bank-million/measure-bank.ts';

const QUESTIONS = 1_000_000;
const ROUNDS = 200;
const SEARCH_LIMIT_MS = 50;
const LIST_LIMIT_MS = 20;
const COUNT_LIMIT_MS = 50;

const LIMIT_BY_OPERATION: ReadonlyMap<string, number> = new Map([
  ['search', SEARCH_LIMIT_MS],
  ['list', LIST_LIMIT_MS],
  ['count', COUNT_LIMIT_MS],
]);

/** Shows that searches and lists stay fast in a bank of a million questions on SQLite. */
export const proof = {
  name: 'bank-million',
  run: async ({ sets }: ProofOptions): Promise<string> => {
    // With a folder, the filled file stays there for the next run.
    if (sets !== undefined) return measure(join(sets, 'million.db'));
    const folder = await openScratchFolder();
    try {
      return await measure(join(folder.path, 'million.db'));
    } finally {
      await folder.remove();
    }
  },
};

async function measure(path: string): Promise<string> {
  if (!existsSync(path)) await fillBank(path, QUESTIONS);
  const timings = await measureBank(path, QUESTIONS, ROUNDS);
  for (const timing of timings) checkLimit(timing);
  return formatPage(timings);
}

function checkLimit({ name, p95 }: Timing): void {
  const [operation = ''] = name.split(':');
  const limit = LIMIT_BY_OPERATION.get(operation);
  if (limit !== undefined && p95 > limit)
    throw new Error(`“${name}” took ${p95.toFixed(1)} ms (p95); the limit is ${limit} ms`);
}

function formatPage(timings: readonly Timing[]): string {
  const rows = timings.map(
    ({ name, median, p95, max }) =>
      `| ${name} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${max.toFixed(1)} |`,
  );
  return [
    `A bank of ${QUESTIONS.toLocaleString('en')} questions on SQLite whose words are as frequent as in a language (Zipf's law), each operation ${ROUNDS} times with other values, through the store of the bank without HTTP. Limits (p95): ${SEARCH_LIMIT_MS} ms for a search, ${LIST_LIMIT_MS} ms for a list, ${COUNT_LIMIT_MS} ms for the counts of all filters. Nothing is cached between operations.`,
    '',
    '| operation | median, ms | p95, ms | max, ms |',
    '|---|--:|--:|--:|',
    ...rows,
    '',
  ].join('\n');
}
