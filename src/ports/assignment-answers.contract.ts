import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerRecord } from '../domain/answer-record.ts';
import type { AnswerLog } from './answer-log.ts';
import type { AssignmentAnswers } from './assignment-answers.ts';
import { pluck } from './pluck.fixture.ts';

type Stores = { readonly answers: AssignmentAnswers; readonly log: AnswerLog };

const AT = '2026-01-01T10:00:00.000Z';
const decision = { teacher: 'ms-smith', at: AT, reason: 'Shown on paper' };

function sampleAnswer(id: string, changes: Partial<AnswerRecord> = {}): AnswerRecord {
  return {
    ...{ id, learner: 'ada', at: AT, course: 'Physics/Nat 5', outcomeId: 'PHY-5-01', questionId: 'q1' },
    ...{ questionVersion: null, itemModel: null, seed: null, part: null, response: '3 m' },
    ...{ marksAwarded: 1, marksAvailable: 2, gapTags: ['unit-missing'], hints: 0, seconds: 20 },
    bullets: [{ n: 1, awarded: 1, available: 2, via: 'exact', forPerson: false }],
    ...{ mode: 'practice', assignment: 'a1', markedBy: 'engine', supersedes: null },
    ...{ threadId: 't1', section: null },
    ...changes,
  };
}

/** A teacher's record that gives the answer full marks. */
const changeMarks = (answer: AnswerRecord): AnswerRecord => ({
  ...answer,
  ...{ id: `${answer.id}:teacher`, marksAwarded: 2, markedBy: 'teacher', supersedes: answer.id },
});

/** The tests that every `AssignmentAnswers` must pass; `open` returns an empty one with the log that it reads. */
export function assignmentAnswersContract(name: string, open: () => Promise<Stores>): void {
  describe(`${name} satisfies the contract of answers to assignments`, () => {
    it('lists the answers to one assignment, of all pupils or of one, in the order in which they were added', async () => {
      const { answers, log } = await open();
      await log.append([sampleAnswer('late', { at: '2026-01-02T10:00:00.000Z' }), sampleAnswer('early')]);
      await log.append([sampleAnswer('bob', { learner: 'bob' })]);
      await log.append([
        sampleAnswer('other', { assignment: 'a2' }),
        sampleAnswer('none', { assignment: null }),
      ]);

      assert.deepEqual(pluck(await answers.list('a1'), 'id'), ['late', 'early', 'bob']);
      assert.deepEqual(pluck(await answers.list('a1', 'ada'), 'id'), ['late', 'early']);
      assert.deepEqual(await answers.list('a3'), []);
    });

    it('keeps the old marks beside those of the teacher, with the reason, and lets an answer be superseded once', async () => {
      const { answers, log } = await open();
      const answer = sampleAnswer('x');
      await log.append([answer]);

      const changes = await Promise.all([
        answers.supersede(changeMarks(answer), decision),
        answers.supersede(changeMarks(answer), { ...decision, reason: 'Again' }),
      ]);

      assert.deepEqual(changes.toSorted(), [false, true]);
      const [old, current] = await answers.list('a1');
      assert.deepEqual([old?.marksAwarded, old?.isCurrent, old?.decision], [1, false, null]);
      assert.deepEqual([current?.marksAwarded, current?.isCurrent], [2, true]);
      assert.equal(current?.decision?.teacher, 'ms-smith');
      assert.equal((await answers.find('x'))?.isCurrent, false);
      assert.deepEqual(await answers.find('x:teacher'), current);
      assert.equal(await answers.find('y'), undefined);
    });

    it('has a version that changes when an answer is marked or changed, and not otherwise', async () => {
      const { answers, log } = await open();
      const answer = sampleAnswer('x');
      const versions = [await answers.readVersion('a1')];
      const addVersion = async (change: Promise<unknown>): Promise<void> => {
        await change;
        versions.push(await answers.readVersion('a1'));
      };
      await addVersion(log.append([answer]));
      await addVersion(answers.supersede(changeMarks(answer), decision));
      await addVersion(log.append([sampleAnswer('elsewhere', { assignment: 'a2' })]));

      assert.equal(new Set(versions).size, 3);
      assert.equal(versions[2], versions[3]);
    });
  });
}
