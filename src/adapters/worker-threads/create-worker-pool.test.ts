import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WorkerPool } from '../../ports/worker-pool.ts';
import { createWorkerPool } from './create-worker-pool.ts';
import type { SampleTask } from './sample-worker.fixture.ts';

const script = new URL('./sample-worker.fixture.ts', import.meta.url);

function openPool(
  t: TestContext,
  options: Partial<Parameters<typeof createWorkerPool<SampleTask, number>>[0]> = {},
): WorkerPool<SampleTask, number> {
  const pool = createWorkerPool<SampleTask, number>({
    script,
    size: 1,
    timeoutMs: (task) => (task === 'hang' ? 100 : 60_000),
    ...options,
  });
  t.after(pool.close);
  return pool;
}

async function readThreadId(pool: WorkerPool<SampleTask, number>): Promise<number> {
  const outcome = await pool.run('id');
  return outcome.kind === 'done' ? outcome.result : assert.fail(outcome.kind);
}

describe('createWorkerPool', () => {
  it('runs more tasks than it has threads', async (t) => {
    const pool = openPool(t, { size: 2 });

    const ids = await Promise.all(Array.from({ length: 7 }, () => readThreadId(pool)));

    assert.equal(ids.length, 7);
    assert.ok(new Set(ids).size <= 2);
  });

  it('stops a task at its time limit and runs the next one on a new thread', async (t) => {
    const pool = openPool(t);
    const first = await readThreadId(pool);

    const [outcome, second] = await Promise.all([pool.run('hang'), readThreadId(pool)]);

    assert.deepEqual(outcome, { kind: 'timed-out', limitMs: 100 });
    assert.notEqual(second, first);
  });

  it('stops a task that computes forever', async (t) => {
    const outcome = await openPool(t, { timeoutMs: () => 100 }).run('compute');

    assert.deepEqual(outcome, { kind: 'timed-out', limitMs: 100 });
  });

  it('does not count the time in which a task has no processor', async (t) => {
    const outcome = await openPool(t, { timeoutMs: () => 1_000 }).run('wait');

    assert.equal(outcome.kind, 'done');
  });

  it('reports a crash with its message and runs the next task on a new thread', async (t) => {
    const pool = openPool(t);
    const first = await readThreadId(pool);

    const [outcome, second] = await Promise.all([pool.run('throw'), readThreadId(pool)]);

    assert.deepEqual(outcome, { kind: 'crashed', message: 'broken' });
    assert.notEqual(second, first);
  });

  it('replaces a thread after a result that requires a new one', async (t) => {
    const pool = openPool(t, { needsNewWorker: () => true });

    assert.notEqual(await readThreadId(pool), await readThreadId(pool));
  });

  it('stops a thread that has been idle for too long', async (t) => {
    let starts = 0;
    const pool = openPool(t, { idleMs: 20, onStart: () => starts++ });
    const first = await readThreadId(pool);
    await sleep(200);

    const second = await readThreadId(pool);

    assert.notEqual(second, first);
    assert.equal(starts, 2);
  });

  it('starts a thread before the first task with `startsEarly`', (t) => {
    let starts = 0;

    openPool(t, { startsEarly: true, onStart: () => starts++ });

    assert.equal(starts, 1);
  });

  it('stops a running task and removes a waiting one when they are cancelled', async (t) => {
    const pool = openPool(t, { timeoutMs: () => 60_000 });
    const first = await readThreadId(pool);
    const [running, waiting] = [new AbortController(), new AbortController()];
    const outcomes = Promise.allSettled([
      pool.run('hang', running.signal),
      pool.run('hang', waiting.signal),
      pool.run('hang', AbortSignal.abort('early')),
    ]);

    waiting.abort('waiting');
    running.abort('running');

    const reasons = (await outcomes).map((outcome) => outcome.status === 'rejected' && outcome.reason);
    assert.deepEqual(reasons, ['running', 'waiting', 'early']);
    assert.notEqual(await readThreadId(pool), first);
  });

  it('is idle when every task has settled', async (t) => {
    const pool = openPool(t);
    let settled = 0;
    const countSettled = (): void => void settled++;
    void pool.run('id').then(countSettled);
    void pool.run('hang').then(countSettled);

    await pool.idle();

    assert.equal(settled, 2);
  });

  it('lets the process exit while threads are idle', (t) => {
    // The program is a file: workers of a program given on the command line inherit options with which they cannot start.
    const folder = mkdtempSync(join(tmpdir(), 'pool-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'program.mjs');
    writeFileSync(
      program,
      `import { createWorkerPool } from '${new URL('./create-worker-pool.ts', import.meta.url)}';
      const pool = createWorkerPool({ script: new URL('${script}'), size: 1, timeoutMs: () => 60_000 });
      console.log((await pool.run('id')).kind);`,
    );

    const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 60_000 });

    assert.deepEqual([status, stdout], [0, 'done\n']);
  });
});
