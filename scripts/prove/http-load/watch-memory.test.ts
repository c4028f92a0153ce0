import assert from 'node:assert/strict';
import { it } from 'node:test';
import { watchMemory } from './watch-memory.ts';

it('gets a response to every valid and invalid request of a small load', async () => {
  const report = await watchMemory(2, 250);

  assert.equal(report.answered, report.requests);
  assert.equal(report.heaps.length, 2);
});
