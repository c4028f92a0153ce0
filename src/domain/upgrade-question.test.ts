import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Fault } from './fault.ts';
import { createQuestion } from './question.ts';
import { upgradeQuestion } from './upgrade-question.ts';

const question = createQuestion({ id: 'q', kind: 'integer', stem: 'What is $2 + 2$?' });

describe('upgradeQuestion', () => {
  it('returns a question of the current version unchanged', () => {
    assert.deepEqual(upgradeQuestion(JSON.parse(JSON.stringify(question))), question);
  });

  it('rejects a newer version and names both versions', () => {
    assert.throws(
      () => upgradeQuestion({ ...question, schemaVersion: 7 }),
      (thrown) =>
        thrown instanceof Fault && thrown.kind === 'conflict' && /version 7.*version 1/.test(thrown.message),
    );
  });

  it('rejects a record that is not a question', () => {
    for (const stored of [null, 'text', {}, { schemaVersion: 1 }, { ...question, kind: 'riddle' }]) {
      assert.throws(() => upgradeQuestion(stored), /cannot be read/);
    }
  });
});
