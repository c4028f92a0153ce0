import assert from 'node:assert/strict';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { Fault, type FaultKind } from '../../domain/fault.ts';
import { createQuestion } from '../../domain/question.ts';
import type { QuestionBank } from '../../ports/question-bank.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { openSqlite } from './open-sqlite.ts';
import { createSqliteDatabaseAdmin } from './sqlite-database-admin.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

const isFault = (kind: FaultKind) => (thrown: unknown) => thrown instanceof Fault && thrown.kind === kind;
const createSample = (n: number) =>
  createQuestion({ id: `q${n}`, kind: 'integer', stem: `Question about walrus ${n}` });

let folderCount = 0;
async function newFolder(): Promise<string> {
  const folder = join(scratch.path, `case-${++folderCount}`);
  await mkdir(folder);
  return folder;
}

async function openBank(path: string): Promise<QuestionBank> {
  return createQuestionBank(await openSqlite(path));
}

async function saveQuestions(path: string, ...numbers: number[]): Promise<void> {
  const bank = await openBank(path);
  await bank.save(numbers.map(createSample));
  await bank.close();
}

async function readIds(path: string): Promise<string[]> {
  const bank = await openBank(path);
  const { entries } = await bank.list({}, { limit: 100 });
  await bank.close();
  return entries.map((entry) => entry.question.id).sort();
}

describe('createSqliteDatabaseAdmin', () => {
  for (const name of ['copy.db', 'copy.jsonl']) {
    it(`restores the backup ${name}, which was made while the database was in use`, async () => {
      const folder = await newFolder();
      const path = join(folder, 'bank.db');
      const bank = await openBank(path);
      await bank.save([createSample(1), createSample(2)]);
      await bank.save([{ ...createSample(1), stem: 'Second version' }]);
      const admin = createSqliteDatabaseAdmin(path);

      const report = await admin.backup(join(folder, 'backups', name));
      await bank.save([createSample(3)]);
      await bank.close();
      const restored = await admin.restore(join(folder, 'backups', name), { force: true });

      assert.equal(report.questions, 2);
      assert.equal(report.bytes, (await stat(report.path)).size);
      assert.equal(restored.questions, 2);
      assert.deepEqual(await readIds(path), ['q1', 'q2']);
      const reopened = await openBank(path);
      assert.equal((await reopened.find('q1', 1))?.question.stem, 'Question about walrus 1');
      assert.equal((await reopened.search('walrus', {}, { limit: 9 })).hits.length, 1);
      assert.equal((await reopened.save([createSample(4)]))[0]?.outcome, 'created');
      await reopened.close();
      assert.deepEqual(await readIds(restored.keptAside ?? ''), ['q1', 'q2', 'q3']);
      assert.deepEqual(
        (await readdir(folder)).filter((file) => /unfinished|restoring/.test(file)),
        [],
      );
    });
  }

  it('does not replace a file unless forced', async () => {
    const folder = await newFolder();
    const path = join(folder, 'bank.db');
    await saveQuestions(path, 1);
    const admin = createSqliteDatabaseAdmin(path);
    await writeFile(join(folder, 'kept.db'), 'precious');

    await assert.rejects(admin.backup(join(folder, 'kept.db')), isFault('conflict'));
    assert.equal(await readFile(join(folder, 'kept.db'), 'utf8'), 'precious');

    await admin.backup(join(folder, 'kept.db'), { force: true });
    assert.deepEqual(await readIds(join(folder, 'kept.db')), ['q1']);
    await assert.rejects(admin.backup(folder, { force: true }), isFault('invalid-input'));
  });

  it('refuses to back up a missing database and does not create it', async () => {
    const folder = await newFolder();
    const admin = createSqliteDatabaseAdmin(join(folder, 'bank.db'));

    await assert.rejects(admin.backup(join(folder, 'copy.db')), isFault('not-found'));

    assert.deepEqual(await readdir(folder), []);
    assert.equal((await admin.describe()).schemaVersion, 0);
  });

  it('restores to a path without a database', async () => {
    const folder = await newFolder();
    await saveQuestions(join(folder, 'old.db'), 1, 2);

    const report = await createSqliteDatabaseAdmin(join(folder, 'new', 'bank.db')).restore(
      join(folder, 'old.db'),
    );

    assert.equal(report.keptAside, undefined);
    assert.deepEqual(await readIds(join(folder, 'new', 'bank.db')), ['q1', 'q2']);
  });

  it('does not replace questions unless forced', async () => {
    const folder = await newFolder();
    const path = join(folder, 'bank.db');
    await saveQuestions(path, 1);
    await saveQuestions(join(folder, 'other.db'), 2);

    await assert.rejects(
      createSqliteDatabaseAdmin(path).restore(join(folder, 'other.db')),
      isFault('conflict'),
    );

    assert.deepEqual(await readIds(path), ['q1']);
  });

  it('neither describes nor copies a database of another program', async () => {
    const folder = await newFolder();
    const path = join(folder, 'photos.db');
    const photos = new DatabaseSync(path);
    photos.exec('create table photos (name text)');
    photos.close();

    await assert.rejects(createSqliteDatabaseAdmin(path).describe(), isFault('invalid-input'));
    await assert.rejects(
      createSqliteDatabaseAdmin(path).backup(join(folder, 'copy.db')),
      isFault('invalid-input'),
    );
    assert.deepEqual(await readdir(folder), ['photos.db']);
  });

  it('does not replace a database of another program or a newer schema unless forced', async () => {
    const folder = await newFolder();
    const [foreign, newer] = [join(folder, 'photos.db'), join(folder, 'newer.db')];
    const photos = new DatabaseSync(foreign);
    photos.exec('create table photos (name text)');
    photos.close();
    await saveQuestions(newer, 1);
    const later = new DatabaseSync(newer);
    later.exec(`insert into vbagent_migrations values (99, 'later', '')`);
    later.close();
    await saveQuestions(join(folder, 'other.db'), 2);

    for (const [path, kind] of [
      [foreign, 'invalid-input'],
      [newer, 'conflict'],
    ] as const) {
      const admin = createSqliteDatabaseAdmin(path);
      await assert.rejects(admin.restore(join(folder, 'other.db')), isFault(kind));
      const { keptAside } = await admin.restore(join(folder, 'other.db'), { force: true });
      assert.ok(keptAside);
      assert.deepEqual(await readIds(path), ['q2']);
    }
  });

  it('does not replace a database that another process has open', async () => {
    const folder = await newFolder();
    const path = join(folder, 'bank.db');
    await saveQuestions(join(folder, 'other.db'), 2);
    const bank = await openBank(path);
    await bank.save([createSample(1)]);

    const restoring = createSqliteDatabaseAdmin(path).restore(join(folder, 'other.db'), { force: true });

    await assert.rejects(restoring, isFault('conflict'));
    assert.equal((await bank.find('q1'))?.version, 1);
    await bank.close();
  });

  it('replaces a damaged database and keeps the damaged file', async () => {
    const folder = await newFolder();
    const path = join(folder, 'bank.db');
    await saveQuestions(join(folder, 'good.db'), 1);
    await writeFile(path, 'no database at all '.repeat(100));
    await writeFile(`${path}-wal`, 'stale log');

    const report = await createSqliteDatabaseAdmin(path).restore(join(folder, 'good.db'));

    assert.deepEqual(await readIds(path), ['q1']);
    assert.match(await readFile(report.keptAside ?? '', 'utf8'), /no database at all/);
  });

  it('refuses a file that is not a backup and changes nothing', async () => {
    const folder = await newFolder();
    const path = join(folder, 'bank.db');
    await saveQuestions(path, 1);
    const admin = createSqliteDatabaseAdmin(path);
    await admin.backup(join(folder, 'whole.jsonl'));
    const lines = (await readFile(join(folder, 'whole.jsonl'), 'utf8')).split('\n');
    const foreign = new DatabaseSync(join(folder, 'foreign.db'));
    foreign.exec('create table photos (name text)');
    foreign.close();
    await writeFile(join(folder, 'text.txt'), 'hello');
    await writeFile(join(folder, 'empty.db'), '');
    await writeFile(join(folder, 'cut.jsonl'), lines.slice(0, 2).join('\n'));
    await writeFile(join(folder, 'short.jsonl'), lines.toSpliced(1, 1).join('\n'));
    await writeFile(
      join(folder, 'odd.jsonl'),
      lines.toSpliced(1, 1, '{"table":"users; --","row":{}}').join('\n'),
    );

    for (const name of [
      'foreign.db',
      'text.txt',
      'empty.db',
      'cut.jsonl',
      'short.jsonl',
      'odd.jsonl',
      'bank.db',
    ]) {
      await assert.rejects(
        admin.restore(join(folder, name), { force: true }),
        isFault('invalid-input'),
        name,
      );
    }
    await assert.rejects(admin.restore(join(folder, 'nowhere.db'), { force: true }), isFault('not-found'));
    assert.deepEqual(await readIds(path), ['q1']);
  });

  it('reports the path of a damaged backup', async () => {
    const folder = await newFolder();
    const path = join(folder, 'bank.db');
    const source = join(folder, 'damaged.db');
    await saveQuestions(path, ...Array.from({ length: 50 }, (_, n) => n));
    const bytes = await readFile(path);
    await writeFile(source, bytes.fill(0x55, 4096 * 3, 4096 * 6));

    await assert.rejects(createSqliteDatabaseAdmin(path).restore(source, { force: true }), (thrown) => {
      assert.ok(thrown instanceof Fault && thrown.kind === 'service-down');
      assert.match(thrown.message, /damaged\.db/);
      assert.doesNotMatch(thrown.message, /restoring|unfinished/);
      return true;
    });
    assert.equal((await readIds(path)).length, 50);
  });

  it('refuses a backup of a newer schema and reports both versions', async () => {
    const folder = await newFolder();
    const path = join(folder, 'bank.db');
    await saveQuestions(path, 1);
    const { knownSchemaVersion: known } = await createSqliteDatabaseAdmin(path).describe();
    await copyFile(path, join(folder, 'newer.db'));
    const newer = new DatabaseSync(join(folder, 'newer.db'));
    newer.exec(`insert into vbagent_migrations values (${known + 1}, 'later', '')`);
    newer.close();
    await writeFile(
      join(folder, 'newer.jsonl'),
      `{"format":"vbagent-dump","schemaVersion":${known + 1},"createdAt":"2026-01-01T00:00:00Z"}\n{"end":true,"rows":0}\n`,
    );

    await assert.rejects(
      createSqliteDatabaseAdmin(path).restore(join(folder, 'newer.db'), { force: true }),
      (thrown) => thrown instanceof Fault && !/restoring|unfinished/.test(thrown.message),
    );
    for (const name of ['newer.db', 'newer.jsonl']) {
      await assert.rejects(
        createSqliteDatabaseAdmin(path).restore(join(folder, name), { force: true }),
        (thrown) => isFault('conflict')(thrown) && new RegExp(`${known + 1}.*${known}`).test(String(thrown)),
      );
    }
  });

  it('describes the database', async () => {
    const path = join(await newFolder(), 'bank.db');
    await saveQuestions(path, 1, 2, 3);

    const { bytes, knownSchemaVersion, ...rest } = await createSqliteDatabaseAdmin(path).describe();

    assert.deepEqual(rest, {
      kind: 'sqlite',
      location: path,
      schemaVersion: knownSchemaVersion,
      questions: 3,
    });
    assert.ok(bytes > 10_000);
  });
});
