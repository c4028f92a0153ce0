import { type Intercept, learnFromAnswer, predictScore } from '../../../src/learning/learn-from-answer.ts';
import { type LearnerState, NEW_LEARNER } from '../../../src/learning/learner-state.ts';
import type { Prediction } from './measure-predictions.ts';
import type { LogAnswer } from './response-log.ts';

const NEW_INTERCEPT: Intercept = { value: 0, count: 0 };
/** The model takes time 0 as "no answer yet". */
const START_MS = 1;

/** Replays answers through the model of the product, in the order of the log; returns the prediction made before each answer. */
export function createCompactModel(): (answers: readonly LogAnswer[]) => Prediction[] {
  const skills = new Map<string, Intercept>();
  const items = new Map<string, Intercept>();
  const learners = new Map<string, LearnerState>();
  return (answers) =>
    answers.map(({ learner, skill, item, isRight, time }) => {
      const at = START_MS + time * 1000;
      const state = {
        learner: learners.get(learner) ?? NEW_LEARNER,
        outcome: skills.get(skill) ?? NEW_INTERCEPT,
        item: items.get(item) ?? NEW_INTERCEPT,
      };
      const probability = predictScore(state, { outcome: skill, at });
      const after = learnFromAnswer(state, { outcome: skill, score: isRight ? 1 : 0, at });
      learners.set(learner, after.learner);
      skills.set(skill, after.outcome);
      items.set(item, after.item);
      return { probability, isRight };
    });
}
