import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  decimalValue,
  leadingPower,
  parseDecimal,
  printRational,
  roundToFigures,
  significantFigures,
} from './decimal.ts';
import { equals, rational } from './rational.ts';

const countFigures = (text: string) => {
  const literal = parseDecimal(text);
  assert.ok(literal);
  return significantFigures(literal);
};

describe('decimals', () => {
  it('counts significant figures on the literal', () => {
    assert.deepEqual(countFigures('0.00450'), { min: 3, max: 3 });
    assert.deepEqual(countFigures('9.810'), { min: 4, max: 4 });
    assert.deepEqual(countFigures('1200'), { min: 2, max: 4 });
    assert.deepEqual(countFigures('3.0e8'), { min: 2, max: 2 });
    assert.deepEqual(countFigures('0'), { min: 1, max: 1 });
  });

  it('rounds halves away from zero, also for very large and small numbers', () => {
    const roundAndPrint = (text: string, n: number) => {
      const literal = parseDecimal(text);
      assert.ok(literal);
      return printRational(roundToFigures(decimalValue(literal), n));
    };
    assert.equal(roundAndPrint('2.45', 2), '2.5');
    assert.equal(roundAndPrint('0.00995', 2), '0.01');
    assert.equal(roundAndPrint('123456789012345678901234567890', 3), '123000000000000000000000000000');
  });

  it('returns the power of ten of the leading digit', () => {
    assert.equal(leadingPower(rational(1234n)), 3);
    assert.equal(leadingPower(rational(1n, 20n)), -2);
    assert.equal(leadingPower(rational(0n)), undefined);
  });

  it('prints terminating fractions so that they parse to the same value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.nat({ max: 9 }), (n, places) => {
        const value = rational(n < 0n ? -n : n, 10n ** BigInt(places));
        const literal = parseDecimal(printRational(value));
        assert.ok(literal);
        assert.ok(equals(decimalValue(literal), value));
      }),
    );
  });
});
