/** The parameters of Bayesian knowledge tracing for one skill; each is a probability. */
export type TracingParameters = {
  /** The skill is known at the start. */
  readonly start: number;
  /** An unknown skill is learned with an answer. */
  readonly learn: number;
  /** An answer is right although the skill is not known. */
  readonly guess: number;
  /** An answer is wrong although the skill is known. */
  readonly slip: number;
};

const ROUNDS = 60;
/** Larger guesses and slips would make "known" mean nothing. */
const MAX_GUESS_OR_SLIP = 0.3;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** Fits the parameters by expectation maximisation; each sequence has the answers of one learner to one skill. */
export function fitTracing(sequences: readonly (readonly boolean[])[]): TracingParameters {
  let parameters: TracingParameters = { start: 0.5, learn: 0.15, guess: 0.2, slip: 0.1 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const counts = { start: 0, unknown: 0, learned: 0, guessed: 0, allUnknown: 0, slipped: 0, allKnown: 0 };
    for (const answers of sequences) countSequence(answers, parameters, counts);
    parameters = {
      start: clamp(counts.start / sequences.length, 0.01, 0.99),
      learn: clamp(counts.learned / Math.max(1e-9, counts.unknown), 0.005, 0.9),
      guess: clamp(counts.guessed / Math.max(1e-9, counts.allUnknown), 0.01, MAX_GUESS_OR_SLIP),
      slip: clamp(counts.slipped / Math.max(1e-9, counts.allKnown), 0.01, MAX_GUESS_OR_SLIP),
    };
  }
  return parameters;
}

/**
 * Expected numbers: sequences that start with a known skill (`start`), answers with an unknown (`allUnknown`) and a known
 * skill (`allKnown`), right answers among the former (`guessed`), wrong ones among the latter (`slipped`), answers with an
 * unknown skill that another answer follows (`unknown`), and those of them with which it is learned (`learned`).
 */
type Counts = Record<
  'start' | 'unknown' | 'learned' | 'guessed' | 'allUnknown' | 'slipped' | 'allKnown',
  number
>;

/** Adds the expected counts of one sequence, by the forward-backward algorithm. */
function countSequence(answers: readonly boolean[], parameters: TracingParameters, counts: Counts): void {
  const { start, learn, guess, slip } = parameters;
  const likelihoods = answers.map((isRight) => ({
    known: isRight ? 1 - slip : slip,
    unknown: isRight ? guess : 1 - guess,
  }));
  const forward: { known: number; unknown: number; total: number }[] = [];
  for (const likelihood of likelihoods) {
    const before = forward.at(-1);
    const prior = before === undefined ? start : before.known + before.unknown * learn;
    const known = prior * likelihood.known;
    const unknown = (1 - prior) * likelihood.unknown;
    const total = known + unknown;
    forward.push({ known: known / total, unknown: unknown / total, total });
  }
  let after = { known: 1, unknown: 1 };
  for (let index = answers.length - 1; index >= 0; index -= 1) {
    const here = forward[index];
    const likelihood = likelihoods[index];
    if (here === undefined || likelihood === undefined) continue;
    const sum = here.known * after.known + here.unknown * after.unknown;
    const known = (here.known * after.known) / sum;
    if (index === 0) counts.start += known;
    counts.allKnown += known;
    counts.allUnknown += 1 - known;
    if (answers[index]) counts.guessed += 1 - known;
    else counts.slipped += known;
    const previous = forward[index - 1];
    const backKnown = (likelihood.known * after.known) / here.total;
    const backUnknown = (likelihood.unknown * after.unknown) / here.total;
    after = { known: backKnown, unknown: learn * backKnown + (1 - learn) * backUnknown };
    if (previous !== undefined) {
      counts.learned += previous.unknown * learn * backKnown;
      counts.unknown += previous.unknown * after.unknown;
    }
  }
}

/** Returns the probability that the skill is known after an answer, including what the answer taught. */
export function traceAnswer(known: number, isRight: boolean, parameters: TracingParameters): number {
  const { learn, guess, slip } = parameters;
  const ifKnown = known * (isRight ? 1 - slip : slip);
  const ifUnknown = (1 - known) * (isRight ? guess : 1 - guess);
  const posterior = ifKnown / (ifKnown + ifUnknown);
  return posterior + (1 - posterior) * learn;
}
