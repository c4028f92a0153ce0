import { type DecimalLiteral, parseDecimal } from '../exact/decimal.ts';
import { toSmallInteger } from '../exact/rational.ts';
import type { MathNode } from '../read/node.ts';

/**
 * Returns the digits of a node that is written as a decimal: `-1.20`, `3.0 × 10^8`, `12%`. Returns undefined
 * for fractions and formulas.
 */
export function readLiteral(node: MathNode): DecimalLiteral | undefined {
  switch (node.kind) {
    case 'number':
      return parseDecimal(node.literal);
    case 'negate':
    case 'percent':
    case 'degree':
      return readLiteral(node.of);
    case 'quantity':
      return readLiteral(node.value);
    case 'group': {
      const [item] = node.items;
      return item && node.items.length === 1 ? readLiteral(item) : undefined;
    }
    case 'product':
      return readScientific(node.factors);
    case 'quotient':
      return node.denominator.kind === 'power' ? readDivided(node.numerator, node.denominator) : undefined;
    default:
      return undefined;
  }
}

function readScientific(factors: readonly MathNode[]): DecimalLiteral | undefined {
  const [mantissa, power] = factors;
  if (factors.length !== 2 || !mantissa || !power) return undefined;
  const literal = readLiteral(mantissa);
  const exponent = readPowerOfTen(power);
  if (!literal || exponent === undefined) return undefined;
  return { ...literal, exponent: literal.exponent + exponent };
}

/** Reads `3.14/10^6`. */
function readDivided(numerator: MathNode, power: MathNode): DecimalLiteral | undefined {
  const [literal, exponent] = [readLiteral(numerator), readPowerOfTen(power)];
  return literal && exponent !== undefined
    ? { ...literal, exponent: literal.exponent - exponent }
    : undefined;
}

/** Returns n for 10^n. */
export function readPowerOfTen(node: MathNode): number | undefined {
  if (node.kind === 'number' && node.literal === '10') return 1;
  if (node.kind !== 'power' || node.base.kind !== 'number' || node.base.literal !== '10') return undefined;
  return readSmallInteger(node.exponent);
}

function readSmallInteger(node: MathNode): number | undefined {
  if (node.kind === 'number') return toSmallInteger(node.value, 9999);
  const positive = node.kind === 'negate' ? readSmallInteger(node.of) : undefined;
  return positive === undefined ? undefined : -positive;
}
