import { createRandom } from '../../../src/item-models/random.ts';
import type { TracingParameters } from '../learner-model/fit-tracing.ts';

export type NextNumber = () => number;

/** Returns numbers from 0 to 1 that depend only on the seed. */
export function createNumbers(seed: string): NextNumber {
  const random = createRandom(seed);
  return () => random.next();
}

export const toLogit = (probability: number): number => Math.log(probability / (1 - probability));
export const toProbability = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Draws from the normal distribution with mean 0. */
export function drawNormal(next: NextNumber, deviation: number): number {
  return deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** What one simulated learner knows of one outcome. */
export type SimulatedSkill = {
  /** Answers a question and learns from it; returns whether the answer is right. */
  answer(): boolean;
  /** Forgets for one night. */
  sleep(): void;
  /** Returns the expected share of marks in an exam some nights later. */
  examine(nights: number): number;
};

export type World = 'known or unknown' | 'continuous strength';

type SkillOptions = {
  readonly world: World;
  readonly parameters: TracingParameters;
  /** How able the learner is, as a logit. */
  readonly ability: number;
  readonly next: NextNumber;
};

/** Learners start below those of the log, because the course is new to them. */
const START_SHIFT = -1.2;
const FORGET_RATE = 0.06;
/** Growth of the strength per answer in the continuous world, for a skill with the average rate of learning. */
const GROWTH = 0.25;
const AVERAGE_LEARN = 0.13;

export function createSkill({ world, parameters, ability, next }: SkillOptions): SimulatedSkill {
  const { guess, slip } = parameters;
  const start = toProbability(toLogit(parameters.start) + ability + START_SHIFT);
  const learn = toProbability(toLogit(parameters.learn) + ability / 2);
  let rightCount = 0;
  const getForgetRate = (): number => FORGET_RATE / (1 + 0.5 * rightCount);
  const recordAnswer = (isRight: boolean): boolean => {
    rightCount += isRight ? 1 : 0;
    return isRight;
  };
  if (world === 'known or unknown') {
    let isKnown = next() < start;
    return {
      answer() {
        const isRight = isKnown ? next() >= slip : next() < guess;
        if (!isKnown && next() < learn) isKnown = true;
        return recordAnswer(isRight);
      },
      sleep() {
        if (isKnown && next() < getForgetRate()) isKnown = false;
      },
      examine(nights) {
        const known = isKnown ? (1 - getForgetRate()) ** nights : 0;
        return known * (1 - slip) + (1 - known) * guess;
      },
    };
  }
  const base = toLogit(start * (1 - slip) + (1 - start) * guess);
  let gained = 0;
  return {
    answer() {
      const isRight = next() < toProbability(base + gained);
      gained += (GROWTH * learn) / AVERAGE_LEARN;
      return recordAnswer(isRight);
    },
    sleep() {
      gained *= 1 - getForgetRate();
    },
    examine: (nights) => toProbability(base + gained * (1 - getForgetRate()) ** nights),
  };
}
