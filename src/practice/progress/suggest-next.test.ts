import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProgressAnswer } from './read-answers.ts';
import { suggestNext } from './suggest-next.ts';

const outcomes = [
  { id: 'A', label: 'Surds', weight: 0.2 },
  { id: 'B', label: 'Circles', weight: 0.2 },
  { id: 'C', label: 'Vectors', weight: 0.2 },
];
const NOW = new Date('2026-03-20T12:00:00Z');

function createAnswer(
  outcome: string,
  awarded: number,
  changes: Partial<ProgressAnswer> = {},
): ProgressAnswer {
  return {
    outcome_id: outcome,
    at: '2026-03-19T12:00:00Z',
    marks_awarded: awarded,
    marks_available: 4,
    marks_by_person: 0,
    where: 'practice',
    ...changes,
  };
}

const suggestIds = (answers: readonly ProgressAnswer[]) =>
  suggestNext(outcomes, answers, NOW).map(({ outcome_id: id }) => id);

describe('suggestNext', () => {
  it('suggests the outcome with most marks lost, then untried outcomes, and no secure outcomes', () => {
    const answers = [createAnswer('A', 4), createAnswer('B', 0), createAnswer('B', 1)];

    assert.deepEqual(suggestNext(outcomes, answers, NOW), [
      { outcome_id: 'B', label: 'Circles', reason: '1 of the last 8 marks here.' },
      { outcome_id: 'C', label: 'Vectors', reason: 'You have not tried this yet.' },
    ]);
  });

  it('uses only the newest answers, regardless of their order', () => {
    const oldAnswers = Array.from({ length: 9 }, () => createAnswer('A', 0, { at: '2026-01-01T00:00:00Z' }));
    const newAnswers = Array.from({ length: 8 }, () => createAnswer('A', 4));

    assert.ok(!suggestIds([...newAnswers, ...oldAnswers]).includes('A'));
    assert.ok(suggestIds([...oldAnswers, createAnswer('A', 4)]).includes('A'));
  });

  it('suggests an outcome again if it was last secure two weeks ago', () => {
    const [first] = suggestNext(
      [{ id: 'A', label: 'Surds', weight: 1 }],
      [createAnswer('A', 4)],
      new Date('2026-04-04'),
    );

    assert.equal(first?.reason, 'Secure 15 days ago; see whether it still is.');
  });

  it('counts marks that need a person neither as awarded nor as lost', () => {
    assert.deepEqual(
      suggestIds([createAnswer('A', 1, { marks_by_person: 3 }), createAnswer('B', 4), createAnswer('C', 4)]),
      [],
    );
  });
});
