import { isKnownConstant } from '../../maths/constants/find-constants.ts';
import { lazy } from '../../text/lazy.ts';
import { countDigits, isSame, isWrittenSame } from './compare-numbers.ts';
import { isDerivedFromGivens } from './derived-from-givens.ts';
import { type Explanation, listExplanations } from './explain-number.ts';
import type { StatedNumber } from './stated-number.ts';
import { isPlainFactor, isUse } from './trace-givens.ts';

/**
 * Where a number of the solution may come from: nowhere else, a given as written, a given in another form, a constant or formula, a
 * chain of formulas without numbers, or another result of the solution.
 */
type NumberSource = 'new' | 'given' | 'form' | 'constant' | 'formulas' | 'result';

/** A number that the solution computes with, and all its occurrences. */
export type TracedNumber = {
  /** The first occurrence. */
  readonly number: StatedNumber;
  readonly occurrences: readonly StatedNumber[];
  readonly source: NumberSource;
  /** Its position among the operands of the solution. */
  readonly rank: number;
  /** Returns how the number can be computed from other numbers in one step. The solution does not show this step. */
  readonly explanations: () => readonly Explanation[];
};

/** Lists the numbers of the solution, and where each may come from. */
export function traceNumbers(
  solution: readonly StatedNumber[],
  stem: readonly StatedNumber[],
): TracedNumber[] {
  const known: StatedNumber[] = [];
  const found: (TracedNumber & { readonly occurrences: StatedNumber[] })[] = [];
  const givens = stem.map((number): KnownGiven => {
    const isWritten = solution.some((use) => use.value === number.value && isUse(use, number));
    return { number, isWritten };
  });
  let rank = 0;
  for (const number of solution) {
    if (number.role === 'index' || number.isWord) continue;
    if (number.role !== 'result') rank++;
    const earlier = found.find((other) => isRepetition(number, other.number));
    if (earlier !== undefined) earlier.occurrences.push(number);
    else {
      const knownCount = known.length;
      const explanations = lazy(() => listExplanations(number, [...stem, ...known.slice(0, knownCount)]));
      const source = findSource(number, { stem, givens, known });
      found.push({ number, occurrences: [number], source, rank, explanations });
    }
    known.push(number);
  }
  return found;
}

/** Lists the numbers of the solution that neither the stem nor an earlier step contains. */
export function findNewNumbers(
  solution: readonly StatedNumber[],
  stem: readonly StatedNumber[],
): TracedNumber[] {
  return traceNumbers(solution, stem).filter(({ source }) => source === 'new');
}

/** Whether a number repeats an earlier one, possibly without its unit. */
function isRepetition(number: StatedNumber, earlier: StatedNumber): boolean {
  return (
    number.value === earlier.value && number.isPercent === earlier.isPercent && isFromEarlier(number, earlier)
  );
}

/** A number of the stem, and whether the solution contains it as written. */
type KnownGiven = { readonly number: StatedNumber; readonly isWritten: boolean };
type KnownNumbers = {
  readonly stem: readonly StatedNumber[];
  readonly givens: readonly KnownGiven[];
  readonly known: readonly StatedNumber[];
};

function findSource(use: StatedNumber, { stem, givens, known }: KnownNumbers): NumberSource {
  if (use.role === 'result' && !isAfterFormulas(use)) return 'result';
  if (isFormulaConstant(use)) return 'constant';
  const sources = givens.filter(({ number, isWritten }) => isFromGiven(use, number, isWritten));
  if (sources.some(({ number }) => isWrittenSame(use, number))) return 'given';
  if (isShareOfGiven(use, stem) || isDerivedFromGivens(use, stem)) return 'given';
  if (sources.length > 0) return 'form';
  if (use.role === 'result') return 'formulas';
  return known.some((earlier) => isFromEarlier(use, earlier)) ? 'result' : 'new';
}

/** Whether a number ends a chain of equalities in which there is no other number but exponents and indices, as in `E = qU = 50 keV`. */
function isAfterFormulas({ tokens, index }: StatedNumber): boolean {
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break' || !token.isFormula) return true;
    if (token.kind === 'number' && token.value > MAX_COEFFICIENT) return false;
  }
  return true;
}

/** Whether a number is a constant, or belongs to a formula: 0, 1, a right angle, or the denominator of a coefficient. */
function isFormulaConstant(use: StatedNumber): boolean {
  if (use.value === 0 || use.token.text === '1' || isKnownConstant(use.value)) return true;
  return (use.value === 90 && use.unit?.text === '°') || isDenominatorOfOne(use);
}

/** Whether a number repeats or converts an earlier one. */
function isFromEarlier(use: StatedNumber, earlier: StatedNumber): boolean {
  return (
    (!(isPlainFactor(earlier) && use.unit !== undefined && use.places > 0) &&
      isUse(use, earlier) &&
      (isWrittenSame(use, earlier) || isWrittenSame(earlier, use))) ||
    isConverted(use, earlier)
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

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.abs(a);

/** Whether both numbers have units and are the same quantity. */
function isConverted(use: StatedNumber, earlier: StatedNumber): boolean {
  return use.unit !== undefined && earlier.unit !== undefined && isSame(use, earlier);
}
