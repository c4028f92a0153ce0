import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { listBulletReferences, substituteBulletValues } from './bullet-references.ts';

const values = new Map([
  [1, '4'],
  [2, '3*x^2 - x'],
]);
const lookUp = (n: number) => values.get(n);

describe('substituteBulletValues', () => {
  const cases: readonly (readonly [expression: string, substituted: string])[] = [
    ['b1', '4'],
    ['2b1 + 1', '2(4) + 1'],
    [String.raw`\left. b2 \right|_{x = -2}`, '(3*(-2)^2 - (-2))'],
    ['b1 + b3', '(4) + b3'],
    [String.raw`\beta1 + ab1`, String.raw`\beta1 + ab1`],
  ];
  for (const [expression, substituted] of cases) {
    it(`turns ${expression} into ${substituted}`, () =>
      assert.equal(substituteBulletValues(expression, lookUp), substituted));
  }

  it('lists the bullets that an expression uses', () =>
    assert.deepEqual(listBulletReferences(String.raw`b1 + \left. b2 \right|_{x = 3}`), [1, 2]));
});
