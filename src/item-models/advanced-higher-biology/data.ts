import { type ItemDraft, statement, step, wording } from '../item-draft.ts';
import { plainTex } from '../write/number.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherBiologyModel } from './advanced-higher-biology-model.ts';

const STUDIES = [
  { measured: 'the growth of seedlings', unit: 'mm', groups: ['with fertiliser', 'without fertiliser'] },
  {
    measured: 'the rate of bubbling of pondweed',
    unit: 'bubbles per minute',
    groups: ['in bright light', 'in dim light'],
  },
  { measured: 'the mass of wild mice', unit: 'g', groups: ['on the island', 'on the mainland'] },
  {
    measured: 'the rate of an enzyme reaction',
    unit: 'units',
    groups: ['with the inhibitor', 'without the inhibitor'],
  },
  { measured: 'the length of trout', unit: 'cm', groups: ['in the river', 'in the loch'] },
  { measured: 'the wing length of moths', unit: 'mm', groups: ['at high altitude', 'at sea level'] },
] as const;

type Study = {
  readonly study: (typeof STUDIES)[number];
  readonly low: { readonly mean: number; readonly bar: number };
  readonly high: { readonly mean: number; readonly bar: number };
  readonly isFirstLow: boolean;
};

function situation({ study, low, high, isFirstLow }: Study): string {
  const [first, second] = isFirstLow ? [low, high] : [high, low];
  const said = ({ mean, bar }: Study['low']) => `$${plainTex(mean)} \\pm ${plainTex(bar)}$ ${study.unit}`;
  return `In a study of ${study.measured}, the mean was ${said(first)} ${study.groups[0]} and ${said(second)} ${study.groups[1]}; the $\\pm$ values are the error bars.`;
}

const DIFFERENT = 'the error bars do not overlap, so the difference is likely to be significant';
const SAME = 'the error bars overlap, so the difference is not likely to be significant';

function chooseConclusion(data: Study, overlaps: boolean): ItemDraft | undefined {
  const [answer, opposite] = overlaps ? [SAME, DIFFERENT] : [DIFFERENT, SAME];
  return writeChoice({
    stem: `${situation(data)} Which conclusion do the data support?`,
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

function writeConclusion(data: Study, overlaps: boolean): ItemDraft {
  const [top, bottom] = [data.low.mean + data.low.bar, data.high.mean - data.high.bar].map((end) =>
    plainTex(end),
  );
  const yes = [
    'no significant difference',
    'not significant',
    'not significantly different',
    'error bars overlap',
    'no difference',
  ];
  const no = [
    'significant difference',
    'is significant',
    'significantly different',
    'error bars do not overlap',
    'difference is likely to be significant',
  ];
  return {
    stem: `${situation(data)} Find the end of each error bar that lies nearest to the other group, and say whether the difference is likely to be significant.`,
    answer: wordsTex(overlaps ? 'not significant' : 'is significant'),
    bullets: [
      step('Find the upper end of the lower group', top ?? '', { gaps: ['error-bars'] }),
      step('Find the lower end of the higher group', bottom ?? '', { gaps: ['error-bars'] }),
      statement('Conclude from the overlap', wording(overlaps ? yes : no, overlaps ? [] : yes), {
        working: overlaps ? SAME : DIFFERENT,
        gaps: ['error-bars'],
      }),
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
  draw: (random) => ({
    study: random.pick(STUDIES),
    low: { mean: random.int(20, 60), bar: random.step(1, 6, 0.5) },
    gap: random.step(3, 14, 0.5),
    bar: random.step(1, 6, 0.5),
    isFirstLow: random.chance(0.5),
    isWritten: random.chance(0.6),
  }),
  accepts: ({ low, gap, bar }) => Math.abs(gap - low.bar - bar) >= 1,
  write: ({ study, low, gap, bar, isFirstLow, isWritten }) => {
    const data = { study, low, high: { mean: low.mean + gap, bar }, isFirstLow };
    const overlaps = gap < low.bar + bar;
    return isWritten ? writeConclusion(data, overlaps) : chooseConclusion(data, overlaps);
  },
});
