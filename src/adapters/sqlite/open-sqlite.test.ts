import assert from 'node:assert/strict';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import { createQuestion } from '../../domain/question.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { openSqlite } from './open-sqlite.ts';
import { toSqliteFault } from './sqlite-faults.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

/** Matches a fault whose message contains the path and which has advice. */
const isFaultWithAdvice = (kind: FaultKind, path: string) => (thrown: unknown) =>
  thrown instanceof Fault &&
  thrown.kind === kind &&
  thrown.message.includes(path) &&
  thrown.advice !== undefined;

describe('openSqlite', () => {
  it('creates the folders above the file and reopens an existing file', async () => {
    const path = join(scratch.path, 'a', 'b', 'c.db');

    const created = createQuestionBank(await openSqlite(path));
    await created.save([createQuestion({ id: 'kept', kind: 'integer', stem: 'Kept' })]);
    await created.close();
    const reopened = createQuestionBank(await openSqlite(path));

    assert.equal((await reopened.find('kept'))?.question.stem, 'Kept');
    await reopened.close();
  });

  it('refuses a file that is not a database', async () => {
    const path = join(scratch.path, 'notes.txt');
    await writeFile(path, 'These are my notes. '.repeat(200));

    await assert.rejects(openSqlite(path), isFaultWithAdvice('invalid-input', path));
  });

  it('refuses a database of another program and leaves it unchanged', async () => {
    const path = join(scratch.path, 'other.db');
    const foreign = new DatabaseSync(path);
    foreign.exec('create table photos (name text)');
    foreign.close();

    await assert.rejects(openSqlite(path), isFaultWithAdvice('invalid-input', path));

    const reopened = new DatabaseSync(path);
    assert.equal(reopened.prepare('select count(*) as count from sqlite_master').get()?.count, 1);
    reopened.close();
  });

  it('refuses a path that is a folder', async () => {
    const path = join(scratch.path, 'folder.db');
    await mkdir(path);

    await assert.rejects(openSqlite(path), isFaultWithAdvice('invalid-input', path));
  });

  it('refuses a path below a file', async () => {
    const path = join(scratch.path, 'notes.txt', 'bank.db');
    await writeFile(join(scratch.path, 'notes.txt'), 'notes');

    await assert.rejects(openSqlite(path), isFaultWithAdvice('invalid-input', path));
  });

  it('refuses a file in a folder that cannot be created, without waiting forever', async () => {
    const occupied = join(scratch.path, 'a-file');
    await writeFile(occupied, 'no folder');

    for (const path of [join(occupied, 'deep', 'bank.db'), '/proc/none/bank.db']) {
      await assert.rejects(openSqlite(path), isFaultWithAdvice('invalid-input', path));
    }
  });

  it('refuses a folder that is not writable', async () => {
    const folder = join(scratch.path, 'locked');
    await mkdir(folder);
    await chmod(folder, 0o555);
    const path = join(folder, 'bank.db');

    // The root user may write to any folder except the folders of the kernel.
    const unwritablePath = process.getuid?.() === 0 ? '/proc/bank.db' : path;

    await assert.rejects(openSqlite(unwritablePath), isFaultWithAdvice('invalid-input', unwritablePath));
    await chmod(folder, 0o755);
  });

  it('reports a full disk and keeps acknowledged writes', async () => {
    const path = join(scratch.path, 'full.db');
    const database = await openSqlite(path);
    const bank = createQuestionBank(database);
    await bank.save([createQuestion({ id: 'before', kind: 'integer', stem: 'Before' })]);
    await database.kysely.executeQuery({
      ...database.kysely.selectFrom('questions').compile(),
      sql: 'pragma max_page_count = 1',
      parameters: [],
    });

    const tooMuch = Array.from({ length: 500 }, (_, n) =>
      createQuestion({ id: `q${n}`, kind: 'integer', stem: 'words '.repeat(200) + n }),
    );
    await assert.rejects(bank.save(tooMuch), isFaultWithAdvice('service-down', path));

    assert.equal((await bank.find('before'))?.question.stem, 'Before');
    assert.equal(await bank.count({}), 1);
    await bank.close();
  });

  it('reads while another process holds the write lock, and writes once it is released', async () => {
    const path = join(scratch.path, 'busy.db');
    const bank = createQuestionBank(await openSqlite(path));
    await bank.save([createQuestion({ id: 'first', kind: 'integer', stem: 'First' })]);
    const otherProcess = new DatabaseSync(path);
    otherProcess.exec('begin immediate');

    const secondBank = createQuestionBank(await openSqlite(path));
    const saved = secondBank.save([createQuestion({ id: 'second', kind: 'integer', stem: 'Second' })]);
    assert.equal((await bank.find('first'))?.version, 1);
    otherProcess.exec('commit');
    otherProcess.close();

    assert.equal((await saved)[0]?.outcome, 'created');
    await bank.close();
    await secondBank.close();
  });
});

describe('toSqliteFault', () => {
  it('describes a lock held too long, a damaged file and a failing disk', () => {
    for (const errcode of [5, 6, 10, 11, 266, 8, 3]) {
      const fault = toSqliteFault(Object.assign(new Error('sqlite says'), { errcode }), '/data/bank.db');
      assert.ok(fault instanceof Fault && fault.message.includes('/data/bank.db'));
    }
  });

  it('returns unknown errors unchanged', () => {
    const unknown = new Error('something else');
    assert.equal(toSqliteFault(unknown, 'x'), unknown);
  });
});
