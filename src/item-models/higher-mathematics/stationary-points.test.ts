import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateItem } from '../generate-item.ts';
import { stationaryPoints } from './stationary-points.ts';

/** Evaluates a polynomial in x with whole coefficients, such as `2x^3 - x + 5`. */
function valueAt(tex: string, x: number): number {
  return [...tex.replaceAll(' ', '').matchAll(/([+-]?)(\d*)(x?)(?:\^(\d))?/gu)]
    .filter(([term]) => term !== '')
    .map(([, sign, size, letter, power]) => {
      const value = Number(size || '1') * (letter === 'x' ? x ** Number(power ?? '1') : 1);
      return sign === '-' ? -value : value;
    })
    .reduce((sum, value) => sum + value, 0);
}

const STATIONARY_VALUES = /so \$x = (-?\d+)\$ or \$x = (-?\d+)\$/u;
const INTERVAL_QUESTION = /\$f\(x\) = (.+?)\$.*greatest/u;

describe('greatest and least values on an interval', () => {
  it('differ from the values at the stationary points, so a learner who uses only these is wrong', () => {
    const intervalQuestions = Array.from({ length: 150 }, (_, seed) =>
      generateItem(stationaryPoints, seed),
    ).flatMap(({ stem, answer, markingScheme }) => {
      const [, cubic] = INTERVAL_QUESTION.exec(stem) ?? [];
      const [, p, q] = STATIONARY_VALUES.exec(markingScheme?.bullets[1]?.illustrative ?? '') ?? [];
      if (cubic === undefined) return [];
      const stationaryValues = [Number(p), Number(q)].map((x) => valueAt(cubic, x)).toSorted((a, b) => b - a);
      const wrongAnswer = stationaryValues.join(', ');
      return [{ stem, answer: answer?.kind === 'value' ? answer.tex : wrongAnswer, wrongAnswer }];
    });

    assert.ok(intervalQuestions.length > 10);
    for (const { stem, answer, wrongAnswer } of intervalQuestions) assert.notEqual(wrongAnswer, answer, stem);
  });
});
