/** Why a verdict is what it is; each has a sentence for the learner. */
export const REASONS = {
  same: 'The answer is the expected one.',
  equivalent: 'The answer is equal to the expected one, written another way.',
  'within-tolerance': 'The answer is within the tolerance.',
  rounded: 'The answer is the expected value, correctly rounded.',
  'unit-left-out': 'The number is right; the unit was left out, which is allowed here.',
  'unit-converted': 'The answer is right, in another unit.',
  'right-choice': 'The right option was chosen.',
  different: 'The answer differs from the expected one.',
  sign: 'The sign differs.',
  'power-of-ten': 'Off by a power of ten.',
  'rounded-too-early': 'Nearly right: it looks rounded too early or too much.',
  'not-exact': 'This is a rounded value; the exact one is asked for.',
  'wrong-unit': 'Right number, wrong unit.',
  'wrong-dimension': 'The unit measures something else.',
  'unit-size': 'The unit is of the right kind, but the size does not fit the number.',
  'missing-unit': 'The unit is missing.',
  'missing-constant': 'The constant of integration (+ C) is missing.',
  'not-simplified': 'Correct, but not simplified.',
  'not-factorised': 'Correct, but not fully factorised.',
  'not-expanded': 'Correct, but brackets are left or like terms not collected.',
  'not-surd': 'Correct value, but an exact surd in simplest form is asked for.',
  'not-standard': 'Correct value, but not in standard form a × 10ⁿ with 1 ≤ a < 10.',
  'not-mixed': 'Correct value, but not a mixed number.',
  'significant-figures': 'The number of significant figures is not the one asked for.',
  'decimal-places': 'The number of decimal places is not the one asked for.',
  order: 'The right values in the wrong order.',
  'missing-values': 'Some values are missing.',
  'extra-values': 'There are values too many.',
  'end-points': 'Right interval, but an end point is wrongly included or left out.',
  direction: 'The inequality points the other way.',
  shape: 'The answer is of another kind than the expected one.',
  'not-an-equation': 'An equation is asked for.',
  'wrong-choice': 'Another option was chosen.',
  'wrong-words': 'The words differ from the expected answer.',
  'other-name': 'The answer is about another quantity.',
  undecided: 'The engine cannot settle this; a person should look.',
  'decimal-comma': 'A comma is not a decimal point here.',
  unreadable: 'The answer could not be read as mathematics.',
  'unreadable-expected': 'The expected answer could not be read as mathematics.',
} as const;

export type Reason = keyof typeof REASONS;
export type Verdict = 'correct' | 'incorrect' | 'undecided' | 'unreadable';
export type Outcome = { readonly verdict: Verdict; readonly reason: Reason };

export function right(reason: Reason = 'equivalent'): Outcome {
  return { verdict: 'correct', reason };
}

export function wrong(reason: Reason = 'different'): Outcome {
  return { verdict: 'incorrect', reason };
}

export const UNDECIDED: Outcome = { verdict: 'undecided', reason: 'undecided' };

export function isRight(outcome: Outcome): boolean {
  return outcome.verdict === 'correct';
}
