import { collectEvidence, type EvidenceContext, type GivenEvidence } from './collect-evidence.ts';
import type { NewNumber, TracedGiven } from './find-new-numbers.ts';

/**
 * Points for the evidence that a number of the solution stands for a given of the stem. They were fitted on public
 * questions, with and without a changed given: the sum is the logarithm of the odds.
 */
const POINTS: GivenEvidence = {
  /** The last digits of the two numbers have the same place value; both numbers have as many significant digits. */
  sameForm: 1.25,
  sameDigits: 1.24,
  /** Per doubling of the ratio between the numbers; more than a factor of 3. */
  ratio: -0.45,
  far: 0.14,
  /** The number is the given in another unit, shifted by a power of ten, as a fraction, or after a step. */
  asUnit: 0.1,
  asScale: -0.68,
  asPercent: -0.5,
  asGrowth: -0.47,
  asRest: -1.2,
  asStep: -1.78,
  /** Units of the same dimension that differ; a unit where the stem has none. */
  otherUnit: 0.33,
  onlyUseHasUnit: -0.46,
  /** The stem and the solution give the value to the same letter, or to different letters. */
  sameLetter: 0.59,
  otherLetter: -0.24,
  /** Per equal word or letter before and after the numbers, per equal token of a formula, per word near both. */
  before: 0.78,
  after: 0.28,
  aligned: 0.23,
  shared: 0.28,
  /** Per number beside them that is equal in stem and solution, and both numbers beside them. */
  neighbours: 0.36,
  between: -0.5,
  /** Whole numbers up to 10, and givens in words. */
  smallUse: -0.59,
  smallGiven: -0.73,
  wordGiven: -1.34,
  /** The number is less than 1. */
  tiny: 0.54,
  /** The given has three digits or more; both begin with the same two digits. */
  manyDigits: -0.6,
  similar: -0.6,
  /** Other numbers explain it by one step; a word does; any explanation of a number with several digits. */
  byStep: 0.16,
  byWord: -0.4,
  bigExplained: -0.07,
  /** A sentence states it, and it is the sum of the given and another number. */
  sumInText: -0.1,
  /** The solution contains the double or half of the given; the number is the double or half. */
  near: -0.42,
  isDouble: -0.19,
  /** They differ in the order of their digits or in one digit; no other number has their dimension. */
  mistyped: 1.87,
  onlyQuantity: 0.75,
  /** Per doubling of the number of other new numbers, of givens and of operands. */
  otherNew: -0.12,
  givens: -0.89,
  operands: 0.13,
  /** The solution uses all other givens; the share that it uses. */
  othersUsed: 0.06,
  usedShare: 0.77,
  /** Its position in the solution, from 0 to 1. */
  late: -0.96,
  /** Whether the number, or the given, is part of a calculation. */
  inArithmetic: 0.44,
  givenInArithmetic: -0.43,
  /** Both are numbers without a unit in formulas; the number is in a sentence. */
  phrase: -0.26,
  sameUnit: 0.66,
  onlyGivenHasUnit: 0.82,
  usedWritten: -1.78,
  usedForm: -0.66,
  usedIndex: -0.86,
  soleNew: 0.13,
  firstNew: 0.61,
  uses: 0.98,
  byOthers: -0.32,
  decimalSum: -0.06,
  coefficient: -0.47,
  bothInFormulas: -0.17,
  useInText: -0.33,
};
const BASE_POINTS = -2.47;

/** Returns how likely a new number of the solution stands for an unused given; undefined if it cannot. */
export function scorePair(use: NewNumber, given: TracedGiven, context: EvidenceContext): number | undefined {
  const evidence = collectEvidence(use, given, context);
  if (evidence === undefined) return undefined;
  let score = BASE_POINTS;
  for (const name of EVIDENCE_NAMES) score += evidence[name] * POINTS[name];
  return score;
}

const EVIDENCE_NAMES = Object.keys(POINTS).filter(isEvidenceName);

function isEvidenceName(name: string): name is keyof GivenEvidence {
  return name in POINTS;
}
