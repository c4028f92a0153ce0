import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { BatchBudget } from './batch-budget.ts';
import type { ReplyCache } from './reply-cache.ts';

const MINUTE_MS = 60_000;

/** A budget, a function that opens reply caches which record usage in it, and control over its clock. */
export type BudgetScratch = {
  readonly budget: BatchBudget;
  openReplies(account: { batch: string; worker: string }): ReplyCache;
  passTime(milliseconds: number): void;
};

/** The tests that every `BatchBudget` must pass. */
export function batchBudgetContract(name: string, open: () => Promise<BudgetScratch>): void {
  describe(`${name} satisfies the BatchBudget contract`, () => {
    it('limits the requests of each minute over all callers', async () => {
      const { budget } = await open();
      const [batch, limits] = [randomUUID(), { requestsPerMinute: 30 }];

      const waits = await Promise.all(
        Array.from({ length: 75 }, () => budget.reserveRequests(batch, limits, 1)),
      );

      const startTimes = waits.toSorted((a, b) => a - b);
      // Up to two more than the limit, because the quota of one second may be saved up.
      for (const start of startTimes)
        assert.ok(
          startTimes.filter((time) => time >= start && time < start + MINUTE_MS).length <= 32,
          String(start),
        );
      assert.ok((startTimes.at(-1) ?? 0) <= 2.6 * MINUTE_MS);
    });

    it('delays the next request by the tokens used above the limit', async () => {
      const { budget, passTime } = await open();
      const [batch, limits] = [randomUUID(), { tokensPerMinute: 600 }];

      assert.equal(await budget.reserveRequests(batch, limits, 1), 0);
      await budget.recordTokens(batch, 301);
      const wait = await budget.reserveRequests(batch, limits, 1);
      passTime(40_000);

      assert.ok(Math.abs(wait - 30_000) < 1_000, String(wait));
      assert.equal(await budget.reserveRequests(batch, limits, 1), 0);
    });

    it('accumulates at most the quota of one second', async () => {
      const { budget, passTime } = await open();
      const [batch, limits] = [randomUUID(), { requestsPerMinute: 60 }];
      await budget.reserveRequests(batch, limits, 1);
      passTime(10 * MINUTE_MS);

      assert.equal(await budget.reserveRequests(batch, limits, 1), 0);
      assert.ok((await budget.reserveRequests(batch, limits, 1)) > 900);
    });

    it('limits each batch separately and never delays a batch without limits', async () => {
      const { budget } = await open();
      const [first, second] = [randomUUID(), randomUUID()];
      await budget.reserveRequests(first, { requestsPerMinute: 1 }, 10);

      assert.equal(await budget.reserveRequests(second, { requestsPerMinute: 1 }, 1), 0);
      for (let call = 0; call < 5; call++) assert.equal(await budget.reserveRequests(second, {}, 1), 0);
    });

    it('sums the usage of all workers of a batch, including calls without a usable reply', async () => {
      const { budget, openReplies } = await open();
      const batch = randomUUID();
      const reply = { value: '1', raw: '1', model: 'm' };
      const usage = { inputTokens: 100, outputTokens: 10, cost: 0.25 };
      await openReplies({ batch, worker: 'a' }).save(`${batch} 1`, reply, [usage, usage]);
      await openReplies({ batch, worker: 'a' }).recordUsage([usage]);
      await openReplies({ batch, worker: 'b' }).save(`${batch} 2`, reply, [{ ...usage, cost: null }]);

      assert.deepEqual(await budget.readSpending(batch), {
        calls: 4,
        inputTokens: 400,
        outputTokens: 40,
        cost: 0.75,
        unpriced: 1,
      });
      assert.equal((await budget.readSpending(randomUUID())).cost, 0);
    });
  });
}
