import { isKnown } from '../../../src/learning/estimate-known.ts';
import { addAnswer, type LearnerState, NEW_LEARNER } from '../../../src/learning/learner-state.ts';
import { getOutcomeState } from '../../../src/learning/outcome-states.ts';
import { createNumbers, drawNormal, type NextNumber, toLogit, toProbability } from './simulated-learner.ts';
import { skillParameters } from './skill-parameters.table.ts';

/** Decides after each answer, given all scores so far, whether the outcome counts as known. */
type MasteryRule = (scores: readonly number[]) => boolean;

const MAX_ANSWERS = 30;
/** The mean parameters of all skills. */
const AVERAGE = { start: 0.69, learn: 0.14, guess: 0.22, slip: 0.21 };
const START_MS = Date.parse('2026-01-05T16:00:00Z');

/** The rule by which practice decides that an outcome is known (`isKnown`), without the condition that the evidence is from two days. */
const judgeByModel: MasteryRule = (scores) => {
  const state = scores.reduce<LearnerState>(
    (before, score) => addAnswer(before, { outcome: 'A', score, at: START_MS }),
    NEW_LEARNER,
  );
  const outcome = getOutcomeState(state.outcomes, 'A');
  return outcome !== undefined && isKnown(outcome);
};

const countInARow =
  (count: number): MasteryRule =>
  (scores) =>
    scores.length >= count && scores.slice(-count).every((score) => score === 1);

export const masteryRules: Readonly<Record<string, MasteryRule>> = {
  'ours, without the two days': judgeByModel,
  'always ten answers': ({ length }) => length >= 10,
  'three right in a row': countInARow(3),
  'five right in a row': countInARow(5),
};

export type MasteryResult = { readonly answers: number; readonly stoppedTooEarly: number };

/** Simulates learners until the rule stops them; returns the mean number of answers, and the share of learners stopped too early. */
export function measureMastery(rule: MasteryRule, learners: number): MasteryResult {
  const next = createNumbers('mastery of the proof');
  const results = Array.from({ length: learners }, () => learnSkill(rule, next));
  return {
    answers: results.reduce((sum, { answers }) => sum + answers, 0) / learners,
    stoppedTooEarly: results.filter(({ isWrong }) => isWrong).length / learners,
  };
}

/** Simulates one learner on one skill; `isWrong` is true if the rule stopped them before they knew it. */
function learnSkill(rule: MasteryRule, next: NextNumber) {
  const { start, learn, guess, slip } = skillParameters.at(next() * skillParameters.length) ?? AVERAGE;
  const ability = drawNormal(next, 0.8);
  const learnRate = toProbability(toLogit(learn) + ability / 2);
  let knows = next() < toProbability(toLogit(start) + ability);
  const scores: number[] = [];
  while (scores.length < MAX_ANSWERS) {
    scores.push(next() < (knows ? 1 - slip : guess) ? 1 : 0);
    knows ||= next() < learnRate;
    if (rule(scores)) return { answers: scores.length, isWrong: !knows };
  }
  return { answers: scores.length, isWrong: false };
}
