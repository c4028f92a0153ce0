import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { createQuestion } from '../../domain/question.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { openSqlite } from './open-sqlite.ts';
import { isDamaged, salvageSqlite } from './salvage-sqlite.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

const PAGE_BYTES = 4096;

/** Creates a database with this number of questions. After it is closed, all content is in one file. */
async function createDatabase(name: string, questions: number): Promise<string> {
  const path = join(scratch.path, name);
  const bank = createQuestionBank(await openSqlite(path));
  const stem = 'A long stem that fills the pages of the file. '.repeat(20);
  await bank.save(
    Array.from({ length: questions }, (_, n) =>
      createQuestion({ id: `q${n}`, kind: 'subjective', stem: `${n} ${stem}`, solution: [] }),
    ),
  );
  await bank.close();
  return path;
}

describe('salvageSqlite', () => {
  it('replaces a damaged database by one with every readable row and keeps the damaged file', async () => {
    const path = await createDatabase('damaged.db', 400);
    assert.equal(isDamaged(path), false);
    const bytes = readFileSync(path);
    bytes.fill(
      0xff,
      PAGE_BYTES * Math.floor((bytes.length / PAGE_BYTES) * 0.75),
      PAGE_BYTES * Math.floor((bytes.length / PAGE_BYTES) * 0.75 + 2),
    );
    writeFileSync(path, bytes);
    assert.equal(isDamaged(path), true);

    const { rows, keptAside } = await salvageSqlite(path);

    assert.equal(isDamaged(path), false);
    assert.ok(keptAside !== undefined && existsSync(keptAside));
    assert.ok(rows > 400, `only ${rows} rows were recovered`);
    const bank = createQuestionBank(await openSqlite(path));
    const found = await Promise.all(Array.from({ length: 400 }, (_, n) => bank.find(`q${n}`)));
    const readable = found.filter((entry) => entry?.question.stem.includes('A long stem'));
    assert.ok(readable.length >= 300, `only ${readable.length} of 400 questions are readable`);
    await bank.close();
  });
});
