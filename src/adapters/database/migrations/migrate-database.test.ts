import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openScratchFolder } from '../../../../scripts/test/database/scratch-folder.ts';
import { Fault } from '../../../domain/fault.ts';
import { createQuestion } from '../../../domain/question.ts';
import { openSqlite } from '../../sqlite/open-sqlite.ts';
import { listTables } from '../backup/dump-format.ts';
import { createQuestionBank } from '../bank/question-bank.ts';
import { allMigrations } from './all-migrations.ts';
import { findSchemaVersion } from './migrate-database.ts';
import type { Migration } from './migration.ts';

const scratch = await openScratchFolder();
after(() => scratch.remove());

const fixtures = join(import.meta.dirname, 'fixtures');
const releasedDatabases = (await readdir(fixtures)).filter((name) => name.endsWith('.db'));
const newestVersion = allMigrations.length;
let fileCount = 0;
const newPath = (): string => join(scratch.path, `database-${++fileCount}.db`);

const addNote: Migration = {
  name: '9998-note',
  up: async (tx) => {
    await sql`create table note (text text)`.execute(tx);
  },
};
const failingMigration: Migration = {
  name: '9999-fails',
  up: async (tx) => {
    await sql`create table half (text text)`.execute(tx);
    await sql`insert into nowhere values (1)`.execute(tx);
  },
};

async function readTableNames(path: string, plan?: { migrations: readonly Migration[] }): Promise<string[]> {
  const database = await openSqlite(path, plan);
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    database.kysely,
  );
  await database.close();
  return rows.map((row) => row.name);
}

async function listBackups(path: string): Promise<string[]> {
  const names = await readdir(scratch.path);
  return names.filter((name) => name.startsWith(`${basename(path)}.schema-`));
}

describe('migrateDatabase', () => {
  for (const fixture of releasedDatabases) {
    it(`upgrades the released ${fixture} and keeps its content`, async () => {
      const path = newPath();
      await copyFile(join(fixtures, fixture), path);

      const database = await openSqlite(path);
      const bank = createQuestionBank(database);
      const trolley = await bank.find('fixture-trolley');
      const { hits } = await bank.search('oscillating trolley', { level: 'Higher' }, { limit: 5 });
      await bank.save([createQuestion({ id: 'later', kind: 'integer', stem: 'Later' })]);

      assert.equal(await findSchemaVersion(database, database.kysely), newestVersion);
      assert.equal(trolley?.version, 2);
      assert.equal(trolley?.question.provenance?.name, 'ada');
      assert.equal(trolley?.createdAt, '2026-11-15T12:00:00.000Z');
      assert.deepEqual(
        hits.map((hit) => hit.entry.question.id),
        ['fixture-trolley'],
      );
      assert.equal(await bank.count({}), 3);
      await bank.close();
    });
  }

  it('rebuilds the full-text index of a database from before migration 8', async () => {
    const path = newPath();
    const old = await openSqlite(path, { migrations: allMigrations.slice(0, 7) });
    // The stores need the newest schema, so the question is written without them.
    const content = JSON.stringify(
      createQuestion({ id: 'burn', kind: 'integer', stem: '$\\mathrm{2H_2O}$' }),
    );
    const at = '2026-01-01T00:00:00.000Z';
    await sql`insert into questions (id, kind, version, content_hash, created_at) values ('burn', 'integer', 1, 'x', ${at})`.execute(
      old.allInstitutions,
    );
    await sql`insert into question_versions (question_seq, version, content, content_hash, created_at) values (1, 1, ${content}, 'x', ${at})`.execute(
      old.allInstitutions,
    );
    await sql`delete from question_search`.execute(old.allInstitutions);
    await sql`insert into question_search (rowid, labels, stem, rest) values (1, 'burn', '2h2o', '')`.execute(
      old.allInstitutions,
    );
    await old.close();

    const bank = createQuestionBank(await openSqlite(path));

    assert.equal((await bank.search('H2O', {}, { limit: 5 })).hits.length, 1);
    await bank.close();
  });

  it('corrects the reason of waiting items that an author sent, but not of items with low confidence', async () => {
    const path = newPath();
    const position = allMigrations.findIndex(({ name }) => name === '0031-sent-items');
    const old = await openSqlite(path, { migrations: allMigrations.slice(0, position) });
    for (const [id, confidence] of [
      ['sent', 1],
      ['unsure', 0.5],
    ] as const)
      await sql`insert into review_items (id, turn_id, provider_id, user_input, generated_query, confidence, validation_status,
        clarification_count, reason, triggers, priority, urgency, status, is_good_example, involved_tables, version, created_at)
        values (${id}, ${id}, 'questions', '', '', ${confidence}, 'valid', 0, 'low_confidence', '["low_confidence"]', 20, 1,
        'pending_review', 0, '[]', 1, '2026-01-01T00:00:00.000Z')`.execute(old.allInstitutions);
    await old.close();

    const database = await openSqlite(path);
    const { rows } = await sql<{ reason: string }>`select reason from review_items order by id`.execute(
      database.allInstitutions,
    );
    await database.close();

    assert.deepEqual(
      rows.map(({ reason }) => reason),
      ['sent_by_author', 'low_confidence'],
    );
  });

  it('still creates the released schema 1 with the first migration', async () => {
    const readSchema = async (path: string, migrations: readonly Migration[]) => {
      const database = await openSqlite(path, { migrations });
      const { rows } = await sql`select name, sql from sqlite_master order by name`.execute(database.kysely);
      await database.close();
      return rows;
    };
    const releasedCopy = newPath();
    await copyFile(join(fixtures, 'schema-0001.db'), releasedCopy);
    const firstMigration = allMigrations.slice(0, 1);

    assert.deepEqual(
      await readSchema(newPath(), firstMigration),
      await readSchema(releasedCopy, firstMigration),
    );
  });

  it('refuses a database newer than the program and reports both versions', async () => {
    const path = newPath();
    await (await openSqlite(path, { migrations: [...allMigrations, addNote] })).close();

    await assert.rejects(
      openSqlite(path),
      (thrown) =>
        thrown instanceof Fault &&
        thrown.kind === 'conflict' &&
        thrown.message.includes(`schema version ${newestVersion + 1}`) &&
        thrown.message.includes(`up to ${newestVersion}`),
    );
  });

  it('refuses a database whose last migration has another name', async () => {
    const path = newPath();
    await (await openSqlite(path, { migrations: [...allMigrations.slice(0, -1), addNote] })).close();

    await assert.rejects(openSqlite(path), /9998-note/);
  });

  it('backs up a database before changing it, but not a new one', async () => {
    const path = newPath();
    const bank = createQuestionBank(await openSqlite(path));
    await bank.save([createQuestion({ id: 'kept', kind: 'integer', stem: 'Kept' })]);
    await bank.close();
    assert.deepEqual(await listBackups(path), []);

    await (await openSqlite(path, { migrations: [...allMigrations, addNote] })).close();

    const [backup, ...others] = await listBackups(path);
    assert.deepEqual(others, []);
    const old = createQuestionBank(await openSqlite(join(scratch.path, backup ?? '')));
    assert.equal((await old.find('kept'))?.question.stem, 'Kept');
    await old.close();
  });

  it('rolls back every migration when one fails', async () => {
    const path = newPath();
    await (await openSqlite(path)).close();

    await assert.rejects(
      openSqlite(path, { migrations: [...allMigrations, addNote, failingMigration] }),
      /nowhere/,
    );

    const tables = await readTableNames(path);
    assert.ok(!tables.includes('note') && !tables.includes('half'));
  });

  it('lets several processes open a new database concurrently', async () => {
    const path = newPath();
    const opener = join(import.meta.dirname, '../../sqlite/open-sqlite.ts');
    const program = `import { openSqlite } from ${JSON.stringify(opener)};
      await (await openSqlite(${JSON.stringify(path)})).close();`;

    const children = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));

    assert.deepEqual(codes, [0, 0, 0]);
    const database = await openSqlite(path);
    assert.equal(await findSchemaVersion(database, database.kysely), newestVersion);
    await database.close();
  });

  it('has exactly the tables of the dump format in each schema version', async () => {
    for (const version of allMigrations.keys()) {
      const migrations = allMigrations.slice(0, version + 1);
      const tables = await readTableNames(newPath(), { migrations });

      const ownTables = tables.filter((name) => !/^sqlite_|^(question|example)_search_/.test(name));

      assert.deepEqual(ownTables.sort(), listTables(version + 1).sort());
    }
  });
});
