import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getResultKind } from './result-kind.ts';

const getKind = (awarded: number, byPerson: number, answer: { isCorrect?: true; isBlank?: true } = {}) =>
  getResultKind({
    isCorrect: false,
    isBlank: false,
    marks: { marks_awarded: awarded, marks_available: 2, marks_by_person: byPerson },
    ...answer,
  });

describe('result of an answer', () => {
  it('is partly right when it earned some marks, and wrong when it earned none', () => {
    assert.deepEqual([getKind(1, 0), getKind(0, 0)], ['partly', 'wrong']);
  });

  it('is left to a person when no mark is lost yet, or when the marks that wait may be the only ones', () => {
    assert.deepEqual([getKind(0, 2), getKind(1, 1), getKind(0, 1)], ['person', 'person', 'person']);
  });

  it('is correct or blank whatever the marks', () => {
    assert.deepEqual(
      [getKind(2, 0, { isCorrect: true }), getKind(0, 2, { isBlank: true })],
      ['correct', 'blank'],
    );
  });
});
