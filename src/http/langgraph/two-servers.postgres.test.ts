import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { openScratchPostgres } from '../../../scripts/test/postgres/test-database.ts';
import { collect, getRefusal } from './sdk-client.fixture.ts';
import { startServerProcess } from './server-process.fixture.ts';

const LEASE_MS = 3000;

const scratch = await openScratchPostgres();
const [firstServer, secondServer] = await Promise.all([
  startServerProcess(scratch.url, LEASE_MS),
  startServerProcess(scratch.url, LEASE_MS),
]);
after(async () => {
  await Promise.all([firstServer.kill(), secondServer.kill()]);
  await scratch.drop();
});

describe('two servers on one PostgreSQL', () => {
  it('share threads: one starts a run, the other resumes it', async () => {
    const { thread_id: id } = await firstServer.client.threads.create();

    await firstServer.client.runs.wait(id, 'quiz', { input: { subject: 'sums' } });
    const values = await secondServer.client.runs.wait(id, 'quiz', {
      command: { resume: { user_answer: '2' } },
    });

    assert.match(JSON.stringify(values), /"correct":1/);
    assert.deepEqual(
      await firstServer.client.threads.getState(id),
      await secondServer.client.threads.getState(id),
    );
  });

  it('reject a second run on a thread, on either server', async () => {
    const { thread_id: id } = await firstServer.client.threads.create();
    const run = await firstServer.client.runs.create(id, 'endless', { input: {} });

    const attempts = [
      () => secondServer.client.runs.create(id, 'walk', { input: {} }),
      () => secondServer.client.threads.delete(id),
    ];
    for (const attempt of attempts) assert.equal((await getRefusal(attempt())).status, 409);
    assert.equal((await secondServer.client.threads.get(id)).status, 'busy');

    await secondServer.client.runs.cancel(id, run.run_id, true);
    assert.equal((await firstServer.client.runs.get(id, run.run_id)).status, 'interrupted');
    await secondServer.client.runs.wait(id, 'walk', { input: {} });
  });

  it('start only one of several concurrent runs', async () => {
    const { thread_id: id } = await firstServer.client.threads.create();
    const start = (n: number) =>
      (n % 2 === 0 ? firstServer : secondServer).client.runs.create(id, 'endless', { input: {} });

    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => start(n)));

    assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    const [run] = await firstServer.client.runs.list(id);
    await firstServer.client.runs.cancel(id, run?.run_id ?? '', true);
  });

  it('stream and join runs that the other server started', async () => {
    const { thread_id: id } = await firstServer.client.threads.create();
    const run = await firstServer.client.runs.create(id, 'quiz', {
      input: { subject: 'x' },
      streamMode: 'updates',
    });

    const streamed = await collect(secondServer.client.runs.joinStream(id, run.run_id));

    const names = streamed.map(({ event }) => event);
    assert.deepEqual(names, ['metadata', 'updates', 'updates', 'updates']);
    assert.match(JSON.stringify(await secondServer.client.runs.join(id, run.run_id)), /__interrupt__/);
  });
});
