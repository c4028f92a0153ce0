import {
  type DecimalLiteral,
  leadingPower,
  roundToFigures,
  roundToPlace,
  significantFigures,
  terminates,
} from '../exact/decimal.ts';
import { evaluate } from '../exact/evaluate.ts';
import { type Expression, product, variablesOf } from '../exact/expression.ts';
import { findConstant } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { computeArithmetic } from '../exact/plain-arithmetic.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import {
  absolute,
  compare,
  divide,
  equals,
  fromNumber,
  isZero,
  MINUS_ONE,
  multiply,
  negate,
  type Rational,
  subtract,
} from '../exact/rational.ts';
import { sameValue } from '../exact/same-value.ts';
import type { ExactRange, ExactTolerance, Rules } from './answer-policy.ts';
import { correct, incorrect, isCorrect, type Outcome, UNDECIDED } from './outcome.ts';

/** A real number; if `exact` is false, `value` is the nearest double. */
type RealNumber = { readonly value: Rational; readonly exact: boolean };

function toExactNumber(value: Rational): RealNumber {
  return { value, exact: true };
}

/** Returns the fraction that a constant expression equals, if it is rational. */
function findExactNumber(expression: Expression): Rational | undefined {
  if (expression.kind === 'num') return expression.value;
  return withinBudget(
    () => computeArithmetic(expression) ?? findConstant(normalise(expression, createNormaliser())),
  );
}

/** Returns the real value of a constant expression: exact, or the nearest double. */
export function realNumber(expression: Expression): RealNumber | undefined {
  const exact = findExactNumber(expression);
  if (exact) return { value: exact, exact: true };
  if (variablesOf(expression).size > 0) return undefined;
  const { re, im, err } = evaluate(expression, new Map());
  if (!Number.isFinite(re) || Math.abs(im) > 1e-12 * Math.max(1, Math.abs(re)) + 16 * err) return undefined;
  return { value: fromNumber(re), exact: false };
}

/**
 * A decimal with at least this many significant figures counts as the full display of a calculator, not as a rounded
 * answer.
 */
const MIN_FULL_DISPLAY_FIGURES = 10;

/** A constant, with its decimal literal if it was written as one. */
export type WrittenNumber = { readonly expression: Expression; readonly literal: DecimalLiteral | undefined };

/** Compares two constants by the rules on tolerance, significant figures and decimal places. */
export function compareNumbers(expected: WrittenNumber, given: WrittenNumber, rules: Rules): Outcome {
  const valueOutcome = compareNumericValues(expected, given, rules);
  return (isCorrect(valueOutcome) && checkDisplay(given.literal, rules)) || valueOutcome;
}

/** Checks the number of significant figures and decimal places as written; undefined if they are right. */
function checkDisplay(literal: DecimalLiteral | undefined, rules: Rules): Outcome | undefined {
  if (rules.sigFigs) {
    const figures = literal && significantFigures(literal);
    const [min, max] = rules.sigFigs;
    if (!figures || figures.max < min || figures.min > max) return incorrect('significant-figures');
  }
  if (rules.places) {
    const [min, max] = rules.places;
    if (!literal || literal.places < min || literal.places > max) return incorrect('decimal-places');
  }
  return undefined;
}

function compareNumericValues(expected: WrittenNumber, given: WrittenNumber, rules: Rules): Outcome {
  if (rules.ignoresSign) return compareMagnitudes(expected, given, rules);
  if (rules.range) return compareWithRange(given, rules.range);
  if (!rules.tolerance && !rules.sigFigs && !rules.places) return compareExactly(expected, given, rules);
  const [e, g] = [realNumber(expected.expression), realNumber(given.expression)];
  if (!e || !g) return compareExactly(expected, given, rules);
  if (rules.tolerance) {
    if (equals(e.value, g.value)) return correct('same');
    return isWithin(e.value, g.value, rules.tolerance)
      ? correct('within-tolerance')
      : diagnose(e.value, g.value);
  }
  const { literal } = given;
  if (matchesRounded(e.value, g.value, { literal, rules })) return correct('rounded');
  const otherFigures = { ...rules, sigFigs: undefined };
  return rules.sigFigs && matchesRounded(e.value, g.value, { literal, rules: otherFigures })
    ? incorrect('significant-figures')
    : diagnose(e.value, g.value);
}

/** Compares the expected number with the given one and, if they differ, with its opposite. */
function compareMagnitudes(expected: WrittenNumber, given: WrittenNumber, rules: Rules): Outcome {
  const signedRules = { ...rules, ignoresSign: false };
  const outcome = compareNumericValues(expected, given, signedRules);
  if (isCorrect(outcome)) return outcome;
  const opposite = product({ kind: 'num', value: MINUS_ONE }, given.expression);
  const oppositeOutcome = compareNumericValues(expected, { ...given, expression: opposite }, signedRules);
  return isCorrect(oppositeOutcome) ? oppositeOutcome : outcome;
}

function compareWithRange(given: WrittenNumber, { min, max, exclusive }: ExactRange): Outcome {
  const value = realNumber(given.expression)?.value;
  if (!value) return UNDECIDED;
  const isBeyond = (difference: number) => difference < 0 || (exclusive && difference === 0);
  const isOutside =
    (min !== undefined && isBeyond(compare(value, min))) ||
    (max !== undefined && isBeyond(compare(max, value)));
  return isOutside ? incorrect('out-of-range') : correct('in-range');
}

/** Returns whether a value is within the tolerance, edges included. */
export function isWithin(
  expected: Rational,
  given: Rational,
  { relative, absolute: distance }: ExactTolerance,
): boolean {
  const difference = absolute(subtract(expected, given));
  if (distance && compare(difference, distance) <= 0) return true;
  return relative !== undefined && compare(difference, multiply(relative, absolute(expected))) <= 0;
}

type Display = { literal: DecimalLiteral | undefined; rules: Rules };

/**
 * Returns whether the given number is the expected one, rounded to the significant figures or decimal places that it has.
 */
function matchesRounded(expected: Rational, given: Rational, { literal, rules }: Display): boolean {
  if (equals(expected, given)) return true;
  if (!literal) return false;
  if (rules.places) return equals(roundToPlace(expected, literal.exponent - literal.places), given);
  const { min, max } = significantFigures(literal);
  const [minFigures, maxFigures] = rules.sigFigs ?? [min, max];
  for (let figures = Math.max(min, minFigures); figures <= Math.min(max, maxFigures); figures++) {
    if (equals(roundToFigures(expected, figures), given)) return true;
  }
  return false;
}

function compareExactly(expected: WrittenNumber, given: WrittenNumber, rules: Rules): Outcome {
  const [a, b] = [findExactNumber(expected.expression), findExactNumber(given.expression)];
  if (a && b) {
    if (equals(a, b)) return correct('same');
    if (
      !rules.exact &&
      (isFullDisplay(toExactNumber(a), given.literal, b) ||
        isFullDisplay(toExactNumber(b), expected.literal, a))
    ) {
      return correct('rounded');
    }
    return diagnose(a, b, given.literal);
  }
  const verdict = sameValue(expected.expression, given.expression, rules.assumptions);
  if (verdict === 'same') return correct('equivalent');
  const [x, y] = [realNumber(expected.expression), realNumber(given.expression)];
  const mayBeDisplays = x && y && !rules.exact;
  if (
    mayBeDisplays &&
    (isFullDisplay(x, given.literal, y.value) || isFullDisplay(y, expected.literal, x.value))
  )
    return correct('rounded');
  if (verdict === 'unclear') return UNDECIDED;
  return x && y ? diagnose(x.value, y.value, given.literal) : incorrect();
}

/** Returns whether a long decimal is the rounded exact value: 0.0833333333333333 for 1/12. */
function isFullDisplay(
  trueNumber: RealNumber,
  literal: DecimalLiteral | undefined,
  displayed: Rational,
): boolean {
  if (!literal || literal.places === 0) return false;
  const { min } = significantFigures(literal);
  if (min < MIN_FULL_DISPLAY_FIGURES) return false;
  const { value: exact } = trueNumber;
  if (trueNumber.exact && terminates(exact) && exact.d < 10n ** 15n && min < 15) return false;
  return (
    isWithinLastDigit(exact, literal, displayed) ||
    equals(roundToFigures(displayed, 13), roundToFigures(exact, 13))
  );
}

/** Returns whether the value is rounded or truncated: off by less than one in the last digit shown. */
function isWithinLastDigit(exact: Rational, literal: DecimalLiteral, displayed: Rational): boolean {
  return (
    compare(absolute(subtract(exact, displayed)), powerOfTenValue(literal.exponent - literal.places)) < 0
  );
}

/** Returns the kind of mistake: sign, power of ten or rounding. */
function diagnose(expected: Rational, given: Rational, literal?: DecimalLiteral): Outcome {
  return withinBudget(() => findMistake(expected, given, literal)) ?? incorrect();
}

function findMistake(expected: Rational, given: Rational, literal: DecimalLiteral | undefined): Outcome {
  if (isZero(expected) || isZero(given)) return incorrect();
  if (equals(expected, negate(given))) return incorrect('sign');
  if (literal && literal.places > 0 && isRoundedValue(expected, given, literal))
    return incorrect('not-exact');
  const ratio = divide(given, expected);
  const powerOfTen = leadingPower(ratio);
  if (powerOfTen !== undefined && powerOfTen !== 0 && equals(absolute(ratio), powerOfTenValue(powerOfTen)))
    return incorrect('power-of-ten');
  const difference = absolute(subtract(ratio, { n: 1n, d: 1n }));
  // A deviation of at most 2% is taken as premature rounding.
  return compare(difference, { n: 2n, d: 100n }) <= 0 ? incorrect('rounded-too-early') : incorrect();
}

function isRoundedValue(expected: Rational, given: Rational, literal: DecimalLiteral): boolean {
  return equals(roundToFigures(expected, significantFigures(literal).max), given);
}

function powerOfTenValue(power: number): Rational {
  return power >= 0 ? { n: 10n ** BigInt(power), d: 1n } : { n: 1n, d: 10n ** BigInt(-power) };
}
