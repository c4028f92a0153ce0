// National 5 Applications: the time to fill a cylinder, and the theorem of Pythagoras in a context.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { quantityTex } from '../write/number.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

const TANKS = [
  { name: 'A cylindrical water butt', pour: 'rainwater runs in' },
  { name: 'A cylindrical oil tank', pour: 'oil is pumped in' },
  { name: 'A cylindrical paddling pool', pour: 'a hose fills it' },
  { name: 'A cylindrical feed bin', pour: 'grain is poured in' },
] as const;

type Tank = {
  readonly tank: (typeof TANKS)[number];
  readonly diameter: number;
  readonly height: number;
  readonly rate: number;
};

function calculateFillTime({ tank: { name, pour }, diameter, height, rate }: Tank): Calculation {
  const r = diameter / 2;
  const volume = Math.PI * r * r * height;
  return {
    situation: `${name} has a diameter of $${quantityTex(diameter, 'cm')}$ and a height of $${quantityTex(height, 'cm')}$. It is empty, and ${pour} at a steady rate of $${rate}$ litres per minute.`,
    quantity: 'how long it takes to fill, in minutes',
    lines: [
      {
        why: 'Find the radius',
        symbol: 'r',
        tex: `\\frac{${diameter}}{2}`,
        value: r,
        unit: 'cm',
        gaps: ['radius-diameter'],
      },
      {
        why: 'Find the volume in cubic centimetres',
        symbol: 'V',
        tex: `\\pi \\times @1^2 \\times ${height}`,
        value: volume,
        significantFigures: 8,
        unit: 'cm^3',
        gaps: ['volume-formula'],
      },
      {
        why: 'Change the volume to litres',
        tex: '\\frac{@2}{1000}',
        value: volume / 1000,
        significantFigures: 7,
        unit: 'l',
        gaps: ['volume-litres'],
      },
      {
        why: 'Divide by the rate',
        tex: `\\frac{@3}{${rate}}`,
        value: volume / 1000 / rate,
        gaps: ['rate-divide'],
      },
    ],
    mistakes: listFillTimeMistakes(volume, rate),
  };
}

function listFillTimeMistakes(volume: number, rate: number): NumericMistake[] {
  return [
    {
      tag: 'radius-diameter',
      value: (4 * volume) / 1000 / rate,
      why: 'The diameter was used as the radius.',
      earns: [2, 3, 4],
    },
    {
      tag: 'volume-litres',
      value: volume / 100 / rate,
      why: 'There are $1000\\,\\mathrm{cm^3}$ in a litre.',
      earns: [1, 2, 4],
    },
    {
      tag: 'rate-divide',
      value: (volume / 1000) * rate,
      why: 'The volume was multiplied by the rate instead of divided.',
      earns: [1, 2, 3],
    },
  ];
}

type RightTriangle = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly contextIndex: number;
};

/** Calculates the longest side of a right-angled triangle in a context. */
function calculateLongestSide({ a, b, c, contextIndex }: RightTriangle): Calculation {
  const contexts = [
    [
      `A wheelchair ramp rises $${quantityTex(a, 'm')}$ over a horizontal distance of $${quantityTex(b, 'm')}$.`,
      'the length of the sloping surface of the ramp',
    ],
    [
      `A zip wire runs from the top of a tower $${quantityTex(a, 'm')}$ high to a point on level ground $${quantityTex(b, 'm')}$ from the foot of the tower.`,
      'the length of the wire',
    ],
    [
      `A boat sails $${quantityTex(a, 'km')}$ due north and then $${quantityTex(b, 'km')}$ due east.`,
      'how far the boat is from where it started',
    ],
    [
      `The support of a shelf joins a point on the wall $${quantityTex(a, 'cm')}$ below the shelf to a point on the shelf $${quantityTex(b, 'cm')}$ from the wall.`,
      'the length of the support',
    ],
  ] as const;
  const [situation, quantity] = contexts[contextIndex % contexts.length] ?? contexts[0];
  // The third context is in kilometres and the fourth in centimetres.
  const unit = contextIndex % 4 === 2 ? 'km' : contextIndex % 4 === 3 ? 'cm' : 'm';
  return {
    situation,
    quantity,
    lines: [
      { why: 'Square the two sides', tex: `${a}^2 + ${b}^2`, value: a * a + b * b, gaps: ['pythagoras'] },
      { why: 'Find the length', tex: '\\sqrt{@1}', value: c, unit, gaps: ['square-root-last'] },
    ],
    mistakes: [
      { tag: 'pythagoras', value: a + b, why: 'The sides were added without being squared.' },
      { tag: 'square-root-last', value: c * c, why: 'The square root was left out.', earns: [1] },
      {
        tag: 'pythagoras-hypotenuse',
        value: Math.sqrt(Math.abs(a * a - b * b)),
        why: 'The squares were subtracted; the longest side is asked for, so they are added.',
        earns: [2],
      },
    ],
  };
}

export const volumeAndTime = nat5ApplicationsModel({
  id: 'N5A-11',
  title: 'Volume and time to fill',
  outcomeId: 'APM-5-06',
  calculator: 'allowed',
  marks: [4],
  choose: (random) => ({
    tank: random.pick(TANKS),
    diameter: 2 * random.int(20, 75),
    height: random.int(40, 150),
    rate: random.pick([4, 5, 8, 12, 15, 20]),
  }),
  write: (tank) => writeWrittenCalculation(calculateFillTime(tank)),
});

/** Whole-number sides of right-angled triangles. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

export const rightAngles = nat5ApplicationsModel({
  id: 'N5A-12',
  title: 'Pythagoras in context',
  outcomeId: 'APM-5-06',
  calculator: 'either',
  marks: [2],
  largest: 3500,
  choose: (random) => ({
    triple: random.pick(TRIPLES),
    scale: random.int(1, 6),
    contextIndex: random.int(0, 3),
  }),
  accepts: ({ triple: [, b], scale }) => b * scale <= 48,
  write: ({ triple: [a, b, c], scale, contextIndex }) =>
    writeWrittenCalculation(calculateLongestSide({ a: a * scale, b: b * scale, c: c * scale, contextIndex })),
});
