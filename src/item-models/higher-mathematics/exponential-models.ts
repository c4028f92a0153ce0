/** The learner finds the rate or the time in a model of exponential growth or decay. */

import { type ItemDraft, step } from '../item-draft.ts';
import { figuresTex, fixedTex, isNearTie, plainTex, roundFigures } from '../write/number.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

/** A quantity that grows or decays. */
type Context = {
  /** The situation, with the letter of the amount. */
  readonly situation: string;
  readonly letter: string;
  readonly grows: boolean;
  readonly timeUnit: string;
  readonly startValues: readonly number[];
};

const CONTEXTS: readonly Context[] = [
  {
    situation: 'The mass, $M$ grams, of a radioactive substance',
    letter: 'M',
    grows: false,
    timeUnit: 'years',
    startValues: [20, 40, 50, 80, 120, 200],
  },
  {
    situation: 'The amount, $A$ milligrams, of a drug in the bloodstream of a patient',
    letter: 'A',
    grows: false,
    timeUnit: 'hours',
    startValues: [60, 100, 150, 250, 400, 500],
  },
  {
    situation: 'The number, $N$, of bacteria in a culture',
    letter: 'N',
    grows: true,
    timeUnit: 'hours',
    startValues: [200, 300, 500, 800, 1200],
  },
  {
    situation: 'The population, $P$, of a colony of seabirds',
    letter: 'P',
    grows: true,
    timeUnit: 'years',
    startValues: [400, 500, 800, 1200, 1500],
  },
  {
    situation: 'The value, $V$ pounds, of a tractor',
    letter: 'V',
    grows: false,
    timeUnit: 'years',
    startValues: [18000, 24000, 30000, 42000],
  },
  {
    situation: 'The number, $S$, of salmon in a fish farm',
    letter: 'S',
    grows: true,
    timeUnit: 'months',
    startValues: [600, 900, 1500, 2500],
  },
  {
    situation: 'The pressure, $P$ kilopascals, of the air in a leaking tyre',
    letter: 'P',
    grows: false,
    timeUnit: 'hours',
    startValues: [180, 200, 220, 240],
  },
];

/** A model `start × e^{±kt}`. */
type ExponentialModel = {
  readonly context: Context;
  readonly start: number;
  /** The amount at the measured time, as a share of the start. */
  readonly measuredShare: number;
  readonly measuredTime: number;
  /** The question asks when the amount is this many times the start, or the start divided by it. */
  readonly timesFactor: number;
};

const formulaTex = ({ letter, grows }: Context, start: number | string): string =>
  `${letter} = ${start}e^{${grows ? '' : '-'}kt}`;

const computeRate = ({ measuredShare, measuredTime }: ExponentialModel): number =>
  Math.abs(Math.log(measuredShare)) / measuredTime;

function describeModel(model: ExponentialModel): string {
  const { context, start } = model;
  return `${context.situation} after $t$ ${context.timeUnit} is given by $${formulaTex(context, start)}$, where $k$ is a constant.`;
}

const exponentSign = ({ grows }: Context): string => (grows ? '' : '-');

/** Writes the bullets that lead from one measurement to k. */
function writeRateBullets(model: ExponentialModel) {
  const { context, start, measuredShare, measuredTime } = model;
  const value = plainTex(start * measuredShare);
  const k = figuresTex(computeRate(model), 3);
  return {
    k,
    value,
    bullets: [
      step('Substitute into the formula', `${value} = ${start}e^{${exponentSign(context)}${measuredTime}k}`, {
        gaps: ['formula-substitution'],
      }),
      step('Take logarithms', `\\ln ${plainTex(measuredShare)}`, {
        alsoAccepted: [`\\ln ${value} - \\ln ${start}`],
        working: `$${exponentSign(context)}${measuredTime}k = \\ln\\left(\\frac{${value}}{${start}}\\right)$`,
        gaps: ['log-both-sides'],
        impliedBy: [3],
      }),
      step('Find $k$', `k = ${k}`, {
        followThrough: `\\frac{b2}{${exponentSign(context)}${measuredTime}}`,
        gaps: ['log-of-product'],
      }),
    ],
  };
}

function writeRate(model: ExponentialModel): ItemDraft {
  const { context, start, measuredShare, measuredTime } = model;
  const { k, value, bullets } = writeRateBullets(model);
  return {
    stem: `${describeModel(model)} When $t = ${measuredTime}$, $${context.letter} = ${value}$. Find the value of $k$, correct to three significant figures.`,
    answer: `k = ${k}`,
    recomputedFrom: `k = \\frac{\\ln(${context.grows ? `${value}/${start}` : `${start}/${value}`})}{${measuredTime}}`,
    bullets,
    mistakes: [
      {
        tag: 'log-both-sides',
        answer: `k = ${figuresTex(measuredShare / measuredTime, 3)}`,
        why: 'The equation was divided by the time without taking logarithms.',
        earns: [1],
      },
      {
        tag: 'log-base',
        answer: `k = ${figuresTex(computeRate(model) / Math.LN10, 3)}`,
        why: 'Logarithms to base ten were used for a power of $e$.',
        earns: [1, 2],
      },
    ],
    policies: { significantFigures: { min: 3 } },
  };
}

function writeRateThenTime(model: ExponentialModel): ItemDraft {
  const { context, timesFactor } = model;
  const { k, value, bullets } = writeRateBullets(model);
  const targetShare = context.grows ? timesFactor : 1 / timesFactor;
  const t = Math.log(timesFactor) / computeRate(model);
  const targetShareTex = plainTex(roundFigures(targetShare, 3));
  const targetPhrase = {
    2: context.grows ? 'to reach twice' : 'to fall to half of',
    3: context.grows ? 'to reach three times' : 'to fall to a third of',
    4: context.grows ? 'to reach four times' : 'to fall to a quarter of',
  }[timesFactor];
  return {
    stem: `${describeModel(model)} When $t = ${model.measuredTime}$, $${context.letter} = ${value}$.`,
    parts: [
      {
        text: 'Find the value of $k$, correct to three significant figures.',
        answer: `k = ${k}`,
        bulletCount: 3,
      },
      {
        text: `Find the time taken for $${context.letter}$ ${targetPhrase} its initial value. Give your answer in ${context.timeUnit}, correct to one decimal place.`,
        answer: `t = ${fixedTex(t, 1)}`,
        bulletCount: 2,
      },
    ],
    answer: `k = ${k}, t = ${fixedTex(t, 1)}`,
    recomputedFrom: `k = \\frac{\\ln(${context.grows ? `${value}/${model.start}` : `${model.start}/${value}`})}{${model.measuredTime}}, t = \\frac{\\ln ${timesFactor}}{${k}}`,
    bullets: [
      ...bullets.map((bullet, index) => (index === 2 ? { ...bullet, impliedBy: [] } : bullet)),
      step(
        'Set up the equation for the time',
        `e^{${exponentSign(context)}${k}t} = ${context.grows ? timesFactor : `\\frac{1}{${timesFactor}}`}`,
        {
          gaps: ['half-life-equation'],
          impliedBy: [5],
          working: `$${context.grows ? timesFactor : `\\frac{1}{${timesFactor}}`} = e^{${exponentSign(context)}${k}t}$`,
        },
      ),
      step('Find the time', `t = ${fixedTex(t, 1)}`, {
        followThrough: `\\frac{\\ln ${timesFactor}}{b3}`,
        gaps: ['log-both-sides'],
      }),
    ],
    mistakes: [
      {
        tag: 'log-base',
        answer: `k = ${figuresTex(computeRate(model) / Math.LN10, 3)}, t = ${fixedTex(t * Math.LN10, 1)}`,
        why: 'Logarithms to base ten were used for a power of $e$.',
        earns: [1, 2, 4],
      },
      {
        tag: 'half-life-equation',
        answer: `k = ${k}, t = ${fixedTex(timesFactor / computeRate(model), 1)}`,
        why: `The number $${context.grows ? timesFactor : targetShareTex}$ was used without taking its logarithm.`,
        earns: [1, 2, 3],
      },
    ],
    policies: { tolerance: { relative: 0.005 } },
  };
}

/** The rate is given; the learner finds the time to reach an amount. */
function writeTime(model: ExponentialModel): ItemDraft {
  const { context, start, timesFactor } = model;
  const k = roundFigures(computeRate(model), 2);
  const target = context.grows ? timesFactor * start : start / timesFactor;
  const t = Math.log(timesFactor) / k;
  const equation = `${plainTex(target)} = ${start}e^{${exponentSign(context)}${plainTex(k)}t}`;
  return {
    stem: `${context.situation} after $t$ ${context.timeUnit} is given by $${context.letter} = ${start}e^{${exponentSign(context)}${plainTex(k)}t}$. Find the time taken for $${context.letter}$ to ${context.grows ? 'reach' : 'fall to'} $${plainTex(target)}$. Give your answer in ${context.timeUnit}, correct to one decimal place.`,
    answer: `t = ${fixedTex(t, 1)}`,
    recomputedFrom: `t = \\frac{\\ln ${timesFactor}}{${plainTex(k)}}`,
    bullets: [
      step('Substitute into the formula', equation, { gaps: ['formula-substitution'] }),
      step('Take logarithms', `\\ln ${context.grows ? timesFactor : `\\frac{1}{${timesFactor}}`}`, {
        working: `$${exponentSign(context)}${plainTex(k)}t = \\ln ${context.grows ? timesFactor : `\\frac{1}{${timesFactor}}`}$`,
        alsoAccepted: [`\\ln ${plainTex(target)} - \\ln ${start}`],
        gaps: ['log-both-sides'],
        impliedBy: [3],
      }),
      step('Find the time', `t = ${fixedTex(t, 1)}`, {
        followThrough: `\\frac{b2}{${exponentSign(context)}${plainTex(k)}}`,
        gaps: ['log-of-product'],
      }),
    ],
    mistakes: [
      {
        tag: 'log-base',
        answer: `t = ${fixedTex(t / Math.LN10, 1)}`,
        why: 'Logarithms to base ten were used for a power of $e$.',
        earns: [1, 2],
      },
      {
        tag: 'log-both-sides',
        answer: `t = ${fixedTex((context.grows ? timesFactor : 1 / timesFactor) / k, 1)}`,
        why: 'The equation was divided by the rate without taking logarithms.',
        earns: [1],
      },
    ],
  };
}

export const exponentialModels = higherMathematicsModel({
  id: 'HM-09',
  title: 'Exponential growth and decay',
  outcomeId: 'MNU-H-06',
  calculator: 'allowed',
  marks: [3, 5],
  choose: (random) => {
    const context = random.pick(CONTEXTS);
    return {
      kind: random.pick(['rate', 'time', 'both'] as const),
      model: {
        context,
        start: random.pick(context.startValues),
        measuredShare: context.grows ? random.step(1.1, 1.9, 0.05) : random.step(0.4, 0.9, 0.05),
        measuredTime: random.int(2, 12),
        timesFactor: random.int(2, 4),
      },
    };
  },
  accepts: ({ kind, model }) => {
    const k = kind === 'time' ? roundFigures(computeRate(model), 2) : computeRate(model);
    const value = model.start * model.measuredShare;
    const t = Math.log(model.timesFactor) / k;
    const isWhole = Number.isInteger(Number(value.toFixed(6)));
    const roundedTime = Math.log(model.timesFactor) / roundFigures(k, 3);
    if (fixedTex(roundedTime, 1) !== fixedTex(t, 1)) return false;
    return (
      isWhole &&
      Number.isInteger((model.start / model.timesFactor) * 10) &&
      t > 2 &&
      t < 120 &&
      !isNearTie(t, 1, 0.1)
    );
  },
  write: ({ kind, model }) => {
    if (kind === 'rate') return writeRate(model);
    return kind === 'time' ? writeTime(model) : writeRateThenTime(model);
  },
});
