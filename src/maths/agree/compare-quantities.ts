import { type Expression, quotient } from '../exact/expression.ts';
import { absolute, compare, ONE, type Rational } from '../exact/rational.ts';
import { convertValue, unitSize } from '../units/convert-value.ts';
import {
  isCountOrCurrency,
  isPureNumber,
  NO_UNIT,
  PERCENT,
  sameDimension,
  sameUnit,
  type Unit,
} from '../units/unit.ts';
import type { Rules } from './answer-policy.ts';
import { compareNumbers, realNumber, type WrittenNumber } from './compare-numbers.ts';
import { readLiteral } from './literal.ts';
import { correct, incorrect, isCorrect, type Outcome } from './outcome.ts';
import { selectReading, type ValueWithUnit } from './value-with-unit.ts';

/** Compares two quantities, at least one of which has a unit. */
export function compareQuantities(expected: ValueWithUnit, given: ValueWithUnit, rules: Rules): Outcome {
  if (rules.units === 'ignore') return compareBareNumbers(expected, given, rules);
  if (!expected.unit && given.unit) return compareExtraUnit(expected, { ...given, unit: given.unit }, rules);
  if (expected.unit && !given.unit)
    return compareMissingUnit({ ...expected, unit: expected.unit }, given, rules);
  if (expected.unit && given.unit) {
    return compareUnits({ ...expected, unit: expected.unit }, { ...given, unit: given.unit }, rules);
  }
  return compareBareNumbers(expected, given, rules);
}

/** A value that has a unit. */
type Quantity = ValueWithUnit & { readonly unit: Unit };

function toWrittenNumber(quantity: ValueWithUnit, expression: Expression = quantity.value): WrittenNumber {
  return { expression, literal: readLiteral(quantity.node) };
}

function compareBareNumbers(expected: ValueWithUnit, given: ValueWithUnit, rules: Rules): Outcome {
  return compareNumbers(toWrittenNumber(expected), toWrittenNumber(given), rules);
}

/**
 * Compares a given value with a unit and an expected value without one. The unit is ignored, but 28% may also mean
 * 0.28, and 30° may mean π/6.
 */
function compareExtraUnit(expected: ValueWithUnit, given: Quantity, rules: Rules): Outcome {
  if (isPureNumber(given.unit) && !isCountOrCurrency(given.unit)) {
    const asNumber = { expression: convertValue(given.value, given.unit, NO_UNIT), literal: undefined };
    const converted = compareNumbers(toWrittenNumber(expected), asNumber, {
      ...rules,
      sigFigs: undefined,
      places: undefined,
    });
    if (isCorrect(converted)) return converted;
    if (given.unit === PERCENT && !isGreaterThanOne(expected.value)) return converted;
  }
  const outcome = compareBareNumbers(expected, given, rules);
  const isWrongUnit =
    rules.units === 'required' && !isCountOrCurrency(given.unit) && !isPureNumber(given.unit);
  return isCorrect(outcome) && isWrongUnit ? incorrect('extra-unit') : outcome;
}

function isGreaterThanOne(expression: Expression): boolean {
  const value = realNumber(expression)?.value;
  return value !== undefined && compare(absolute(value), ONE) > 0;
}

/** Compares a given number without a unit; it counts as a value in the expected unit. */
function compareMissingUnit(expected: Quantity, given: ValueWithUnit, rules: Rules): Outcome {
  const numberOutcome = compareBareNumbers(expected, given, rules);
  const outcome =
    isCorrect(numberOutcome) || !isPureNumber(expected.unit)
      ? numberOutcome
      : compareAsNumber(expected, given, rules);
  if (rules.units !== 'required') return isCorrect(numberOutcome) ? correct('unit-left-out') : outcome;
  if (isCorrect(outcome) && outcome !== numberOutcome) return outcome;
  return isCorrect(numberOutcome) ? incorrect('missing-unit') : outcome;
}

/** Compares 0.1 with 10%, and π/6 with 30°. */
function compareAsNumber(expected: Quantity, given: ValueWithUnit, rules: Rules): Outcome {
  return compareNumbers(
    { expression: convertValue(expected.value, expected.unit, NO_UNIT), literal: undefined },
    toWrittenNumber(given),
    rules,
  );
}

function compareUnits(expected: Quantity, given: Quantity, rules: Rules): Outcome {
  const unit = selectReading(given.unit, expected.unit);
  const expectedUnit = selectReading(expected.unit, unit);
  if (isCountOrCurrency(expectedUnit) || isCountOrCurrency(unit)) {
    if (sameLabel(expectedUnit, unit)) return compareBareNumbers(expected, given, rules);
  }
  if (!sameDimension(unit.dimension, expectedUnit.dimension) || mixesKindsOfFrequency(unit, expectedUnit)) {
    const numberOutcome = compareBareNumbers(expected, given, rules);
    return isCorrect(numberOutcome) ? incorrect('wrong-unit') : incorrect('wrong-dimension');
  }
  const outcome = compareInGivenUnit({ ...expected, unit: expectedUnit }, { ...given, unit }, rules);
  const isAllowed = rules.allowedUnits?.some((allowed) => sameUnit(allowed, unit)) ?? true;
  return isCorrect(outcome) && !isAllowed ? incorrect('other-unit') : outcome;
}

/** Compares two quantities of the same dimension. */
function compareInGivenUnit(expected: Quantity, given: Quantity, rules: Rules): Outcome {
  if (sameUnit(given.unit, expected.unit)) return compareBareNumbers(expected, given, rules);
  const inGivenUnit = toWrittenNumber(expected, convertValue(expected.value, expected.unit, given.unit));
  const outcome = compareNumbers(
    { ...inGivenUnit, literal: undefined },
    toWrittenNumber(given),
    convertLimits(rules, expected.unit, given.unit),
  );
  if (isCorrect(outcome)) return correct('unit-converted');
  return isCorrect(compareBareNumbers(expected, given, rules)) ? incorrect('unit-size') : outcome;
}

/**
 * Returns whether one unit is hertz and the other is radians or becquerels. They have the same dimension but
 * mean different things.
 */
function mixesKindsOfFrequency(a: Unit, b: Unit): boolean {
  const isCycles = (unit: Unit) => /Hz$|hertz$/u.test(unit.text);
  const isAngular = (unit: Unit) => unit.dimension.get('rad') === 1;
  const isActivity = (unit: Unit) => /Bq$|becquerels?$/u.test(unit.text);
  const areIncompatible = (x: Unit, y: Unit) => isCycles(x) && (isAngular(y) || isActivity(y));
  return areIncompatible(a, b) || areIncompatible(b, a);
}

/** Converts an absolute tolerance and a range, which are stated in the expected unit. */
function convertLimits(rules: Rules, from: Unit, to: Unit): Rules {
  const convert = (limit: Rational | undefined) =>
    limit && realNumber(convertValue({ kind: 'num', value: limit }, from, to))?.value;
  const distance = convertDistance(rules.tolerance?.absolute, from, to);
  const [min, max] = [convert(rules.range?.min), convert(rules.range?.max)];
  return {
    ...rules,
    ...(rules.tolerance && distance && { tolerance: { ...rules.tolerance, absolute: distance } }),
    ...(rules.range && { range: { ...rules.range, ...(min && { min }), ...(max && { max }) } }),
  };
}

/** Converts a difference, for which the zero of the unit does not matter. */
function convertDistance(distance: Rational | undefined, from: Unit, to: Unit): Rational | undefined {
  if (!distance) return undefined;
  const inBaseUnits: Expression = { kind: 'mul', of: [{ kind: 'num', value: distance }, unitSize(from)] };
  return realNumber(quotient(inBaseUnits, unitSize(to)))?.value;
}

/** Returns whether two labels mean the same: “square units” and “units”, “apple” and “apples”. */
function sameLabel(a: Unit, b: Unit): boolean {
  if (!isCountOrCurrency(a) || !isCountOrCurrency(b)) return false;
  const [x, y] = [a.text.toLowerCase(), b.text.toLowerCase()];
  if (isMoney(a) || isMoney(b)) return false;
  return x === y || /\bunit/.test(x) || /\bunit/.test(y) || x.includes(y) || y.includes(x);
}

function isMoney(unit: Unit): boolean {
  return [...unit.dimension.keys()].some((name) => /^\?[£$€₹¥]$/u.test(name));
}
