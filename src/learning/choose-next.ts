import { estimateKnown, isSecure } from './estimate-known.ts';
import { type Intercept, predictScore } from './learn-from-answer.ts';
import { type LearnerState, NEW_OUTCOME } from './learner-state.ts';
import { getOutcomeState } from './outcome-states.ts';

/** An outcome of the course, with its share of the marks and its intercept. */
type RankedOutcome = { readonly id: string; readonly weight: number; readonly intercept: Intercept };

/**
 * Why an outcome comes next. `new`: not tried yet. `weak`: the last answers show that the learner may not know it. `due`: known before, and
 * the predicted score has fallen below the target. `strong`: none of these; chosen only when nothing else is left.
 */
type NextKind = 'new' | 'weak' | 'due' | 'strong';

export type OutcomeEstimate = {
  readonly id: string;
  readonly kind: NextKind;
  /** The predicted score of an average question now, from 0 to 1. */
  readonly score: number;
  /** The probability that the learner knows the outcome now. */
  readonly known: number;
  readonly isSecure: boolean;
  /** Time of the last answer in milliseconds since 1970; undefined without answers. */
  readonly lastAt: number | undefined;
  readonly lastScore: number | undefined;
};

export type CourseSituation = {
  readonly learner: LearnerState;
  readonly outcomes: readonly RankedOutcome[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** A predicted score below this value makes an outcome due. */
const DUE_SCORE = 0.8;
/** Below this probability of being known after the last answer, an outcome is weak. */
const WEAK_KNOWN = 0.6;
/** What a question on a known outcome still brings, compared with 1 for an unknown one: it slows down forgetting. */
const REVIEW_GAIN = 0.2;
/** How much less each further answer to an outcome brings: what many answers did not teach, one more rarely does. */
const PRACTICE_EFFECT = 0.2;
/** The number of latest different outcomes that are not chosen again. */
const RECENT_COUNT = 3;
/** The difficulty of an average item. */
const AVERAGE_ITEM: Intercept = { value: 0, count: 0 };

/** Estimates what the learner knows of each outcome, in the order of the course. */
export function estimateOutcomes({ learner, outcomes, now }: CourseSituation): OutcomeEstimate[] {
  return outcomes.map(({ id, intercept }) => {
    const state = getOutcomeState(learner.outcomes, id);
    const past = state ?? NEW_OUTCOME;
    const asked = { outcome: id, at: now };
    const score = predictScore({ learner, outcome: intercept, item: AVERAGE_ITEM }, asked);
    const known = estimateKnown(past, now);
    return {
      id,
      kind: state === undefined ? 'new' : getKind(score, past.known),
      score,
      known,
      isSecure: isSecure(past),
      lastAt: state?.lastAt,
      lastScore: state?.lastScore,
    };
  });
}

function getKind(score: number, knownAfterLast: number): NextKind {
  if (knownAfterLast < WEAK_KNOWN) return 'weak';
  return score < DUE_SCORE ? 'due' : 'strong';
}

/**
 * Orders the outcomes to practise, the best first: those where one more answer probably brings most marks in the exam. The last
 * three different outcomes of `history` (oldest first) are left out, so that outcomes are interleaved, and strong ones come last.
 */
export function rankNext(situation: CourseSituation, history: readonly string[]): OutcomeEstimate[] {
  const weights = new Map(situation.outcomes.map(({ id, weight }) => [id, weight]));
  const recent = new Set([...new Set(history.toReversed())].slice(0, RECENT_COUNT));
  const estimates = estimateOutcomes(situation);
  const isAllowed =
    estimates.length > RECENT_COUNT ? ({ id }: OutcomeEstimate) => !recent.has(id) : () => true;
  const getGain = ({ id, known, kind }: OutcomeEstimate): number => {
    const { right = 0, wrong = 0 } = getOutcomeState(situation.learner.outcomes, id) ?? {};
    const gain = (REVIEW_GAIN + 1 - known) / (1 + PRACTICE_EFFECT * (right + wrong));
    return (weights.get(id) ?? 0) * gain - (kind === 'strong' ? 1 : 0);
  };
  return estimates.filter(isAllowed).sort((a, b) => getGain(b) - getGain(a));
}
