import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { computeValue } from './compute-value.ts';
import { canSatisfy } from './contradicts-equation.ts';
import type { Expected } from './expected.ts';
import { listVariants } from './list-variants.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';
import { listLetters } from './value-class.ts';

const MAX_DIFFERENCE = 1e-6;
/** Powers of ten that a learner may leave out or convert wrongly. */
const PREFIXES = [0, 3, -3, 6, -6, 9, -9];
/** Matches powers of ten, which a prefix may replace. */
const POWERS_OF_TEN = /(?<![\d.])10\s*(?:\^\s*\{?[-−]?\d+\}?|[⁻⁰¹²³⁴-⁹]+)|(?<![\d.])10+(?![\d.])/gu;

/**
 * Returns whether a statement substitutes the right numbers in another way: into an equation that is not yet
 * rearranged (`2360 = E/18` for `2360 × 18`), or without converting a prefix. The missing conversion costs
 * only the mark of the answer.
 */
export function isSameSubstitution(expected: Expected, { text }: Statement, task: Task): boolean {
  const { cache, inDegrees } = task;
  const value = expected.node && computeValue(expected.node);
  if (leavesOutTimeFactor(expected, text, task)) return true;
  if (expected.kind !== 'calculation' || value === undefined) return false;
  const numbers = listNumbers(expected.tex);
  if (numbers === '') return false;
  const isUnconverted =
    leavesOutPrefix(expected.tex, text, task) || usesSquare(expected.tex, text, value, task);
  if (listNumbers(text) !== numbers && !isUnconverted)
    return combinesFactors(expected.tex, text, value, task);
  return listVariants(text, cache, inDegrees).some((variant) => {
    const node = cache.read(variant);
    if (!node) return false;
    const [letter, ...others] = listLetters(node);
    if (node.kind === 'relation' && letter !== undefined)
      return (
        others.length === 0 &&
        PREFIXES.some((prefix) => canSatisfy(node.operands, letter, value * 10 ** prefix))
      );
    const own = computeValue(node);
    const power = own === undefined ? 0.5 : Math.log10(own / value);
    return Math.abs(power - Math.round(power)) < MAX_DIFFERENCE;
  });
}

/**
 * Returns whether the numbers are those of the scheme, but one of them is as the question prints it, in another unit: `2.2 × 157` for
 * `2200 × 157`.
 */
function leavesOutPrefix(tex: string, text: string, { givenNumbers, scheme }: Task): boolean {
  if (scheme.policies.units === 'none') return false;
  const [own = [], required = []] = [text, tex].map((each) => listNumbers(each).split(',').map(Number));
  const [given, ...others] = own.filter((number) => !required.includes(number));
  const [missing, ...more] = required.filter((number) => !own.includes(number));
  if (given === undefined || missing === undefined || others.length + more.length > 0) return false;
  const power = Math.log10(given / missing);
  return (
    own.length === required.length &&
    givenNumbers.has(given) &&
    PREFIXES.some((prefix) => prefix !== 0 && Math.abs(power - prefix) < MAX_DIFFERENCE)
  );
}

/** Returns whether a calculation without the conversion of a prefix has the square of a number as one number: `220 × 144` for `220 × 10^{-6} × 12^2`. */
function usesSquare(tex: string, text: string, value: number, { cache }: Task): boolean {
  const [own = [], required = []] = [text, tex].map((each) => listNumbers(each).split(',').map(Number));
  const node = cache.read(text);
  const ownValue = node && computeValue(removeNameAndUnit(node));
  const others = own.filter((number) => !required.includes(number));
  const isSquare = (number: number) =>
    required.some((each) => Math.abs(each * each - number) < MAX_DIFFERENCE * number);
  const power = ownValue === undefined ? 0 : Math.log10(ownValue / value);
  return (
    others.length === 1 &&
    others.every(isSquare) &&
    PREFIXES.some((prefix) => prefix !== 0 && Math.abs(power - prefix) < MAX_DIFFERENCE)
  );
}

/** Returns whether a product has the product of two numbers of the scheme as one number: `3.2 × 5.7` for `2 × 1.6 × 5.7`. */
function combinesFactors(tex: string, text: string, value: number, { cache }: Task): boolean {
  const [own = [], required = []] = [text, tex].map((each) => listNumbers(each).split(',').map(Number));
  const [combined, ...others] = own.filter((number) => !required.includes(number));
  const [first, second, ...more] = required.filter((number) => !own.includes(number));
  if (combined === undefined || first === undefined || second === undefined) return false;
  if (others.length + more.length > 0 || own.length < 2 || own.length !== required.length - 1) return false;
  const node = cache.read(text);
  const ownValue = node && computeValue(removeNameAndUnit(node));
  const isNear = (a: number, b: number) => Math.abs(a - b) <= MAX_DIFFERENCE * Math.abs(b);
  return isNear(combined, first * second) && ownValue !== undefined && isNear(ownValue, value);
}

/** Seconds in a minute and in an hour. */
const TIME_FACTORS = [60, 3_600];

/**
 * Returns whether a calculation is the expected one, but with a time in minutes or hours: `9600/4` for
 * `9600/240`.
 */
function leavesOutTimeFactor({ tex, node, kind }: Expected, text: string, task: Task): boolean {
  const { cache, givenNumbers, scheme } = task;
  const isCalculation = kind === 'calculation' || node?.kind === 'quotient';
  if (scheme.policies.units === 'none' || node === undefined || !isCalculation) return false;
  // If a later step uses the result, follow-through decides instead.
  if (isUsedLater(tex, scheme.bullets)) return false;
  const [own = [], required = []] = [text, tex].map((each) => listNumbers(each).split(',').map(Number));
  const [missing, ...others] = required.filter((number) => !own.includes(number));
  const [given] = own.filter((number) => !required.includes(number));
  const isLeftOut = given === undefined && missing !== undefined && TIME_FACTORS.includes(missing);
  if (missing === undefined || others.length > 0 || !(isLeftOut || givenNumbers.has(given ?? Number.NaN)))
    return false;
  const factor = given === undefined ? missing : missing / given;
  const ownNode = cache.read(text);
  const [value, expectedValue] = [ownNode && computeValue(ownNode), computeValue(node)];
  if (!TIME_FACTORS.includes(factor) || value === undefined || expectedValue === undefined) return false;
  return [value / factor, value * factor].some(
    (converted) => Math.abs(converted - expectedValue) <= MAX_DIFFERENCE * Math.abs(expectedValue),
  );
}

/** Returns whether a later bullet is computed from the bullet with this calculation. */
function isUsedLater(tex: string, bullets: Task['scheme']['bullets']): boolean {
  const own = bullets.find(({ evidence }) => evidence.kind === 'expression' && evidence.tex === tex);
  return bullets.some(
    ({ followThrough }) =>
      followThrough.mode !== 'no' &&
      (own === undefined || new RegExp(`\\bb${own.n}\\b`, 'u').test(followThrough.expression)),
  );
}

/** Returns whether a value is a number of the calculation itself: 340 is no result of `300 × 340/(340 - 44)`, although that rounds to it. */
export function isOperand({ tex, kind }: Expected, text: string): boolean {
  const own = listNumbers(text);
  return kind === 'calculation' && /^[\d\s.]+$/u.test(text) && listNumbers(tex).split(',').includes(own);
}

/** Returns the numbers of a calculation in order of size, without powers of ten. */
export function listNumbers(text: string): string {
  const numbers = text.replace(POWERS_OF_TEN, ' ').match(/\d+(?:\.\d+)?/gu) ?? [];
  return numbers
    .map(Number)
    .toSorted((a, b) => a - b)
    .join();
}
