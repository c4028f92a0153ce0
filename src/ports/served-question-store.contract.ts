import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../domain/question.ts';
import type { ServedQuestion, ServedQuestionStore } from './served-question-store.ts';

const MORNING = new Date('2026-03-01T08:00:00.000Z');
const EVENING = new Date('2026-03-01T20:00:00.000Z');

function shelved(id: string, stem = 'Work out $2 + 2$.'): ServedQuestion {
  const question = createQuestion({ id, kind: 'subjective', stem, outcomeId: 'MNU-5-01', marks: 1 });
  return { question, stemKey: `key of ${stem}` };
}

/** What every shelf does; `open` answers an empty one. */
export function servedQuestionStoreContract(name: string, open: () => Promise<ServedQuestionStore>): void {
  describe(`${name} keeps the QuestionShelf contract`, () => {
    it('hands back what was put there, in its newest form', async () => {
      const shelf = await open();
      const [older, newer] = [shelved('q1'), shelved('q1', 'Work out $3 + 3$.')];

      await shelf.save([older, shelved('q2')], MORNING);
      await shelf.save([newer], EVENING);
      await shelf.save([], EVENING);

      assert.deepEqual(await shelf.find('q1'), newer.question);
      assert.deepEqual((await shelf.find('q2'))?.id, 'q2');
      assert.equal(await shelf.find('nowhere'), undefined);
    });

    it('gives an id to the first who claims it', async () => {
      const shelf = await open();

      assert.equal(await shelf.claim(shelved('q1_variant_1'), MORNING), true);
      assert.equal(await shelf.claim(shelved('q1_variant_1', 'Another.'), EVENING), false);

      assert.equal((await shelf.find('q1_variant_1'))?.stem, 'Work out $2 + 2$.');
    });

    it('knows the outcomes and stems of many, and leaves out who it does not know', async () => {
      const shelf = await open();
      const many = Array.from({ length: 1200 }, (_, place) => shelved(`q${place}`, `Stem ${place}`));
      await shelf.save(many, MORNING);

      const notes = await shelf.findSummaries([...many.map(({ question }) => question.id), 'nowhere', '']);

      assert.equal(notes.size, 1200);
      assert.deepEqual(notes.get('q7'), { outcomeId: 'MNU-5-01', stemKey: 'key of Stem 7' });
      assert.equal((await shelf.findSummaries([])).size, 0);
    });

    it('counts the variants of one question and not those of its neighbours', async () => {
      const shelf = await open();
      const ids = ['q_variant_2', 'q_variant_10', 'q_variant_x', 'q2_variant_40', 'qq_variant_50', 'q%'];
      await shelf.save(
        ids.map((id) => shelved(id)),
        MORNING,
      );

      assert.equal(await shelf.findLastVariant('q'), 10);
      assert.equal(await shelf.findLastVariant('%'), 0);
      assert.equal(await shelf.findLastVariant('nowhere'), 0);
    });

    it('forgets what nobody was handed since', async () => {
      const shelf = await open();
      await shelf.save([shelved('old'), shelved('kept')], MORNING);
      await shelf.save([shelved('kept')], EVENING);

      assert.equal(await shelf.deleteServedBefore(EVENING), 1);
      assert.equal(await shelf.find('old'), undefined);
      assert.equal((await shelf.find('kept'))?.id, 'kept');
    });
  });
}
