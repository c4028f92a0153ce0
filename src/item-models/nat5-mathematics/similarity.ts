import { step, strategy } from '../item-draft.ts';
import { figuresTex, plainTex, quantityTex } from '../write/number.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

type Pair = {
  readonly power: 2 | 3;
  readonly unit: string;
  readonly lengths: readonly [number, number];
  readonly amounts: readonly [number, number];
  readonly situation: (one: string, other: string, amount: string) => string;
};

const pairs: readonly Pair[] = [
  {
    power: 3,
    unit: 'ml',
    lengths: [8, 30],
    amounts: [150, 2000],
    situation: (one, other, amount) =>
      `Two bottles of shampoo are mathematically similar. The first is $${one}$ centimetres high and holds $${amount}$ millilitres. The second is $${other}$ centimetres high. Calculate how much the second bottle holds.`,
  },
  {
    power: 2,
    unit: 'cm^2',
    lengths: [6, 48],
    amounts: [40, 900],
    situation: (one, other, amount) =>
      `A school badge is printed in two sizes that are mathematically similar. One is $${one}$ centimetres wide and has an area of $${amount}$ square centimetres. The other is $${other}$ centimetres wide. Calculate the area of the other badge.`,
  },
  {
    power: 3,
    unit: 'cm^3',
    lengths: [5, 40],
    amounts: [100, 4000],
    situation: (one, other, amount) =>
      `Two candles are mathematically similar. The height of one is $${one}$ centimetres and its volume is $${amount}$ cubic centimetres. The height of the other is $${other}$ centimetres. Calculate the volume of the other candle.`,
  },
  {
    power: 2,
    unit: 'm^2',
    lengths: [3, 14],
    amounts: [5, 60],
    situation: (one, other, amount) =>
      `Two triangular sails are mathematically similar. The base of one is $${one}$ metres long and its area is $${amount}$ square metres. The base of the other is $${other}$ metres long. Calculate the area of the other sail.`,
  },
];

export const similarShapes = nat5MathematicsModel({
  id: 'N5M-46',
  title: 'Similar areas and volumes',
  outcomeId: 'MNU-5-17',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => {
    const pair = random.pick(pairs);
    const length = () => random.int(...pair.lengths);
    return {
      pair,
      one: length(),
      other: length(),
      amount: 5 * random.int(pair.amounts[0] / 5, pair.amounts[1] / 5),
    };
  },
  accepts: ({ one, other }) => {
    const k = other / one;
    return (k > 1.1 && k < 3) || (k < 0.9 && k > 0.35);
  },
  write: ({ pair, one, other, amount }) => {
    const { power, unit } = pair;
    const k = other / one;
    const shown = (factor: number) => quantityTex(figuresTex(amount * factor, 3), unit);
    const scale = `\\frac{${other}}{${one}}`;
    return {
      stem: pair.situation(plainTex(one), plainTex(other), plainTex(amount)),
      answer: shown(k ** power),
      bullets: [
        step('Find the linear scale factor', scale, { gaps: ['ratio-direction'] }),
        strategy(
          power === 2 ? 'Square it for areas' : 'Cube it for volumes',
          `\\left(${scale}\\right)^${power}`,
          { from: `b1^${power}`, gaps: ['scale-factor-power', 'area-vs-volume-scale'] },
        ),
        step('Multiply, with the unit', shown(k ** power), {
          from: `b2 \\times ${amount}`,
          gaps: ['rounding'],
        }),
      ],
      mistakes: [
        {
          tag: 'scale-factor-power',
          answer: shown(k),
          why: 'The linear scale factor was used as it is.',
          earns: [1],
        },
        {
          tag: 'area-vs-volume-scale',
          answer: shown(k ** (5 - power)),
          why:
            power === 2
              ? 'The scale factor was cubed, as for a volume.'
              : 'The scale factor was squared, as for an area.',
          earns: [1],
        },
        {
          tag: 'ratio-direction',
          answer: shown((1 / k) ** power),
          why: 'The scale factor was turned upside down.',
          earns: [2, 3],
        },
      ],
    };
  },
});
