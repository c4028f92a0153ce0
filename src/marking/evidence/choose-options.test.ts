import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuestion } from '../../domain/question.ts';
import { scienceQuestions } from '../examiner/science-questions.table.ts';
import { chooseMatches, chooseOptions } from './choose-options.ts';
import { createComparisonCache } from './comparison-cache.ts';

describe('chooseOptions', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['c', 'c'],
    ['C.', 'c'],
    ['(C)', 'c'],
    ['option c', 'c'],
    ['I think the answer is C', 'c'],
    ['c because it is slower', 'c'],
    ['3 m/s', 'c'],
    ['ac', 'a,c'],
    ['A and C', 'a,c'],
    ['not b, c', 'c'],
    ['12/4 = 3 so C', 'c'],
    ['12/4 = 3\nC', 'c'],
    ['24/2 = 12, 12/4 = 3 C', 'c'],
    ['so it is 5 A', ''],
    ['it is not A so B', 'b'],
    ['z', ''],
    ['a car', ''],
    ['bad', ''],
    ['', ''],
  ];
  for (const [text, ids] of cases) {
    it(`reads ${JSON.stringify(text)} as ${ids === '' ? 'no option' : ids}`, () => {
      assert.equal(chooseOptions(text, scienceQuestions.singleChoice, createComparisonCache()).join(), ids);
    });
  }
});

describe('chooseOptions between true and false', () => {
  const question = createQuestion({
    id: 'statement',
    kind: 'mcq_sc',
    stem: 'The Sun is a star.',
    options: [
      { id: 'a', text: 'true', correct: true },
      { id: 'b', text: 'false', correct: false },
    ],
  });
  const cases: readonly (readonly [string, string])[] = [
    ['true', 'a'],
    ['T', 'a'],
    ['F.', 'b'],
    ['False', 'b'],
    ['false: it is a planet', 'b'],
    ['It is true', 'a'],
    ['b', 'b'],
    ['true or false', 'a,b'],
    ['x', ''],
  ];
  for (const [text, ids] of cases) {
    it(`reads ${JSON.stringify(text)} as ${ids === '' ? 'no option' : ids}`, () => {
      assert.equal(chooseOptions(text, question, createComparisonCache()).join(), ids);
    });
  }
});

describe('chooseMatches', () => {
  for (const text of [
    'A-2, B-3, C-1',
    'A → 2\nB → 3\nC → 1',
    'A2 B3 C1',
    'a: 2; b: 3; c: 1',
    'A with 2, B with 3, C with 1',
  ]) {
    it(`reads ${JSON.stringify(text)} as three pairs`, () => {
      assert.deepEqual(chooseMatches(text, scienceQuestions.matching), ['a-2', 'b-3', 'c-1']);
    });
  }
});
