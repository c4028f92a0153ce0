// National 5 Physics: half-life, activity after a time, and the time for the activity to fall.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { NumericMistake } from '../calculation/question-form.ts';
import type { ItemDraft } from '../item-draft.ts';
import { step } from '../item-draft.ts';
import { nineFigureTex } from '../physics/measure.ts';
import { writePhysics } from '../physics/physics-calculation.ts';
import { pickQuestionForm } from '../physics/pick-measure.ts';
import { nat5PhysicsModel } from './nat5-physics-model.ts';

const sources = [
  { name: 'technetium-99m, used as a medical tracer,', unit: 'hours', halfLife: [6, 6] },
  { name: 'iodine-131, used to treat the thyroid,', unit: 'days', halfLife: [8, 8] },
  { name: 'a source used to test the thickness of paper', unit: 'years', halfLife: [9, 28] },
  { name: 'a tracer used to find a leak in a pipe', unit: 'hours', halfLife: [3, 15] },
  { name: 'a source in a school laboratory', unit: 'minutes', halfLife: [2, 26] },
  { name: 'a source used to sterilise equipment', unit: 'years', halfLife: [5, 12] },
  { name: 'a sample of radioactive gas', unit: 'seconds', halfLife: [18, 75] },
] as const;

type Decay = {
  readonly name: string;
  readonly unit: string;
  /** Half-life. */
  readonly T: number;
  /** Number of half-lives. */
  readonly count: number;
  readonly finalActivity: number;
  /** Prefix of the unit Bq: `k` or `M`. */
  readonly prefix: string;
};

export const halfLife = nat5PhysicsModel({
  id: 'N5P-18',
  title: 'Half-life',
  outcomeId: 'PHY-5-09',
  calculator: 'allowed',
  marks: [1, 2, 3],
  choose: (random) => {
    const { name, unit, halfLife } = random.pick(sources);
    return {
      decay: {
        name,
        unit,
        T: random.int(halfLife[0], halfLife[1]),
        count: random.int(2, 5),
        finalActivity: random.int(5, 45),
        prefix: random.pick(['', 'k', 'M']),
      },
      target: random.pick(['half-life', 'activity', 'time'] as const),
      form: pickQuestionForm(random),
    };
  },
  write: ({ decay, target, form }) => {
    if (form === 'objective') return writePhysics(createObjectiveCalculation(decay, target), 'objective');
    return { 'half-life': writeHalfLife, activity: writeActivity, time: writeTime }[target](decay);
  },
});

const getStartActivity = ({ finalActivity, count }: Decay): number => finalActivity * 2 ** count;

/** Writes the repeated halving: `160 → 80 → 40`. */
function writeHalvings(decay: Decay): string {
  const values = Array.from({ length: decay.count + 1 }, (_, index) =>
    String(getStartActivity(decay) / 2 ** index),
  );
  return values.map((value) => `$${value}$`).join(' $\\to$ ');
}

const formatActivity = (value: number, prefix: string): string => `$${nineFigureTex(value, `${prefix}Bq`)}$`;

function describeFall(decay: Decay): string {
  const { name, unit, T, count, finalActivity, prefix } = decay;
  return `The activity of ${name} falls from ${formatActivity(getStartActivity(decay), prefix)} to ${formatActivity(finalActivity, prefix)} in $${T * count}$ ${unit}.`;
}

function countBullet(decay: Decay) {
  return step('Find the number of half-lives', String(decay.count), {
    working: `${writeHalvings(decay)}, so $${decay.count}$ half-lives`,
    gaps: ['half-life-count'],
  });
}

const policies = { significantFigures: { min: 1, max: 5 } } as const;

function writeHalfLife(decay: Decay): ItemDraft {
  const { unit, T, count, name } = decay;
  const answer = nineFigureTex(T, unit);
  return {
    stem: `${describeFall(decay)} Calculate the half-life of ${name.replace(/,.*$/, '').replace(/^an? /, 'this ')}.`,
    answer,
    bullets: [
      countBullet(decay),
      step('Divide the time by the number of half-lives', answer, {
        followThrough: `\\frac{${T * count}}{b1}`,
        working: `$\\frac{${T * count}}{${count}} = ${answer}$`,
        gaps: ['half-life-time'],
      }),
    ],
    mistakes: [
      {
        tag: 'half-life-count',
        answer: nineFigureTex((T * count) / (count + 1), unit),
        why: 'The values of the activity were counted, not the halvings.',
        earns: [2],
      },
      {
        tag: 'half-life-count',
        answer: nineFigureTex((T * count) / 2 ** count, unit),
        why: 'The time was divided by the ratio of the activities.',
      },
    ],
    policies,
  };
}

function writeActivity(decay: Decay): ItemDraft {
  const { name, unit, T, count, finalActivity, prefix } = decay;
  const [start, becquerels] = [getStartActivity(decay), `${prefix}Bq`];
  const answer = nineFigureTex(finalActivity, becquerels);
  return {
    stem: `The activity of ${name} is ${formatActivity(start, prefix)}. Its half-life is $${T}$ ${unit}. Calculate its activity after $${T * count}$ ${unit}.`,
    answer,
    bullets: [
      step('Find the number of half-lives', String(count), {
        working: `$\\frac{${T * count}}{${T}} = ${count}$`,
        alsoAccepted: [`\\frac{${T * count}}{${T}}`],
        gaps: ['half-life-count'],
      }),
      step('Halve the activity that many times', `\\frac{${start}}{2^{${count}}}`, {
        followThrough: `\\frac{${start}}{2^{b1}}`,
        working: writeHalvings(decay),
        gaps: ['half-life-halving'],
      }),
      step('Give the activity with its unit', answer, { followThrough: 'b2', gaps: ['calculation'] }),
    ],
    mistakes: [
      {
        tag: 'half-life-count',
        answer: nineFigureTex(finalActivity * 2, becquerels),
        why: 'One halving too few was made.',
        earns: [1],
      },
      {
        tag: 'half-life-linear',
        answer: nineFigureTex(start / count, becquerels),
        why: 'The activity was divided by the number of half-lives.',
        earns: [1],
      },
      {
        tag: 'half-life-count',
        answer: nineFigureTex(finalActivity / 2, becquerels),
        why: 'One halving too many was made.',
        earns: [1],
      },
    ],
    policies,
  };
}

function writeTime(decay: Decay): ItemDraft {
  const { name, unit, T, count, finalActivity, prefix } = decay;
  const answer = nineFigureTex(T * count, unit);
  return {
    stem: `The half-life of ${name} is $${T}$ ${unit}. Calculate the time taken for its activity to fall from ${formatActivity(getStartActivity(decay), prefix)} to ${formatActivity(finalActivity, prefix)}.`,
    answer,
    bullets: [
      countBullet(decay),
      step('Multiply by the half-life', answer, {
        followThrough: `b1 \\times ${T}`,
        working: `$${count} \\times ${T} = ${answer}$`,
        gaps: ['half-life-time'],
      }),
    ],
    mistakes: [
      {
        tag: 'half-life-count',
        answer: nineFigureTex(T * (count + 1), unit),
        why: 'The values of the activity were counted, not the halvings.',
        earns: [2],
      },
      {
        tag: 'half-life-linear',
        answer: nineFigureTex(T * 2 ** count, unit),
        why: 'The half-life was multiplied by the ratio of the activities.',
      },
    ],
    policies,
  };
}

function createObjectiveCalculation(decay: Decay, target: 'half-life' | 'activity' | 'time') {
  const { name, unit, T, count, finalActivity, prefix } = decay;
  const [start, total] = [getStartActivity(decay), T * count];
  if (target === 'activity')
    return {
      situation: `The activity of ${name} is ${formatActivity(start, prefix)}. Its half-life is $${T}$ ${unit}.`,
      quantity: `its activity after $${total}$ ${unit}`,
      significantFigures: 3,
      isExact: true,
      stages: [
        {
          symbol: 'A',
          calculation: `\\frac{${start}}{2^{${count}}}`,
          value: finalActivity,
          unit: `${prefix}Bq`,
        },
      ] as const,
      mistakes: [
        { tag: 'half-life-count', value: finalActivity * 2, why: 'One halving too few was made.' },
        { tag: 'half-life-count', value: finalActivity / 2, why: 'One halving too many was made.' },
        {
          tag: 'half-life-linear',
          value: start / count,
          why: 'The activity was divided by the number of half-lives.',
        },
        { tag: 'half-life-linear', value: start / total, why: 'The activity was divided by the time.' },
        { tag: 'half-life-linear', value: start / T, why: 'The activity was divided by the half-life.' },
      ],
    };
  const isTime = target === 'time';
  return {
    situation: isTime ? `The half-life of ${name} is $${T}$ ${unit}.` : describeFall(decay),
    quantity: isTime
      ? `the time taken for its activity to fall from ${formatActivity(start, prefix)} to ${formatActivity(finalActivity, prefix)}`
      : 'its half-life',
    significantFigures: 3,
    isExact: true,
    stages: [
      {
        symbol: 't',
        calculation: isTime ? `${count} \\times ${T}` : `\\frac{${total}}{${count}}`,
        value: isTime ? total : T,
        unit,
      },
    ] as const,
    mistakes: listTimeMistakes(decay, isTime),
  };
}

function listTimeMistakes({ T, count }: Decay, isTime: boolean): NumericMistake[] {
  const total = T * count;
  return isTime
    ? [
        {
          tag: 'half-life-count',
          value: T * (count + 1),
          why: 'The values of the activity were counted, not the halvings.',
        },
        {
          tag: 'half-life-linear',
          value: T * 2 ** count,
          why: 'The half-life was multiplied by the ratio of the activities.',
        },
        { tag: 'half-life-count', value: T * (count - 1), why: 'One halving was missed.' },
        {
          tag: 'half-life-linear',
          value: T / count,
          why: 'The half-life was divided by the number of half-lives.',
        },
        { tag: 'half-life-count', value: T * (count + 2), why: 'Two halvings too many were counted.' },
      ]
    : [
        {
          tag: 'half-life-count',
          value: total / (count + 1),
          why: 'The values of the activity were counted, not the halvings.',
        },
        {
          tag: 'half-life-count',
          value: total / 2 ** count,
          why: 'The time was divided by the ratio of the activities.',
        },
        { tag: 'half-life-linear', value: total / 2, why: 'The time was halved.' },
        { tag: 'half-life-count', value: total, why: 'The whole time was given.' },
        { tag: 'half-life-count', value: total / (count - 1), why: 'One halving was missed.' },
      ];
}
