import { addAnswer, type LearnerState, type LearningAnswer } from './learner-state.ts';
import { type AskedOutcome, getLearnerLogit, toScore } from './predict-score.ts';

/** How easy an outcome or an item is, as a logit that is added to the learner's, and the number of answers it was learned from. */
export type Intercept = { readonly value: number; readonly count: number };

/** The learner who answers, and the intercepts of the outcome and of the item (the item model, or the question of the bank). */
type ModelState = {
  readonly learner: LearnerState;
  readonly outcome: Intercept;
  readonly item: Intercept;
};

const FIRST_STEP = 0.6;
const STEP_DECAY = 0.05;

/** Predicts the share of the marks that the learner gets, from 0 to 1. */
export function predictScore({ learner, outcome, item }: ModelState, asked: AskedOutcome): number {
  return toScore(getLearnerLogit(learner, asked) + outcome.value + item.value);
}

/** Returns the states after an answer. Each intercept moves towards the score, in steps that become smaller. */
export function learnFromAnswer(state: ModelState, answer: LearningAnswer): ModelState {
  const error = answer.score - predictScore(state, answer);
  return {
    learner: addAnswer(state.learner, answer),
    outcome: moveIntercept(state.outcome, error),
    item: moveIntercept(state.item, error),
  };
}

function moveIntercept({ value, count }: Intercept, error: number): Intercept {
  return { value: value + (FIRST_STEP / (1 + STEP_DECAY * count)) * error, count: count + 1 };
}
