import assert from 'node:assert/strict';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { createScriptedModel } from '../../adapters/scripted-model/create-scripted-model.ts';
import { openScratchCli, type ScratchCli, type ScratchWorld } from '../scratch-cli.fixture.ts';

const sound = (
  mass = '2.0',
  force = '6.0',
) => `\\item A body of mass $${mass}\\,\\mathrm{kg}$ accelerates at $3.0\\,\\mathrm{m\\,s^{-2}}$. What is the net force?
\\begin{tasks}(2)
\\task $5.0\\,\\mathrm{N}$
\\task $${force}\\,\\mathrm{N}$ \\ans
\\task $17.0\\,\\mathrm{N}$
\\task $18.0\\,\\mathrm{N}$
\\end{tasks}
\\begin{solution}
\\begin{align*}
F &= m a \\\\
&= ${mass} \\times 3.0 \\\\
&= ${force}\\,\\mathrm{N}
\\end{align*}
Therefore, the correct option is (b).
\\end{solution}
`;
const broken = sound().replace('&= 6.0', '&= 7.0');

function stage(t: TestContext, world: ScratchWorld = {}): ScratchCli {
  const cli = openScratchCli(world);
  t.after(() => cli.close());
  cli.write('out/ramp/problem.tex', broken);
  cli.write('out/fall/problem.tex', sound('4.0', '12.0'));
  return cli;
}

const problem = (cli: ScratchCli): string => cli.read('out/ramp/problem.tex');

describe('vbagent check', () => {
  it('shows a diff and writes it when it is approved', async (t) => {
    const cli = stage(t, { keys: ['?', 'a'] });

    const { code, out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(code, 0);
    assert.match(out, /- &= 7\.0\\,\\mathrm\{N\}\n\+ &= 6\.0\\,\\mathrm\{N\}/);
    assert.match(out, /findings in this file: 1 before, 0 after/);
    assert.equal(problem(cli), sound());
  });

  it('approves nothing at Enter', async (t) => {
    const cli = stage(t, { keys: ['\r', '\r', 'q'] });

    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(problem(cli), broken);
  });

  it('keeps a rejected suggestion, which can be applied later', async (t) => {
    const cli = stage(t, { keys: ['r'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');
    assert.equal(problem(cli), broken);

    const { versions } = JSON.parse((await cli.run('check', 'history', '-p', 'ramp', '--json')).out);
    assert.equal(versions[0].status, 'rejected');
    assert.equal((await cli.run('check', 'apply', String(versions[0].id))).code, 0);

    assert.equal(problem(cli), sound());
    assert.equal((await cli.run('check', 'apply', String(versions[0].id))).code, 5);
  });

  it('puts only the suggested lines into the editor and shows the result again', async (t) => {
    const edits: string[] = [];
    const cli = stage(t, {
      keys: ['e', 'a'],
      edit: (text) => {
        edits.push(text);
        return text.replace('6.0', '6.00');
      },
    });

    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.deepEqual(edits, ['&= 6.0\\,\\mathrm{N}\n']);
    assert.equal(problem(cli), sound().replace('&= 6.0', '&= 6.00'));
  });

  it('takes the last decision back', async (t) => {
    const cli = openScratchCli({ keys: ['a', 'u', 'r', 's'] });
    t.after(() => cli.close());
    for (const name of ['a', 'b']) cli.write(`out/${name}/problem.tex`, broken);

    const { out } = await cli.run('check', '--dir', 'out', '--all');

    assert.match(out, /2 of 2 problems, 2 suggestions: 0 approved, 1 rejected, 1 skipped/);
    for (const name of ['a', 'b']) assert.equal(cli.read(`out/${name}/problem.tex`), broken);
  });

  it('takes the very last decision back before the session ends', async (t) => {
    const cli = stage(t, { keys: ['a', 'u', 'r'] });

    const { out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.match(out, /0 approved, 1 rejected/);
    assert.equal(problem(cli), broken);
  });

  it('goes on after a quit where it was left', async (t) => {
    const cli = openScratchCli({ keys: ['r', 'q'] });
    t.after(() => cli.close());
    for (const name of ['a', 'b', 'c']) cli.write(`out/${name}/problem.tex`, broken);
    const first = await cli.run('check', '--dir', 'out', '--all');
    assert.match(first.err, /vbagent check resume [0-9a-f-]{36}/);

    const { out } = await cli.run('check', 'resume');

    assert.match(out, /\[2\/3\] b/);
    assert.match(out, /2 rejected/);
  });

  it('says at the start that a session is not finished, and goes on with it at y', async (t) => {
    const cli = stage(t, { keys: ['q'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');
    const again = stageAgain(t, cli, ['y', 'a']);

    const { err } = await again.run('check', '--dir', join(cli.folder, 'out'), '--database', databaseOf(cli));

    assert.match(err, /not finished \(1 of 1 problems\)/);
    assert.equal(problem(cli), sound());
  });

  it('applies what is certain when told to, and tells it as JSON', async (t) => {
    const cli = stage(t);

    const { code, out } = await cli.run('check', '--dir', 'out', '--all', '--yes-to', 'certain', '--json');

    const { session, problems } = JSON.parse(out);
    assert.equal(code, 0);
    assert.equal(session.approved_count, 1);
    assert.deepEqual(
      problems.map((each: { problem_id: string; outcome: string }) => [each.problem_id, each.outcome]),
      [
        ['fall', 'passed'],
        ['ramp', 'suggestions'],
      ],
    );
    assert.equal(problem(cli), sound());
  });

  it('writes nothing with --json alone, and exits with 1 for what waits', async (t) => {
    const cli = stage(t);

    assert.equal((await cli.run('check', '--dir', 'out', '--all', '--json')).code, 1);
    assert.equal(problem(cli), broken);
  });

  it('tells of what waits from before when a session is resumed without a person', async (t) => {
    const cli = stage(t, { keys: ['q'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    const { code, out } = await cli.run('check', 'resume', '--dir', 'out', '--json');

    assert.equal(code, 1);
    assert.deepEqual(
      JSON.parse(out).problems.map(({ problem_id, left }: Record<string, unknown>) => [problem_id, left]),
      [['ramp', 1]],
    );
  });

  it('picks the same problems for the same seed', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());
    for (let n = 1; n <= 9; n++) cli.write(`out/p${n}/problem.tex`, sound());
    const picked = async () => {
      const { out } = await cli.run('check', '--dir', 'out', '-c', '3', '--seed', '7', '--json');
      return JSON.parse(out).session.plan.problemIds;
    };

    assert.equal((await picked()).length, 3);
    assert.deepEqual(await picked(), await picked());
  });

  it('leaves a read-only file alone, says so, and goes on', async (t) => {
    const cli = stage(t, { keys: ['a', 's'] });
    chmodSync(join(cli.folder, 'out/ramp/problem.tex'), 0o444);

    const { code, err, out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(code, 0);
    assert.match(err, /read-only/);
    assert.match(out, /0 approved, 0 rejected, 1 skipped/);
    assert.equal(problem(cli), broken);
    assert.match((await cli.run('check', '--dir', 'out', '--all', '--yes-to', 'certain')).out, /read-only/);
  });

  it('covers a folder over days', async (t) => {
    const cli = stage(t);
    assert.match((await cli.run('check', 'continue', '--dir', 'out')).err, /vbagent check init/);
    await cli.run('check', 'init', '--dir', 'out');
    await cli.run('check', 'continue', '--dir', 'out', '-c', '1', '--yes-to', 'certain');
    const status = async () => JSON.parse((await cli.run('check', 'status', '--dir', 'out', '--json')).out);
    assert.deepEqual([(await status()).due, (await status()).passed], [1, 1]);
    await cli.run('check', 'continue', '--dir', 'out', '--yes-to', 'certain');
    assert.equal((await status()).changed, 1);
    await cli.run('check', 'continue', '--dir', 'out', '--yes-to', 'certain');
    assert.deepEqual([(await status()).due, (await status()).passed], [0, 2]);
    cli.write('out/ramp/problem.tex', broken);
    await cli.run('check', 'continue', '--dir', 'out', '--yes-to', 'certain');
    assert.equal(problem(cli), sound());
  });

  it('keeps the plan when there is nothing to look at once more', async (t) => {
    const cli = stage(t);
    await cli.run('check', 'init', '--dir', 'out');

    const { code, out } = await cli.run('check', 'recheck', '--failed', '--dir', 'out', '--json');

    assert.deepEqual([code, JSON.parse(out).problems], [0, []]);
    const status = await cli.run('check', 'status', '--dir', 'out', '--json');
    assert.equal(JSON.parse(status.out).due, 2);
    assert.equal((await cli.run('check', 'resume', '--dir', 'out')).code, 2);
  });

  it('says which folder holds no problems', async (t) => {
    const cli = openScratchCli();
    t.after(() => cli.close());
    cli.write('empty/notes.txt', 'x');

    const { code, err } = await cli.run('check', '--dir', 'empty');

    assert.equal(code, 2);
    assert.match(err, /There are no problems in .*empty/);
    assert.equal((await cli.run('check', '--dir', 'nowhere')).code, 2);
  });

  it('sends a rejected suggestion to the experts', async (t) => {
    const cli = stage(t, { keys: ['x'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    const { items } = JSON.parse((await cli.run('review', 'list', '--json')).out);

    assert.match(items[0].userInput, /^ramp: /);
  });
});

const EDIT = (before: string, after: string) =>
  `SUMMARY: One fault.\nEDIT ramp/problem.tex | solution_error | 0.9\nWHAT: Wrong product.\nWHY: 2 x 3 = 6.\n<<<<<<<\n${before}\n=======\n${after}\n>>>>>>>\n`;

describe('vbagent check with a model', () => {
  async function withReplies(t: TestContext, replies: readonly string[], keys: string[] = ['a']) {
    const scripted = await createScriptedModel(replies.map((text) => ({ reply: { text } })));
    t.after(() => scripted.close());
    const variables = { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted' };
    const cli = stage(t, { keys, variables });
    return { cli, scripted };
  }

  it('computes the diff from the text pair the model gives', async (t) => {
    const { cli, scripted } = await withReplies(t, [EDIT('&= 7.0\\,\\mathrm{N}', '&= 6.0\\,\\mathrm{N}')]);

    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(problem(cli), sound());
    const asked = JSON.stringify(scripted.requests[0]?.body);
    assert.match(asked, /===== ramp\/problem\.tex =====/);
    assert.match(asked, /equality-holds/);
  });

  for (const [what, before, after] of [
    ['does not apply', '&= 9.0\\,\\mathrm{N}', '&= 6.0\\,\\mathrm{N}'],
    ['changes nothing', '&= 7.0\\,\\mathrm{N}', '&= 7.0\\,\\mathrm{N}'],
    ['makes verification worse', '\\task $5.0\\,\\mathrm{N}$', '\\task $17.0\\,\\mathrm{N}$'],
    ['is not unique', '\\,', '\\;'],
  ] as const) {
    it(`drops and counts an edit that ${what}`, async (t) => {
      const { cli } = await withReplies(t, [EDIT(before, after)]);

      const { out } = await cli.run('check', '--dir', 'out', '-p', 'ramp', '--json');

      const [{ dropped, suggestions }] = JSON.parse(out).problems;
      assert.deepEqual([dropped, suggestions], [1, []]);
      assert.equal(problem(cli), broken);
    });
  }

  it('waits out a rate limit and says how long', async (t) => {
    const scripted = await createScriptedModel([
      { fail: { status: 429, retryAfter: 1 } },
      { reply: { text: 'SUMMARY: Sound.' } },
    ]);
    t.after(() => scripted.close());
    const cli = stage(t, { variables: { OPENAI_BASE_URL: scripted.url, VBAGENT_MODEL: 'scripted' } });

    const { err } = await cli.run('check', '--dir', 'out', '-p', 'ramp', '--json');

    assert.match(err, /The model is busy; the next attempt in 2 s\./);
  });

  it('asks again for a reply it cannot read, and passes the problem over after the second', async (t) => {
    const { cli } = await withReplies(t, ['looks fine to me', 'still fine']);

    const { code, out } = await cli.run('check', '--dir', 'out', '-p', 'ramp', '--json');

    assert.equal(code, 1);
    assert.equal(JSON.parse(out).problems[0].outcome, 'failed');
  });
});

function databaseOf(cli: ScratchCli): string {
  const path = join(cli.folder, '.vbagent/vbagent.db');
  assert.ok(existsSync(path));
  return path;
}

function stageAgain(t: TestContext, _before: ScratchCli, keys: string[]): ScratchCli {
  const cli = openScratchCli({ keys });
  t.after(() => cli.close());
  return cli;
}
