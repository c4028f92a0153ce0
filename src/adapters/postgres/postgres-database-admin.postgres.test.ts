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

const backupFolder = join(scratch.path, 'backups');
const fixture = join(import.meta.dirname, '../database/migrations/fixtures/schema-0001.jsonl');
const createSample = (n: number) => createQuestion({ id: `q${n}`, kind: 'integer', stem: `Walrus ${n}` });
const matchesFault = (kind: string, pattern: RegExp) => (thrown: unknown) =>
  thrown instanceof Fault && thrown.kind === kind && pattern.test(thrown.message);

describe('createPostgresDatabaseAdmin', () => {
  it('refuses to back up before the first migration', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backupFolder);

    await assert.rejects(admin.backup(join(scratch.path, 'none.jsonl')), matchesFault('not-found', /yet/));
    assert.equal((await admin.describe()).schemaVersion, 0);
    await admin.close();
  });

  it('upgrades a dump of the released schema 1 into an empty database', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backupFolder);

    const report = await admin.restore(fixture);

    const database = await openPostgres(server.url);
    const bank = createQuestionBank(database);
    assert.equal(report.questions, 2);
    assert.equal(await findSchemaVersion(database, database.allInstitutions), allMigrations.length);
    assert.equal((await bank.find('fixture-trolley'))?.version, 2);
    assert.equal((await bank.find('fixture-trolley'))?.createdAt, '2026-11-15T12:00:00.000Z');
    assert.equal((await bank.search('oscillating', {}, { limit: 5 })).hits.length, 1);
    assert.equal((await bank.save([createSample(1)]))[0]?.outcome, 'created');
    await bank.close();
    await admin.close();
  });

  it('moves questions from SQLite to PostgreSQL and back unchanged', async () => {
    const path = join(scratch.path, 'bank.db');
    const sqliteBank = createQuestionBank(await openSqlite(path));
    await sqliteBank.save(Array.from({ length: 1_234 }, (_, n) => createSample(n)));
    await sqliteBank.save([{ ...createSample(7), stem: 'NUL \0, lone \ud800 and 😀', subject: 'S' }]);
    await sqliteBank.close();
    const exported = join(scratch.path, 'there.jsonl');
    const returned = join(scratch.path, 'back.jsonl');
    const admin = createPostgresDatabaseAdmin(server.url, backupFolder);

    await createSqliteDatabaseAdmin(path).backup(exported);
    await assert.rejects(admin.restore(exported), matchesFault('conflict', /contains 3 questions/));
    await admin.restore(exported, { force: true });
    await admin.backup(returned);
    await createSqliteDatabaseAdmin(path).restore(returned, { force: true });

    const readRows = async (file: string) => (await readFile(file, 'utf8')).split('\n').slice(1);
    assert.deepEqual(await readRows(returned), await readRows(exported));
    const bank = createQuestionBank(await openSqlite(path));
    assert.equal((await bank.find('q7'))?.question.stem, 'NUL \0, lone \ud800 and 😀');
    await bank.close();
    await admin.close();
  });

  it('writes a restorable dump of the replaced content before a forced restore and returns its path', async () => {
    const freshServer = await openScratchPostgres();
    const folder = join(scratch.path, 'aside');
    const admin = createPostgresDatabaseAdmin(freshServer.url, folder);
    await admin.restore(fixture);
    const bank = createQuestionBank(await openPostgres(freshServer.url, { backupFolder: folder }));
    await bank.save([createSample(1)]);

    const { keptAside = '' } = await admin.restore(fixture, { force: true });

    assert.equal(await bank.find('q1'), undefined);
    await admin.restore(keptAside, { force: true });
    assert.equal((await bank.find('q1'))?.version, 1);
    assert.equal(join(folder, (await readdir(folder)).sort()[0] ?? ''), keptAside);
    await bank.close();
    await admin.close();
    await freshServer.drop();
  });

  it('keeps every write that is acknowledged during the restore', async () => {
    const freshServer = await openScratchPostgres();
    const folder = join(scratch.path, 'busy');
    const admin = createPostgresDatabaseAdmin(freshServer.url, folder);
    await admin.restore(fixture);
    const bank = createQuestionBank(await openPostgres(freshServer.url, { backupFolder: folder }));
    const acknowledged: string[] = [];
    let restored = false;
    const writing = (async () => {
      for (let n = 0; !restored; n++) {
        await bank.save([createSample(n)]);
        acknowledged.push(`q${n}`);
      }
    })();

    const restoring = admin.restore(fixture, { force: true });
    const { keptAside = '' } = await restoring.finally(() => {
      restored = true;
    });
    await writing;

    const copyText = await readFile(keptAside, 'utf8');
    const currentIds = new Set(
      (await bank.list({}, { limit: 100 })).entries.map(({ question }) => question.id),
    );
    const lost = acknowledged.filter((id) => !currentIds.has(id) && !copyText.includes(`"id":"${id}"`));
    assert.deepEqual(lost, []);
    await bank.close();
    await admin.close();
    await freshServer.drop();
  });

  it('changes nothing and leaves no copy when the backup is incomplete', async () => {
    const folder = join(scratch.path, 'cut');
    const admin = createPostgresDatabaseAdmin(server.url, folder);
    const incompleteFile = join(scratch.path, 'cut.jsonl');
    await writeFile(incompleteFile, (await readFile(fixture, 'utf8')).split('\n').slice(0, 3).join('\n'));
    const before = await admin.describe();

    await assert.rejects(
      admin.restore(incompleteFile, { force: true }),
      matchesFault('invalid-input', /cannot be restored/),
    );

    assert.equal((await admin.describe()).questions, before.questions);
    assert.deepEqual(await readdir(folder), []);
    await admin.close();
  });

  it('refuses an SQLite file and advises a portable backup', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backupFolder);

    await assert.rejects(
      admin.restore(join(scratch.path, 'bank.db')),
      matchesFault('invalid-input', /SQLite/),
    );
    await admin.close();
  });

  it('never prints the password', async () => {
    const admin = createPostgresDatabaseAdmin(server.url, backupFolder);

    assert.doesNotMatch(JSON.stringify(await admin.describe()), /:postgres@/);
    await admin.close();
  });
});

describe('openPostgres', () => {
  const failingMigration: Migration = {
    name: '9999-fails',
    up: async (tx) => {
      await tx.schema.createTable('half').addColumn('text', 'text').execute();
      await tx.schema.dropTable('nowhere').execute();
    },
  };

  it('rolls back every migration when one fails', async () => {
    const options = { migrations: [...allMigrations, failingMigration], backupFolder };
    await assert.rejects(openPostgres(server.url, options), /nowhere/);

    const database = connectPostgres(server.url);
    assert.equal(await database.hasTable(database.allInstitutions, 'half'), false);
    await database.close();
  });

  it('lets several processes open a new database concurrently, and refuses a newer one', async () => {
    const freshServer = await openScratchPostgres();
    const newerMigration: Migration = { name: '9998-note', up: async () => {} };

    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(freshServer.url)));
    await Promise.all(opened.map((database) => database.close()));
    const newer = { migrations: [...allMigrations, newerMigration], backupFolder };
    await (await openPostgres(freshServer.url, newer)).close();

    const versions = new RegExp(`version ${allMigrations.length + 1}.*up to ${allMigrations.length}`);
    await assert.rejects(openPostgres(freshServer.url), matchesFault('conflict', versions));
    await freshServer.drop();
  });

  it('writes a restorable copy of a database before migrating it', async () => {
    const freshServer = await openScratchPostgres();
    const folder = join(scratch.path, 'migration');
    const before = allMigrations.slice(0, 1);
    const oldDatabase = await openPostgres(freshServer.url, { migrations: before });
    // The stores need the newest schema, so the question is written without them.
    const content = JSON.stringify(createSample(1));
    const at = '2026-01-01T00:00:00.000Z';
    await sql`insert into questions (id, kind, version, content_hash, created_at) values ('q1', 'integer', 1, 'x', ${at})`.execute(
      oldDatabase.allInstitutions,
    );
    await sql`insert into question_versions (question_seq, version, content, content_hash, created_at) select seq, 1, ${content}, 'x', ${at} from questions`.execute(
      oldDatabase.allInstitutions,
    );
    await oldDatabase.close();

    await (await openPostgres(freshServer.url, { backupFolder: folder })).close();
    await (await openPostgres(freshServer.url, { backupFolder: folder })).close();

    const [copy = '', ...others] = await readdir(folder);
    assert.match(copy, /^test_\w+\.schema-1-.*\.jsonl$/);
    assert.deepEqual(others, []);
    const admin = createPostgresDatabaseAdmin(freshServer.url, folder);
    assert.equal((await admin.restore(join(folder, copy), { force: true })).questions, 1);
    await admin.close();
    await freshServer.drop();
  });

  it('leaves an older database unchanged when no copy can be written', async () => {
    const freshServer = await openScratchPostgres();
    const occupied = join(scratch.path, 'occupied');
    await writeFile(occupied, 'a file');
    const before = allMigrations.slice(0, 1);
    await (await openPostgres(freshServer.url, { migrations: before })).close();

    const opening = openPostgres(freshServer.url, { backupFolder: join(occupied, 'backups') });

    await assert.rejects(opening, matchesFault('invalid-input', /folder of the backup .* cannot be created/));
    const database = connectPostgres(freshServer.url);
    assert.equal(await findSchemaVersion(database, database.allInstitutions), 1);
    await database.close();
    await freshServer.drop();
  });

  it('refuses a database in which another program uses one of its table names, and changes nothing', async () => {
    const freshServer = await openScratchPostgres();
    const foreign = connectPostgres(freshServer.url);
    await sql`create table questions (text text)`.execute(foreign.allInstitutions);
    await sql`insert into questions values ('precious')`.execute(foreign.allInstitutions);
    const admin = createPostgresDatabaseAdmin(freshServer.url, backupFolder);
    const foreignTableFault = matchesFault('invalid-input', /"questions" of another program/);

    await assert.rejects(openPostgres(freshServer.url), foreignTableFault);
    await assert.rejects(admin.restore(fixture, { force: true }), foreignTableFault);
    await assert.rejects(admin.describe(), foreignTableFault);

    const { rows } = await sql`select text from questions`.execute(foreign.allInstitutions);
    assert.deepEqual(rows, [{ text: 'precious' }]);
    assert.equal(await foreign.hasTable(foreign.allInstitutions, 'vbagent_migrations'), false);
    await admin.close();
    await foreign.close();
    await freshServer.drop();
  });

  it('refuses a database in which another program uses a table name of a later schema version', async () => {
    const freshServer = await openScratchPostgres();
    await (await openPostgres(freshServer.url, { migrations: allMigrations.slice(0, 1) })).close();
    const foreign = connectPostgres(freshServer.url);
    await sql`create table runs (text text)`.execute(foreign.allInstitutions);

    const opening = openPostgres(freshServer.url, { backupFolder });

    await assert.rejects(opening, matchesFault('conflict', /of another program/));
    assert.equal(await findSchemaVersion(foreign, foreign.allInstitutions), 1);
    await foreign.close();
    await freshServer.drop();
  });

  it('works beside other programs with other table names', async () => {
    const freshServer = await openScratchPostgres();
    const foreign = connectPostgres(freshServer.url);
    await sql`create table photos (text text)`.execute(foreign.allInstitutions);

    await (await openPostgres(freshServer.url)).close();

    assert.equal(await foreign.hasTable(foreign.allInstitutions, 'questions'), true);
    await foreign.close();
    await freshServer.drop();
  });

  it('describes a wrong address in one sentence without the password', async () => {
    const wrongPort = new URL(server.url);
    wrongPort.port = '1';
    const wrongPassword = new URL(server.url);
    wrongPassword.password = 'secret-word';
    const wrongName = new URL(server.url);
    wrongName.pathname = '/nowhere';
    const wrongHost = new URL(server.url);
    wrongHost.hostname = 'nowhere.invalid';

    for (const [address, kind, pattern] of [
      [wrongPort.href, 'service-down', /cannot be reached/],
      [wrongHost.href, 'service-down', /cannot be reached/],
      [wrongPassword.href, 'service-down', /rejects the user/],
      [wrongName.href, 'invalid-input', /no such database/],
      ['postgres://user:p@ss/word@host:5432/x', 'invalid-input', /DATABASE_URL/],
      ['postgres://user:12?p@ss@host/x', 'invalid-input', /DATABASE_URL/],
      ['postgres://user:p#ss@host/x', 'invalid-input', /DATABASE_URL/],
    ] as const) {
      await assert.rejects(openPostgres(address), (thrown) => {
        assert.ok(matchesFault(kind, pattern)(thrown), String(thrown));
        assert.doesNotMatch(String(thrown), /secret-word|p@ss|word@|p#ss|:postgres@/);
        return true;
      });
    }
  });
});
