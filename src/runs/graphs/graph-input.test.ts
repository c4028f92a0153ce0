import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { configOf } from './graph-config.ts';
import { readResume } from './graph-input.ts';

describe('an answer to an interrupt', () => {
  it('is the same as an object and as the JSON of that object', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (answer) => {
        const plain = JSON.parse(JSON.stringify(answer));
        assert.deepEqual(readResume(JSON.stringify(plain)), plain);
        assert.deepEqual(readResume(plain), plain);
      }),
    );
  });

  it('stays text when it is not an object, whatever it looks like', () => {
    for (const text of ['0.2', 'true', 'null', '"quoted"', '{half', '', '2x + 1']) {
      assert.equal(readResume(text), text);
    }
    assert.equal(readResume(0.2), 0.2);
  });
});

describe('the configuration of a passage', () => {
  it('lets nothing that a client adds name another thread or a key of LangGraph', () => {
    const places = [
      'thread_id',
      'checkpoint_id',
      'checkpoint_ns',
      '__pregel_checkpointer',
      '__proto__',
      'mine',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...places)), fc.string(), (keys, value) => {
        const added = Object.fromEntries(keys.map((key) => [key, value]));

        const { configurable } = configOf('own', { id: 'c1' }, added);

        assert.equal(configurable.thread_id, 'own');
        assert.equal(configurable.checkpoint_id, 'c1');
        assert.equal(configurable.checkpoint_ns, '');
        assert.ok(Object.keys(configurable).every((key) => !key.startsWith('__')));
        assert.equal(Object.hasOwn(configurable, 'mine'), keys.includes('mine'));
      }),
    );
  });
});
