import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createCorrectQuestion,
  openCheckCli,
  readRampProblem,
  WRONG_QUESTION,
} from '../spot-check/check-problems.fixture.ts';

describe('vbagent check init, continue, status and recheck', () => {
  it('reviews a folder in several runs', async (t) => {
    const cli = openCheckCli(t);
    assert.match((await cli.run('check', 'continue', '--dir', 'out')).err, /vbagent check init/);
    cli.write('out/lost/result.json', '{}');
    assert.match((await cli.run('check', 'init', '--dir', 'out')).err, /^lost is skipped: /m);
    await cli.run('check', 'continue', '--dir', 'out', '-c', '1', '--yes-to', 'certain');
    const readStatus = async () =>
      JSON.parse((await cli.run('check', 'status', '--dir', 'out', '--json')).out);
    assert.deepEqual([(await readStatus()).due, (await readStatus()).passed], [1, 1]);
    await cli.run('check', 'continue', '--dir', 'out', '--yes-to', 'certain');
    assert.equal((await readStatus()).changed, 1);
    await cli.run('check', 'continue', '--dir', 'out', '--yes-to', 'certain');
    assert.deepEqual([(await readStatus()).due, (await readStatus()).passed], [0, 2]);
    cli.write('out/ramp/problem.tex', WRONG_QUESTION);
    await cli.run('check', 'continue', '--dir', 'out', '--yes-to', 'certain');
    assert.equal(readRampProblem(cli), createCorrectQuestion());
  });

  it('keeps the plan when there is nothing to review again', async (t) => {
    const cli = openCheckCli(t);
    await cli.run('check', 'init', '--dir', 'out');

    const { code, out } = await cli.run('check', 'recheck', '--failed', '--dir', 'out', '--json');

    assert.deepEqual([code, JSON.parse(out).problems], [0, []]);
    const status = await cli.run('check', 'status', '--dir', 'out', '--json');
    assert.equal(JSON.parse(status.out).due, 2);
    assert.equal((await cli.run('check', 'resume', '--dir', 'out')).code, 2);
  });
});
