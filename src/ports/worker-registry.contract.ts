import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { ReplyCache } from './reply-cache.ts';
import { isAlive, type WorkerRegistry } from './worker-registry.ts';

/** A registry and a function that opens reply caches for its workers. */
export type RegistryScratch = {
  readonly registry: WorkerRegistry;
  openReplies(account: { batch: string; worker: string }): ReplyCache;
};

/** The tests that every `WorkerRegistry` must pass. */
export function workerRegistryContract(name: string, open: () => Promise<RegistryScratch>): void {
  describe(`${name} satisfies the WorkerRegistry contract`, () => {
    const newWorker = () => ({ id: randomUUID(), name: 'worker-1', inFlight: 2, done: 5, failed: 1 });

    it('lists each worker with its last heartbeat and its usage', async () => {
      const { registry, openReplies } = await open();
      const worker = newWorker();
      await registry.recordHeartbeat({ ...worker, done: 0 });
      await registry.recordHeartbeat(worker);
      const usage = { inputTokens: 7, outputTokens: 3, cost: 0.5 };
      for (const batch of [randomUUID(), randomUUID()])
        await openReplies({ batch, worker: worker.id }).recordUsage([usage]);

      const found = (await registry.list()).find(({ id }) => id === worker.id);

      assert.deepEqual([found?.name, found?.done, found?.inFlight, found?.failed], ['worker-1', 5, 2, 1]);
      assert.deepEqual(found?.usage, { calls: 2, inputTokens: 14, outputTokens: 6, cost: 1 });
      assert.ok(found && isAlive(found) && found.silentSeconds >= 0);
    });

    it('returns no cost for a worker that called a model without a known price', async () => {
      const { registry, openReplies } = await open();
      const worker = newWorker();
      await registry.recordHeartbeat(worker);
      const replies = openReplies({ batch: randomUUID(), worker: worker.id });
      await replies.recordUsage([0.5, null].map((cost) => ({ inputTokens: 7, outputTokens: 3, cost })));

      const found = (await registry.list()).find(({ id }) => id === worker.id);

      assert.deepEqual([found?.usage.calls, found?.usage.cost], [2, null]);
    });

    it('lists a deregistered worker as stopped', async () => {
      const { registry } = await open();
      const worker = newWorker();
      await registry.recordHeartbeat(worker);
      await registry.deregister({ ...worker, inFlight: 0 });

      const found = (await registry.list()).find(({ id }) => id === worker.id);

      assert.ok(found && !isAlive(found) && found.stoppedAt !== null);
      assert.equal(found.inFlight, 0);
    });
  });
}
