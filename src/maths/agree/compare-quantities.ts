import { type Core, quotient } from '../exact/core.ts';
import { absolute, compare, ONE } from '../exact/rational.ts';
import { convertValue, unitSize } from '../units/convert-value.ts';
import { isLabel, isPureNumber, PERCENT, sameDimension, sameUnit, type Unit } from '../units/unit.ts';
import type { ComparisonRules } from './answer-policy.ts';
import { compareNumbers, realNumber, type WrittenNumber } from './compare-numbers.ts';
import { type ComparisonOutcome, isRight, right, wrong } from './comparison-outcome.ts';
import { literalOf } from './literal.ts';
import { fittingUnit, type ValueWithUnit } from './value-with-unit.ts';

/** Compares two quantities, at least one of which has a unit. */
export function compareQuantities(
  expected: ValueWithUnit,
  given: ValueWithUnit,
  rules: ComparisonRules,
): ComparisonOutcome {
  if (rules.units === 'ignore') return compareIgnoringUnits(expected, given, rules);
  if (!expected.unit && given.unit) return compareExtraUnit(expected, { ...given, unit: given.unit }, rules);
  if (expected.unit && !given.unit)
    return compareMissingUnit({ ...expected, unit: expected.unit }, given, rules);
  if (expected.unit && given.unit) {
    return compareUnits({ ...expected, unit: expected.unit }, { ...given, unit: given.unit }, rules);
  }
  return compareBareNumbers(expected, given, rules);
}

type Measured = ValueWithUnit & { readonly unit: Unit };

function written(quantity: ValueWithUnit, core: Core = quantity.value): WrittenNumber {
  return { core, literal: literalOf(quantity.node) };
}

function compareBareNumbers(
  expected: ValueWithUnit,
  given: ValueWithUnit,
  rules: ComparisonRules,
): ComparisonOutcome {
  return compareNumbers(written(expected), written(given), rules);
}

function compareIgnoringUnits(
  expected: ValueWithUnit,
  given: ValueWithUnit,
  rules: ComparisonRules,
): ComparisonOutcome {
  return compareBareNumbers(expected, given, rules);
}

/** The expected answer has no unit: one in the answer does no harm, and 28% or 30° may also be meant as a number. */
function compareExtraUnit(
  expected: ValueWithUnit,
  given: Measured,
  rules: ComparisonRules,
): ComparisonOutcome {
  if (isPureNumber(given.unit) && !isLabel(given.unit)) {
    const asNumber = { core: convertValue(given.value, given.unit, PLAIN), literal: undefined };
    const converted = compareNumbers(written(expected), asNumber, {
      ...rules,
      sigFigs: undefined,
      places: undefined,
    });
    if (isRight(converted)) return converted;
    if (given.unit === PERCENT && !isLarge(expected.value)) return converted;
  }
  return compareBareNumbers(expected, given, rules);
}

const PLAIN: Unit = { text: '', factor: ONE, pi: 0, dimension: new Map() };

function isLarge(core: Core): boolean {
  const value = realNumber(core)?.value;
  return value !== undefined && compare(absolute(value), ONE) > 0;
}

function compareMissingUnit(
  expected: Measured,
  given: ValueWithUnit,
  rules: ComparisonRules,
): ComparisonOutcome {
  const bare = compareBareNumbers(expected, given, rules);
  const outcome =
    isRight(bare) || !isPureNumber(expected.unit) ? bare : compareAsNumber(expected, given, rules);
  if (rules.units !== 'required') return isRight(bare) ? right('unit-left-out') : outcome;
  if (isRight(outcome) && outcome !== bare) return outcome;
  return isRight(bare) ? wrong('missing-unit') : outcome;
}

/** 0.1 for 10%, π/6 for 30°. A whole number of radians for degrees is never meant. */
function compareAsNumber(
  expected: Measured,
  given: ValueWithUnit,
  rules: ComparisonRules,
): ComparisonOutcome {
  return compareNumbers(
    { core: convertValue(expected.value, expected.unit, PLAIN), literal: undefined },
    written(given),
    rules,
  );
}

function compareUnits(expected: Measured, given: Measured, rules: ComparisonRules): ComparisonOutcome {
  const unit = fittingUnit(given.unit, expected.unit);
  const wanted = fittingUnit(expected.unit, unit);
  if (isLabel(wanted) || isLabel(unit)) {
    if (sameLabel(wanted, unit)) return compareBareNumbers(expected, given, rules);
  }
  if (!sameDimension(unit.dimension, wanted.dimension) || mixesTurns(unit, wanted)) {
    const number = compareBareNumbers(expected, given, rules);
    return isRight(number) ? wrong('wrong-unit') : wrong('wrong-dimension');
  }
  if (sameUnit(unit, wanted)) return compareBareNumbers(expected, given, rules);
  const inGivenUnit = written(expected, convertValue(expected.value, wanted, unit));
  const outcome = compareNumbers(
    { ...inGivenUnit, literal: undefined },
    written(given),
    scaledRules(rules, wanted, unit),
  );
  if (isRight(outcome)) return right('unit-converted');
  return isRight(compareBareNumbers(expected, given, rules)) ? wrong('unit-size') : outcome;
}

/** Cycles per second are neither radians nor decays per second. */
function mixesTurns(a: Unit, b: Unit): boolean {
  const isCycles = (unit: Unit) => /Hz$|hertz$/u.test(unit.text);
  const turns = (unit: Unit) => unit.dimension.get('rad') === 1;
  const decays = (unit: Unit) => /Bq$|becquerels?$/u.test(unit.text);
  const clash = (x: Unit, y: Unit) => isCycles(x) && (turns(y) || decays(y));
  return clash(a, b) || clash(b, a);
}

/** An absolute tolerance is stated in the expected unit. */
function scaledRules(rules: ComparisonRules, from: Unit, to: Unit): ComparisonRules {
  const distance = rules.tolerance?.absolute;
  if (!distance || !rules.tolerance) return rules;
  const scaled = realNumber(quotient(convertSize(distance, from), unitSize(to)))?.value;
  return scaled ? { ...rules, tolerance: { ...rules.tolerance, absolute: scaled } } : rules;
}

function convertSize(distance: { n: bigint; d: bigint }, unit: Unit): Core {
  return { k: 'mul', of: [{ k: 'num', q: distance }, unitSize(unit)] };
}

/** “square units” and “units”, “apple” and “apples” name the same thing; a label and a real unit never do. */
function sameLabel(a: Unit, b: Unit): boolean {
  if (!isLabel(a) || !isLabel(b)) return false;
  const [x, y] = [a.text.toLowerCase(), b.text.toLowerCase()];
  if (isMoney(a) || isMoney(b)) return false;
  return x === y || /\bunit/.test(x) || /\bunit/.test(y) || x.includes(y) || y.includes(x);
}

function isMoney(unit: Unit): boolean {
  return [...unit.dimension.keys()].some((name) => /^\?[£$€₹¥]$/u.test(name));
}
