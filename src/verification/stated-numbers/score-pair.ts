import { collectEvidence, type Evidence, type PairContext } from './collect-evidence.ts';
import type { NewNumber, UnusedGiven } from './find-new-numbers.ts';

/**
 * Points for the evidence that a number of the solution stands for a given of the stem. They were fitted on public
 * questions, with and without a changed given: the sum is the logarithm of the odds.
 */
const POINTS: Evidence = {
  /** The last digit has the same place as that of the given; the same number of significant digits. */
  sameForm: 2.38,
  sameDigits: 0.88,
  /** Per doubling of the ratio between the numbers; more than a factor of 3. */
  ratio: -0.93,
  far: -3.02,
  /** The number is the given in another unit, shifted by a power of ten, as a fraction, or after a step. */
  asUnit: 0.4,
  asScale: -2.16,
  asPercent: 0.43,
  asGrowth: -0.71,
  asRest: -1.6,
  asStep: -2.9,
  /** Units of the same dimension that differ; a unit where the stem has none. */
  otherUnit: 0.79,
  onlyUseHasUnit: -0.78,
  /** The stem and the solution give the value to the same letter, or to different letters. */
  sameLetter: 0.6,
  otherLetter: -0.44,
  /** Per equal word or letter before and after the numbers, per equal token of a formula, per word near both. */
  before: 0.73,
  after: 0.5,
  aligned: 0.31,
  shared: 0.23,
  /** Per number beside them that is equal in stem and solution. */
  neighbours: 0.38,
  /** Whole numbers up to 10, and givens in words. */
  smallUse: -1.48,
  smallGiven: -0.55,
  wordGiven: -1.53,
  /** The number is less than 1. */
  tiny: 0.44,
  /** The given has three digits or more; both begin with the same two digits. */
  manyDigits: 0.78,
  similar: 0.43,
  /** Other numbers explain it by one step; a word does; any explanation of a number with several digits. */
  byStep: -0.67,
  byWord: -0.4,
  bigExplained: -0.61,
  /** A sentence states it, and it is the sum of the given and another number. */
  sumInText: -0.86,
  /** The solution contains the double or half of the given; the number is the double or half. */
  near: -0.57,
  isDouble: 0.38,
  /** Per doubling of the number of other new numbers, of givens and of operands. */
  otherNew: -0.68,
  givens: -0.91,
  operands: 0.4,
  /** The solution uses all other givens; the share that it uses. */
  othersUsed: 1.24,
  usedShare: 0.8,
  /** Its position in the solution, from 0 to 1. */
  late: -1.59,
  /** Whether the number, or the given, is part of a calculation. */
  inArithmetic: 1.01,
  givenInArithmetic: -0.78,
  /** Both are numbers without a unit in formulas; the number is in a sentence. */
  bothInFormulas: -0.58,
  useInText: 0.61,
};
const BASE_POINTS = -1.89;

/** Returns how likely a new number of the solution stands for an unused given; undefined if it cannot. */
export function scorePair(use: NewNumber, given: UnusedGiven, context: PairContext): number | undefined {
  const evidence = collectEvidence(use, given, context);
  if (evidence === undefined) return undefined;
  let score = BASE_POINTS;
  for (const name of EVIDENCE_NAMES) score += evidence[name] * POINTS[name];
  return score;
}

const EVIDENCE_NAMES = Object.keys(POINTS).filter(isEvidenceName);

function isEvidenceName(name: string): name is keyof Evidence {
  return name in POINTS;
}
