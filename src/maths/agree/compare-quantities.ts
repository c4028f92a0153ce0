import { type Core, quotient } from '../exact/core.ts';
import { absolute, compare, ONE } from '../exact/rational.ts';
import { convertValue, unitSize } from '../units/convert-value.ts';
import { isLabel, isPureNumber, PERCENT, sameDimension, sameUnit, type Unit } from '../units/unit.ts';
import type { Rules } from './answer-policy.ts';
import { compareNumbers, realNumber, type WrittenNumber } from './compare-numbers.ts';
import { literalOf } from './literal.ts';
import { isRight, type Outcome, right, wrong } from './outcome.ts';
import { fittingUnit, type ValueWithUnit } from './value-with-unit.ts';

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

type Measured = ValueWithUnit & { readonly unit: Unit };

function written(quantity: ValueWithUnit, core: Core = quantity.value): WrittenNumber {
  return { core, literal: literalOf(quantity.node) };
}

function compareBareNumbers(expected: ValueWithUnit, given: ValueWithUnit, rules: Rules): Outcome {
  return compareNumbers(written(expected), written(given), rules);
}

/**
 * Handles a unit that the expected answer does not have: it is allowed, and 28% or 30° may also be meant as a
 * number.
 */
function compareExtraUnit(expected: ValueWithUnit, given: Measured, rules: Rules): Outcome {
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

/** Handles a missing unit: the number counts in the expected unit. */
function compareMissingUnit(expected: Measured, given: ValueWithUnit, rules: Rules): Outcome {
  const bare = compareBareNumbers(expected, given, rules);
  const outcome =
    isRight(bare) || !isPureNumber(expected.unit) ? bare : compareAsNumber(expected, given, rules);
  if (rules.units !== 'required') return isRight(bare) ? right('unit-left-out') : outcome;
  if (isRight(outcome) && outcome !== bare) return outcome;
  return isRight(bare) ? wrong('missing-unit') : outcome;
}

/** Compares 0.1 with 10%, and π/6 with 30°. */
function compareAsNumber(expected: Measured, given: ValueWithUnit, rules: Rules): Outcome {
  return compareNumbers(
    { core: convertValue(expected.value, expected.unit, PLAIN), literal: undefined },
    written(given),
    rules,
  );
}

function compareUnits(expected: Measured, given: Measured, rules: Rules): Outcome {
  const unit = fittingUnit(given.unit, expected.unit);
  const expectedUnit = fittingUnit(expected.unit, unit);
  if (isLabel(expectedUnit) || isLabel(unit)) {
    if (sameLabel(expectedUnit, unit)) return compareBareNumbers(expected, given, rules);
  }
  if (!sameDimension(unit.dimension, expectedUnit.dimension) || mixesTurns(unit, expectedUnit)) {
    const number = compareBareNumbers(expected, given, rules);
    return isRight(number) ? wrong('wrong-unit') : wrong('wrong-dimension');
  }
  if (sameUnit(unit, expectedUnit)) return compareBareNumbers(expected, given, rules);
  const inGivenUnit = written(expected, convertValue(expected.value, expectedUnit, unit));
  const outcome = compareNumbers(
    { ...inGivenUnit, literal: undefined },
    written(given),
    scaledRules(rules, expectedUnit, unit),
  );
  if (isRight(outcome)) return right('unit-converted');
  return isRight(compareBareNumbers(expected, given, rules)) ? wrong('unit-size') : outcome;
}

/**
 * Returns whether hertz meets radians or decays per second, which have the same dimension but mean different
 * things.
 */
function mixesTurns(a: Unit, b: Unit): boolean {
  const isCycles = (unit: Unit) => /Hz$|hertz$/u.test(unit.text);
  const turns = (unit: Unit) => unit.dimension.get('rad') === 1;
  const decays = (unit: Unit) => /Bq$|becquerels?$/u.test(unit.text);
  const clash = (x: Unit, y: Unit) => isCycles(x) && (turns(y) || decays(y));
  return clash(a, b) || clash(b, a);
}

/** Converts an absolute tolerance, which is stated in the expected unit. */
function scaledRules(rules: Rules, from: Unit, to: Unit): Rules {
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
