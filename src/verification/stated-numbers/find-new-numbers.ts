import { isKnownConstant } from '../../maths/constants/find-constants.ts';
import { lazy } from '../views/lazy.ts';
import { countDigits, isDoubleOrHalf, isFromMentalStep, isRounding, isSame } from './compare-numbers.ts';
import { NUMBER_WORDS } from './number-words.table.ts';
import type { StatedNumber } from './stated-number.ts';

/** A number of the stem that the solution does not contain. */
export type UnusedGiven = {
  readonly number: StatedNumber;
  /** Whether the solution contains its double or half, as with diameter and radius. */
  readonly near: readonly StatedNumber[];
};

/** A number of the solution that neither the stem nor an earlier step contains. */
export type NewNumber = {
  readonly number: StatedNumber;
  /** Its position among the operands of the solution. */
  readonly rank: number;
  /** Returns the ways to compute it from other numbers in one step that was not written down. */
  readonly explanations: () => readonly Explanation[];
};

/** The numbers of which a number may be the sum or product; none for a step with one number that is not a given. */
type Explanation = { readonly from: readonly StatedNumber[]; readonly isSum: boolean };

/** Lists the numbers of the stem that the solution does not contain, in any unit. */
export function findUnusedGivens(
  stem: readonly StatedNumber[],
  solution: readonly StatedNumber[],
): UnusedGiven[] {
  const words = collectWordValues(solution);
  return stem.flatMap((number) => {
    if (!isGiven(number) || words.has(number.value) || solution.some((use) => isSame(use, number))) return [];
    return [{ number, near: solution.filter((use) => isDoubleOrHalf(use, number)) }];
  });
}

/** Lists the numbers of the solution that neither the stem nor an earlier step contains. */
export function findNewNumbers(
  solution: readonly StatedNumber[],
  stem: readonly StatedNumber[],
): NewNumber[] {
  const known: StatedNumber[] = [];
  const found: NewNumber[] = [];
  let rank = 0;
  for (const number of solution) {
    if (number.role === 'index') continue;
    if (number.role !== 'result') rank++;
    if (!isExplained(number, stem, known)) {
      const knownCount = known.length;
      const explanations = lazy(() => listExplanations(number, [...stem, ...known.slice(0, knownCount)]));
      found.push({ number, rank, explanations });
    }
    known.push(number);
  }
  return found;
}

/** Whether a number of the stem can be a given: not an index, an ordinal, a year, a bound, a precision or an example. */
export function isGiven(number: StatedNumber): boolean {
  const { role, value, unit, tokens, index, token, isPercent } = number;
  if (role === 'index' || value === 0) return false;
  const next = tokens[index + 1];
  if (next !== undefined && !next.isSpaced && /^(?:st|nd|rd|th)$/.test(next.text)) return false;
  const isYear = /^(?:19|20)\d\d$/.test(token.text) && unit === undefined && !isPercent;
  const before = tokens[index - 1]?.text === '-' ? tokens[index - 2] : tokens[index - 1];
  if (isYear || [before, next].some((sign) => sign?.text === '<' || sign?.text === '>')) return false;
  if (tokens.slice(index + 1, index + 3).some(({ text }) => PRECISION.test(text))) return false;
  return !tokens.slice(Math.max(0, index - 8), index + 8).some(({ text }) => ELLIPSIS.test(text));
}

const PRECISION = /^(?:significant|decimal|marks?|points?|dp|sf|sig|places|figures)$/;
/** Numbers near an ellipsis are examples of a sequence. */
const ELLIPSIS = /^(?:\\[lc]?dots|…)$/;

function isExplained(
  use: StatedNumber,
  stem: readonly StatedNumber[],
  known: readonly StatedNumber[],
): boolean {
  if (use.role === 'result' || use.value === 0 || use.value === 1 || isKnownConstant(use.value)) return true;
  if (use.value === 90 && use.unit?.text === '°') return true;
  return (
    stem.some((given) => isSame(use, given)) ||
    known.some((earlier) => isSame(use, earlier) || isSame(earlier, use))
  );
}

/** How many numbers are combined in pairs. */
const MAX_SOURCES = 40;
/** Differences up to this size are often a coincidence. */
const MAX_COINCIDENCE = 4;

function listExplanations(number: StatedNumber, sources: readonly StatedNumber[]): Explanation[] {
  const found: Explanation[] = sources
    .filter((source) => isFromMentalStep(number, source))
    .map((source) => ({ from: [source], isSum: false }));
  if (collectWordValues(sources).has(number.value)) found.push({ from: [], isSum: false });
  const unique = new Map(
    sources.filter(({ value }) => value !== 0 && value !== 1).map((source) => [source.value, source]),
  );
  const pool = [...unique.values()].slice(-MAX_SOURCES);
  for (const [index, a] of pool.entries()) {
    for (const b of pool.slice(index + 1)) {
      if (isSum(number, a.value, b.value)) found.push({ from: [a, b], isSum: true });
      else if (isProduct(number, a.value, b.value)) found.push({ from: [a, b], isSum: false });
    }
  }
  return found;
}

/** How other numbers explain a new number, if it does not stand for a given. */
type ExplanationKinds = {
  /** Whether numbers other than the given explain it. */
  readonly byOthers: boolean;
  /** Whether it is the sum or difference of the given and another number. */
  readonly bySum: boolean;
  /** The same, and both numbers are decimals, so that it is hardly a coincidence. */
  readonly byDecimalSum: boolean;
};

/** Decides how other numbers explain a new number, if it does not stand for the given. */
export function explainNewNumber({ explanations }: NewNumber, given: StatedNumber): ExplanationKinds {
  const includesGiven = ({ from }: Explanation): boolean => from.some(({ value }) => value === given.value);
  const sums = explanations().filter((explanation) => explanation.isSum && includesGiven(explanation));
  return {
    byOthers: explanations().some((explanation) => !includesGiven(explanation)),
    bySum: sums.some(({ from }) => from.every(({ value }) => value > MAX_COINCIDENCE)),
    byDecimalSum: sums.some(({ from }) =>
      from.every((summand) => summand.places > 0 && countDigits(summand) > 1),
    ),
  };
}

function isSum(use: StatedNumber, a: number, b: number): boolean {
  return isRounding(use, a + b) || isRounding(use, Math.abs(a - b));
}

function isProduct(use: StatedNumber, a: number, b: number): boolean {
  return isRounding(use, a * b) || isRounding(use, a / b) || isRounding(use, b / a);
}

const wordValues = new WeakMap<StatedNumber['tokens'], readonly number[]>();

/** Collects the numbers that are written as words in the texts of some numbers. */
function collectWordValues(numbers: readonly StatedNumber[]): ReadonlySet<number> {
  const texts = new Set(numbers.map(({ tokens }) => tokens));
  return new Set(
    [...texts].flatMap((tokens) => {
      const values = wordValues.get(tokens) ?? tokens.flatMap(({ text }) => NUMBER_WORDS.get(text) ?? []);
      wordValues.set(tokens, values);
      return values;
    }),
  );
}
