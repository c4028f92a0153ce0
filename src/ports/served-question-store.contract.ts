import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../domain/question.ts';
import type { ServedQuestion, ServedQuestionStore } from './served-question-store.ts';

const MORNING = new Date('2026-03-01T08:00:00.000Z');
const EVENING = new Date('2026-03-01T20:00:00.000Z');

function createServed(id: string, stem = 'Work out $2 + 2$.'): ServedQuestion {
  const question = createQuestion({ id, kind: 'subjective', stem, outcomeId: 'MNU-5-01', marks: 1 });
  return { question, stemKey: `key of ${stem}` };
}

/** The tests that every `ServedQuestionStore` must pass; `open` returns an empty store. */
export function servedQuestionStoreContract(name: string, open: () => Promise<ServedQuestionStore>): void {
  describe(`${name} satisfies the ServedQuestionStore contract`, () => {
    it('returns the newest version of a saved question', async () => {
      const store = await open();
      const [older, newer] = [createServed('q1'), createServed('q1', 'Work out $3 + 3$.')];

      await store.save([older, createServed('q2')], MORNING);
      await store.save([newer], EVENING);
      await store.save([], EVENING);

      assert.deepEqual(await store.find('q1'), newer.question);
      assert.deepEqual((await store.find('q2'))?.id, 'q2');
      assert.equal(await store.find('nowhere'), undefined);
    });

    it('accepts only the first claim of an id', async () => {
      const store = await open();

      assert.equal(await store.claim(createServed('q1_variant_1'), MORNING), true);
      assert.equal(await store.claim(createServed('q1_variant_1', 'Another.'), EVENING), false);

      assert.equal((await store.find('q1_variant_1'))?.stem, 'Work out $2 + 2$.');
    });

    it('returns the summaries of many ids and omits unknown ones', async () => {
      const store = await open();
      const many = Array.from({ length: 1200 }, (_, index) => createServed(`q${index}`, `Stem ${index}`));
      await store.save(many, MORNING);

      const summaries = await store.findSummaries([
        ...many.map(({ question }) => question.id),
        'nowhere',
        '',
      ]);

      assert.equal(summaries.size, 1200);
      assert.deepEqual(summaries.get('q7'), { outcomeId: 'MNU-5-01', stemKey: 'key of Stem 7' });
      assert.equal((await store.findSummaries([])).size, 0);
    });

    it('finds the last variant of one question and ignores similar ids', async () => {
      const store = await open();
      const ids = ['q_variant_2', 'q_variant_10', 'q_variant_x', 'q2_variant_40', 'qq_variant_50', 'q%'];
      await store.save(
        ids.map((id) => createServed(id)),
        MORNING,
      );

      assert.equal(await store.findLastVariant('q'), 10);
      assert.equal(await store.findLastVariant('%'), 0);
      assert.equal(await store.findLastVariant('nowhere'), 0);
    });

    it('deletes questions that were last served before a time', async () => {
      const store = await open();
      await store.save([createServed('old'), createServed('kept')], MORNING);
      await store.save([createServed('kept')], EVENING);

      assert.equal(await store.deleteServedBefore(EVENING), 1);
      assert.equal(await store.find('old'), undefined);
      assert.equal((await store.find('kept'))?.id, 'kept');
    });

    it('keeps questions that count as served later, and ignores unknown ids', async () => {
      const store = await open();
      await store.save([createServed('old'), createServed('assigned')], MORNING);

      await store.touch(['assigned', 'nowhere'], EVENING);
      await store.touch([], EVENING);

      assert.equal(await store.deleteServedBefore(EVENING), 1);
      assert.equal((await store.find('assigned'))?.id, 'assigned');
      assert.equal(await store.find('nowhere'), undefined);
    });
  });
}
