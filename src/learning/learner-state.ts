import { learnKnown, START_KNOWN } from './estimate-known.ts';
import {
  createOutcomeStates,
  getOutcomeState,
  type OutcomeStates,
  setOutcomeState,
} from './outcome-states.ts';

/** The statistics of one learner's answers to one outcome. A score is the share of the marks, from 0 to 1. */
export type OutcomeState = {
  /** Sum of the scores, multiplied by `OUTCOME_DECAY` at each new answer to the outcome. */
  readonly recentScore: number;
  /** Number of answers, multiplied in the same way. */
  readonly recentCount: number;
  /** Sum of the scores. */
  readonly right: number;
  /** Sum of 1 − score. */
  readonly wrong: number;
  readonly lastScore: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
  /** The probability, after the last answer, that the learner knows the outcome. */
  readonly known: number;
  /** Number of days (UTC) with an answer that got all marks without a hint, and the last of these days, counted from 1970. */
  readonly rightDays: number;
  readonly lastRightDay: number;
};

/** The statistics of one learner in one course. */
export type LearnerState = {
  /** As in `OutcomeState`, over all outcomes, with `OVERALL_DECAY`. */
  readonly recentScore: number;
  readonly recentCount: number;
  readonly right: number;
  readonly count: number;
  readonly lastScore: number;
  readonly outcomes: OutcomeStates<OutcomeState>;
};

/** A learner without answers. */
export const NEW_LEARNER: LearnerState = {
  recentScore: 0,
  recentCount: 0,
  right: 0,
  count: 0,
  lastScore: 0,
  outcomes: createOutcomeStates(),
};

export const NEW_OUTCOME: OutcomeState = {
  recentScore: 0,
  recentCount: 0,
  right: 0,
  wrong: 0,
  lastScore: 0,
  lastAt: 0,
  known: START_KNOWN,
  rightDays: 0,
  lastRightDay: 0,
};

/** One marked answer, as the statistics use it. */
export type LearningAnswer = {
  readonly outcome: string;
  /** Share of the marks, from 0 to 1. */
  readonly score: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isHinted?: boolean;
};

const OUTCOME_DECAY = 0.8;
const OVERALL_DECAY = 0.93;
const DAY_MS = 86_400_000;

/** Returns the state after one more answer. */
export function addAnswer(state: LearnerState, answer: LearningAnswer): LearnerState {
  const { outcome, score } = answer;
  const before = getOutcomeState(state.outcomes, outcome) ?? NEW_OUTCOME;
  return {
    recentScore: state.recentScore * OVERALL_DECAY + score,
    recentCount: state.recentCount * OVERALL_DECAY + 1,
    right: state.right + score,
    count: state.count + 1,
    lastScore: score,
    outcomes: setOutcomeState(state.outcomes, outcome, addToOutcome(before, answer)),
  };
}

function addToOutcome(before: OutcomeState, { score, at, isHinted = false }: LearningAnswer): OutcomeState {
  const day = Math.floor(at / DAY_MS);
  const isNewRightDay = score === 1 && !isHinted && day > before.lastRightDay;
  return {
    recentScore: before.recentScore * OUTCOME_DECAY + score,
    recentCount: before.recentCount * OUTCOME_DECAY + 1,
    right: before.right + score,
    wrong: before.wrong + 1 - score,
    lastScore: score,
    lastAt: at,
    known: learnKnown(before, { score, at }),
    rightDays: before.rightDays + (isNewRightDay ? 1 : 0),
    lastRightDay: isNewRightDay ? day : before.lastRightDay,
  };
}
