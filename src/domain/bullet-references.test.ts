import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listBulletReferences, parseBulletReference, substituteBulletValues } from './bullet-references.ts';

const values = new Map([
  ['b1', '4'],
  ['b2', '3*x^2 - x'],
  ['a:b1', '7'],
  ['b.i:b2', '9'],
  ['a:b3', '0.8*u_{n} + 5'],
  ['a:b4', 'a = 1/2, b = -3'],
  ['a:b5', '(-2, 1/4)'],
  ['a:b6', '3*p + 2*q = 5 + q'],
  ['b4', 'Q_{1} = 9, k\\cos a° = -8'],
]);
const lookUp = (reference: string) => values.get(reference);

describe('substituteBulletValues', () => {
  const cases: readonly (readonly [expression: string, substituted: string])[] = [
    ['b1', '4'],
    ['2b1 + 1', '2(4) + 1'],
    [String.raw`\left. b2 \right|_{x = -2}`, '(3*(-2)^2 - (-2))'],
    [String.raw`\left. a:b3 \right|_{u_n = 1}`, '(0.8*(1) + 5)'],
    [String.raw`\left. a:b4 \right|_{b} + \left. a:b4 \right|_{a}`, '(-3) + (1/2)'],
    [String.raw`\left. b4 \right|_{Q_1} + \left. b4 \right|_{k\cos a}`, '(9) + (-8)'],
    [String.raw`\left. a:b5 \right|_{x} + \left. a:b5 \right|_{y}`, '(-2) + (1/4)'],
    [String.raw`\left. a:b6 \right|_{p = 1, q = 0}`, '(3*(1) + 2*(0) - (5 + (0)))'],
    ['b1 + b3', '(4) + b3'],
    ['a:b1', '7'],
    ['2a:b1 + b.i:b2 - c:b1', '2(7) + (9) - c:b1'],
    ['3 : b1', '3 : (4)'],
    [String.raw`\beta1 + ab1`, String.raw`\beta1 + ab1`],
  ];
  for (const [expression, substituted] of cases) {
    it(`turns ${expression} into ${substituted}`, () =>
      assert.equal(substituteBulletValues(expression, lookUp), substituted));
  }

  it('lists the bullets that an expression uses', () =>
    assert.deepEqual(listBulletReferences(String.raw`b1 + \left. b2 \right|_{x = 3}`), ['b1', 'b2']));
});

describe('parseBulletReference', () => {
  it('separates the part from the number of the bullet', () => {
    assert.deepEqual(parseBulletReference('b12'), { part: undefined, n: 12 });
    assert.deepEqual(parseBulletReference('b.i:b2'), { part: 'b.i', n: 2 });
  });
});
