/**
 * Bayesian knowledge tracing with the average parameters of the skills of the public log ASSISTments 2009: a learner knows an
 * outcome or not, loses marks on a known one by a slip, and gets marks on an unknown one by a guess.
 */
export const START_KNOWN = 0.69;
const LEARN_RATE = 0.14;
const GUESS = 0.22;
const SLIP = 0.21;

/** Probability per day that a known outcome is forgotten, before the first right answer; each right answer slows it down. */
const FORGET_RATE = 0.06;
const RIGHT_ANSWER_EFFECT = 0.5;
const DAY_MS = 86_400_000;

/** From this probability on, an outcome counts as known. */
const SECURE_KNOWN = 0.975;
/** Full marks on one day may come from short-term memory, so a secure outcome needs evidence from two days. */
const MIN_RIGHT_DAYS = 2;

type Knowledge = {
  /** The probability after the last answer. */
  readonly known: number;
  /** Sum of the scores so far. */
  readonly right: number;
  /** Time of the last answer in milliseconds since 1970; 0 without answers. */
  readonly lastAt: number;
};

/** Returns the probability that the learner knows the outcome at a time, after forgetting since the last answer. */
export function estimateKnown({ known, right, lastAt }: Knowledge, at: number): number {
  if (lastAt === 0) return known;
  const forgetRate = FORGET_RATE / (1 + RIGHT_ANSWER_EFFECT * right);
  return known * (1 - forgetRate) ** (Math.max(0, at - lastAt) / DAY_MS);
}

/** Returns the probability that the learner knows the outcome after an answer, including what the answer taught. */
export function learnKnown(
  before: Knowledge,
  { score, at }: { readonly score: number; readonly at: number },
): number {
  const prior = estimateKnown(before, at);
  const ifKnown = prior * (score * (1 - SLIP) + (1 - score) * SLIP);
  const ifUnknown = (1 - prior) * (score * GUESS + (1 - score) * (1 - GUESS));
  const posterior = ifKnown / (ifKnown + ifUnknown);
  return posterior + (1 - posterior) * LEARN_RATE;
}

/** Whether the answers show that the learner knows the outcome, apart from the days on which they were given. */
export function isKnown({ known }: Pick<Knowledge, 'known'>): boolean {
  return known >= SECURE_KNOWN;
}

/** Whether an outcome is secure: known, with all marks on at least two days. */
export function isSecure(outcome: Pick<Knowledge, 'known'> & { readonly rightDays: number }): boolean {
  return isKnown(outcome) && outcome.rightDays >= MIN_RIGHT_DAYS;
}
