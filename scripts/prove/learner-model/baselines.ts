import { fitTracing, traceAnswer } from './fit-tracing.ts';
import type { Prediction } from './measure-predictions.ts';
import type { LogAnswer } from './response-log.ts';
import { createSparseLogistic, type Feature } from './sparse-logistic.ts';

/** Learns from training answers and predicts each test answer from the answers before it. */
export type Baseline = (train: readonly LogAnswer[], test: readonly LogAnswer[]) => Prediction[];

const getShare = (answers: readonly LogAnswer[]): number =>
  answers.filter(({ isRight }) => isRight).length / answers.length;
const toNumber = (isRight: boolean): number => (isRight ? 1 : 0);
const getKey = ({ learner, skill }: LogAnswer): string => `${learner}\n${skill}`;

const predictMean: Baseline = (train, test) => {
  const probability = getShare(train);
  return test.map(({ isRight }) => ({ probability, isRight }));
};

/** The share of the last eight answers to the skill, with the mean as one more answer. */
const predictLastEight: Baseline = (train, test) => {
  const mean = getShare(train);
  const latest = new Map<string, number[]>();
  return test.map((answer) => {
    const past = latest.get(getKey(answer)) ?? [];
    const probability = (past.reduce((sum, score) => sum + score, 0) + mean) / (past.length + 1);
    latest.set(getKey(answer), [...past, toNumber(answer.isRight)].slice(-8));
    return { probability, isRight: answer.isRight };
  });
};

type Counters = { readonly right: number; readonly wrong: number };
const NONE: Counters = { right: 0, wrong: 0 };

/** Counts right and wrong answers by key before each answer. */
function createCounter() {
  const counters = new Map<string, Counters>();
  return {
    get: (key: string): Counters => counters.get(key) ?? NONE,
    add(key: string, isRight: boolean) {
      const { right, wrong } = counters.get(key) ?? NONE;
      counters.set(key, { right: right + toNumber(isRight), wrong: wrong + 1 - toNumber(isRight) });
    },
  };
}

type GetFeatures = (answer: LogAnswer, onSkill: Counters, overall: Counters) => Feature[];

/** Performance factors analysis: an intercept and the weights of right and wrong answers for each skill. */
const getPfaFeatures: GetFeatures = ({ skill }, { right, wrong }) => [
  [`s${skill}`, 1],
  [`r${skill}`, Math.log1p(right)],
  [`w${skill}`, Math.log1p(wrong)],
];

/** Best-LR: intercepts of items and skills, counts of the skill and of all answers, shared and for each skill. */
const getBestFeatures: GetFeatures = (answer, onSkill, overall) => [
  ...getPfaFeatures(answer, onSkill, overall),
  [`i${answer.item}`, 1],
  ['bias', 1],
  ['right', Math.log1p(onSkill.right)],
  ['wrong', Math.log1p(onSkill.wrong)],
  ['allRight', Math.log1p(overall.right)],
  ['allWrong', Math.log1p(overall.wrong)],
];

const EPOCHS = 4;

function createRegression(getFeatures: GetFeatures): Baseline {
  return (train, test) => {
    const model = createSparseLogistic();
    for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
      const readFeatures = createFeatureReader(getFeatures);
      for (const answer of train) model.learn(readFeatures(answer), answer.isRight);
    }
    const readFeatures = createFeatureReader(getFeatures);
    return test.map((answer) => ({
      probability: model.predict(readFeatures(answer)),
      isRight: answer.isRight,
    }));
  };
}

/** Creates a function that is called for each answer in turn and returns its features, computed from the answers before it. */
function createFeatureReader(getFeatures: GetFeatures): (answer: LogAnswer) => Feature[] {
  const [skills, learners] = [createCounter(), createCounter()];
  return (answer) => {
    const features = getFeatures(answer, skills.get(getKey(answer)), learners.get(answer.learner));
    skills.add(getKey(answer), answer.isRight);
    learners.add(answer.learner, answer.isRight);
    return features;
  };
}

const predictTracing: Baseline = (train, test) => {
  const bySkill = Map.groupBy(train, ({ skill }) => skill);
  const toSequences = (answers: readonly LogAnswer[]): boolean[][] =>
    [...Map.groupBy(answers, ({ learner }) => learner).values()].map((learnerAnswers) =>
      learnerAnswers.map(({ isRight }) => isRight),
    );
  const fitted = new Map([...bySkill].map(([skill, answers]) => [skill, fitTracing(toSequences(answers))]));
  const average = { start: 0.69, learn: 0.14, guess: 0.22, slip: 0.21 };
  const known = new Map<string, number>();
  return test.map((answer) => {
    const parameters = fitted.get(answer.skill) ?? average;
    const before = known.get(getKey(answer)) ?? parameters.start;
    known.set(getKey(answer), traceAnswer(before, answer.isRight, parameters));
    const probability = before * (1 - parameters.slip) + (1 - before) * parameters.guess;
    return { probability, isRight: answer.isRight };
  });
};

/** Elo ratings of learners, of learners on a skill, of items and of skills, with steps that become smaller. */
const predictElo: Baseline = (train, test) => {
  const ratings = new Map<string, { value: number; count: number }>();
  const predict = (answer: LogAnswer): Prediction => {
    const keys = [`l${answer.learner}`, `k${getKey(answer)}`, `i${answer.item}`, `s${answer.skill}`];
    const rated = keys.map((key) => ratings.get(key) ?? { value: 0, count: 0 });
    const probability = 1 / (1 + Math.exp(-rated.reduce((sum, { value }) => sum + value, 0)));
    const error = toNumber(answer.isRight) - probability;
    for (const [index, { value, count }] of rated.entries())
      ratings.set(keys[index] ?? '', { value: value + (0.6 / (1 + 0.05 * count)) * error, count: count + 1 });
    return { probability, isRight: answer.isRight };
  };
  train.forEach(predict);
  return test.map(predict);
};

export const baselines: Readonly<Record<string, Baseline>> = {
  'mean of the log': predictMean,
  'share of the last 8': predictLastEight,
  PFA: createRegression(getPfaFeatures),
  BKT: predictTracing,
  'Elo with item and skill': predictElo,
  'Best-LR': createRegression(getBestFeatures),
};
