import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getMarksByWeek } from './marks-by-week.ts';

const answer = (at: string, marks_awarded: number, marks_available: number, marks_by_person = 0) => ({
  ...{ outcome_id: 'a', where: 'practice' as const },
  ...{ at, marks_awarded, marks_available, marks_by_person },
});

describe('getMarksByWeek', () => {
  it('sums the marks from Monday to Sunday and leaves out marks that a person has to give', () => {
    const weeks = getMarksByWeek(
      [
        answer('2026-03-02T12:00:00', 1, 2),
        answer('2026-03-08T12:00:00', 2, 3, 1),
        answer('2026-03-09T12:00:00', 1, 1),
      ],
      10,
    );

    assert.deepEqual(
      weeks.map(({ monday, share, answerCount }) => [monday.getDate(), share, answerCount]),
      [
        [2, 0.75, 2],
        [9, 1, 1],
      ],
    );
  });

  it('leaves out a week in which nothing is marked yet, and keeps the newest weeks', () => {
    const weeks = getMarksByWeek(
      [
        answer('2026-03-02T12:00:00', 0, 1, 1),
        answer('2026-03-09T12:00:00', 1, 2),
        answer('2026-03-16T12:00:00', 2, 2),
      ],
      1,
    );

    assert.deepEqual(
      weeks.map(({ share }) => share),
      [1],
    );
  });
});
