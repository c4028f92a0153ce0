import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { broken, problem, sound, stage, stageWith } from '../check/check-problems.fixture.ts';

describe('a session that was left', () => {
  it('goes on after a quit where it was left', async (t) => {
    const cli = stageWith(t, { keys: ['r', 'q'] }, { a: broken, b: broken, c: broken });
    const first = await cli.run('check', '--dir', 'out', '--all');
    assert.match(first.err, /vbagent check resume [0-9a-f-]{36}/);

    const { out } = await cli.run('check', 'resume');

    assert.match(out, /\[2\/3\] b/);
    assert.match(out, /2 rejected/);
  });

  it('says at the start that a session is not finished, and goes on with it at y', async (t) => {
    const cli = stage(t, { keys: ['q'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');
    const again = stageWith(t, { keys: ['y', 'a'] }, {});
    const database = join(cli.folder, '.vbagent/vbagent.db');

    const { err } = await again.run('check', '--dir', join(cli.folder, 'out'), '--database', database);

    assert.match(err, /not finished \(1 of 1 problems\)/);
    assert.equal(problem(cli), sound());
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
});
