import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MemorySaver } from '@langchain/langgraph-checkpoint';
import fc from 'fast-check';
import { loadValue, storeValue } from './stored-value.ts';

const { serde } = new MemorySaver();

describe('storeValue', () => {
  it('stores and loads small and large values, text and bytes', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 6000, size: 'max' });
    const bytes = fc.uint8Array({ maxLength: 6000, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), text, bytes), async (value) => {
        const stored = await storeValue(serde, value);

        assert.equal(stored.content.isWellFormed() && !stored.content.includes('\0'), true);
        const expected = value instanceof Uint8Array ? value : JSON.parse(JSON.stringify(value));
        assert.deepEqual(await loadValue(serde, stored), expected);
      }),
    );
  });

  it('compresses large values', async () => {
    const messages = Array.from({ length: 200 }, (_, n) => ({
      id: `m${n}`,
      content: `Solve ${n}x = ${n * n}.`,
    }));

    const { type, content } = await storeValue(serde, messages);

    assert.equal(type, 'zstd+json');
    assert.ok(content.length < JSON.stringify(messages).length / 3);
  });
});
