import { type Intercept, predictScore } from './learn-from-answer.ts';
import type { LearnerState } from './learner-state.ts';
import type { AskedOutcome } from './predict-score.ts';

/** The range of predicted scores in which practice is neither too easy nor too hard. */
const MIN_SCORE = 0.7;
const MAX_SCORE = 0.85;

type ItemChoice<T> = {
  readonly learner: LearnerState;
  readonly outcome: Intercept;
  readonly asked: AskedOutcome;
  readonly items: readonly T[];
  readonly getIntercept: (item: T) => Intercept;
};

/** Puts items whose predicted score is in the target range first, in their order; then the others, the nearest first. */
export function rankItems<T>({ learner, outcome, asked, items, getIntercept }: ItemChoice<T>): T[] {
  const getDistance = (item: T): number => {
    const score = predictScore({ learner, outcome, item: getIntercept(item) }, asked);
    return Math.max(0, MIN_SCORE - score, score - MAX_SCORE);
  };
  return items
    .map((item) => ({ item, distance: getDistance(item) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ item }) => item);
}
