import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { FinishedSteps, StateIds, ThreadState } from '../../ports/thread-step-store.ts';
import { createQuizGraph } from '../../runs/graphs/sample-graphs.fixture.ts';
import type { Database } from '../database/connection/database.ts';
import { createRunStore } from '../database/runs/run-store.ts';
import { createThreadStore } from '../database/threads/thread-store.ts';
import { createThreadStores } from './thread-step-store.ts';

const AT = '2026-01-01T00:00:00.000Z';

/** Tests of the states that are stored without LangGraph, with a LangGraph graph that waits at an interrupt. */
export function threadStepsContract(name: string, openDatabase: () => Database): void {
  async function openWaitingThread() {
    const database = openDatabase();
    const { saver, steps } = createThreadStores(database);
    const graph = createQuizGraph(saver);
    const threadId = randomUUID();
    await createThreadStore(database).create({ id: threadId, owner: 'ada', metadata: {}, createdAt: AT });
    await graph.invoke({ subject: 'sums' }, { configurable: { thread_id: threadId } });
    const start = (await steps.findWaiting(threadId)) ?? assert.fail();
    return { database, graph, steps, threadId, start };
  }

  describe(`states without LangGraph on ${name}`, () => {
    it('are found only if the thread waits', async () => {
      const { steps, start, threadId } = await openWaitingThread();

      assert.equal(start.next, 'collect');
      assert.equal(await steps.findNewestId(threadId), start.id);
      assert.equal(await steps.findWaiting('nowhere'), undefined);
      assert.equal(await steps.findNewestId('nowhere'), undefined);
    });

    it('are stored with their ended run, and LangGraph continues from them', async () => {
      const { database, graph, steps, threadId, start } = await openWaitingThread();
      const finished = createFinished(threadId, start, steps.ids);

      const run = await steps.save(finished);

      const snapshot = await graph.getState({ configurable: { thread_id: threadId } });
      assert.deepEqual([snapshot.values.asked, snapshot.next], [7, ['collect']]);
      assert.deepEqual(snapshot.tasks[0]?.interrupts, [{ id: 'wait', value: 'for an answer' }]);
      const runs = createRunStore(database);
      assert.deepEqual(await runs.find(run.id), run);
      assert.deepEqual(
        (await runs.readEvents(run.id, 0, 10)).map(({ id, type }) => [id, type]),
        [[1, 'done']],
      );
      assert.equal((await createThreadStore(database).find(threadId))?.status, 'interrupted');
      assert.equal((await steps.findWaiting(threadId))?.id, finished.state.id);
    });

    it('are stored once if two runs continue from the same state', async () => {
      const { steps, threadId, start } = await openWaitingThread();

      const saved = await Promise.allSettled(
        [1, 2, 3].map(() => steps.save(createFinished(threadId, start, steps.ids))),
      );

      assert.deepEqual(saved.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected', 'rejected']);
    });

    it('are not stored while the thread has an unfinished run', async () => {
      const { database, steps, threadId, start } = await openWaitingThread();
      const lease = { holder: 'another process', leaseUntil: AT, createdAt: AT };
      await createRunStore(database).create({
        ...{ id: randomUUID(), owner: 'ada', kind: 'graph', threadId },
        ...lease,
      });

      await assert.rejects(steps.save(createFinished(threadId, start, steps.ids)), /unfinished run/);
      assert.equal(await steps.findNewestId(threadId), start.id);
    });
  });
}

/** Creates a state in which the field `asked` is 7, and the same node waits again. */
function createFinished(threadId: string, start: ThreadState, ids: StateIds): FinishedSteps {
  const version = ids.createVersion(Object.values(start.versions).toSorted().at(-1) ?? '');
  const changed = { asked: version, 'branch:to:collect': version };
  const step = start.step + 1;
  const state: ThreadState = {
    ...start,
    ...{ id: ids.createStateId(step), step, values: { ...start.values, asked: 7 } },
    versions: { ...start.versions, ...changed },
  };
  return {
    ...{ threadId, parentId: start.id, endedAt: AT, status: 'interrupted', state, changed },
    run: { id: randomUUID(), owner: 'ada', kind: 'graph', createdAt: AT },
    interrupt: { taskId: ids.createTaskId('collect', state), id: 'wait', value: 'for an answer' },
  };
}
