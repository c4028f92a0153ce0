import assert from 'node:assert/strict';
import { it } from 'node:test';
import { watchMemory } from './watch-memory.ts';

it('answers every request of a small load, right and wrong', async () => {
  const report = await watchMemory(2, 250);

  assert.equal(report.answered, report.requests);
  assert.equal(report.heaps.length, 2);
});
