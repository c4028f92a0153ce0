import { toNumber } from '../../maths/exact/rational.ts';
import { sameDimension, type Unit } from '../../maths/units/unit.ts';
import { countDigits, isSame } from './compare-numbers.ts';
import { findNewNumbers } from './find-new-numbers.ts';
import type { StatedNumber } from './stated-number.ts';

/** A later number that repeats a result of the solution with other digits. */
type CopySlip = { readonly result: StatedNumber; readonly repetition: StatedNumber };

/** Longer solutions are not compared, so that the time stays linear. */
const MAX_NUMBERS = 250;
/** The largest ratio between a result and its wrong copy. */
const MAX_RATIO = 2;

/**
 * Finds numbers that repeat a result with other digits. Such a number is the last one of a solution, or has several digits and
 * follows a result that the solution does not use.
 */
export function findCopySlips(stem: readonly StatedNumber[], solution: readonly StatedNumber[]): CopySlip[] {
  if (solution.length > MAX_NUMBERS) return [];
  const numbers = solution.filter(({ role, isWord }) => role !== 'index' && !isWord);
  const mayRepeat = numbers.some((number, at) => {
    const result = numbers.slice(0, at).findLast(isDerived);
    return result !== undefined && number.value !== result.value && isSimilar(number, result);
  });
  if (!mayRepeat) return [];
  return findNewNumbers(numbers, stem).flatMap(({ number, explanations }) => {
    const at = numbers.indexOf(number);
    const earlier = numbers.slice(0, at);
    const result = earlier.findLast(isDerived);
    if (result === undefined || !isSimilar(number, result)) return [];
    if (stem.some((given) => isSame(result, given))) return [];
    const isLast = at === numbers.length - 1 && earlier.at(-1) === result && isStatedInSentence(number);
    const isCopy =
      isLast || (isMistyped(number, result) && (number.token.text.length > 4 || explanations().length === 0));
    return isCopy && !isUsed(result, numbers) ? [{ result, repetition: number }] : [];
  });
}

function isDerived(number: StatedNumber): boolean {
  return number.role === 'result' || number.role === 'stated' || isLastOfDisplay(number);
}

/** Whether a number with a unit is alone in the last row of a display. It is then the result of a written calculation. */
function isLastOfDisplay({ token, tokens, index, unit }: StatedNumber): boolean {
  if (!token.isFormula || unit === undefined || tokens[index - 1]?.kind !== 'break') return false;
  const next = tokens.slice(index + 1).find(({ kind, isFormula }) => kind === 'break' || !isFormula);
  return next !== undefined && !next.isFormula;
}

/** Finds a number with several digits that a solution repeats with another unit of the same quantity. */
export function findUnitSlips(solution: readonly StatedNumber[]): CopySlip[] {
  const numbers = solution.filter(({ unit, role }) => unit !== undefined && role !== 'index');
  for (const [at, repetition] of numbers.entries()) {
    const result = numbers
      .slice(Math.max(0, at - MAX_DISTANCE), at)
      .findLast(
        ({ token, value, unit }) =>
          token.text === repetition.token.text && value === repetition.value && unit !== undefined,
      );
    if (result === undefined || countDigits(result) < 3 || result.role !== 'result') continue;
    if (isOtherSize(result, repetition)) return [{ result, repetition }];
  }
  return [];
}

/** How many numbers before a number are compared with it. */
const MAX_DISTANCE = 12;

/** Whether two numbers have units of one dimension but of different size. */
function isOtherSize({ unit, baseValue }: StatedNumber, other: StatedNumber): boolean {
  if (unit === undefined || other.unit === undefined) return false;
  // A difference of temperatures is the same in both units.
  if (unit.offset !== undefined || other.unit.offset !== undefined) return false;
  return (
    sameDimension(unit.dimension, other.unit.dimension) &&
    Math.abs(baseValue - other.baseValue) > 1e-9 * Math.abs(baseValue)
  );
}

function isOtherUnitSize(unit: Unit, other: Unit): boolean {
  return toNumber(unit.factor) !== toNumber(other.factor) || unit.pi !== other.pi;
}

/** Whether a number has the same unit and form as a result and nearly the same size. */
function isSimilar(use: StatedNumber, result: StatedNumber): boolean {
  if (!haveSameUnit(use, result) || use.isPercent !== result.isPercent) return false;
  if (use.letter !== undefined && use.letter !== result.letter) return false;
  const ratio = use.value / result.value;
  if (ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) return false;
  const isPlain = use.unit === undefined && !use.isPercent;
  const lost = countDigits(result) - countDigits(use);
  if (!isPlain) return lost === 0 || lost === 1 || hasSameWhole(use, result);
  return lost === 0 && use.places === result.places && countDigits(use) > 1;
}

/** Whether both numbers are whole, with or without zeros after the point: 765 and 756.00. */
function hasSameWhole(use: StatedNumber, result: StatedNumber): boolean {
  return (
    [use, result].every(({ value }) => Number.isInteger(value)) &&
    String(use.value).length === String(result.value).length
  );
}

/** Whether two numbers have the same unit. The calculation may omit the unit that the sentence states. */
function haveSameUnit({ unit }: StatedNumber, result: StatedNumber): boolean {
  if (unit === undefined || result.unit === undefined) return result.unit === undefined;
  return sameDimension(unit.dimension, result.unit.dimension) && !isOtherUnitSize(unit, result.unit);
}

/** Whether two numbers with several digits differ in one digit, or in the order of their digits. */
function isMistyped(use: StatedNumber, result: StatedNumber): boolean {
  const [text, other] = hasSameWhole(use, result)
    ? [String(use.value), String(result.value)]
    : [use.token.text, result.token.text];
  if (text.length !== other.length || text.replace(/\D/g, '').length < 3) return false;
  const differing = [...text].filter((digit, at) => digit !== other.charAt(at));
  return differing.length === 1 || sortDigits(text) === sortDigits(other);
}

/** Finds a value in a sentence that has the digits of a result, but another power of ten: “the light needs 5000 s” after 500 s. */
export function findPowerSlips(stem: readonly StatedNumber[], solution: readonly StatedNumber[]): CopySlip[] {
  if (solution.length > MAX_NUMBERS) return [];
  const numbers = solution.filter(({ role, isWord }) => role !== 'index' && !isWord);
  for (const [at, repetition] of numbers.entries()) {
    if (repetition.token.isFormula && isInCalculation(repetition)) continue;
    const result = numbers.slice(Math.max(0, at - MAX_DISTANCE), at).findLast(isDerived);
    if (result === undefined || !isShifted(repetition, result)) continue;
    const others = [...stem, ...numbers].filter((other) => other !== repetition);
    if (others.some((other) => isSame(repetition, other)) || !isStatedInSentence(repetition)) continue;
    // One figure, as of 500 and 5000, must end the solution.
    if (countDigits(repetition) < 3 && at < numbers.length - 1) continue;
    return [{ result, repetition }];
  }
  return [];
}

/** Whether an operator or an equals sign is beside a number of a formula. */
function isInCalculation({ tokens, index }: StatedNumber): boolean {
  return /^[-+*/^=<>(]$/.test(tokens[index - 1]?.text ?? '');
}

/** Whether two numbers have the same digits and unit, and differ by a power of ten. */
function isShifted(use: StatedNumber, result: StatedNumber): boolean {
  if (use.isPercent !== result.isPercent || use.letter !== undefined) return false;
  const hasUnit = use.unit !== undefined && result.unit !== undefined;
  const hasPower = [use, result].every(
    ({ token, value }) => value !== Number(token.text.replace(/[^\d.]/g, '')),
  );
  if (hasUnit ? !haveSameUnit(use, result) : !hasPower || use.unit !== undefined) return false;
  if (/[.,}]/.test(use.tokens[use.index - 1]?.text ?? '')) return false;
  const powers = Math.log10(Math.abs(use.value / result.value));
  return Math.abs(powers) > 0.9 && Math.abs(powers - Math.round(powers)) < 1e-6;
}

const sortDigits = (text: string): string => [...text].sort().join('');

/** Whether a number is a statement: it ends a sentence or answers the question, and no operator is beside it. */
function isStatedInSentence({ tokens, index, letter, unit }: StatedNumber): boolean {
  // “Doubling it gives 13” and “the weights are 20 N and 29 N” state another result.
  if (/^(?:gives?|giving|yields?|and|or)$/.test(tokens[index - 1]?.text ?? '')) return false;
  const beside = unit === undefined ? [tokens[index - 1], tokens[index + 1]] : [tokens[index - 1]];
  return letter === undefined && !beside.some((token) => /^[-+*/^=<>]$/.test(token?.text ?? ''));
}

/** Whether the solution contains a number a second time. */
function isUsed(number: StatedNumber, numbers: readonly StatedNumber[]): boolean {
  return numbers.some((other) => other !== number && isSame(other, number));
}
