import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import type { BatchMeter } from './batch-meter.ts';
import type { KeptReplies } from './kept-replies.ts';

const MINUTE = 60_000;

/** A meter, the replies that are paid for by an account on it, and the hands of its clock. */
export type MeterScratch = {
  readonly meter: BatchMeter;
  repliesOf(account: { batch: string; worker: string }): KeptReplies;
  passTime(milliseconds: number): void;
};

/** What every meter of batches must do. */
export function batchMeterContract(name: string, open: () => Promise<MeterScratch>): void {
  describe(`the meter of batches on ${name}`, () => {
    it('lets no more requests begin in any minute than the limit, whoever asks', async () => {
      const { meter } = await open();
      const [batch, limits] = [randomUUID(), { requestsPerMinute: 30 }];

      const waits = await Promise.all(Array.from({ length: 75 }, () => meter.enter(batch, limits, 1)));

      const begins = waits.toSorted((a, b) => a - b);
      for (const start of begins)
        assert.ok(begins.filter((at) => at >= start && at < start + MINUTE).length <= 32, String(start));
      assert.ok((begins.at(-1) ?? 0) <= 2.6 * MINUTE);
    });

    it('lets tokens above the limit be waited off', async () => {
      const { meter, passTime } = await open();
      const [batch, limits] = [randomUUID(), { tokensPerMinute: 600 }];

      assert.equal(await meter.enter(batch, limits, 1), 0);
      await meter.useTokens(batch, 301);
      const wait = await meter.enter(batch, limits, 1);
      passTime(40_000);

      assert.ok(Math.abs(wait - 30_000) < 1_000, String(wait));
      assert.equal(await meter.enter(batch, limits, 1), 0);
    });

    it('saves up no more than a second brings', async () => {
      const { meter, passTime } = await open();
      const [batch, limits] = [randomUUID(), { requestsPerMinute: 60 }];
      await meter.enter(batch, limits, 1);
      passTime(10 * MINUTE);

      assert.equal(await meter.enter(batch, limits, 1), 0);
      assert.ok((await meter.enter(batch, limits, 1)) > 900);
    });

    it('keeps batches apart, and lets who has no limit in at once', async () => {
      const { meter } = await open();
      const [one, two] = [randomUUID(), randomUUID()];
      await meter.enter(one, { requestsPerMinute: 1 }, 10);

      assert.equal(await meter.enter(two, { requestsPerMinute: 1 }, 1), 0);
      for (let call = 0; call < 5; call++) assert.equal(await meter.enter(two, {}, 1), 0);
    });

    it('adds up what the workers of a batch paid, also for replies of no use', async () => {
      const { meter, repliesOf } = await open();
      const batch = randomUUID();
      const reply = { value: '1', raw: '1', model: 'm' };
      const usage = { inputTokens: 100, outputTokens: 10, cost: 0.25 };
      await repliesOf({ batch, worker: 'a' }).keep(`${batch} 1`, reply, [usage, usage]);
      await repliesOf({ batch, worker: 'a' }).charge([usage]);
      await repliesOf({ batch, worker: 'b' }).keep(`${batch} 2`, reply, [{ ...usage, cost: null }]);

      assert.deepEqual(await meter.spent(batch), {
        calls: 4,
        inputTokens: 400,
        outputTokens: 40,
        cost: 0.75,
        unpriced: 1,
      });
      assert.equal((await meter.spent(randomUUID())).cost, 0);
    });
  });
}
