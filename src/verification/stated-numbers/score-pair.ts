import { collectEvidence, type EvidenceContext, type GivenEvidence } from './collect-evidence.ts';
import type { NewNumber, TracedGiven } from './find-new-numbers.ts';

/**
 * Points for the evidence that a number of the solution stands for a given of the stem. They were fitted on public
 * questions, with and without a changed given: the sum is the logarithm of the odds.
 */
const POINTS: GivenEvidence = {
  /** The last digits of the two numbers have the same place value; both numbers have as many significant digits. */
  sameForm: 3.41,
  sameDigits: 1.02,
  /** Per doubling of the ratio between the numbers; more than a factor of 3. */
  ratio: -0.8,
  far: -3.02,
  /** The number is the given in another unit, shifted by a power of ten, as a fraction, or after a step. */
  asUnit: 0.4,
  asScale: -3.48,
  asPercent: -1.04,
  asGrowth: -1.02,
  asRest: -2.62,
  asStep: -2.64,
  /** Units of the same dimension that differ; a unit where the stem has none. */
  otherUnit: 0.79,
  onlyUseHasUnit: -0.75,
  /** The stem and the solution give the value to the same letter, or to different letters. */
  sameLetter: 1.4,
  otherLetter: -0.46,
  /** Per equal word or letter before and after the numbers, per equal token of a formula, per word near both. */
  before: 0.73,
  after: 0.5,
  aligned: 0.45,
  shared: 0.31,
  /** Per number beside them that is equal in stem and solution, and both numbers beside them. */
  neighbours: -0.1,
  between: 0.17,
  /** Whole numbers up to 10, and givens in words. */
  smallUse: -0.58,
  smallGiven: 0.09,
  wordGiven: -2.17,
  /** The number is less than 1. */
  tiny: 1.3,
  /** The given has three digits or more; both begin with the same two digits. */
  manyDigits: 0.23,
  similar: 0.58,
  /** Other numbers explain it by one step; a word does; any explanation of a number with several digits. */
  byStep: -0.2,
  byWord: -0.14,
  bigExplained: -0.79,
  /** A sentence states it, and it is the sum of the given and another number. */
  sumInText: -0.77,
  /** The solution contains the double or half of the given; the number is the double or half. */
  near: -0.5,
  isDouble: -0.78,
  /** They differ in the order of their digits or in one digit; no other number has their dimension. */
  mistyped: 3.3,
  onlyQuantity: 0.3,
  /** Per doubling of the number of other new numbers, of givens and of operands. */
  otherNew: -0.53,
  givens: -1.26,
  operands: 0.39,
  /** The solution uses all other givens; the share that it uses. */
  othersUsed: 1.01,
  usedShare: 2.0,
  /** Its position in the solution, from 0 to 1. */
  late: -2.28,
  /** Whether the number, or the given, is part of a calculation. */
  inArithmetic: 1.23,
  givenInArithmetic: -0.85,
  /** Both are numbers without a unit in formulas; the number is in a sentence. */
  phrase: 0,
  sameUnit: 0,
  onlyGivenHasUnit: 0,
  usedWritten: -3,
  usedForm: -3,
  usedIndex: -1,
  soleNew: 0,
  firstNew: 0,
  uses: 0,
  byOthers: 0,
  decimalSum: -4,
  coefficient: -4,
  multiple: -4,
  collected: -4,
  bothInFormulas: -1.23,
  useInText: 0.49,
};
const BASE_POINTS = -2.84;

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
