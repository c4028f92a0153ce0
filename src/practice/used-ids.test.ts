import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addUsedIds, MAX_USED_IDS } from './used-ids.ts';

it('a thread remembers its newest questions, each once, up to the limit', () => {
  const ids = Array.from({ length: MAX_USED_IDS }, (_, n) => `q${n}`);

  const used = addUsedIds(ids, 'q5', 'new');

  assert.equal(used.length, MAX_USED_IDS);
  assert.deepEqual([used[0], used.at(-1)], ['q1', 'new']);
  assert.deepEqual(addUsedIds(['a'], 'a', 'b'), ['a', 'b']);
});
