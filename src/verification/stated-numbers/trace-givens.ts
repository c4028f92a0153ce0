import { sameDimension } from '../../maths/units/unit.ts';
import { isDoubleOrHalf, isSame, isWrittenSame } from './compare-numbers.ts';
import { collectWordValues } from './number-words.ts';
import type { StatedNumber } from './stated-number.ts';

/**
 * How a solution uses a given: as written, only as written for another given of the same value, in another form or unit, only as
 * an exponent or label, or not.
 */
type GivenUse = 'written' | 'shared' | 'form' | 'index' | 'none';

/** A quantity of the stem, and how the solution uses it. */
export type TracedGiven = {
  readonly number: StatedNumber;
  /** All places where the stem states the quantity. The first one is `number`. */
  readonly occurrences: readonly StatedNumber[];
  readonly use: GivenUse;
  /** The numbers of the solution that are the double or half of this given, as with diameter and radius. */
  readonly near: readonly StatedNumber[];
};

/** Lists the givens of the stem with their use in the solution. */
export function traceGivens(stem: readonly StatedNumber[], solution: readonly StatedNumber[]): TracedGiven[] {
  const words = collectWordValues(solution);
  const givens = groupOccurrences(stem.filter(isGiven));
  // A number that is written like one given is not read as another form of a second given.
  const otherNumbers = solution.filter((use) => !stem.some((given) => isWrittenSame(use, given)));
  return givens.map((occurrences) => {
    const [number] = occurrences;
    const rivals = givens.filter(([other]) => other !== number && other.value === number.value);
    return {
      number,
      occurrences,
      use:
        words.has(number.value) && number.places === 0
          ? 'written'
          : findUse(number, { solution, otherNumbers, rivals }),
      near: solution.filter((use) => isDoubleOrHalf(use, number)),
    };
  });
}

type Occurrences = readonly [StatedNumber, ...StatedNumber[]];

/** Joins the places where the same value has the same unit. */
function groupOccurrences(numbers: readonly StatedNumber[]): readonly Occurrences[] {
  const groups = new Map<string, [StatedNumber, ...StatedNumber[]]>();
  for (const number of numbers) {
    const key = `${number.value} ${number.unit?.text ?? ''}${number.isPercent ? '%' : ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [number]);
    else group.push(number);
  }
  return [...groups.values()];
}

type UseContext = {
  readonly solution: readonly StatedNumber[];
  /** The numbers of the solution that are written like no given. */
  readonly otherNumbers: readonly StatedNumber[];
  /** The other givens of the same value. */
  readonly rivals: readonly Occurrences[];
};

function findUse(given: StatedNumber, { solution, otherNumbers, rivals }: UseContext): GivenUse {
  const written = solution.filter((use) => isWrittenSame(use, given));
  const uses = written.filter((use) => isUse(use, given));
  if (uses.length > 0) return areOfRivals(uses, given, rivals) ? 'shared' : 'written';
  if (otherNumbers.some((use) => use.role !== 'index' && isSame(use, given))) return 'form';
  const areAllOfRivals =
    written.length > 0 && written.every((use) => rivals.some(([rival]) => isUse(use, rival)));
  // A label or exponent 2 is no sign that the solution uses 2.00 mm.
  if (areAllOfRivals || given.places > 0) return 'none';
  return written.length > 0 || otherNumbers.some((use) => isSame(use, given)) ? 'index' : 'none';
}

/** Whether the uses of a value have no unit, and another given of this value has another unit. */
function areOfRivals(
  uses: readonly StatedNumber[],
  given: StatedNumber,
  rivals: readonly Occurrences[],
): boolean {
  return (
    rivals.some(([{ unit }]) => unit !== undefined && unit.text !== given.unit?.text) &&
    !uses.some(({ unit }) => unit !== undefined && unit.text === given.unit?.text)
  );
}

/**
 * Whether a number may be a use of a given with the same digits. A label is not a use. An exponent is a use only of a whole number:
 * the exponent 3 may be the 3 of "3 years", but 2 is not a use of 2.00 mm. Units must fit: 2.00 V is not a use of 2.00 mm.
 */
export function isUse(use: StatedNumber, given: StatedNumber): boolean {
  const { role, unit, tokens, index } = use;
  if (role === 'index') return tokens[index - 1]?.text === '^' && given.places === 0;
  if (isPlainFactor(use) && given.unit !== undefined && given.places > 0) return false;
  return !unit || !given.unit || sameDimension(unit.dimension, given.unit.dimension);
}

/** Whether a number may be a factor of a formula, such as the 2 of `2\pi r`, and not a value with decimals or a unit. */
export function isPlainFactor({ unit, places, value }: StatedNumber): boolean {
  return unit === undefined && places === 0 && value < 10;
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
