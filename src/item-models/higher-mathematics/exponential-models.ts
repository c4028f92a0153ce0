import { type ItemDraft, step } from '../item-draft.ts';
import { figuresTex, fixedTex, isNearTie, plainTex, roundFigures } from '../write/number.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

type Story = {
  /** The situation, and the letter of the amount. */
  readonly situation: string;
  readonly letter: string;
  readonly grows: boolean;
  readonly time: string;
  readonly starts: readonly number[];
};

const STORIES: readonly Story[] = [
  {
    situation: 'The mass, $M$ grams, of a radioactive substance',
    letter: 'M',
    grows: false,
    time: 'years',
    starts: [20, 40, 50, 80, 120, 200],
  },
  {
    situation: 'The amount, $A$ milligrams, of a drug in the bloodstream of a patient',
    letter: 'A',
    grows: false,
    time: 'hours',
    starts: [60, 100, 150, 250, 400, 500],
  },
  {
    situation: 'The number, $N$, of bacteria in a culture',
    letter: 'N',
    grows: true,
    time: 'hours',
    starts: [200, 300, 500, 800, 1200],
  },
  {
    situation: 'The population, $P$, of a colony of seabirds',
    letter: 'P',
    grows: true,
    time: 'years',
    starts: [400, 500, 800, 1200, 1500],
  },
  {
    situation: 'The value, $V$ pounds, of a tractor',
    letter: 'V',
    grows: false,
    time: 'years',
    starts: [18000, 24000, 30000, 42000],
  },
  {
    situation: 'The number, $S$, of salmon in a fish farm',
    letter: 'S',
    grows: true,
    time: 'months',
    starts: [600, 900, 1500, 2500],
  },
  {
    situation: 'The pressure, $P$ kilopascals, of the air in a leaking tyre',
    letter: 'P',
    grows: false,
    time: 'hours',
    starts: [180, 200, 220, 240],
  },
];

type Model = {
  readonly story: Story;
  readonly start: number;
  /** The share left or reached after `after`. */
  readonly share: number;
  readonly after: number;
  readonly later: number;
};

const formula = ({ letter, grows }: Story, start: number | string): string =>
  `${letter} = ${start}e^{${grows ? '' : '-'}kt}`;

const rateOf = ({ share, after }: Model): number => Math.abs(Math.log(share)) / after;

function opening(model: Model): string {
  const { story, start } = model;
  return `${story.situation} after $t$ ${story.time} is given by $${formula(story, start)}$, where $k$ is a constant.`;
}

const sign = ({ grows }: Story): string => (grows ? '' : '-');

/** The bullets that lead from one measurement to k. */
function findRate(model: Model) {
  const { story, start, share, after } = model;
  const value = plainTex(start * share);
  const k = figuresTex(rateOf(model), 3);
  return {
    k,
    value,
    bullets: [
      step('Substitute into the formula', `${value} = ${start}e^{${sign(story)}${after}k}`, {
        gaps: ['formula-substitution'],
      }),
      step('Take logarithms', `\\ln ${plainTex(share)}`, {
        or: [`\\ln ${value} - \\ln ${start}`],
        working: `$${sign(story)}${after}k = \\ln\\left(\\frac{${value}}{${start}}\\right)$`,
        gaps: ['log-both-sides'],
        impliedBy: [3],
      }),
      step('Find $k$', `k = ${k}`, { from: `\\frac{b2}{${sign(story)}${after}}`, gaps: ['log-of-product'] }),
    ],
  };
}

function writeRate(model: Model): ItemDraft {
  const { story, start, share, after } = model;
  const { k, value, bullets } = findRate(model);
  return {
    stem: `${opening(model)} When $t = ${after}$, $${story.letter} = ${value}$. Find the value of $k$, correct to three significant figures.`,
    answer: `k = ${k}`,
    check: `k = \\frac{\\ln(${story.grows ? `${value}/${start}` : `${start}/${value}`})}{${after}}`,
    bullets,
    mistakes: [
      {
        tag: 'log-both-sides',
        answer: `k = ${figuresTex(share / after, 3)}`,
        why: 'The equation was divided by the time without taking logarithms.',
        earns: [1],
      },
      {
        tag: 'log-base',
        answer: `k = ${figuresTex(rateOf(model) / Math.LN10, 3)}`,
        why: 'Logarithms to base ten were used for a power of $e$.',
        earns: [1, 2],
      },
    ],
    policies: { significantFigures: { min: 3 } },
  };
}

function writeRateThenTime(model: Model): ItemDraft {
  const { story, later } = model;
  const { k, value, bullets } = findRate(model);
  const target = story.grows ? later : 1 / later;
  const t = Math.log(later) / rateOf(model);
  const wanted = plainTex(roundFigures(target, 3));
  const phrase = {
    2: story.grows ? 'to reach twice' : 'to fall to half of',
    3: story.grows ? 'to reach three times' : 'to fall to a third of',
    4: story.grows ? 'to reach four times' : 'to fall to a quarter of',
  }[later];
  return {
    stem: `${opening(model)} When $t = ${model.after}$, $${story.letter} = ${value}$.\n\n(a) Find the value of $k$, correct to three significant figures.\n\n(b) Find the time taken for $${story.letter}$ ${phrase} its initial value. Give your answer in ${story.time}, correct to one decimal place.`,
    answer: `k = ${k}, t = ${fixedTex(t, 1)}`,
    check: `k = \\frac{\\ln(${story.grows ? `${value}/${model.start}` : `${model.start}/${value}`})}{${model.after}}, t = \\frac{\\ln ${later}}{${k}}`,
    bullets: [
      ...bullets.map((bullet, index) => (index === 2 ? { ...bullet, impliedBy: [] } : bullet)),
      step(
        'Set up the equation for the time',
        `e^{${sign(story)}${k}t} = ${story.grows ? later : `\\frac{1}{${later}}`}`,
        {
          gaps: ['half-life-equation'],
          impliedBy: [5],
          working: `$${story.grows ? later : `\\frac{1}{${later}}`} = e^{${sign(story)}${k}t}$`,
        },
      ),
      step('Find the time', `t = ${fixedTex(t, 1)}`, {
        from: `\\frac{\\ln ${later}}{b3}`,
        gaps: ['log-both-sides'],
      }),
    ],
    mistakes: [
      {
        tag: 'log-base',
        answer: `k = ${figuresTex(rateOf(model) / Math.LN10, 3)}, t = ${fixedTex(t * Math.LN10, 1)}`,
        why: 'Logarithms to base ten were used for a power of $e$.',
        earns: [1, 2, 4],
      },
      {
        tag: 'half-life-equation',
        answer: `k = ${k}, t = ${fixedTex(later / rateOf(model), 1)}`,
        why: `The number $${story.grows ? later : wanted}$ was used without taking its logarithm.`,
        earns: [1, 2, 3],
      },
    ],
    policies: { tolerance: { relative: 0.005 } },
  };
}

/** The rate is given; the time to reach a share of the start. */
function writeTime(model: Model): ItemDraft {
  const { story, start, later } = model;
  const k = roundFigures(rateOf(model), 2);
  const target = story.grows ? later * start : start / later;
  const t = Math.log(later) / k;
  const equation = `${plainTex(target)} = ${start}e^{${sign(story)}${plainTex(k)}t}`;
  return {
    stem: `${story.situation} after $t$ ${story.time} is given by $${story.letter} = ${start}e^{${sign(story)}${plainTex(k)}t}$. Find the time taken for $${story.letter}$ to ${story.grows ? 'reach' : 'fall to'} $${plainTex(target)}$. Give your answer in ${story.time}, correct to one decimal place.`,
    answer: `t = ${fixedTex(t, 1)}`,
    check: `t = \\frac{\\ln ${later}}{${plainTex(k)}}`,
    bullets: [
      step('Substitute into the formula', equation, { gaps: ['formula-substitution'] }),
      step('Take logarithms', `\\ln ${story.grows ? later : `\\frac{1}{${later}}`}`, {
        working: `$${sign(story)}${plainTex(k)}t = \\ln ${story.grows ? later : `\\frac{1}{${later}}`}$`,
        or: [`\\ln ${plainTex(target)} - \\ln ${start}`],
        gaps: ['log-both-sides'],
        impliedBy: [3],
      }),
      step('Find the time', `t = ${fixedTex(t, 1)}`, {
        from: `\\frac{b2}{${sign(story)}${plainTex(k)}}`,
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
        answer: `t = ${fixedTex((story.grows ? later : 1 / later) / k, 1)}`,
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
  draw: (random) => {
    const story = random.pick(STORIES);
    return {
      kind: random.pick(['rate', 'time', 'both'] as const),
      model: {
        story,
        start: random.pick(story.starts),
        share: story.grows ? random.step(1.1, 1.9, 0.05) : random.step(0.4, 0.9, 0.05),
        after: random.int(2, 12),
        later: random.int(2, 4),
      },
    };
  },
  accepts: ({ kind, model }) => {
    const k = kind === 'time' ? roundFigures(rateOf(model), 2) : rateOf(model);
    const value = model.start * model.share;
    const t = Math.log(model.later) / k;
    const isWhole = Number.isInteger(Number(value.toFixed(6)));
    const rough = Math.log(model.later) / roundFigures(k, 3);
    if (fixedTex(rough, 1) !== fixedTex(t, 1)) return false;
    return (
      isWhole &&
      Number.isInteger((model.start / model.later) * 10) &&
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
