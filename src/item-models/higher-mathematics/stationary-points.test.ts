import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generateItem } from '../generate-item.ts';
import { stationaryPoints } from './stationary-points.ts';

/** The value of a polynomial in x with whole coefficients, as a stem prints it. */
function valueAt(tex: string, x: number): number {
  return [...tex.replaceAll(' ', '').matchAll(/([+-]?)(\d*)(x?)(?:\^(\d))?/gu)]
    .filter(([term]) => term !== '')
    .map(([, sign, size, letter, power]) => {
      const value = Number(size || '1') * (letter === 'x' ? x ** Number(power ?? '1') : 1);
      return sign === '-' ? -value : value;
    })
    .reduce((sum, value) => sum + value, 0);
}

const stationary = /so \$x = (-?\d+)\$ or \$x = (-?\d+)\$/u;
const rule = /\$f\(x\) = (.+?)\$.*greatest/u;

describe('greatest and least values on an interval', () => {
  it('are not both found by a learner who leaves out the end points or ignores the interval', () => {
    const found = Array.from({ length: 150 }, (_, seed) => generateItem(stationaryPoints, seed)).flatMap(
      ({ stem, answer, markingScheme }) => {
        const [, cubic] = rule.exec(stem) ?? [];
        const [, p, q] = stationary.exec(markingScheme?.bullets[1]?.illustrative ?? '') ?? [];
        if (cubic === undefined) return [];
        const turns = [Number(p), Number(q)].map((x) => valueAt(cubic, x)).toSorted((a, b) => b - a);
        const wrong = turns.join(', ');
        return [{ stem, answer: answer?.kind === 'value' ? answer.tex : wrong, wrong }];
      },
    );

    assert.ok(found.length > 10);
    for (const { stem, answer, wrong } of found) assert.notEqual(wrong, answer, stem);
  });
});
