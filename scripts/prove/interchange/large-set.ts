// Exports and imports a large set in one format, in a process of its own: `large-set.ts FORMAT COUNT`. Prints its memory as JSON.

import {
  createShortQuestions,
  loadReader,
  renameQuestion,
  writeQuestions,
} from '../../../bench/interchange/measure-format.ts';
import type { Question } from '../../../src/domain/question.ts';
import { loadFormat, WRITABLE_FORMAT_IDS } from '../../../src/formats/all-formats.ts';
import { testEngines } from '../../../src/formats/format.fixture.ts';

const FILE_SIZE = 1000;
const [name, total] = process.argv.slice(2);
const count = Number(total);
const id = WRITABLE_FORMAT_IDS.find((each) => each === name) ?? 'json';
const sample = createShortQuestions(FILE_SIZE);
const format = await loadFormat(id);

/** The memory in MB after a tenth of the questions, and at the end. Node counts the largest value so far. */
type Peaks = { early: number; late: number };
const getPeak = (): number => Math.round(process.resourceUsage().maxRSS / 1000);

async function* listPages(written: Peaks, limit: number): AsyncGenerator<readonly Question[]> {
  for (let start = 0; start < limit; start += FILE_SIZE) {
    if (start === limit / 10) written.early = getPeak();
    yield sample.map((question, index) => renameQuestion(question, `q-${start + index}`));
  }
}

const written: Peaks = { early: 0, late: 0 };
for await (const _chunk of writeQuestions(format, listPages(written, count)));
written.late = getPeak();

// An import reads file after file; an export with `--split 1000`, and one on the pages, has files of 1,000 questions.
const one = Buffer.concat(
  await Array.fromAsync(writeQuestions(format, listPages({ early: 0, late: 0 }, FILE_SIZE))),
);
const read = await loadReader(id, one);
const imported: Peaks = { early: 0, late: 0 };
for (let start = 0; read !== undefined && start < count; start += FILE_SIZE) {
  if (start === count / 10) imported.early = getPeak();
  const { questions } = await read(one, { name: id, engines: testEngines });
  if (questions.length !== FILE_SIZE) throw new Error(`${id}: ${questions.length} questions were read`);
}
imported.late = getPeak();
console.log(JSON.stringify({ written, ...(read !== undefined && { imported }) }));
