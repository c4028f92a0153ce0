import { writeCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

const PARTS = [
  { what: 'bolts', size: [8, 40], tolerance: 0.2, unit: 'mm' },
  { what: 'bags of flour', size: [480, 1020], tolerance: 6, unit: 'g' },
  { what: 'steel rods', size: [95, 240], tolerance: 0.5, unit: 'cm' },
  { what: 'cartons of milk', size: [490, 1010], tolerance: 8, unit: 'ml' },
  { what: 'glass tubes', size: [12, 60], tolerance: 0.3, unit: 'mm' },
] as const;

export const tolerance = nat5ApplicationsModel({
  id: 'N5A-07',
  title: 'Tolerance',
  outcomeId: 'APM-5-05',
  calculator: 'either',
  marks: [3],
  largest: 1100,
  draw: (random) => {
    const part = random.pick(PARTS);
    const [low, high] = part.size;
    const offsets = [
      -1,
      1,
      ...Array.from({ length: 8 }, () =>
        random.pick([-1.5, -1.25, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1.25, 1.5, 2]),
      ),
    ];
    return { part, size: random.int(low, high), offsets: random.shuffle(offsets) };
  },
  accepts: ({ offsets }) => {
    const good = offsets.filter((offset) => Math.abs(offset) <= 1).length;
    return good > 4 && good < 10;
  },
  write: ({ part: { what, tolerance: t, unit }, size, offsets }): ItemDraft => {
    const [low, high] = [size - t, size + t].map((value) => plainTex(Number(value.toFixed(3))));
    const sizes = offsets.map((offset) => plainTex(Number((size + offset * t).toFixed(3))));
    const good = offsets.filter((offset) => Math.abs(offset) <= 1).length;
    const inside = offsets.filter((offset) => Math.abs(offset) < 1).length;
    return {
      stem: `A factory makes ${what} that should measure $(${size} \\pm ${plainTex(t)})\\,\\mathrm{${unit}}$. A sample of ten measures, in $\\mathrm{${unit}}$: ${sizes.map((one) => `$${one}$`).join(', ')}. Find the percentage of this sample that is acceptable.`,
      answer: `${good * 10}\\%`,
      check: `\\frac{${good}}{10} \\times 100\\%`,
      bullets: [
        step('Find the limits', `${low}, ${high}`, {
          working: `from $${low}$ to $${high}$`,
          gaps: ['tolerance-limits'],
          impliedBy: [2, 3],
        }),
        step('Count the acceptable ones', String(good), { gaps: ['tolerance-inclusive'], impliedBy: [3] }),
        step('Find the percentage', `${good * 10}\\%`, {
          from: '\\frac{b2}{10} \\times 100',
          gaps: ['percent-part'],
        }),
      ],
      mistakes: [
        {
          tag: 'tolerance-inclusive',
          answer: `${inside * 10}\\%`,
          why: 'A measurement on the limit is acceptable.',
          earns: [1, 3],
        },
        {
          tag: 'tolerance-rest',
          answer: `${100 - good * 10}\\%`,
          why: 'This is the percentage that is not acceptable.',
          earns: [1],
        },
      ].filter(({ answer }) => answer !== `${good * 10}\\%`),
    };
  },
});

type Packing = {
  readonly box: readonly [number, number, number];
  readonly item: readonly [number, number];
  readonly height: number;
};

/** Tins of one height in a box, in both arrangements. */
export const packing = nat5ApplicationsModel({
  id: 'N5A-08',
  title: 'Container packing',
  outcomeId: 'APM-5-05',
  calculator: 'either',
  marks: [4],
  draw: (random): Packing => ({
    box: [random.int(40, 95), random.int(30, 70), random.int(20, 50)],
    item: [random.int(7, 16), random.int(5, 12)],
    height: random.int(6, 14),
  }),
  accepts: ({ box: [l, b, h], item: [p, q], height }) => {
    const one = Math.floor(l / p) * Math.floor(b / q) * Math.floor(h / height);
    const two = Math.floor(l / q) * Math.floor(b / p) * Math.floor(h / height);
    return one !== two && p !== q && Math.max(one, two) <= 200 && l % p !== 0 && b % q !== 0;
  },
  write: ({ box: [l, b, h], item: [p, q], height }): ItemDraft => {
    const layers = Math.floor(h / height);
    const ways = [
      [p, q],
      [q, p],
    ].map(([along = 1, across = 1]) => ({ along: Math.floor(l / along), across: Math.floor(b / across) }));
    const [first, second] = ways.map(({ along, across }) => along * across * layers);
    const [one, two] = [first ?? 0, second ?? 0];
    const product = (way: { along: number; across: number } | undefined) =>
      `${way?.along} \\times ${way?.across} \\times ${layers}`;
    const best = Math.max(one, two);
    const volume = Math.floor((l * b * h) / (p * q * height));
    return {
      stem: `A carton measures $${l}\\,\\mathrm{cm}$ by $${b}\\,\\mathrm{cm}$ by $${h}\\,\\mathrm{cm}$ high. Packets that measure $${p}\\,\\mathrm{cm}$ by $${q}\\,\\mathrm{cm}$ by $${height}\\,\\mathrm{cm}$ high are packed upright in it, all facing the same way. Find the greatest number of packets that fit in the carton.`,
      answer: String(best),
      check: String(best === one ? product(ways[0]) : product(ways[1])),
      bullets: [
        strategy('Find how many fit along, across and up for one way', product(ways[0]), {
          or: [product(ways[1])],
          gaps: ['packing-volume'],
          impliedBy: [2],
        }),
        step('Find the number for this way', String(one), {
          working: `$${product(ways[0])} = ${one}$`,
          gaps: ['packing-whole'],
        }),
        step('Find the number for the other way', String(two), {
          working: `$${product(ways[1])} = ${two}$`,
          gaps: ['packing-both-ways'],
        }),
        step('Choose the greater number', String(best), {
          working: `$${best}$ packets`,
          gaps: ['packing-choose'],
          requires: [2, 3],
        }),
      ],
      mistakes: [
        {
          tag: 'packing-both-ways',
          answer: String(Math.min(one, two)),
          why: 'The packets fit better when they are turned round.',
          earns: best === one ? [] : [1, 2],
        },
        {
          tag: 'packing-volume',
          answer: String(volume),
          why: 'Dividing the volumes counts parts of packets; only whole packets fit.',
        },
      ].filter(
        ({ answer }, index, all) =>
          answer !== String(best) && all.findIndex((mistake) => mistake.answer === answer) === index,
      ),
    };
  },
});

const MAPS = [
  'a map of Skye',
  'a map of the Cairngorms',
  'the plan of a garden',
  'a map of Orkney',
  'the plan of a school',
  'a map of Perthshire',
] as const;

export const scaleDrawing = nat5ApplicationsModel({
  id: 'N5A-09',
  title: 'Scale',
  outcomeId: 'APM-5-05',
  calculator: 'either',
  marks: [2],
  largest: 100000,
  draw: (random) => ({
    map: random.pick(MAPS),
    centimetres: random.step(2, 12, 0.5),
    scale: random.pick([200, 500, 20000, 25000, 40000, 50000]),
    isBack: random.chance(0.4),
  }),
  accepts: ({ map, scale }) => map.includes('plan') === scale < 1000,
  write: ({ map, centimetres, scale, isBack }) => {
    const unit = scale < 1000 ? 'm' : 'km';
    const per = scale < 1000 ? 100 : 100000;
    const real = (centimetres * scale) / per;
    if (isBack) {
      return writeCalculation(
        {
          situation: `The scale of ${map} is $1 : ${scale}$. Two places are $${quantityTex(real, unit)}$ apart.`,
          quantity: 'how far apart they are on it, in centimetres',
          lines: [
            {
              why: 'Change the distance to centimetres',
              tex: `${plainTex(real)} \\times ${per}`,
              value: real * per,
              unit: 'cm',
              gaps: ['length-units'],
            },
            {
              why: 'Divide by the scale',
              tex: `\\frac{@1}{${scale}}`,
              value: centimetres,
              unit: 'cm',
              gaps: ['scale-direction'],
            },
          ],
          mistakes: listMapDistanceMistakes(centimetres),
        },
        'written',
      );
    }
    return writeCalculation(
      {
        situation: `The scale of ${map} is $1 : ${scale}$. On it, two places are $${quantityTex(centimetres, 'cm')}$ apart.`,
        quantity: `the real distance between them, in ${unit === 'm' ? 'metres' : 'kilometres'}`,
        lines: [
          {
            why: 'Multiply by the scale',
            tex: `${plainTex(centimetres)} \\times ${scale}`,
            value: centimetres * scale,
            unit: 'cm',
            gaps: ['scale-direction'],
          },
          {
            why: `Change to ${unit === 'm' ? 'metres' : 'kilometres'}`,
            tex: `\\frac{@1}{${per}}`,
            value: real,
            unit,
            gaps: ['length-units'],
          },
        ],
        mistakes: [
          { tag: 'length-units', value: real * 10, why: 'The centimetres were changed wrongly.', earns: [1] },
          { tag: 'length-units', value: real / 10, why: 'The centimetres were changed wrongly.', earns: [1] },
        ],
      },
      'written',
    );
  },
});

function listMapDistanceMistakes(centimetres: number): NumericMistake[] {
  return [
    {
      tag: 'length-units',
      value: centimetres * 10,
      why: 'The distance was changed to centimetres wrongly.',
      earns: [2],
    },
    {
      tag: 'length-units',
      value: centimetres / 10,
      why: 'The distance was changed to centimetres wrongly.',
      earns: [2],
    },
  ];
}
