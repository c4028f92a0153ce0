import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { KeptReplies } from './kept-replies.ts';
import { isAlive, type WorkerRegister } from './worker-register.ts';

export type RegisterScratch = {
  readonly register: WorkerRegister;
  repliesOf(account: { batch: string; worker: string }): KeptReplies;
};

/** What every register of workers must do. */
export function workerRegisterContract(name: string, open: () => Promise<RegisterScratch>): void {
  describe(`the register of workers on ${name}`, () => {
    const newWorker = () => ({ id: randomUUID(), name: 'mill', inFlight: 2, done: 5, failed: 1 });

    it('tells of a worker what he last reported, and what he used', async () => {
      const { register, repliesOf } = await open();
      const worker = newWorker();
      await register.report({ ...worker, done: 0 });
      await register.report(worker);
      const usage = { inputTokens: 7, outputTokens: 3, cost: 0.5 };
      for (const batch of [randomUUID(), randomUUID()])
        await repliesOf({ batch, worker: worker.id }).charge([usage]);

      const found = (await register.list()).find(({ id }) => id === worker.id);

      assert.deepEqual([found?.name, found?.done, found?.inFlight, found?.failed], ['mill', 5, 2, 1]);
      assert.deepEqual(found?.usage, { calls: 2, inputTokens: 14, outputTokens: 6, cost: 1 });
      assert.ok(found && isAlive(found) && found.silentSeconds >= 0);
    });

    it('names no cost of a worker who called a model without a known price', async () => {
      const { register, repliesOf } = await open();
      const worker = newWorker();
      await register.report(worker);
      const replies = repliesOf({ batch: randomUUID(), worker: worker.id });
      await replies.charge([0.5, null].map((cost) => ({ inputTokens: 7, outputTokens: 3, cost })));

      const found = (await register.list()).find(({ id }) => id === worker.id);

      assert.deepEqual([found?.usage.calls, found?.usage.cost], [2, null]);
    });

    it('knows who left', async () => {
      const { register } = await open();
      const worker = newWorker();
      await register.report(worker);
      await register.leave({ ...worker, inFlight: 0 });

      const found = (await register.list()).find(({ id }) => id === worker.id);

      assert.ok(found && !isAlive(found) && found.stoppedAt !== null);
      assert.equal(found.inFlight, 0);
    });
  });
}
