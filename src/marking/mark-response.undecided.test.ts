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

  it('is wrong, and not left to a person, if there is nothing before it', () =>
    assert.deepEqual(mark('N5M-17', 1, '(4x-5)(x-4)'), [0, 0]));
});

describe('working that the program does not follow', () => {
  it('is left to a person if the answer is right by an unknown method', () =>
    assert.deepEqual(
      mark('N5M-12', 7301, '26000 x 1.045^n > 29100, n = log1.1192/log1.045 = 2.56 so 3 years'),
      [1, 3],
    ));

  it('is left to a person if a calculation with numbers of the question cannot be read', () =>
    assert.deepEqual(mark('HA-18', 7303, 't=3 1620.6, t=4 2009.5 so 4'), [1, 2]));

  it('is left to a person if a step follows from a wrong value and no step before it is right', () =>
    assert.deepEqual(mark('HM-12', 977209, 'sin 2q = 2 x 3/4 = 6/4 = 1.5'), [0, 3]));

  it('is wrong if the question demands another method', () =>
    assert.deepEqual(mark('AHM-08', 933038, '(1-i)² = 1 - 2i - 1 = -2i\nso z⁴ = (-2i)² = -4'), [0, 0]));

  it('loses the mark of a reason that is not given, although the answer is right', () =>
    assert.deepEqual(
      mark('HM-18', 690369, 'F = 3x + 27x^-1\nF\u2032 = 3 - 27x^-2\n27/x² = 3, x = 3\nF(3) = 9 + 9 = 18'),
      [5, 0],
    ));

  it('earns nothing if the response has only wrong numbers without calculations', () =>
    assert.deepEqual(mark('HA-08', 0, '79150.19\n78920.45\n81234.5'), [0, 0]));
});

describe('a conversion that is left out', () => {
  for (const [id, seed, response] of [
    ['N5P-21', 918048, 'V = IR\n8.5 = I x 6.7\nI = 1.27 A'],
    ['N5P-25', 7302, 'd = vt = 7.7 x 22 = 169.4 m'],
    ['AHP-08', 8801, 'E = V/d = 620/72 = 8.6 V/m'],
  ] as const)
    it(`costs one mark in ${id}`, () => assert.deepEqual(mark(id, seed, response), [2, 0]));
});

describe('a list in order', () => {
  for (const [response, marks] of [
    ['6 13 13 13 13 15 15 so median 13', 2],
    ['15, 15, 13, 13, 13, 13, 6\nmedian 13', 2],
    ['13 6 13 15 13 15 13\nmiddle is 15', 0],
  ] as const)
    it(`earns ${marks} marks: ${response.split('\n')[0]}`, () =>
      assert.deepEqual(mark('N4M-08', 7301, response), [marks, 0]));
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
