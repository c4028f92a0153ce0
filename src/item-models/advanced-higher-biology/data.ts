/** The learner decides from error bars whether the means of two groups are likely to differ significantly. */

import { decision, type ItemDraft, step, wording } from '../item-draft.ts';
import { plainTex } from '../write/number.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';

const STUDIES = [
  { quantity: 'the growth of seedlings', unit: 'mm', groups: ['with fertiliser', 'without fertiliser'] },
  {
    quantity: 'the rate of bubbling of pondweed',
    unit: 'bubbles per minute',
    groups: ['in bright light', 'in dim light'],
  },
  { quantity: 'the mass of wild mice', unit: 'g', groups: ['on the island', 'on the mainland'] },
  {
    quantity: 'the rate of an enzyme reaction',
    unit: 'units',
    groups: ['with the inhibitor', 'without the inhibitor'],
  },
  { quantity: 'the length of trout', unit: 'cm', groups: ['in the river', 'in the loch'] },
  { quantity: 'the wing length of moths', unit: 'mm', groups: ['at high altitude', 'at sea level'] },
] as const;

type Comparison = {
  readonly study: (typeof STUDIES)[number];
  /** The group with the lower mean; `bar` is the length of its error bar on each side of the mean. */
  readonly low: { readonly mean: number; readonly bar: number };
  readonly high: { readonly mean: number; readonly bar: number };
  /** Whether the question names the group with the lower mean first. */
  readonly isFirstLow: boolean;
};

function describeComparison({ study, low, high, isFirstLow }: Comparison): string {
  const [first, second] = isFirstLow ? [low, high] : [high, low];
  const formatMean = ({ mean, bar }: Comparison['low']) =>
    `$${plainTex(mean)} \\pm ${plainTex(bar)}$ ${study.unit}`;
  return `In a study of ${study.quantity}, the mean was ${formatMean(first)} ${study.groups[0]} and ${formatMean(second)} ${study.groups[1]}; the $\\pm$ values are the error bars.`;
}

const SIGNIFICANT_CONCLUSION = 'the error bars do not overlap, so the difference is likely to be significant';
const NOT_SIGNIFICANT_CONCLUSION =
  'the error bars overlap, so the difference is not likely to be significant';

function chooseConclusion(data: Comparison, isOverlapping: boolean): ItemDraft | undefined {
  const [answer, opposite] = isOverlapping
    ? [NOT_SIGNIFICANT_CONCLUSION, SIGNIFICANT_CONCLUSION]
    : [SIGNIFICANT_CONCLUSION, NOT_SIGNIFICANT_CONCLUSION];
  return writeChoice({
    stem: `${describeComparison(data)} Which conclusion do the data support?`,
    answer: wordsTex(answer),
    why: `the lower group reaches up to $${plainTex(data.low.mean + data.low.bar)}$ and the higher one down to $${plainTex(data.high.mean - data.high.bar)}$`,
    wrong: [
      {
        tag: 'error-bars',
        answer: wordsTex(opposite),
        why: 'The ends of the error bars have to be compared.',
      },
      {
        tag: 'error-bars',
        answer: wordsTex('the means differ, so the difference is sure to be significant'),
        why: 'Different means alone do not show a significant difference.',
      },
      {
        tag: 'correlation-cause',
        answer: wordsTex('nothing can be said without a positive correlation'),
        why: 'Two groups are compared here; no correlation is needed.',
      },
    ],
  });
}

function writeConclusion(data: Comparison, isOverlapping: boolean): ItemDraft {
  const [lowGroupTop, highGroupBottom] = [data.low.mean + data.low.bar, data.high.mean - data.high.bar].map(
    (end) => plainTex(end),
  );
  const notSignificantWordings = [
    'no significant difference',
    'not significant',
    'not significantly different',
    'error bars overlap',
    'no difference',
  ];
  const significantWordings = [
    'significant difference',
    'is significant',
    'significantly different',
    'error bars do not overlap',
    'difference is likely to be significant',
  ];
  const overlapping = { evidence: wording(notSignificantWordings), when: 'b1 > b2' };
  const separate = { evidence: wording(significantWordings, notSignificantWordings), when: 'b1 < b2' };
  return {
    stem: `${describeComparison(data)} Find the end of each error bar that lies nearest to the other group, and say whether the difference is likely to be significant.`,
    answer: wordsTex(isOverlapping ? 'not significant' : 'is significant'),
    bullets: [
      step('Find the upper end of the lower group', lowGroupTop ?? '', { gaps: ['error-bars'] }),
      step('Find the lower end of the higher group', highGroupBottom ?? '', { gaps: ['error-bars'] }),
      decision(
        'Conclude from the overlap',
        isOverlapping ? [overlapping, separate] : [separate, overlapping],
        {
          working: isOverlapping ? NOT_SIGNIFICANT_CONCLUSION : SIGNIFICANT_CONCLUSION,
          gaps: ['error-bars'],
        },
      ),
    ],
    mistakes: [],
  };
}

export const errorBars = advancedHigherBiologyModel({
  id: 'AHB-05',
  title: 'Error bars and conclusions',
  outcomeId: 'BIO-AH-05',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    study: random.pick(STUDIES),
    low: { mean: random.int(20, 60), bar: random.step(1, 6, 0.5) },
    gap: random.step(3, 14, 0.5),
    bar: random.step(1, 6, 0.5),
    isFirstLow: random.chance(0.5),
    isWritten: random.chance(0.6),
  }),
  // The bars must clearly overlap or clearly not overlap.
  accepts: ({ low, gap, bar }) => Math.abs(gap - low.bar - bar) >= 1,
  write: ({ study, low, gap, bar, isFirstLow, isWritten }) => {
    const data = { study, low, high: { mean: low.mean + gap, bar }, isFirstLow };
    const isOverlapping = gap < low.bar + bar;
    return isWritten ? writeConclusion(data, isOverlapping) : chooseConclusion(data, isOverlapping);
  },
});
