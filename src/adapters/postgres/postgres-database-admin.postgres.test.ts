import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { sql } from 'kysely';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { Fault } from '../../domain/fault.ts';
import { createQuestion } from '../../domain/question.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { allMigrations } from '../database/migrations/all-migrations.ts';
import { findSchemaVersion } from '../database/migrations/migrate-database.ts';
import type { Migration } from '../database/migrations/migration.ts';
import { openSqlite } from '../sqlite/open-sqlite.ts';
import { createSqliteDatabaseAdmin } from '../sqlite/sqlite-database-admin.ts';
import { connectPostgres, openPostgres } from './open-postgres.ts';
import { createPostgresDatabaseAdmin } from './postgres-database-admin.ts';

const scratch = await openScratchFolder();
const server = await openScratchPostgres();
after(async () => {
  await server.drop();
  await scratch.remove();
});

const backups = join(scratch.path, 'backups');
const fixture = join(import.meta.dirname, '../database/migrations/fixtures/schema-0001.jsonl');
const sample = (n: number) => createQuestion({ id: `q${n}`, kind: 'integer', stem: `Walrus ${n}` });
const refuses = (kind: string, words: RegExp) => (thrown: unknown) =>
  thrown instanceof Fault && thrown.kind === kind && words.test(thrown.message);

describe('createPostgresDatabaseAdmin', () => {
  it('refuses to back up before the first migration', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backups);

    await assert.rejects(admin.backup(join(scratch.path, 'none.jsonl')), refuses('not-found', /yet/));
    assert.equal((await admin.describe()).schemaVersion, 0);
    await admin.close();
  });

  it('upgrades a dump of the released schema 1 into an empty database', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backups);

    const report = await admin.restore(fixture);

    const database = await openPostgres(server.url);
    const bank = createQuestionBank(database);
    assert.equal(report.questions, 2);
    assert.equal(await findSchemaVersion(database, database.kysely), allMigrations.length);
    assert.equal((await bank.find('fixture-trolley'))?.version, 2);
    assert.equal((await bank.find('fixture-trolley'))?.createdAt, '2026-11-15T12:00:00.000Z');
    assert.equal((await bank.search('oscillating', {}, { limit: 5 })).hits.length, 1);
    assert.equal((await bank.save([sample(1)]))[0]?.outcome, 'created');
    await bank.close();
    await admin.close();
  });

  it('moves questions from SQLite to PostgreSQL and back unchanged', async () => {
    const path = join(scratch.path, 'bank.db');
    const embedded = createQuestionBank(await openSqlite(path));
    await embedded.save(Array.from({ length: 1_234 }, (_, n) => sample(n)));
    await embedded.save([{ ...sample(7), stem: 'NUL \0, lone \ud800 and 😀', subject: 'S' }]);
    await embedded.close();
    const there = join(scratch.path, 'there.jsonl');
    const back = join(scratch.path, 'back.jsonl');
    const admin = createPostgresDatabaseAdmin(server.url, backups);

    await createSqliteDatabaseAdmin(path).backup(there);
    await assert.rejects(admin.restore(there), refuses('conflict', /contains 3 questions/));
    await admin.restore(there, { force: true });
    await admin.backup(back);
    await createSqliteDatabaseAdmin(path).restore(back, { force: true });

    const rowsOf = async (file: string) => (await readFile(file, 'utf8')).split('\n').slice(1);
    assert.deepEqual(await rowsOf(back), await rowsOf(there));
    const bank = createQuestionBank(await openSqlite(path));
    assert.equal((await bank.find('q7'))?.question.stem, 'NUL \0, lone \ud800 and 😀');
    await bank.close();
    await admin.close();
  });

  it('writes a restorable dump of the replaced content before a forced restore and returns its path', async () => {
    const fresh = await openScratchPostgres();
    const folder = join(scratch.path, 'aside');
    const admin = createPostgresDatabaseAdmin(fresh.url, folder);
    await admin.restore(fixture);
    const bank = createQuestionBank(await openPostgres(fresh.url, { backupFolder: folder }));
    await bank.save([sample(1)]);

    const { keptAside = '' } = await admin.restore(fixture, { force: true });

    assert.equal(await bank.find('q1'), undefined);
    await admin.restore(keptAside, { force: true });
    assert.equal((await bank.find('q1'))?.version, 1);
    assert.equal(join(folder, (await readdir(folder)).sort()[0] ?? ''), keptAside);
    await bank.close();
    await admin.close();
    await fresh.drop();
  });

  it('loses no write that runs during the restore', async () => {
    const fresh = await openScratchPostgres();
    const folder = join(scratch.path, 'busy');
    const admin = createPostgresDatabaseAdmin(fresh.url, folder);
    await admin.restore(fixture);
    const bank = createQuestionBank(await openPostgres(fresh.url, { backupFolder: folder }));
    const acknowledged: string[] = [];
    let restored = false;
    const writing = (async () => {
      for (let n = 0; !restored; n++) {
        await bank.save([sample(n)]);
        acknowledged.push(`q${n}`);
      }
    })();

    const restoring = admin.restore(fixture, { force: true });
    const { keptAside = '' } = await restoring.finally(() => {
      restored = true;
    });
    await writing;

    const kept = await readFile(keptAside, 'utf8');
    const now = new Set((await bank.list({}, { limit: 100 })).entries.map(({ question }) => question.id));
    const lost = acknowledged.filter((id) => !now.has(id) && !kept.includes(`"id":"${id}"`));
    assert.deepEqual(lost, []);
    await bank.close();
    await admin.close();
    await fresh.drop();
  });

  it('changes nothing and leaves no copy when the backup is incomplete', async () => {
    const folder = join(scratch.path, 'cut');
    const admin = createPostgresDatabaseAdmin(server.url, folder);
    const cut = join(scratch.path, 'cut.jsonl');
    await writeFile(cut, (await readFile(fixture, 'utf8')).split('\n').slice(0, 3).join('\n'));
    const before = await admin.describe();

    await assert.rejects(admin.restore(cut, { force: true }), refuses('invalid-input', /cannot be restored/));

    assert.equal((await admin.describe()).questions, before.questions);
    assert.deepEqual(await readdir(folder), []);
    await admin.close();
  });

  it('refuses an SQLite file and advises a portable backup', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backups);

    await assert.rejects(admin.restore(join(scratch.path, 'bank.db')), refuses('invalid-input', /SQLite/));
    await admin.close();
  });

  it('never prints the password', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backups);

    assert.doesNotMatch(JSON.stringify(await admin.describe()), /:postgres@/);
    await admin.close();
  });
});

describe('openPostgres', () => {
  const fails: Migration = {
    name: '9999-fails',
    up: async (tx) => {
      await tx.schema.createTable('half').addColumn('text', 'text').execute();
      await tx.schema.dropTable('nowhere').execute();
    },
  };

  it('rolls back every migration when one fails', async () => {
    const options = { migrations: [...allMigrations, fails], backupFolder: backups };
    await assert.rejects(openPostgres(server.url, options), /nowhere/);

    const database = connectPostgres(server.url);
    assert.equal(await database.hasTable(database.kysely, 'half'), false);
    await database.close();
  });

  it('lets several processes open a new database concurrently, and refuses a newer one', async () => {
    const fresh = await openScratchPostgres();
    const note: Migration = { name: '9998-note', up: async () => {} };

    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(fresh.url)));
    await Promise.all(opened.map((database) => database.close()));
    const newer = { migrations: [...allMigrations, note], backupFolder: backups };
    await (await openPostgres(fresh.url, newer)).close();

    const versions = new RegExp(`version ${allMigrations.length + 1}.*up to ${allMigrations.length}`);
    await assert.rejects(openPostgres(fresh.url), refuses('conflict', versions));
    await fresh.drop();
  });

  it('writes a restorable copy of a database before migrating it', async () => {
    const fresh = await openScratchPostgres();
    const folder = join(scratch.path, 'migration');
    const before = allMigrations.slice(0, 1);
    const old = createQuestionBank(await openPostgres(fresh.url, { migrations: before }));
    await old.save([sample(1)]);
    await old.close();

    await (await openPostgres(fresh.url, { backupFolder: folder })).close();
    await (await openPostgres(fresh.url, { backupFolder: folder })).close();

    const [copy = '', ...others] = await readdir(folder);
    assert.match(copy, /^test_\w+\.schema-1-.*\.jsonl$/);
    assert.deepEqual(others, []);
    const admin = createPostgresDatabaseAdmin(fresh.url, folder);
    assert.equal((await admin.restore(join(folder, copy), { force: true })).questions, 1);
    await admin.close();
    await fresh.drop();
  });

  it('leaves an older database unchanged when no copy can be written', async () => {
    const fresh = await openScratchPostgres();
    const occupied = join(scratch.path, 'occupied');
    await writeFile(occupied, 'a file');
    const before = allMigrations.slice(0, 1);
    await (await openPostgres(fresh.url, { migrations: before })).close();

    const opening = openPostgres(fresh.url, { backupFolder: join(occupied, 'backups') });

    await assert.rejects(opening, refuses('invalid-input', /folder of the backup .* cannot be created/));
    const database = connectPostgres(fresh.url);
    assert.equal(await findSchemaVersion(database, database.kysely), 1);
    await database.close();
    await fresh.drop();
  });

  it('refuses a database in which another program uses one of its table names, and changes nothing', async () => {
    const fresh = await openScratchPostgres();
    const foreign = connectPostgres(fresh.url);
    await sql`create table questions (text text)`.execute(foreign.kysely);
    await sql`insert into questions values ('precious')`.execute(foreign.kysely);
    const admin = createPostgresDatabaseAdmin(fresh.url, backups);
    const says = refuses('invalid-input', /"questions" of another program/);

    await assert.rejects(openPostgres(fresh.url), says);
    await assert.rejects(admin.restore(fixture, { force: true }), says);
    await assert.rejects(admin.describe(), says);

    const { rows } = await sql`select text from questions`.execute(foreign.kysely);
    assert.deepEqual(rows, [{ text: 'precious' }]);
    assert.equal(await foreign.hasTable(foreign.kysely, 'vbagent_migrations'), false);
    await admin.close();
    await foreign.close();
    await fresh.drop();
  });

  it('also refuses it when only a later table name is used', async () => {
    const fresh = await openScratchPostgres();
    await (await openPostgres(fresh.url, { migrations: allMigrations.slice(0, 1) })).close();
    const foreign = connectPostgres(fresh.url);
    await sql`create table runs (text text)`.execute(foreign.kysely);

    const opening = openPostgres(fresh.url, { backupFolder: backups });

    await assert.rejects(opening, refuses('conflict', /of another program/));
    assert.equal(await findSchemaVersion(foreign, foreign.kysely), 1);
    await foreign.close();
    await fresh.drop();
  });

  it('works beside other programs with other table names', async () => {
    const fresh = await openScratchPostgres();
    const foreign = connectPostgres(fresh.url);
    await sql`create table photos (text text)`.execute(foreign.kysely);

    await (await openPostgres(fresh.url)).close();

    assert.equal(await foreign.hasTable(foreign.kysely, 'questions'), true);
    await foreign.close();
    await fresh.drop();
  });

  it('describes a wrong address in one sentence without the password', async () => {
    const port = new URL(server.url);
    port.port = '1';
    const password = new URL(server.url);
    password.password = 'secret-word';
    const name = new URL(server.url);
    name.pathname = '/nowhere';
    const host = new URL(server.url);
    host.hostname = 'nowhere.invalid';

    for (const [address, kind, words] of [
      [port.href, 'service-down', /cannot be reached/],
      [host.href, 'service-down', /cannot be reached/],
      [password.href, 'service-down', /rejects the user/],
      [name.href, 'invalid-input', /no such database/],
      ['postgres://user:p@ss/word@host:5432/x', 'invalid-input', /DATABASE_URL/],
      ['postgres://user:12?p@ss@host/x', 'invalid-input', /DATABASE_URL/],
      ['postgres://user:p#ss@host/x', 'invalid-input', /DATABASE_URL/],
    ] as const) {
      await assert.rejects(openPostgres(address), (thrown) => {
        assert.ok(refuses(kind, words)(thrown), String(thrown));
        assert.doesNotMatch(String(thrown), /secret-word|p@ss|word@|p#ss|:postgres@/);
        return true;
      });
    }
  });
});
