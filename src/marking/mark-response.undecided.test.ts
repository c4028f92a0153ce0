import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getModel } from '../item-models/catalogue.ts';
import { generateItem } from '../item-models/generate-item.ts';
import { judgeUnmatchedWords } from './evidence/judge-unmatched-words.ts';
import { readStageNames } from './evidence/read-stage-names.ts';
import { markQuestion } from './mark-question.ts';

const mark = (id: string, seed: number, response: string) => {
  const { marksAwarded, marksByPerson } = markQuestion(generateItem(getModel(id), seed), response, {
    requireWorking: true,
  });
  return [marksAwarded, marksByPerson];
};

describe('an answer in words that the scheme does not have', () => {
  const context = {
    stem: 'Name the vessel in which microorganisms are grown.',
    accepted: ['fermenter'],
    rejected: ['petri dish'],
  };
  const judge = (text: string) => judgeUnmatchedWords(text, context).kind;

  it('is left to a person if it is an unknown term', () => assert.equal(judge('bioreactor tank'), 'unknown'));

  for (const [why, text] of [
    ['it is rejected', 'a petri dish'],
    ['it is another term of the courses', 'conical flask'],
    ['it repeats the question', 'the vessel'],
    ['it is not words of a language', 'asdfgh qwrtzp'],
    ['it has no words', '42'],
    ['the learner does not know', 'I don’t know'],
  ] as const)
    it(`is wrong because ${why}`, () => assert.equal(judge(text), 'wrong'));
});

describe('a step after a mistake', () => {
  it('is left to a person if it has the shape of the scheme’s step and no rule follows it', () =>
    assert.deepEqual(mark('HA-12', 1, '50/122 x 50/122 = 0.168'), [1, 1]));

  it('earns nothing if it leaves out a step of the scheme', () =>
    assert.deepEqual(mark('N5M-46', 1, '8 ÷ 11 = 0.727\n0.727 × 50 = 36.4 m²'), [1, 0]));

  it('is wrong, and not undecided, if there is nothing before it', () =>
    assert.deepEqual(mark('N5M-17', 1, '(4x-5)(x-4)'), [0, 0]));
});

describe('a decision in words', () => {
  it('earns nothing without working', () =>
    assert.deepEqual(mark('N4M-11', 1, 'Box B because it has more prizes in it, 4 is more than 2'), [0, 0]));

  it('follows from the learner’s own values, with its reason beside it', () =>
    assert.deepEqual(
      mark('HA-04', 1, 'boat 1080+1120-1300 = 900\ncoach 3060+240-1500 = 1700\ncoach trip, bigger profit'),
      [2, 0],
    ));
});

describe('the stages of a process', () => {
  const stem =
    'These stages are in the wrong order: (P) testing; (Q) design; (R) evaluation; (S) implementation.';

  it('are read in words instead of letters', () =>
    assert.deepEqual(readStageNames('design > implementation, then testing and finally evaluation', stem), [
      'Q',
      'S',
      'P',
      'R',
    ]));

  it('are not read if one of them is missing', () =>
    assert.deepEqual(readStageNames('design > testing', stem), []));
});

describe('the right sentence of a scheme', () => {
  it('is not contradicted by its own second half', () =>
    assert.deepEqual(
      mark(
        'HC-30',
        3,
        '(a) to the left (b) a rise in temperature favours the endothermic reaction, and the forward reaction is exothermic',
      ),
      [2, 0],
    ));
});
