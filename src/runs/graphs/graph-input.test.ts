import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createGraphConfig } from './graph-config.ts';
import { parseResume } from './wait-for-resume.ts';

describe('parseResume', () => {
  it('returns the same value for an object and for its JSON text', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answer) => {
        const plain = JSON.parse(JSON.stringify(answer));
        assert.deepEqual(parseResume(JSON.stringify(plain)), plain);
        assert.deepEqual(parseResume(plain), plain);
      }),
    );
  });

  it('returns text that is not JSON of an object as it is', () => {
    for (const text of ['0.2', 'true', 'null', '"quoted"', '{half', '', '2x + 1']) {
      assert.equal(parseResume(text), text);
    }
    assert.equal(parseResume(0.2), 0.2);
  });
});

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
        const added = Object.fromEntries(keys.map((key) => [key, value]));

        const { configurable } = createGraphConfig('own', { id: 'c1' }, added);

        assert.equal(configurable.thread_id, 'own');
        assert.equal(configurable.checkpoint_id, 'c1');
        assert.equal(configurable.checkpoint_ns, '');
        assert.ok(Object.keys(configurable).every((key) => !key.startsWith('__')));
        assert.equal(Object.hasOwn(configurable, 'mine'), keys.includes('mine'));
      }),
    );
  });
});
