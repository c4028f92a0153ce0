import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getMarksByDay } from './marks-by-day.ts';

describe('marks by day', () => {
  it('are summed for each of the last days, oldest first', () => {
    const createAnswer = (at: string, awarded: number) => ({
      at,
      outcome_id: 'A',
      marks_awarded: awarded,
      marks_available: 2,
      marks_by_person: 0,
      where: 'practice' as const,
    });
    const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString();
    const answers = [
      createAnswer(noon('2026-02-01'), 0),
      createAnswer(noon('2026-03-02'), 1),
      createAnswer(noon('2026-03-01'), 2),
      createAnswer(noon('2026-03-02'), 2),
    ];

    assert.deepEqual(getMarksByDay(answers, 2), [
      { day: '2026-03-01', awarded: 2, available: 2, byPerson: 0 },
      { day: '2026-03-02', awarded: 3, available: 4, byPerson: 0 },
    ]);
  });
});
