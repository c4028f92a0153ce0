import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createCorrectQuestion,
  openCheckCli,
  readRampProblem,
  WRONG_QUESTION,
} from '../spot-check/check-problems.fixture.ts';

describe('vbagent check history and apply', () => {
  it('stores a rejected suggestion, which can be applied later', async (t) => {
    const cli = openCheckCli(t, { keys: ['r'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');
    assert.equal(readRampProblem(cli), WRONG_QUESTION);

    const { versions } = JSON.parse((await cli.run('check', 'history', '-p', 'ramp', '--json')).out);
    assert.equal(versions[0].status, 'rejected');
    assert.equal((await cli.run('check', 'apply', String(versions[0].id))).code, 0);

    assert.equal(readRampProblem(cli), createCorrectQuestion());
    assert.equal((await cli.run('check', 'apply', String(versions[0].id))).code, 5);
  });

  it('applies an edited text and prints its findings', async (t) => {
    const cli = openCheckCli(t, { keys: ['r'], edit: (text) => text.replace('6.0', '9.0') });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    const { code, out } = await cli.run('check', 'apply', '1', '-e');

    assert.equal(code, 0);
    assert.match(out, /findings in this file: 1 before, \d+ after/);
    assert.equal(readRampProblem(cli), createCorrectQuestion().replace('&= 6.0', '&= 9.0'));
    const { versions } = JSON.parse((await cli.run('check', 'history', '--json')).out);
    assert.deepEqual(
      [versions[0].status, versions[0].certain, versions[0].edited],
      ['approved', false, true],
    );
  });

  it('writes nothing when nothing was changed in the editor', async (t) => {
    const cli = openCheckCli(t, { keys: ['r'] });
    await cli.run('check', '--dir', 'out', '-p', 'ramp');

    const { code, err } = await cli.run('check', 'apply', '1', '-e');

    assert.equal(code, 2);
    assert.match(err, /Nothing was changed in the editor/);
    assert.equal(readRampProblem(cli), WRONG_QUESTION);
  });
});
