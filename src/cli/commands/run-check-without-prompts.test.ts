import assert from 'node:assert/strict';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  createCorrectQuestion,
  openCheckCli,
  openCheckCliWith,
  readRampProblem,
  WRONG_QUESTION,
} from '../spot-check/check-problems.fixture.ts';

describe('vbagent check without prompts', () => {
  it('applies the edits marked `certain` with --yes-to, and reports them as JSON', async (t) => {
    const cli = openCheckCli(t);

    const { code, out } = await cli.run('check', '--dir', 'out', '--all', '--yes-to', 'certain', '--json');

    const { session, problems } = JSON.parse(out);
    assert.equal(code, 0);
    assert.equal(session.approved_count, 1);
    assert.deepEqual(
      problems.map((problem: { problem_id: string; outcome: string }) => [
        problem.problem_id,
        problem.outcome,
      ]),
      [
        ['fall', 'passed'],
        ['ramp', 'suggestions'],
      ],
    );
    assert.equal(readRampProblem(cli), createCorrectQuestion());
  });

  it('writes nothing with --json alone and exits with 1 for undecided suggestions', async (t) => {
    const cli = openCheckCli(t);

    assert.equal((await cli.run('check', '--dir', 'out', '--all', '--json')).code, 1);
    assert.equal(readRampProblem(cli), WRONG_QUESTION);
  });

  it('picks the same problems for the same seed', async (t) => {
    const names = Array.from({ length: 9 }, (_, n) => `p${n}`);
    const cli = openCheckCliWith(
      t,
      {},
      Object.fromEntries(names.map((name) => [name, createCorrectQuestion()])),
    );
    const pickProblems = async () => {
      const { out } = await cli.run('check', '--dir', 'out', '-c', '3', '--seed', '7', '--json');
      return JSON.parse(out).session.plan.problemIds;
    };

    assert.equal((await pickProblems()).length, 3);
    assert.deepEqual(await pickProblems(), await pickProblems());
  });

  it('skips a read-only file, reports it and continues', async (t) => {
    const cli = openCheckCli(t, { keys: ['a', 's'] });
    chmodSync(join(cli.folder, 'out/ramp/problem.tex'), 0o444);

    const { code, err, out } = await cli.run('check', '--dir', 'out', '-p', 'ramp');

    assert.equal(code, 0);
    assert.match(err, /read-only/);
    assert.match(out, /0 approved, 0 rejected, 1 skipped/);
    assert.equal(readRampProblem(cli), WRONG_QUESTION);
    assert.match((await cli.run('check', '--dir', 'out', '--all', '--yes-to', 'certain')).out, /read-only/);
  });

  it('prints the name of a folder without problems', async (t) => {
    const cli = openCheckCli(t);
    cli.write('empty/notes.txt', 'x');

    const { code, err } = await cli.run('check', '--dir', 'empty');

    assert.equal(code, 2);
    assert.match(err, /There are no problems in .*empty/);
    assert.equal((await cli.run('check', '--dir', 'nowhere')).code, 2);
  });

  it('reports that a linked folder is skipped', async (t) => {
    const cli = openCheckCli(t);
    symlinkSync(join(cli.folder, 'out/ramp'), join(cli.folder, 'out/linked'));

    const { err } = await cli.run('check', '--dir', 'out', '--all', '--json');

    assert.match(err, /^linked is skipped: it is a link/m);
  });

  it('uses the singular for a count of one', async (t) => {
    const cli = openCheckCli(t);

    const { out } = await cli.run('check', '--dir', 'out', '-p', 'ramp', '--yes-to', 'certain');

    assert.match(out, /^1 of 1 problems, 1 suggestion: 1 approved/m);
    assert.match((await cli.run('check', 'stats')).out, /^1 problem reviewed, 1 suggestion$/m);
  });
});
