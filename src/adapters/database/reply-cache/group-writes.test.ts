import assert from 'node:assert/strict';
import { it } from 'node:test';
import { groupWrites } from './group-writes.ts';

it('groups concurrent writes, and a failure rejects all writes of its group', async () => {
  const writes: string[][] = [];
  const write = groupWrites<string>(async (items) => {
    writes.push([...items]);
    if (items.includes('bad')) throw new Error('full');
  });

  await Promise.all(['a', 'b'].map(write));
  const results = await Promise.allSettled(['bad', 'c'].map(write));
  await write('d');

  assert.deepEqual(writes, [['a', 'b'], ['bad', 'c'], ['d']]);
  assert.ok(results.every(({ status }) => status === 'rejected'));
});
