import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createGraphConfig } from './graph-config.ts';

describe('createGraphConfig', () => {
  it('drops keys of a client that select another thread or are internal to LangGraph', () => {
    const names = [
      'thread_id',
      'checkpoint_id',
      'checkpoint_ns',
      '__pregel_checkpointer',
      '__proto__',
      'mine',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), fc.string(), (keys, value) => {
        const clientConfig = Object.fromEntries(keys.map((key) => [key, value]));

        const { configurable } = createGraphConfig('own', { id: 'c1' }, clientConfig);

        assert.equal(configurable.thread_id, 'own');
        assert.equal(configurable.checkpoint_id, 'c1');
        assert.equal(configurable.checkpoint_ns, '');
        assert.ok(Object.keys(configurable).every((key) => !key.startsWith('__')));
        assert.equal(Object.hasOwn(configurable, 'mine'), keys.includes('mine'));
      }),
    );
  });
});
