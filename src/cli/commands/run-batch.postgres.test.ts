import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { problemText } from '../../../scripts/model-service/problem-text.ts';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { openScratchCli } from '../scratch-cli.fixture.ts';

const CREATED_AT_FIELD = /"createdAt": "[^"]+"/g;

/** Runs a batch and returns the files of its result folder by path, without timestamps. */
async function runBatch(t: TestContext, variables: Record<string, string>): Promise<Record<string, string>> {
  const cli = openScratchCli({ variables, waitForStop: () => new Promise(() => {}) });
  t.after(() => cli.close());
  for (let n = 0; n < 3; n++) cli.write(`in/q${n}.tex`, problemText(n).repeat(1 + (n % 2)));
  const output = join(cli.folder, 'out');
  const args = [join(cli.folder, 'in'), '-o', output];

  const { code, out } = await cli.run('batch', ...args);
  const secondRun = await cli.run('batch', ...args);

  assert.match(out, /3 files: \d done, \d incomplete, 0 failed/);
  assert.deepEqual([secondRun.code, secondRun.out], [code, out]);
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [
        path.slice(output.length),
        readFileSync(path, 'utf8').replaceAll(cli.folder, '').replace(CREATED_AT_FIELD, ''),
      ];
    }),
  );
}

it('a batch with PostgreSQL and the file store writes the same files as a batch with SQLite', async (t) => {
  const scratch = await openScratchPostgres();
  t.after(() => scratch.drop());

  const filesWithSqlite = await runBatch(t, {});
  const filesWithPostgres = await runBatch(t, { DATABASE_URL: scratch.url });

  assert.ok(Object.keys(filesWithSqlite).length >= 9, Object.keys(filesWithSqlite).join());
  assert.deepEqual(filesWithPostgres, filesWithSqlite);
});

it('a worker that cannot find the files of a batch skips the batch and reports which setting is missing', async (t) => {
  const scratch = await openScratchPostgres();
  const variables = { DATABASE_URL: scratch.url };
  const waitForStop = () => new Promise<void>(() => {});
  const [cliWithFiles, cliWithoutFiles] = [1, 2].map(() => openScratchCli({ variables, waitForStop }));
  t.after(async () => {
    cliWithFiles?.close();
    cliWithoutFiles?.close();
    await scratch.drop();
  });
  cliWithFiles?.write('in/q.tex', problemText(1));
  const args = [
    join(cliWithFiles?.folder ?? '', 'in'),
    '-o',
    join(cliWithFiles?.folder ?? '', 'out'),
    '--detach',
  ];
  await cliWithFiles?.run('batch', ...args, '--no-ideas');

  const withoutFiles = await cliWithoutFiles?.run('worker', '--drain');
  const withFiles = await cliWithFiles?.run('worker', '--drain');

  assert.match(
    withoutFiles?.err ?? '',
    /left to other workers: its files are not in the file store; set VBAGENT_FILES/,
  );
  assert.deepEqual([withoutFiles?.code, withoutFiles?.out], [0, '']);
  assert.match(withFiles?.out ?? '', /q\.tex: done/);
});
