import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { toPlainTex } from '../src/learn/entry/plain-tex.ts';
import { createAnswerSaver } from '../src/learn/exam/answer-saver.ts';
import { createAttemptId } from '../src/learn/exam/attempt-id.ts';
import { getMarksByDay } from '../src/learn/progress/marks-by-day.ts';

describe('the id of an attempt', () => {
  it('is a UUID that follows from learner, course and number, and from nothing else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (learner, course, number) => {
        const id = createAttemptId(learner, course, number);
        assert.ok(z.uuid().safeParse(id).success, id);
        assert.equal(createAttemptId(learner, course, number), id);
        assert.notEqual(createAttemptId(`${learner}x`, course, number), id);
        assert.notEqual(createAttemptId(learner, course, number + 1), id);
      }),
    );
  });
});

describe('saving answers', () => {
  it('sends one batch at a time, in order, and knows when the server did not take one', async () => {
    const log: string[] = [];
    let isAway = true;
    const saver = createAnswerSaver({
      send: async () => {
        log.push('begin');
        await Promise.resolve();
        log.push(isAway ? 'refused' : 'taken');
        if (isAway) throw new Error('away');
      },
      hasMore: () => false,
      onChange: () => {},
    });

    const [first] = await Promise.allSettled([saver.now()]);
    assert.deepEqual([first.status, saver.state()], ['rejected', 'kept']);
    isAway = false;
    await Promise.all([saver.now(), saver.now()]);
    saver.stop();

    assert.equal(saver.state(), 'saved');
    assert.deepEqual(log, ['begin', 'refused', 'begin', 'taken', 'begin', 'taken']);
  });
});

describe('what the maths keyboard writes', () => {
  it('is told in the signs that everybody knows', () => {
    assert.equal(toPlainTex('2\\exponentialE^{\\imaginaryI\\pi}'), '2e^{i\\pi}');
    assert.equal(toPlainTex(' \\frac{1}{\\placeholder{}} '), '\\frac{1}{}');
    assert.equal(toPlainTex('\\sqrt{\\placeholder[a]{}}'), '\\sqrt{}');
  });
});

describe('marks by day', () => {
  it('sums each day of the calendar, oldest first, and keeps the last ones', () => {
    const answer = (at: string, awarded: number) => ({
      at,
      outcome_id: 'A',
      marks_awarded: awarded,
      marks_available: 2,
      marks_by_person: 0,
      where: 'practice' as const,
    });
    const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString();
    const answers = [
      answer(noon('2026-03-02'), 1),
      answer(noon('2026-03-01'), 2),
      answer(noon('2026-03-02'), 2),
    ];

    assert.deepEqual(getMarksByDay([answer(noon('2026-02-01'), 0), ...answers], 2), [
      { day: '2026-03-01', awarded: 2, available: 2, byPerson: 0 },
      { day: '2026-03-02', awarded: 3, available: 4, byPerson: 0 },
    ]);
  });
});
