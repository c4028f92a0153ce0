import { countDigits, isFromMentalStep, isRounding } from './compare-numbers.ts';
import { collectWordValues } from './number-words.ts';
import type { StatedNumber } from './stated-number.ts';

/** The numbers from which a number can be computed: two for a sum or product, one for another step, none for a number word. */
export type Explanation = { readonly from: readonly StatedNumber[]; readonly isSum: boolean };

/** How many numbers are combined in pairs. */
const MAX_SOURCES = 40;
/** Sums and differences with numbers up to this size are often a coincidence. */
const MAX_SMALL_SUMMAND = 4;

/** Lists how a number can be computed from others in one step that the solution does not show. */
export function listExplanations(number: StatedNumber, sources: readonly StatedNumber[]): Explanation[] {
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
  /** In how many ways it can be computed without the given. */
  readonly othersCount: number;
  /** Whether a word, such as “dozen”, explains it. */
  readonly byWord: boolean;
  /** Whether it is the sum or difference of the given and another number. */
  readonly bySum: boolean;
  /** Whether it is the sum or difference of the given and another number, both decimals. This is hardly a coincidence. */
  readonly byDecimalSum: boolean;
};

/** Finds how a number may have been computed if it does not stand for the given. */
export function classifyExplanations(
  explanations: readonly Explanation[],
  given: StatedNumber,
): ExplanationKinds {
  const includesGiven = ({ from }: Explanation): boolean => from.some(({ value }) => value === given.value);
  const sums = explanations.filter((explanation) => explanation.isSum && includesGiven(explanation));
  const others = explanations.filter((explanation) => !includesGiven(explanation));
  return {
    othersCount: others.length,
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
  return countDigits(use) > 2
    ? isRounding(use, value)
    : Math.abs(use.value - value) <= 1e-9 * Math.abs(use.value);
}

function isProduct(use: StatedNumber, a: number, b: number): boolean {
  return equalsStep(use, a * b) || equalsStep(use, a / b) || equalsStep(use, b / a);
}
