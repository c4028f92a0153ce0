import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { problemText } from '../../../scripts/model-service/problem-text.ts';
import { openScratchCli, type ScratchCli } from '../scratch-cli.fixture.ts';

const neverStopped = (): Promise<void> => new Promise(() => {});

function openCli(t: TestContext, waitForStop = neverStopped): ScratchCli {
  const cli = openScratchCli({ waitForStop });
  t.after(() => cli.close());
  for (let n = 0; n < 3; n++) cli.write(`in/q${n}.tex`, problemText(n));
  return cli;
}

describe('vbagent worker', () => {
  it('runs the jobs of a detached batch with its folder and mode', async (t) => {
    const cli = openCli(t);
    const output = join(cli.folder, 'out');
    const submitted = await cli.run('batch', join(cli.folder, 'in'), '-o', output, '--detach', '--no-ideas');

    const { code, out, err } = await cli.run('worker', '--drain', '--json', '--name', 'worker-1');
    const status = await cli.run('batch', 'status', '-o', output);

    assert.deepEqual([submitted.code, code], [0, 0]);
    assert.match(submitted.out, /3 left/);
    assert.equal(out.trim().split('\n').length, 3);
    assert.deepEqual(JSON.parse(out.split('\n')[0] ?? '').status, 'done');
    assert.match(err, /worker-1 stopped: 3 jobs done, 0 failed/);
    assert.match(status.out, /3 files: 3 done/);
    assert.match(cli.read('out/q0/problem.tex'), /Find the work done/);
  });

  it('is listed with its job counts', async (t) => {
    const cli = openCli(t);
    await cli.run('batch', join(cli.folder, 'in'), '-o', join(cli.folder, 'out'), '--detach', '--no-ideas');
    await cli.run('worker', '--drain', '--name', 'worker-1');

    const table = await cli.run('worker', '--list');
    const [worker] = JSON.parse((await cli.run('worker', '--list', '--json')).out);

    assert.match(table.out, /worker-1 +stopped +0 +3 +0/);
    assert.deepEqual([worker.name, worker.state, worker.jobs.done], ['worker-1', 'stopped', 3]);
  });

  it('exits with 0 when it is stopped, and leaves the other jobs in the queue', async (t) => {
    const cli = openCli(t, async () => {});
    await cli.run('batch', join(cli.folder, 'in'), '-o', join(cli.folder, 'out'), '--detach', '--no-ideas');

    const { code } = await cli.run('worker');
    const status = await cli.run('batch', 'status', '-o', join(cli.folder, 'out'));

    assert.equal(code, 0);
    assert.match(status.out, /0 done.*3 left/);
    assert.match(status.err, /No worker is running/);
  });

  it('does not run a batch that needs a model when no model is configured', async (t) => {
    const cli = openCli(t);
    const args = ['batch', join(cli.folder, 'in'), '-o', join(cli.folder, 'out'), '--detach'];
    await cli.run(...args, '--engine', 'model');

    const { code, out } = await cli.run('worker', '--drain');

    assert.deepEqual([code, out], [0, '']);
  });
});
