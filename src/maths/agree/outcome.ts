/** The reasons for a verdict, each with a sentence for the learner. */
export const REASON_SENTENCES = {
  same: 'The answer is the expected one.',
  equivalent: 'The answer is equal to the expected one, written another way.',
  'within-tolerance': 'The answer is within the tolerance.',
  'in-range': 'The answer is in the accepted range.',
  rounded: 'The answer is the expected value, correctly rounded.',
  'unit-left-out': 'The number is right; the unit was left out, which is allowed here.',
  'unit-converted': 'The answer is right, in another unit.',
  accepted: 'The key accepts this answer.',
  'right-choice': 'You chose the right option.',
  different: 'The answer differs from the expected one.',
  'out-of-range': 'The answer is outside the accepted range.',
  sign: 'The sign differs.',
  'power-of-ten': 'Off by a power of ten.',
  'rounded-too-early': 'Nearly right: it looks rounded too early or too much.',
  'not-exact': 'This is a rounded value; give the exact value.',
  'wrong-unit': 'Right number, wrong unit.',
  'wrong-dimension': 'The unit measures something else.',
  'unit-size': 'The unit measures the right quantity, but its size does not fit the number.',
  'other-unit': 'The value is right, but it must be in another unit.',
  'missing-unit': 'The unit is missing.',
  'extra-unit': 'The expected answer is a number without a unit.',
  rejected: 'The key rejects this answer.',
  'banned-unit': 'This spelling of the unit is not accepted.',
  'missing-direction': 'The direction is missing or wrong.',
  'not-a-point': 'The right values, but coordinates must be in brackets.',
  'not-a-column': 'The right values, but they must be a column vector.',
  'wrong-beginning': 'Correct, but the answer must begin as the question asks.',
  'missing-form': 'Correct value, but not in the required form.',
  'missing-words': 'A required word is missing.',
  'missing-constant': 'The constant of integration (+ C) is missing.',
  'not-simplified': 'Correct, but not simplified.',
  'not-factorised': 'Correct, but not fully factorised.',
  'not-expanded': 'Correct, but brackets are left or like terms not collected.',
  'not-surd': 'Correct value, but it must be an exact surd in simplest form.',
  'not-standard': 'Correct value, but not in standard form a × 10ⁿ with 1 ≤ a < 10.',
  'not-mixed': 'Correct value, but not a mixed number.',
  'significant-figures': 'The answer has the wrong number of significant figures.',
  'decimal-places': 'The answer has the wrong number of decimal places.',
  order: 'The right values in the wrong order.',
  'missing-values': 'Some values are missing.',
  'extra-values': 'There are too many values.',
  'end-points': 'Right interval, but an end point is wrongly included or left out.',
  direction: 'The inequality points the other way.',
  shape: 'The answer is a different kind of value from the expected one.',
  'not-an-equation': 'The answer must be an equation.',
  'wrong-choice': 'You chose another option.',
  'wrong-words': 'The words differ from the expected answer.',
  'other-name': 'The answer is about another quantity.',
  undecided: "We couldn't check this automatically.",
  'decimal-comma': 'A comma is not a decimal point here.',
  unreadable: 'The answer could not be read as mathematics.',
  'unreadable-expected': 'The expected answer could not be read as mathematics.',
} as const;

export type AgreementReason = keyof typeof REASON_SENTENCES;
export type AgreementVerdict = 'correct' | 'incorrect' | 'undecided' | 'unreadable';
/** The result of comparing two answers. */
export type Outcome = { readonly verdict: AgreementVerdict; readonly reason: AgreementReason };

export function correct(reason: AgreementReason = 'equivalent'): Outcome {
  return { verdict: 'correct', reason };
}

export function incorrect(reason: AgreementReason = 'different'): Outcome {
  return { verdict: 'incorrect', reason };
}

export const UNDECIDED: Outcome = { verdict: 'undecided', reason: 'undecided' };

export function isCorrect(outcome: Outcome): boolean {
  return outcome.verdict === 'correct';
}
