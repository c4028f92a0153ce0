import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it, type TestContext } from 'node:test';
import { problemText } from '../../../scripts/model-service/problem-text.ts';
import { openScratchPostgres } from '../../../scripts/postgres/test-database.ts';
import { openScratchCli } from '../scratch-cli.fixture.ts';

const TIME = /"createdAt": "[^"]+"/g;

/** Everything in the folder of results but times, by path. */
async function makeOf(t: TestContext, variables: Record<string, string>): Promise<Record<string, string>> {
  const cli = openScratchCli({ variables, untilStopped: () => new Promise(() => {}) });
  t.after(() => cli.close());
  for (let n = 0; n < 3; n++) cli.write(`in/q${n}.tex`, problemText(n).repeat(1 + (n % 2)));
  const output = join(cli.folder, 'out');
  const words = [join(cli.folder, 'in'), '-o', output];

  const { code, out } = await cli.run('batch', ...words);
  const again = await cli.run('batch', ...words);

  assert.match(out, /3 files: \d done, \d incomplete, 0 failed/);
  assert.deepEqual([again.code, again.out], [code, out]);
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [
        path.slice(output.length),
        readFileSync(path, 'utf8').replaceAll(cli.folder, '').replace(TIME, ''),
      ];
    }),
  );
}

it('a batch on PostgreSQL, through the file store, makes what one on SQLite makes, word for word', async (t) => {
  const scratch = await openScratchPostgres();
  t.after(() => scratch.drop());

  const embedded = await makeOf(t, {});
  const shared = await makeOf(t, { DATABASE_URL: scratch.url });

  assert.ok(Object.keys(embedded).length >= 9, Object.keys(embedded).join());
  assert.deepEqual(shared, embedded);
});

it('a worker that does not find the files of a batch leaves it to others, and says what to set', async (t) => {
  const scratch = await openScratchPostgres();
  const variables = { DATABASE_URL: scratch.url };
  const untilStopped = () => new Promise<void>(() => {});
  const [here, elsewhere] = [1, 2].map(() => openScratchCli({ variables, untilStopped }));
  t.after(async () => {
    here?.close();
    elsewhere?.close();
    await scratch.drop();
  });
  here?.write('in/q.tex', problemText(1));
  const words = [join(here?.folder ?? '', 'in'), '-o', join(here?.folder ?? '', 'out'), '--detach'];
  await here?.run('batch', ...words, '--no-ideas');

  const blind = await elsewhere?.run('worker', '--drain');
  const seeing = await here?.run('worker', '--drain');

  assert.match(blind?.err ?? '', /left to others: its files are not in the file store; set VBAGENT_FILES/);
  assert.deepEqual([blind?.code, blind?.out], [0, '']);
  assert.match(seeing?.out ?? '', /q\.tex: done/);
});
