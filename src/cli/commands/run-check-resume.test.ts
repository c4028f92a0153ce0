import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  createCorrectQuestion,
  openCheckCli,
  openCheckCliWith,
  readRampProblem,
  WRONG_QUESTION,
} from '../spot-check/check-problems.fixture.ts';

describe('an unfinished session', () => {
  it('continues at the same suggestion after the user quits', async (t) => {
    const cli = openCheckCliWith(
      t,
      { keys: ['r', 'q'] },
      { a: WRONG_QUESTION, b: WRONG_QUESTION, c: WRONG_QUESTION },
    );
    const first = await cli.run('check', '--dir', 'out', '--all');
    assert.match(first.err, /vbagent check resume [0-9a-f-]{36}/);

    const { out } = await cli.run('check', 'resume');

    assert.match(out, /\[2\/3\] b/);
    assert.match(out, /2 rejected/);
  });

  it('is offered at the start and continues after the key y', async (t) => {
    const cli = openCheckCli(t, { keys: ['q'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');
    const secondCli = openCheckCliWith(t, { keys: ['y', 'a'] }, {});
    const database = join(cli.folder, '.vbagent/vbagent.db');

    const { err } = await secondCli.run('check', '--dir', join(cli.folder, 'out'), '--database', database);

    assert.match(err, /unfinished session \(1 of 1 problems\)/);
    assert.equal(readRampProblem(cli), createCorrectQuestion());
  });

  it('lists earlier undecided suggestions when it is resumed without prompts', async (t) => {
    const cli = openCheckCli(t, { keys: ['q'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    const { code, out } = await cli.run('check', 'resume', '--dir', 'out', '--json');

    assert.equal(code, 1);
    assert.deepEqual(
      JSON.parse(out).problems.map(({ problem_id, left }: Record<string, unknown>) => [problem_id, left]),
      [['ramp', 1]],
    );
  });
});
