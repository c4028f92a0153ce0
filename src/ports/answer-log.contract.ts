import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AnswerRecord } from '../domain/answer-record.ts';
import type { AnswerLog } from './answer-log.ts';
import { pluck } from './pluck.fixture.ts';

const ADA = 'ada';

function sampleRecord(id: string, changes: Partial<AnswerRecord> = {}): AnswerRecord {
  return {
    id,
    learner: ADA,
    at: '2026-01-01T00:00:00.000Z',
    course: 'Physics/Nat 5',
    outcomeId: 'PHY-5-01',
    questionId: 'q1',
    questionVersion: null,
    itemModel: 'N5P-01',
    seed: 2_147_483_646,
    part: 'b.i',
    response: 'v = 12 ÷ 4\n= 3 "m/s"',
    marksAwarded: 2,
    marksAvailable: 3,
    bullets: [{ n: 1, awarded: 1, available: 1, via: 'exact', forPerson: false }],
    gapTags: ['unit-missing'],
    hints: 1,
    seconds: 42,
    mode: 'practice',
    assignment: null,
    markedBy: 'engine',
    supersedes: null,
    threadId: 't1',
    section: null,
    ...changes,
  };
}

/** The tests that every `AnswerLog` must pass; `open` returns an empty log. */
export function answerLogContract(name: string, open: () => Promise<AnswerLog>): void {
  describe(`${name} satisfies the AnswerLog contract`, () => {
    it('returns a record as it was added', async () => {
      const log = await open();
      const record = sampleRecord('a');

      await log.append([record]);

      assert.deepEqual(await log.listByLearner(ADA), [record]);
    });

    it('adds an answer once, even if it is added again with other marks', async () => {
      const log = await open();
      await log.append([sampleRecord('a')]);

      const stored = await log.append([sampleRecord('a', { marksAwarded: 0 }), sampleRecord('b')]);

      assert.deepEqual(pluck(await log.listByLearner(ADA), 'marksAwarded'), [2, 2]);
      assert.deepEqual(stored.map(({ id, marksAwarded }) => [id, marksAwarded]).toSorted(), [
        ['a', 2],
        ['b', 2],
      ]);
    });

    it('lists only the records of the learner, oldest first', async () => {
      const log = await open();
      await log.append([
        sampleRecord('late', { at: '2026-01-03T00:00:00.000Z' }),
        sampleRecord('early'),
        sampleRecord('grace', { learner: 'grace' }),
      ]);

      assert.deepEqual(pluck(await log.listByLearner(ADA), 'id'), ['early', 'late']);
    });

    it('deletes records before a time', async () => {
      const log = await open();
      await log.append([sampleRecord('old'), sampleRecord('new', { at: '2026-02-01T00:00:00.000Z' })]);

      await log.deleteBefore(new Date('2026-02-01T00:00:00.000Z'));

      assert.deepEqual(pluck(await log.listByLearner(ADA), 'id'), ['new']);
    });

    it('leaves out a record that another one supersedes', async () => {
      const log = await open();
      await log.append([sampleRecord('a'), sampleRecord('b')]);

      await log.append([sampleRecord('c', { supersedes: 'a', markedBy: 'teacher', marksAwarded: 3 })]);

      assert.deepEqual(pluck(await log.listByLearner(ADA), 'id'), ['b', 'c']);
    });

    it('adds more records than fit into one statement', async () => {
      const log = await open();

      await log.append(Array.from({ length: 1200 }, (_, index) => sampleRecord(`r${index}`)));

      assert.equal((await log.listByLearner(ADA)).length, 1200);
    });

    it('lists the scores of a course after a position, without self-marked and superseded records', async () => {
      const log = await open();
      const waiting = { n: 2, awarded: 0, available: 1, via: null, forPerson: true };
      const bullets = [{ n: 1, awarded: 1, available: 1, via: null, forPerson: false }, waiting];
      await log.append([sampleRecord('a'), sampleRecord('other', { course: 'Physics/Higher' })]);
      await log.append([
        sampleRecord('b', { bullets, marksAvailable: 2, marksAwarded: 1 }),
        sampleRecord('self', { markedBy: 'self' }),
        sampleRecord('c', { supersedes: 'a', markedBy: 'teacher', marksAwarded: 3 }),
      ]);
      const course = { course: 'Physics/Nat 5' };

      const [first, ...others] = await log.listScores(course);

      assert.ok(first);
      const { position, ...fields } = first;
      assert.deepEqual(fields, {
        ...{ id: 'b', learner: 'ada', at: '2026-01-01T00:00:00.000Z', course: 'Physics/Nat 5' },
        ...{
          outcomeId: 'PHY-5-01',
          questionId: 'q1',
          questionVersion: null,
          itemModel: 'N5P-01',
          part: 'b.i',
        },
        ...{ marksAwarded: 1, marksAvailable: 2, marksByPerson: 1, hints: 1, seconds: 42 },
        ...{ mode: 'practice', threadId: 't1', section: null, isReplacement: false },
      });
      assert.deepEqual(pluck(others, 'id'), ['c']);
      const byLearner = await log.listScores({ learner: 'ada' });
      assert.deepEqual(pluck(byLearner, 'id'), ['other', 'b', 'c']);
      assert.deepEqual(pluck(await log.listScores({ ...course, after: position }), 'id'), ['c']);
    });

    it('counts the records of a learner, and knows the position of the last one', async () => {
      const log = await open();
      await log.append([sampleRecord('a'), sampleRecord('self', { markedBy: 'self' })]);
      await log.append([sampleRecord('grace', { learner: 'grace' })]);

      const { count, position } = await log.readExtent(ADA);

      const [{ position: first = 0 } = {}] = await log.listScores({ learner: ADA });
      assert.deepEqual([count, position], [2, first + 1]);
      assert.deepEqual(await log.readExtent('nobody'), { count: 0, position: 0 });
    });

    it('counts equal responses to a question and its copies by version and part', async () => {
      const log = await open();
      await log.append([
        sampleRecord('a', { response: 'B', part: null, questionVersion: 2 }),
        sampleRecord('b', { response: 'A', part: null, questionVersion: 2 }),
        sampleRecord('c', { response: 'B', part: null, questionVersion: 2 }),
        sampleRecord('self', { response: 'B', part: null, questionVersion: 2, markedBy: 'self' }),
        sampleRecord('copy', { response: 'B', part: null, questionVersion: 2, questionId: 'q1.copy' }),
        sampleRecord('other', { questionId: 'q2' }),
      ]);

      assert.deepEqual(await log.countResponses(['q1', 'q1.copy']), [
        { questionVersion: 2, part: null, response: 'B', count: 3 },
        { questionVersion: 2, part: null, response: 'A', count: 1 },
      ]);
    });

    it('keeps the first start time and the position of the replay', async () => {
      const log = await open();
      const first = await log.readReplay(new Date('2026-01-01T00:00:00.000Z'));
      await log.saveReplay({ position: 7, isDone: true });

      const second = await log.readReplay(new Date('2026-02-01T00:00:00.000Z'));

      assert.deepEqual(first, { until: '2026-01-01T00:00:00.000Z', position: 0, isDone: false });
      assert.deepEqual(second, { until: '2026-01-01T00:00:00.000Z', position: 7, isDone: true });
    });
  });
}
