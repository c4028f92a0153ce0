import { collectEvidence, type EvidenceContext, type GivenEvidence } from './collect-evidence.ts';
import type { TracedNumber } from './find-new-numbers.ts';
import type { TracedGiven } from './trace-givens.ts';

/**
 * Points for the evidence that a number of the solution (the use) stands for a given of the stem. They were fitted on public
 * questions. The sum of the points is the logarithm of the odds.
 */
const POINTS: GivenEvidence = {
  /** Per doubling of the ratio between the numbers, at most three doublings. */
  ratio: -1.17,
  /** The numbers differ by about a factor of 3 or more. */
  far: -0.63,
  /** The last digits of both numbers have the same place value. */
  sameForm: 0.55,
  /** Both numbers have the same number of significant digits. */
  sameDigits: 0.83,
  /** The last digits and the number of digits agree. */
  sameShape: 1.58,
  /** The use is a value of the given, multiplied by a power of ten. */
  asScale: -1.15,
  /** The use is the given as a percentage or as a fraction. */
  asPercent: 2.05,
  /** The use is a growth factor: 1.05 for 5%. */
  asGrowth: 1.27,
  /** The use completes the given to a whole: 95% for 5%. */
  asRest: -0.82,
  /** The use is computed from the given in one step without working. */
  asStep: -4.81,
  /** Both numbers have units, and the units differ. */
  otherUnit: -1.07,
  /** Only the use has a unit. */
  onlyUseHasUnit: -0.65,
  /** Only the given has a unit. */
  onlyGivenHasUnit: -0.77,
  /** Both numbers have the same unit. */
  sameUnit: -0.26,
  /** Both numbers are equally long and begin with the same two characters. */
  similar: -0.13,
  /** The given has at least three digits. */
  manyDigits: 0.06,
  /** The use is less than 1. */
  tiny: 1.63,
  /** The use is the double or half of the given. */
  isDouble: 0.74,
  /** The use is the double or half of the given in the same unit. */
  doubleInUnit: -0.69,
  /** Both numbers are coefficients, or the given is a term to which the solution adds another number. */
  collected: -0.17,
  /** The numbers differ in one digit or in the order of their digits. */
  mistyped: 1.44,
  /** Per equal word or letter directly before the numbers. */
  before: 0.38,
  /** Per equal word or letter directly after the numbers. */
  after: 0.68,
  /** Per equal token around the numbers, if both are in the same phrase. */
  phrase: 0.28,
  /** Per equal token of a formula around the numbers. */
  aligned: -0.02,
  /** Six or more tokens of a formula around the numbers are equal. */
  sameFormula: 1,
  /** The same, if the solution also contains the given as written. */
  alignedUsed: 0.08,
  /** The same, if both numbers are small whole numbers. */
  alignedSmall: 0.49,
  /** Per content word that is near both numbers. */
  shared: 0.5,
  /** Per number beside the use that is also beside the given. */
  neighbours: 0.9,
  /** The stem and the solution give the values to the same letter. */
  sameLetter: -0.75,
  /** The same, if neither text gives the letter another value. */
  clearLetter: 7.45,
  /** The same, if the solution also contains the given as written. */
  letterUsed: 0.25,
  /** The stem and the solution give the values to different letters. */
  otherLetter: -2.82,
  /** The use is a small whole number. */
  smallUse: 0.13,
  /** The given is a small whole number. */
  smallGiven: -0.41,
  /** The given is written as a word. */
  wordGiven: -5.5,
  /** The position of the use in the solution, from 0 to 1. */
  late: -1.08,
  /** The use is part of a calculation. */
  inArithmetic: 0.49,
  /** The given is part of a calculation. */
  givenInArithmetic: -0.45,
  /** Both numbers are in formulas and have no unit. */
  bothInFormulas: -0.29,
  /** The use is outside formulas. */
  useInText: -0.48,
  /** Per doubling of the number of times that the solution contains the use. */
  uses: 0.17,
  /** The given has a unit, and the use is a factor before a letter. */
  coefficient: -0.55,
  /** The solution also contains the given as written. */
  usedWritten: -6.42,
  /** The solution contains the given as written, but for another given of this value. */
  usedShared: -4.02,
  /** The solution also contains the given in another form or unit. */
  usedForm: -7.92,
  /** The solution contains the given only as an exponent or label. */
  usedIndex: -2.69,
  /** The use is also equal to another given. */
  fromGiven: -2.12,
  /** The use is also another form of a given. */
  fromForm: -0.97,
  /** The use is also a constant or a number of a formula. */
  fromConstant: -4.09,
  /** The use ends a chain of formulas without numbers. */
  fromFormulas: -1.97,
  /** The use is the first new number of the solution. */
  firstNew: 0.45,
  /** A word, such as “dozen”, explains the use. */
  byWord: 0.69,
  /** Numbers other than the given explain the use. */
  byOthers: -0.68,
  /** The same, for a use with several digits. */
  bigExplained: -0.4,
  /** The same, for a use at the same place as the given. */
  placedExplained: 1.08,
  /** The use is the sum or difference of the given and another decimal. */
  decimalSum: -1.77,
  /** The share of the numbers of the solution that are not new. */
  explainedShare: 2.23,
  /** The solution contains no other new number. */
  soleNew: 0.24,
  /** Per doubling of the number of other new numbers. */
  otherNew: 0.06,
  /** The solution uses all other givens. */
  othersUsed: 1.66,
  /** The solution uses all other givens, and contains no other new number. */
  lastPair: -0.41,
  /** The share of the givens that the solution uses. */
  usedShare: -1.68,
  /** Per doubling of the number of givens. */
  givens: -1.04,
  /** Per doubling of the number of operands in the solution. */
  operands: -0.11,
  /** The solution contains the double or half of the given as another number. */
  near: -0.37,
  /** Per doubling of the number of unused givens with the unit of the given. */
  rivalGivens: -0.99,
  /** Per doubling of the number of other new numbers with the unit of the given. */
  rivalUses: 0.44,
  /** No other unused given and no other new number has the dimension of the two numbers. */
  onlyQuantity: 1.77,
  /** The same, if the solution contains no other new number. */
  onlyPair: -1.04,
};
const BASE_POINTS = -2.15;

/** Returns the logarithm of the odds that a new number of the solution stands for a given; undefined if it cannot. */
export function scorePair(
  use: TracedNumber,
  given: TracedGiven,
  context: EvidenceContext,
): number | undefined {
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
