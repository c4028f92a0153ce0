import type { Core } from '../exact/core.ts';
import {
  type DecimalLiteral,
  leadingPower,
  roundToFigures,
  roundToPlace,
  significantFigures,
  terminates,
} from '../exact/decimal.ts';
import { evaluate } from '../exact/evaluate.ts';
import { constantOf } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { plainArithmetic } from '../exact/plain-arithmetic.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import {
  absolute,
  compare,
  divide,
  equals,
  fromNumber,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
} from '../exact/rational.ts';
import { sameValue } from '../exact/same-value.ts';
import type { ExactTolerance, Rules } from './answer-policy.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';

type RealNumber = { readonly value: Rational; readonly exact: boolean };

function known(value: Rational): RealNumber {
  return { value, exact: true };
}

/** Returns the fraction that a constant expression equals, if it is rational. */
function exactNumber(core: Core): Rational | undefined {
  if (core.k === 'num') return core.q;
  return withinBudget(() => plainArithmetic(core) ?? constantOf(normalise(core, createNormaliser())));
}

/** Returns the real value of a constant expression: exact, or the nearest double. */
export function realNumber(core: Core): RealNumber | undefined {
  const exact = exactNumber(core);
  if (exact) return { value: exact, exact: true };
  const { re, im, err } = evaluate(core, new Map());
  if (!Number.isFinite(re) || Math.abs(im) > 1e-12 * Math.max(1, Math.abs(re)) + 16 * err) return undefined;
  return { value: fromNumber(re), exact: false };
}

/** From this many figures a decimal counts as a calculator's full display, not as a rounded answer. */
const FULL_DISPLAY = 10;

/** A constant with the decimal literal it was written as, if any. */
export type WrittenNumber = { readonly core: Core; readonly literal: DecimalLiteral | undefined };

/** Compares two constants under the rules on tolerance, figures and places. */
export function compareNumbers(expected: WrittenNumber, given: WrittenNumber, rules: Rules): Outcome {
  const value = compareSizes(expected, given, rules);
  return (isRight(value) && checkDisplay(given.literal, rules)) || value;
}

/** Checks how many figures and places are shown. */
function checkDisplay(literal: DecimalLiteral | undefined, rules: Rules): Outcome | undefined {
  if (rules.sigFigs) {
    const figures = literal && significantFigures(literal);
    const [min, max] = rules.sigFigs;
    if (!figures || figures.max < min || figures.min > max) return wrong('significant-figures');
  }
  if (rules.places) {
    const [min, max] = rules.places;
    if (!literal || literal.places < min || literal.places > max) return wrong('decimal-places');
  }
  return undefined;
}

function compareSizes(expected: WrittenNumber, given: WrittenNumber, rules: Rules): Outcome {
  if (!rules.tolerance && !rules.sigFigs && !rules.places) return compareExactly(expected, given, rules);
  const [e, g] = [realNumber(expected.core), realNumber(given.core)];
  if (!e || !g) return compareExactly(expected, given, rules);
  if (rules.tolerance) {
    if (equals(e.value, g.value)) return right('same');
    return isWithin(e.value, g.value, rules.tolerance)
      ? right('within-tolerance')
      : diagnose(e.value, g.value);
  }
  return matchesRounded(e.value, g.value, { literal: given.literal, rules })
    ? right('rounded')
    : diagnose(e.value, g.value);
}

/** Returns whether a value is within the tolerance, edges included. */
export function isWithin(
  expected: Rational,
  given: Rational,
  { relative, absolute: distance }: ExactTolerance,
): boolean {
  const gap = absolute(subtract(expected, given));
  if (distance && compare(gap, distance) <= 0) return true;
  return relative !== undefined && compare(gap, multiply(relative, absolute(expected))) <= 0;
}

type Display = { literal: DecimalLiteral | undefined; rules: Rules };

/** Returns whether the given number is the expected one rounded to the figures or places it shows. */
function matchesRounded(expected: Rational, given: Rational, { literal, rules }: Display): boolean {
  if (equals(expected, given)) return true;
  if (!literal) return false;
  if (rules.places) return equals(roundToPlace(expected, literal.exponent - literal.places), given);
  const { min, max } = significantFigures(literal);
  const [least, most] = rules.sigFigs ?? [min, max];
  for (let figures = Math.max(min, least); figures <= Math.min(max, most); figures++) {
    if (equals(roundToFigures(expected, figures), given)) return true;
  }
  return false;
}

function compareExactly(expected: WrittenNumber, given: WrittenNumber, rules: Rules): Outcome {
  const [a, b] = [exactNumber(expected.core), exactNumber(given.core)];
  if (a && b) {
    if (equals(a, b)) return right('same');
    if (isFullDisplay(known(a), given.literal, b) || isFullDisplay(known(b), expected.literal, a)) {
      return right('rounded');
    }
    return diagnose(a, b, given.literal);
  }
  const verdict = sameValue(expected.core, given.core, rules.assumptions);
  if (verdict === 'same') return right('equivalent');
  const [x, y] = [realNumber(expected.core), realNumber(given.core)];
  if (x && y && (isFullDisplay(x, given.literal, y.value) || isFullDisplay(y, expected.literal, x.value))) {
    return right('rounded');
  }
  if (verdict === 'unclear') return UNDECIDED;
  return x && y ? diagnose(x.value, y.value, given.literal) : wrong();
}

/** Accepts 0.0833333333333333 for 1/12: a long decimal that is the exact value, rounded. */
function isFullDisplay(full: RealNumber, literal: DecimalLiteral | undefined, shown: Rational): boolean {
  if (!literal || literal.places === 0) return false;
  const { min } = significantFigures(literal);
  if (min < FULL_DISPLAY) return false;
  const { value: exact } = full;
  if (full.exact && terminates(exact) && exact.d < 10n ** 15n && min < 15) return false;
  return (
    isWithinLastDigit(exact, literal, shown) || equals(roundToFigures(shown, 13), roundToFigures(exact, 13))
  );
}

/** Returns whether the value is rounded or truncated: off by less than one in the last digit shown. */
function isWithinLastDigit(exact: Rational, literal: DecimalLiteral, shown: Rational): boolean {
  return compare(absolute(subtract(exact, shown)), tenTo(literal.exponent - literal.places)) < 0;
}

/** Names the usual mistakes: sign, power of ten, rounding. */
function diagnose(expected: Rational, given: Rational, literal?: DecimalLiteral): Outcome {
  return withinBudget(() => diagnoseSlip(expected, given, literal)) ?? wrong();
}

function diagnoseSlip(expected: Rational, given: Rational, literal: DecimalLiteral | undefined): Outcome {
  if (isZero(expected) || isZero(given)) return wrong();
  if (equals(expected, negate(given))) return wrong('sign');
  if (literal && literal.places > 0 && matchesShown(expected, given, literal)) return wrong('not-exact');
  const ratio = divide(given, expected);
  const lead = leadingPower(ratio);
  if (lead !== undefined && lead !== 0 && equals(absolute(ratio), tenTo(lead))) return wrong('power-of-ten');
  const gap = absolute(subtract(ratio, { n: 1n, d: 1n }));
  return compare(gap, { n: 2n, d: 100n }) <= 0 ? wrong('rounded-too-early') : wrong();
}

function matchesShown(expected: Rational, given: Rational, literal: DecimalLiteral): boolean {
  return equals(roundToFigures(expected, significantFigures(literal).max), given);
}

function tenTo(power: number): Rational {
  return power >= 0 ? { n: 10n ** BigInt(power), d: 1n } : { n: 1n, d: 10n ** BigInt(-power) };
}
