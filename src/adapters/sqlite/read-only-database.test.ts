import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openScratchFolder } from '../../../scripts/test/database/scratch-folder.ts';
import { createQuestion } from '../../domain/question.ts';
import { createQuestionBank } from '../database/bank/question-bank.ts';
import { openSqlite } from './open-sqlite.ts';

const scratch = await openScratchFolder();
await chmod(scratch.path, 0o755);
after(() => scratch.remove());

const NOBODY_UID = 65534;
const formatModuleUrl = (path: string): string =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);

/** Uses the bank as an unprivileged user, because the root user may write everywhere. */
function useAsOtherUser(path: string): { results?: string[]; saved?: string; fault?: string } {
  const program = `
    const { createQuestionBank } = await import(${formatModuleUrl('../database/bank/question-bank.ts')});
    const { openSqlite } = await import(${formatModuleUrl('open-sqlite.ts')});
    const { createSqliteDatabaseAdmin } = await import(${formatModuleUrl('sqlite-database-admin.ts')});
    const { createQuestion } = await import(${formatModuleUrl('../../domain/question.ts')});
    const path = ${JSON.stringify(path)};
    const report = {};
    try {
      const bank = createQuestionBank(await openSqlite(path));
      const { entries } = await bank.list({}, { limit: 9 });
      const { hits } = await bank.search('walrus', {}, { limit: 9 });
      const entry = await bank.find('q1');
      const { questions } = await createSqliteDatabaseAdmin(path).describe();
      report.results = [entries.length, hits.length, questions, entry?.question.id].map(String);
      const saving = bank.save([createQuestion({ id: 'new', kind: 'integer', stem: 'New' })]);
      report.saved = await saving.then(() => 'yes', (fault) => fault.kind + ': ' + fault.message);
      await bank.close();
    } catch (thrown) {
      report.fault = thrown.kind + ': ' + thrown.message;
    }
    console.log(JSON.stringify(report));`;
  const user = process.getuid?.() === 0 ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    ...user,
    encoding: 'utf8',
  });
  assert.equal(stderr, '');
  return JSON.parse(stdout);
}

async function createBank(folder: string): Promise<string> {
  await mkdir(folder);
  const path = join(folder, 'odd name?.db');
  const bank = createQuestionBank(await openSqlite(path));
  await bank.save([createQuestion({ id: 'q1', kind: 'integer', stem: 'A walrus' })]);
  await bank.close();
  return path;
}

describe('a read-only database', () => {
  for (const mode of [0o555, 0o777]) {
    it(`can be listed, searched and shown, but not changed, in a folder with mode ${mode.toString(8)}`, async () => {
      const folder = join(scratch.path, mode.toString(8));
      const path = await createBank(folder);
      await chmod(path, 0o444);
      await chmod(folder, mode);

      const { results, saved } = useAsOtherUser(path);

      assert.deepEqual(results, ['1', '1', '1', 'q1']);
      assert.match(saved ?? '', /^invalid-input: The database .* is not writable\.$/);
      await chmod(folder, 0o755);
    });
  }

  it('is not opened while its write-ahead log has content', async () => {
    const folder = join(scratch.path, 'logged');
    const path = await createBank(folder);
    await writeFile(`${path}-wal`, 'x'.repeat(5000));
    await chmod(path, 0o444);
    await chmod(`${path}-wal`, 0o400);
    await chmod(folder, 0o555);

    const { results, fault } = useAsOtherUser(path);

    assert.equal(results, undefined);
    assert.match(fault ?? '', /^invalid-input: /);
    await chmod(folder, 0o755);
  });

  it('reports that it is not writable if its schema needs a migration', async () => {
    const folder = join(scratch.path, 'older');
    const path = await createBank(folder);
    const file = new DatabaseSync(path);
    file.exec('delete from vbagent_migrations where version = (select max(version) from vbagent_migrations)');
    file.close();
    await chmod(path, 0o444);
    await chmod(folder, 0o555);

    assert.match(useAsOtherUser(path).fault ?? '', /^invalid-input: The database .* is not writable\.$/);
    assert.deepEqual(await readdir(folder), ['odd name?.db']);
    await chmod(folder, 0o755);
  });
});
