import { isKnownConstant } from '../../maths/constants/find-constants.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';
import { lazy } from '../../text/lazy.ts';
import {
  countDigits,
  isDoubleOrHalf,
  isFromMentalStep,
  isRounding,
  isSame,
  isWrittenSame,
} from './compare-numbers.ts';
import { isDerivedFromGivens } from './derived-from-givens.ts';
import { NUMBER_WORDS } from './number-words.table.ts';
import type { StatedNumber } from './stated-number.ts';

/** How a solution uses a given: as written, in another form or unit, only as an exponent or label, or not. */
type GivenUse = 'written' | 'form' | 'index' | 'none';

/** A number of the stem, and how the solution uses it. */
export type TracedGiven = {
  readonly number: StatedNumber;
  readonly use: GivenUse;
  /** The numbers of the solution that are the double or half of this given, as with diameter and radius. */
  readonly near: readonly StatedNumber[];
};

/** A number of the solution that neither the stem nor an earlier step contains. */
export type NewNumber = {
  readonly number: StatedNumber;
  /** Its position among the operands of the solution. */
  readonly rank: number;
  /** Returns how the number can be computed from other numbers in one step. The solution does not show this step. */
  readonly explanations: () => readonly Explanation[];
};

/** The numbers from which a new number can be computed: two for a sum or product, one for another step, none for a number word. */
type Explanation = { readonly from: readonly StatedNumber[]; readonly isSum: boolean };

/** Lists the givens of the stem with their use in the solution. */
export function traceGivens(stem: readonly StatedNumber[], solution: readonly StatedNumber[]): TracedGiven[] {
  const words = collectWordValues(solution);
  // A number that is written like one given is not read as another form of a second given.
  const otherNumbers = solution.filter((use) => !stem.some((given) => isWrittenSame(use, given)));
  const findUse = (given: StatedNumber): GivenUse => {
    if (words.has(given.value) && given.places === 0) return 'written';
    const uses = solution.filter((use) => isWrittenSame(use, given));
    if (uses.some((use) => isUse(use, given))) return 'written';
    if (otherNumbers.some((use) => use.role !== 'index' && isSame(use, given))) return 'form';
    return uses.length > 0 || otherNumbers.some((use) => isSame(use, given)) ? 'index' : 'none';
  };
  return stem.filter(isGiven).map((number) => ({
    number,
    use: findUse(number),
    near: solution.filter((use) => isDoubleOrHalf(use, number)),
  }));
}

/**
 * Whether a number may be a use of a given with the same digits. A label is not a use. An exponent is a use only of a whole number:
 * the exponent 3 may be the 3 of "3 years", but 2 is not a use of 2.00 mm. Units must fit: 2.00 V is not a use of 2.00 mm.
 */
function isUse(use: StatedNumber, given: StatedNumber): boolean {
  const { role, unit, tokens, index } = use;
  if (role === 'index') return tokens[index - 1]?.text === '^' && given.places === 0;
  if (isPlainFactor(use) && given.unit !== undefined && given.places > 0) return false;
  return !unit || !given.unit || sameDimension(unit.dimension, given.unit.dimension);
}

/** Whether a number may be a factor of a formula, such as the 2 of `2\pi r`, and not a value with decimals or a unit. */
function isPlainFactor({ unit, places, value }: StatedNumber): boolean {
  return unit === undefined && places === 0 && value < 10;
}

/** Lists the numbers of the solution that neither the stem nor an earlier step contains. */
export function findNewNumbers(
  solution: readonly StatedNumber[],
  stem: readonly StatedNumber[],
): NewNumber[] {
  const known: StatedNumber[] = [];
  const found: NewNumber[] = [];
  const givens = stem.map((number): KnownGiven => {
    const isWritten = solution.some((use) => use.value === number.value && isUse(use, number));
    return { number, isWritten };
  });
  let rank = 0;
  for (const number of solution) {
    if (number.role === 'index' || number.isWord) continue;
    if (number.role !== 'result') rank++;
    if (!isExplained(number, { stem, givens, known })) {
      const knownCount = known.length;
      const explanations = lazy(() => listExplanations(number, [...stem, ...known.slice(0, knownCount)]));
      found.push({ number, rank, explanations });
    }
    known.push(number);
  }
  return found;
}

/** Whether a number of the stem can be a given: not an index, an ordinal, a year, a bound, a precision or an example. */
function isGiven(number: StatedNumber): boolean {
  const { role, value, unit, tokens, index, token, isPercent } = number;
  if (role === 'index' || value === 0) return false;
  const next = tokens[index + 1];
  if (next !== undefined && !next.isSpaced && /^(?:st|nd|rd|th)$/.test(next.text)) return false;
  if (isPercent && value === 100) return false;
  const isPrice = tokens[index - 1]?.text === '$';
  const hasSeparator = token.end - token.start > YEAR_LENGTH;
  const isYear =
    /^(?:19|20)\d\d$/.test(token.text) && unit === undefined && !isPercent && !isPrice && !hasSeparator;
  const before = tokens[index - 1]?.text === '-' ? tokens[index - 2] : tokens[index - 1];
  if (isYear || [before, next].some((sign) => sign?.text === '<' || sign?.text === '>')) return false;
  if (tokens.slice(index + 1, index + 3).some(({ text }) => PRECISION.test(text))) return false;
  return !tokens.slice(Math.max(0, index - 8), index + 8).some(({ text }) => ELLIPSIS.test(text));
}

const YEAR_LENGTH = 4;
const PRECISION = /^(?:significant|decimal|marks?|points?|dp|sf|sig|places|figures)$/;
/** Numbers near an ellipsis are examples of a sequence. */
const ELLIPSIS = /^(?:\\[lc]?dots|…)$/;

/** A number of the stem, and whether the solution contains it as written. */
type KnownGiven = { readonly number: StatedNumber; readonly isWritten: boolean };
type KnownNumbers = {
  readonly stem: readonly StatedNumber[];
  readonly givens: readonly KnownGiven[];
  readonly known: readonly StatedNumber[];
};

function isExplained(use: StatedNumber, { stem, givens, known }: KnownNumbers): boolean {
  if (use.role === 'result' || use.value === 0 || use.token.text === '1' || isKnownConstant(use.value))
    return true;
  if (use.value === 90 && use.unit?.text === '°') return true;
  if (isDenominatorOfOne(use)) return true;
  return (
    givens.some(({ number, isWritten }) => isFromGiven(use, number, isWritten)) ||
    isShareOfGiven(use, stem) ||
    isDerivedFromGivens(use, stem) ||
    known.some(
      (earlier) =>
        (!(isPlainFactor(earlier) && use.unit !== undefined && use.places > 0) &&
          isUse(use, earlier) &&
          (isWrittenSame(use, earlier) || isWrittenSame(earlier, use))) ||
        isConverted(use, earlier),
    )
  );
}

/** Whether a number is the denominator of 1/n, such as ½, which is the coefficient of a formula. */
function isDenominatorOfOne({ value, unit, tokens, index }: StatedNumber): boolean {
  if (unit !== undefined || !Number.isInteger(value) || value > MAX_COEFFICIENT) return false;
  const before = tokens.slice(Math.max(0, index - 6), index).map(({ text }) => text);
  return /(?:\\[dt]?frac\{?1\}?\{?|(?:^|[^\d.])1\/)$/u.test(before.join(''));
}

const MAX_COEFFICIENT = 9;

/** Whether a number is a given. If the solution also contains 50, then 5000 is probably not the 50 m of the stem in centimetres. */
function isFromGiven(use: StatedNumber, given: StatedNumber, isWritten: boolean): boolean {
  const isRoundNumber = use.unit === undefined && countDigits(use) === 1;
  return isRoundNumber && isWritten ? isWrittenSame(use, given) : isSame(use, given);
}

/** Whether a number is a given, changed by a given percentage: 900 of 1000 people if 10% are ill. */
function isShareOfGiven(use: StatedNumber, stem: readonly StatedNumber[]): boolean {
  const percentages = stem.filter(({ isPercent }) => isPercent);
  return percentages.some(({ value: percent }) =>
    stem.some(
      ({ value, isPercent }) =>
        !isPercent &&
        [percent, 100 - percent, 100 + percent].some((share) => isNear(use.value, (value * share) / 100)),
    ),
  );
}

/** Whether both numbers have units and are the same quantity. */
function isConverted(use: StatedNumber, earlier: StatedNumber): boolean {
  return use.unit !== undefined && earlier.unit !== undefined && isSame(use, earlier);
}

/** How many numbers are combined in pairs. */
const MAX_SOURCES = 40;
/** Sums and differences with numbers up to this size are often a coincidence. */
const MAX_SMALL_SUMMAND = 4;

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

/** How a new number may be computed in one step that the solution does not show. */
type ExplanationKinds = {
  /** Whether it can be computed without the given. */
  readonly byOthers: boolean;
  /** Whether it can be computed from one number other than the given. */
  readonly byStep: boolean;
  /** Whether a word, such as “dozen”, explains it. */
  readonly byWord: boolean;
  /** Whether it is the sum or difference of the given and another number. */
  readonly bySum: boolean;
  /** Whether it is the sum or difference of the given and another number, both decimals. This is hardly a coincidence. */
  readonly byDecimalSum: boolean;
};

/** Finds how a new number may have been computed if it does not stand for the given. */
export function explainNewNumber({ explanations }: NewNumber, given: StatedNumber): ExplanationKinds {
  const includesGiven = ({ from }: Explanation): boolean => from.some(({ value }) => value === given.value);
  const sums = explanations().filter((explanation) => explanation.isSum && includesGiven(explanation));
  const others = explanations().filter((explanation) => !includesGiven(explanation));
  return {
    byOthers: others.length > 0,
    byStep: others.some(({ from }) => from.length === 1),
    byWord: others.some(({ from }) => from.length === 0),
    bySum: sums.some(({ from }) => from.every(({ value }) => value > MAX_SMALL_SUMMAND)),
    byDecimalSum: sums.some(({ from }) =>
      from.every((summand) => summand.places > 0 && countDigits(summand) > 1),
    ),
  };
}

function isSum(use: StatedNumber, a: number, b: number): boolean {
  return equalsStep(use, a + b) || equalsStep(use, Math.abs(a - b));
}

/** Whether a number is the value of a step. A number with few digits must be exact. */
function equalsStep(use: StatedNumber, value: number): boolean {
  return countDigits(use) > 2 ? isRounding(use, value) : isNear(use.value, value);
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(a);

function isProduct(use: StatedNumber, a: number, b: number): boolean {
  return [a * b, a / b, b / a].some((value) => equalsStep(use, value));
}

const listWordValues = cacheByObject((tokens: StatedNumber['tokens']): readonly number[] =>
  tokens.flatMap(({ text }) => NUMBER_WORDS.get(text) ?? []),
);

/** Collects the numbers that are written as words in the texts of some numbers. */
function collectWordValues(numbers: readonly StatedNumber[]): ReadonlySet<number> {
  const texts = new Set(numbers.map(({ tokens }) => tokens));
  return new Set([...texts].flatMap(listWordValues));
}
