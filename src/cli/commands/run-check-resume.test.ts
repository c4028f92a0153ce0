import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { broken, problem, sound, stage, stageWith } from '../check/check-problems.fixture.ts';

describe('an unfinished session', () => {
  it('continues after a quit at the same place', async (t) => {
    const cli = stageWith(t, { keys: ['r', 'q'] }, { a: broken, b: broken, c: broken });
    const first = await cli.run('check', '--dir', 'out', '--all');
    assert.match(first.err, /vbagent check resume [0-9a-f-]{36}/);

    const { out } = await cli.run('check', 'resume');

    assert.match(out, /\[2\/3\] b/);
    assert.match(out, /2 rejected/);
  });

  it('is offered at the start and continues at y', async (t) => {
    const cli = stage(t, { keys: ['q'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');
    const again = stageWith(t, { keys: ['y', 'a'] }, {});
    const database = join(cli.folder, '.vbagent/vbagent.db');

    const { err } = await again.run('check', '--dir', join(cli.folder, 'out'), '--database', database);

    assert.match(err, /unfinished session \(1 of 1 problems\)/);
    assert.equal(problem(cli), sound());
  });

  it('lists earlier undecided suggestions when it is resumed without prompts', async (t) => {
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
