import { type LearnerState, NEW_OUTCOME, type OutcomeState } from './learner-state.ts';
import { getOutcomeState } from './outcome-states.ts';

/**
 * Weights of the features. Those of the gap (the time since the last answer to the outcome) were fitted on half of the learners of
 * the public log Algebra 2005, the others on ASSISTments 2009; `docs/evidence/learner-model.md` has the results on other learners.
 */
const WEIGHTS = {
  bias: 0.347,
  recentOutcome: 0.114,
  recentOverall: 0.33,
  right: 0.278,
  wrong: -0.148,
  isNew: -0.56,
  lastOnOutcome: 0.146,
  lastOverall: 0.205,
  count: 0.064,
  average: 0.548,
  gap: -0.4,
  gapAfterRight: 0.013,
} as const;

/** The score that is assumed of a learner without answers. */
const PRIOR_SCORE = 0.65;
const HOUR_MS = 3_600_000;

/** A question to predict: its outcome, and the time at which it is asked, in milliseconds since 1970. */
export type AskedOutcome = { readonly outcome: string; readonly at: number };

/** Returns the logit (log odds) of the score that the learner's past predicts, without the difficulty of outcome and item. */
export function getLearnerLogit(state: LearnerState, { outcome, at }: AskedOutcome): number {
  const outcomeState = getOutcomeState(state.outcomes, outcome);
  const past = outcomeState ?? NEW_OUTCOME;
  const overall = (state.recentScore + 2 * PRIOR_SCORE) / (state.recentCount + 2);
  const recent = (past.recentScore + 1.5 * overall) / (past.recentCount + 1.5);
  const average = (state.right + 3 * PRIOR_SCORE) / (state.count + 3);
  return (
    WEIGHTS.bias +
    WEIGHTS.recentOutcome * 4 * (recent - PRIOR_SCORE) +
    WEIGHTS.recentOverall * 4 * (overall - PRIOR_SCORE) +
    WEIGHTS.right * Math.log1p(past.right) +
    WEIGHTS.wrong * Math.log1p(past.wrong) +
    (outcomeState === undefined ? WEIGHTS.isNew : WEIGHTS.lastOnOutcome * (past.lastScore - 0.5)) +
    (state.count === 0 ? 0 : WEIGHTS.lastOverall * (state.lastScore - 0.5)) +
    (WEIGHTS.count * Math.log1p(state.count)) / 4 +
    WEIGHTS.average * 4 * (average - PRIOR_SCORE) +
    (outcomeState === undefined ? 0 : getForgottenLogit(outcomeState, at))
  );
}

/** Returns the change of the logit since the last answer to the outcome. */
function getForgottenLogit({ right, lastAt }: OutcomeState, at: number): number {
  const gap = Math.log1p(Math.max(0, at - lastAt) / HOUR_MS) / 3;
  return gap * (WEIGHTS.gap + WEIGHTS.gapAfterRight * Math.log1p(right));
}

/** Converts a logit to a score from 0 to 1. */
export function toScore(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
