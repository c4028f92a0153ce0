import type { Intercept } from './learn-from-answer.ts';

/** How easy an outcome is before anybody answered it. Assumed, not measured: the first answers replace it. */
const LEVEL_PRIORS: Readonly<Record<string, number>> = {
  'Nat 3': 0.2,
  'Nat 4': 0.1,
  'Nat 5': 0,
  Higher: -0.1,
  'Advanced Higher': -0.2,
};

/** The logit that each further mark of a question costs, from two marks. Assumed, as above. */
const LOGIT_PER_MARK = -0.1;
const REFERENCE_MARKS = 2;
const MAX_PRIOR_MARKS = 8;

export function createOutcomeIntercept(level: string): Intercept {
  return { value: LEVEL_PRIORS[level] ?? 0, count: 0 };
}

export function createItemIntercept(marks: number): Intercept {
  return { value: LOGIT_PER_MARK * (Math.min(marks, MAX_PRIOR_MARKS) - REFERENCE_MARKS), count: 0 };
}
