import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import type { Statement } from '../response/statement.ts';
import { listEvidence, type Task } from '../task.ts';
import { computeValue, evaluateAtPoint } from './compute-value.ts';
import type { Expected } from './expected.ts';
import { bracketNumerator, listVariants } from './list-variants.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';

/** A relative difference up to this limit may come from rounded numbers in the calculation. */
const MAX_ROUNDING_DIFFERENCE = 0.03;
/** Factors between units that learners leave out: percent, prefixes, minutes and hours. */
const UNIT_FACTORS = [100, 1_000, 1e6, 1e9, 60, 3_600];
/** Function names and operators with one meaning: `log` is not in this list, because its base is not written; `x` means times. */
const KNOWN_LETTERS =
  /\\?(?:sin|cos|tan|sqrt|pi|times|div|cdot|frac)(?![a-z]|\s*(?:\^\s*\{?)?\s*[-−⁻])|\\left|\\right|x|10\s*⁻|(?<=\d\s*)C(?=\s*\d)/gu;
const PERCENTAGE = /(\d+(?:\.\d+)?)\s*\\?%/gu;

/**
 * Returns whether a value is not the result of the calculation before its equals sign: `20300 × 1.084 = 18727`. Such a
 * value earns no mark, even if it is the right answer.
 */
export function contradictsCalculation(
  { computedFrom, calculationBefore, text }: Statement,
  task: Task,
): boolean {
  if (computedFrom === undefined && calculationBefore !== undefined)
    return !isSchemeStep(calculationBefore, task) && isOtherResult(calculationBefore, text, task);
  return isOtherResult(computedFrom, text, task);
}

function isOtherResult(computedFrom: string | undefined, text: string, task: Task): boolean {
  const { cache, inDegrees } = task;
  const calculation =
    computedFrom?.replace(/^\s*\d+(?:\.\d+)?\s*%\s*$/u, '').replace(PERCENTAGE, '($1 / 100)') ?? '';
  if (contradictsFormula(calculation, text, task)) return true;
  if (calculation === '' || /[A-Za-z⁻]/u.test(calculation.replace(KNOWN_LETTERS, ''))) return false;
  const kind = cache.classify(calculation);
  // `0.1 × 10` is classified as a number, because it may be scientific notation.
  if (kind !== 'calculation' && !(kind === 'number' && /[×*÷/]|\\times/u.test(calculation))) return false;
  const value = computeWithoutSign(cache.read(text));
  if (value === undefined || value === 0) return false;
  const node = cache.read(calculation);
  const bracketed = node && bracketNumerator(node);
  const readings = [...new Set([calculation, ...(bracketed ? [printMath(bracketed)] : [])])];
  const variants = readings.flatMap((reading) => listVariants(reading, cache, inDegrees));
  const plain = variants.filter((variant) => !/sin|cos|tan/u.test(variant)).map(removeDegreeSigns);
  return [...variants, ...plain].every((variant) => {
    const result = computeWithoutSign(cache.read(variant));
    return result !== undefined && !canBeResult(value, result, text);
  });
}

/** Returns whether a calculation has the value of a step of the scheme, such as a scale factor before the volume. */
function isSchemeStep(calculation: string, { scheme, cache, inDegrees }: Task): boolean {
  const values = listVariants(calculation, cache, inDegrees).map((text) =>
    computeWithoutSign(cache.read(text)),
  );
  return scheme.bullets.flatMap(listEvidence).some((evidence) => {
    const value = evidence.kind === 'expression' ? computeWithoutSign(cache.read(evidence.tex)) : undefined;
    return value !== undefined && values.some((own) => own !== undefined && areNear(own, value));
  });
}

/** Returns whether two values differ at most by the rounding of a scheme. */
function areNear(own: number, value: number): boolean {
  return Math.abs(own - value) <= 0.002 * Math.max(Math.abs(own), Math.abs(value));
}

/** Working rounded to three significant figures changes a result by at most about this fraction. */
const MAX_DRIFT = 0.012;
/** A result that differs by more than this fraction does not agree by rounding or tolerance, so it need not be checked. */
const MAX_NEAR = 0.1;

/**
 * Returns whether the learner's calculation gives a value near the expected one that cannot be a rounding of
 * it: `11.17/388.17 = 2.88%` for 2.96%. The two agree only because of rounding or tolerance.
 */
export function isOfOtherCalculation(
  { computedFrom = '' }: Statement,
  expected: Expected,
  { cache, inDegrees }: Task,
): boolean {
  const value = computeWithoutSign(expected.node);
  if (value === undefined || cache.classify(computedFrom) !== 'calculation') return false;
  return listVariants(computedFrom, cache, inDegrees).every((variant) => {
    const own = computeWithoutSign(cache.read(variant));
    const difference = own === undefined ? 0 : Math.abs(own / value - 1);
    return difference > MAX_DRIFT && difference < MAX_NEAR;
  });
}

/**
 * Returns whether the formula before the equals sign has another value at the point of the question: `(y +
 * 2x)/(8y - x) = 7/26` at (2, -3).
 */
function contradictsFormula(formula: string, text: string, { cache, point }: Task): boolean {
  if (point.size === 0 || cache.classify(formula) !== 'expression') return false;
  const [node, valueNode] = [cache.read(formula), cache.read(text)];
  const [result, value] = [node && evaluateAtPoint(node, point), computeWithoutSign(valueNode)];
  return result !== undefined && value !== undefined && !canBeResult(value, result, text);
}

function removeDegreeSigns(text: string): string {
  return text.replace(/°|\^\s*\{?\s*\\circ\s*\}?/gu, '');
}

/** Computes a value; an angle in degrees or a percentage counts as its number. */
function computeWithoutSign(node: MathNode | undefined): number | undefined {
  const value = node && removeNameAndUnit(node);
  return value && computeValue(value.kind === 'degree' || value.kind === 'percent' ? value.of : value);
}

/** Returns whether a written value can be the rounded result of a calculation, perhaps in another unit. */
function canBeResult(value: number, result: number, text: string): boolean {
  const [size, computedSize] = [Math.abs(value), Math.abs(result)];
  const difference = Math.abs(size - computedSize);
  // A whole number may be rounded up or down, as for things that are bought or counted.
  const lastPlace = getLastPlace(text) * getScale(text, size);
  const isWhole = Number.isInteger(value) && !/\d\.\d/u.test(text);
  if (difference <= lastPlace / 2 || (isWhole && difference < 1)) return true;
  const isNear = (factor: number) =>
    Math.abs(computedSize * factor - size) <= MAX_ROUNDING_DIFFERENCE * Math.max(size, computedSize * factor);
  return isNear(1) || UNIT_FACTORS.some((factor) => isNear(factor) || isNear(1 / factor));
}

/** Returns the power of ten of a value in scientific notation, and 1 for other values. */
function getScale(text: string, size: number): number {
  const number = Number(/\d+(?:\.\d+)?/u.exec(text)?.[0]);
  return /10\s*[\^⁰-⁹⁻¹²³]|10\^|\de[-+]?\d/u.test(text) && number > 0 ? size / number : 1;
}

/** Returns the place value of the last digit that is not a zero: 0.01 for `3.25`, 100 for `300`. */
function getLastPlace(text: string): number {
  if (/\d\s*\/\s*-?\d|\\frac/u.test(text)) return 0;
  const [, whole = '', decimals = ''] = /(\d+)(?:\.(\d+))?/u.exec(text) ?? [];
  if (decimals !== '') return 10 ** -decimals.length;
  return 10 ** (whole.length - whole.replace(/0+$/u, '').length);
}
