import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PersonUsage } from './person-usage.ts';

/** The tests that every `PersonUsage` must pass. */
export function personUsageContract(name: string, open: () => Promise<PersonUsage>): void {
  describe(`${name} satisfies the PersonUsage contract`, () => {
    it('adds up the usage of each person and day', async () => {
      const usage = await open();

      await Promise.all([
        usage.add('ada', '2026-01-31', { jobs: 1 }),
        usage.add('ada', '2026-01-31', { calls: 2, cost: 0.25 }),
        usage.add('ada', '2026-01-31', { calls: 1, unpriced: 1 }),
        usage.add('ada', '2026-02-01', { jobs: 5 }),
        usage.add('bob', '2026-01-31', { jobs: 7 }),
      ]);

      const expected = { jobs: 1, calls: 3, cost: 0.25, unpriced: 1 };
      assert.deepEqual(await usage.read('ada', '2026-01-31'), expected);
      assert.deepEqual(await usage.read('eve', '2026-01-31'), { jobs: 0, calls: 0, cost: 0, unpriced: 0 });
    });

    it('returns a different count to each of several calls at the same time', async () => {
      const usage = await open();

      const counts = await Promise.all([1, 2, 3].map(() => usage.add('zoe', '2026-01-31', { jobs: 1 })));

      assert.deepEqual(counts.map(({ jobs }) => jobs).sort(), [1, 2, 3]);
    });
  });
}
