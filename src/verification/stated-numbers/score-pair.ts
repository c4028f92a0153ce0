import { collectEvidence, type EvidenceContext, type GivenEvidence } from './collect-evidence.ts';
import type { NewNumber, TracedGiven } from './find-new-numbers.ts';

/**
 * Points for the evidence that a number of the solution stands for a given of the stem. They were fitted on public
 * questions, with and without a changed given: the sum is the logarithm of the odds.
 */
const POINTS: GivenEvidence = {
  /** The last digits of the two numbers have the same place value; both numbers have as many significant digits. */
  sameForm: 1.32,
  sameDigits: 1.3,
  /** Per doubling of the ratio between the numbers; more than a factor of 3. */
  ratio: -0.32,
  far: 0.12,
  /** The number is the given in another unit, shifted by a power of ten, as a fraction, or after a step. */
  asUnit: -0.67,
  asScale: -1.19,
  asPercent: -1.1,
  asGrowth: -0.91,
  asRest: -1.72,
  asStep: -2.93,
  /** Units of the same dimension that differ; a unit where the stem has none. */
  otherUnit: 0.73,
  onlyUseHasUnit: -0.86,
  /** The stem and the solution give the value to the same letter, or to different letters. */
  sameLetter: 1.27,
  otherLetter: -0.82,
  /** Per equal word or letter before and after the numbers, per equal token of a formula, per word near both. */
  before: 0.85,
  after: 0.39,
  aligned: 0.21,
  shared: 0.21,
  /** Per number beside them that is equal in stem and solution, and both numbers beside them. */
  neighbours: 0.39,
  between: -0.43,
  /** Whole numbers up to 10, and givens in words. */
  smallUse: -0.46,
  smallGiven: -0.96,
  wordGiven: -2.5,
  /** The number is less than 1. */
  tiny: 0.9,
  /** The given has three digits or more; both begin with the same two digits. */
  manyDigits: -0.59,
  similar: -1.02,
  /** Other numbers explain it by one step; a word does; any explanation of a number with several digits. */
  byStep: 0.06,
  byWord: -0.41,
  bigExplained: -0.29,
  /** A sentence states it, and it is the sum of the given and another number. */
  sumInText: -0.21,
  /** The solution contains the double or half of the given; the number is the double or half. */
  near: -0.73,
  isDouble: -0.86,
  /** They differ in the order of their digits or in one digit; no other number has their dimension. */
  mistyped: 2.09,
  onlyQuantity: 0.81,
  /** Per doubling of the number of other new numbers, of givens and of operands. */
  otherNew: -0.23,
  givens: -0.75,
  operands: 0.02,
  /** The solution uses all other givens; the share that it uses. */
  othersUsed: 0.61,
  usedShare: 1.22,
  /** Its position in the solution, from 0 to 1. */
  late: -1.71,
  /** Whether the number, or the given, is part of a calculation. */
  inArithmetic: 0.58,
  givenInArithmetic: -0.68,
  /** Both are numbers without a unit in formulas; the number is in a sentence. */
  phrase: -0.16,
  sameUnit: 0.87,
  onlyGivenHasUnit: 1.13,
  usedWritten: -3.69,
  usedForm: -1.38,
  usedIndex: -1.54,
  soleNew: 0.19,
  firstNew: 0.37,
  uses: 0.8,
  byOthers: 0.04,
  decimalSum: -0.4,
  coefficient: -0.74,
  bothInFormulas: -0.06,
  useInText: -0.06,
};
const BASE_POINTS = -2.59;

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
