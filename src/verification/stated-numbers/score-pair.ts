import { collectEvidence, type EvidenceContext, type GivenEvidence } from './collect-evidence.ts';
import type { NewNumber, TracedGiven } from './find-new-numbers.ts';

/**
 * Points for the evidence that a number of the solution (the use) stands for a given of the stem. They were fitted on public
 * questions. The sum of the points is the logarithm of the odds.
 */
const POINTS: GivenEvidence = {
  /** The last digits of both numbers have the same place value. */
  sameForm: 1.41,
  /** Both numbers have the same number of significant digits. */
  sameDigits: 1.43,
  /** Per doubling of the ratio between the numbers, at most three doublings. */
  ratio: -0.73,
  /** The numbers differ by about a factor of 3 or more. */
  far: -0.04,
  /** The use is a value of the given in another unit. */
  asUnit: 0.05,
  /** The use is a value of the given, multiplied by a power of ten. */
  asScale: -0.76,
  /** The use is the given as a percentage or as a fraction. */
  asPercent: -0.54,
  /** The use is a growth factor: 1.05 for 5%. */
  asGrowth: -0.48,
  /** The use completes the given to a whole: 95% for 5%. */
  asRest: -1.23,
  /** The use is computed from the given in one step without working. */
  asStep: -1.83,
  /** Both numbers have units, and the units differ. */
  otherUnit: 0.34,
  /** Only the use has a unit. */
  onlyUseHasUnit: -0.48,
  /** The stem and the solution give the values to the same letter. */
  sameLetter: 0.6,
  /** The stem and the solution give the values to different letters. */
  otherLetter: -0.24,
  /** Per equal word or letter directly before the numbers. */
  before: 0.77,
  /** Per equal word or letter directly after the numbers. */
  after: 0.45,
  /** Per equal token of a formula around the numbers. */
  aligned: 0.18,
  /** Per content word that is near both numbers. */
  shared: 0.51,
  /** Per number beside the use that is also beside the given. */
  neighbours: 0.46,
  /** The number on each side of the use is also beside the given. */
  between: -0.49,
  /** The use is a small whole number. */
  smallUse: -0.65,
  /** The given is a small whole number. */
  smallGiven: -0.77,
  /** The given is written as a word. */
  wordGiven: -1.35,
  /** The use is less than 1. */
  tiny: 0.41,
  /** The given has at least three digits. */
  manyDigits: -0.51,
  /** Both numbers are equally long and begin with the same two characters. */
  similar: -0.55,
  /** The use can be computed from one other number in one step. */
  byStep: 0.09,
  /** A word, such as “dozen”, explains the use. */
  byWord: -0.39,
  /** Other numbers explain a use that has several digits. */
  bigExplained: -0.18,
  /** A sentence states the use, and it is the sum or difference of the given and another number. */
  sumInText: -0.04,
  /** The solution contains the double or half of the given as another number. */
  near: -0.46,
  /** The use is the double or half of the given. */
  isDouble: -0.09,
  /** The numbers differ in one digit or in the order of their digits. */
  mistyped: 1.96,
  /** No other unused given and no other new number has the dimension of the two numbers. */
  onlyQuantity: 0.85,
  /** Per doubling of the number of other new numbers. */
  otherNew: -0.25,
  /** Per doubling of the number of givens. */
  givens: -0.84,
  /** Per doubling of the number of operands in the solution. */
  operands: 0.01,
  /** The solution uses all other givens. */
  othersUsed: 0.08,
  /** The share of the givens that the solution uses. */
  usedShare: 0.82,
  /** The position of the use in the solution, from 0 to 1. */
  late: -0.98,
  /** The use is part of a calculation. */
  inArithmetic: 0.32,
  /** The given is part of a calculation. */
  givenInArithmetic: -0.45,
  /** Per equal token around the numbers, if both are in the same phrase. */
  phrase: -0.11,
  /** Both numbers have the same unit. */
  sameUnit: 0.72,
  /** Only the given has a unit. */
  onlyGivenHasUnit: 0.61,
  /** The solution also contains the given as written. */
  usedWritten: -1.79,
  /** The solution also contains the given in another form or unit. */
  usedForm: -0.66,
  /** The solution contains the given only as an exponent or label. */
  usedIndex: -0.88,
  /** The solution contains no other new number. */
  soleNew: 0.11,
  /** The use is the first new number of the solution. */
  firstNew: 0.66,
  /** Per doubling of the number of times that the solution contains the use. */
  uses: 0.99,
  /** Numbers other than the given explain the use. */
  byOthers: -0.42,
  /** The use is the sum or difference of the given and another decimal. */
  decimalSum: -0.05,
  /** The given has a unit, and the use is a factor before a letter. */
  coefficient: -0.49,
  /** Both numbers are in formulas and have no unit. */
  bothInFormulas: -0.21,
  /** The use is outside formulas. */
  useInText: -0.18,
};
const BASE_POINTS = -2.1;

/** Returns the logarithm of the odds that a new number of the solution stands for a given; undefined if it cannot. */
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
