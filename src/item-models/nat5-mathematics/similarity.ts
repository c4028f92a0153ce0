// National 5 Mathematics: areas and volumes of similar shapes from the scale factor.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { step, strategy } from '../item-draft.ts';
import { figuresTex, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Pair = {
  readonly power: 2 | 3;
  readonly unit: string;
  readonly lengths: readonly [number, number];
  readonly amounts: readonly [number, number];
  readonly situation: (firstLength: string, secondLength: string, amount: string) => string;
};

const pairs: readonly Pair[] = [
  {
    power: 3,
    unit: 'ml',
    lengths: [8, 30],
    amounts: [150, 2000],
    situation: (firstLength, secondLength, amount) =>
      `Two bottles of shampoo are mathematically similar. The first is $${firstLength}$ centimetres high and holds $${amount}$ millilitres. The second is $${secondLength}$ centimetres high. Calculate how much the second bottle holds.`,
  },
  {
    power: 2,
    unit: 'cm^2',
    lengths: [6, 48],
    amounts: [40, 900],
    situation: (firstLength, secondLength, amount) =>
      `A school badge is printed in two sizes that are mathematically similar. One is $${firstLength}$ centimetres wide and has an area of $${amount}$ square centimetres. The other is $${secondLength}$ centimetres wide. Calculate the area of the other badge.`,
  },
  {
    power: 3,
    unit: 'cm^3',
    lengths: [5, 40],
    amounts: [100, 4000],
    situation: (firstLength, secondLength, amount) =>
      `Two candles are mathematically similar. The height of one is $${firstLength}$ centimetres and its volume is $${amount}$ cubic centimetres. The height of the other is $${secondLength}$ centimetres. Calculate the volume of the other candle.`,
  },
  {
    power: 2,
    unit: 'm^2',
    lengths: [3, 14],
    amounts: [5, 60],
    situation: (firstLength, secondLength, amount) =>
      `Two triangular sails are mathematically similar. The base of one is $${firstLength}$ metres long and its area is $${amount}$ square metres. The base of the other is $${secondLength}$ metres long. Calculate the area of the other sail.`,
  },
];

export const similarShapes = nat5MathematicsModel({
  id: 'N5M-46',
  title: 'Similar areas and volumes',
  outcomeId: 'MNU-5-17',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => {
    const pair = random.pick(pairs);
    const pickLength = () => random.int(...pair.lengths);
    return {
      pair,
      firstLength: pickLength(),
      secondLength: pickLength(),
      amount: 5 * random.int(pair.amounts[0] / 5, pair.amounts[1] / 5),
    };
  },
  accepts: ({ firstLength, secondLength }) => {
    const k = secondLength / firstLength;
    return (k > 1.1 && k < 3) || (k < 0.9 && k > 0.35);
  },
  write: ({ pair, firstLength, secondLength, amount }) => {
    const { power, unit } = pair;
    const k = secondLength / firstLength;
    const formatAmount = (factor: number) => quantityTex(figuresTex(amount * factor, 3), unit);
    const scale = `\\frac{${secondLength}}{${firstLength}}`;
    return {
      stem: pair.situation(plainTex(firstLength), plainTex(secondLength), plainTex(amount)),
      answer: formatAmount(k ** power),
      bullets: [
        step('Find the linear scale factor', scale, { gaps: ['ratio-direction'] }),
        strategy(
          power === 2 ? 'Square it for areas' : 'Cube it for volumes',
          `\\left(${scale}\\right)^${power}`,
          { followThrough: `b1^${power}`, gaps: ['scale-factor-power', 'area-vs-volume-scale'] },
        ),
        step('Multiply, with the unit', formatAmount(k ** power), {
          followThrough: `b2 \\times ${amount}`,
          gaps: ['rounding'],
        }),
      ],
      mistakes: [
        {
          tag: 'scale-factor-power',
          answer: formatAmount(k),
          why: 'The linear scale factor was used as it is.',
          earns: [1],
        },
        {
          tag: 'area-vs-volume-scale',
          answer: formatAmount(k ** (5 - power)),
          why:
            power === 2
              ? 'The scale factor was cubed, as for a volume.'
              : 'The scale factor was squared, as for an area.',
          earns: [1],
        },
        {
          tag: 'ratio-direction',
          answer: formatAmount((1 / k) ** power),
          why: 'The scale factor was turned upside down.',
          earns: [2, 3],
        },
      ],
    };
  },
});
