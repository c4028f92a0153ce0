// National 5 Applications: tolerance of measurements, packing a container, and distances on a map or plan.
// Notation: `@1` is the result of the first line; `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

/** Products with ranges of their size. */
const PRODUCTS = [
  { products: 'bolts', size: [8, 40], tolerance: 0.2, unit: 'mm' },
  { products: 'bags of flour', size: [480, 1020], tolerance: 6, unit: 'g' },
  { products: 'steel rods', size: [95, 240], tolerance: 0.5, unit: 'cm' },
  { products: 'cartons of milk', size: [490, 1010], tolerance: 8, unit: 'ml' },
  { products: 'glass tubes', size: [12, 60], tolerance: 0.3, unit: 'mm' },
] as const;

export const tolerance = nat5ApplicationsModel({
  id: 'N5A-07',
  title: 'Tolerance',
  outcomeId: 'APM-5-05',
  calculator: 'either',
  marks: [3],
  largest: 1100,
  choose: (random) => {
    const product = random.pick(PRODUCTS);
    const [low, high] = product.size;
    // Deviations from the size, in units of the tolerance. Two are exactly on the limits.
    const offsets = [
      -1,
      1,
      ...Array.from({ length: 8 }, () =>
        random.pick([-1.5, -1.25, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1.25, 1.5, 2]),
      ),
    ];
    return { product, size: random.int(low, high), offsets: random.shuffle(offsets) };
  },
  accepts: ({ offsets }) => {
    const acceptable = offsets.filter((offset) => Math.abs(offset) <= 1).length;
    return acceptable > 4 && acceptable < 10;
  },
  write: ({ product: { products, tolerance: t, unit }, size, offsets }): ItemDraft => {
    const [low, high] = [size - t, size + t].map((value) => plainTex(Number(value.toFixed(3))));
    const sizes = offsets.map((offset) => plainTex(Number((size + offset * t).toFixed(3))));
    const acceptable = offsets.filter((offset) => Math.abs(offset) <= 1).length;
    const strictlyInside = offsets.filter((offset) => Math.abs(offset) < 1).length;
    return {
      stem: `A factory makes ${products} that should measure $(${size} \\pm ${plainTex(t)})\\,\\mathrm{${unit}}$. A sample of ten measures, in $\\mathrm{${unit}}$: ${sizes.map((measured) => `$${measured}$`).join(', ')}. Find the percentage of this sample that is acceptable.`,
      answer: `${acceptable * 10}\\%`,
      recomputedFrom: `\\frac{${acceptable}}{10} \\times 100\\%`,
      bullets: [
        step('Find the limits', `${low}, ${high}`, {
          working: `from $${low}$ to $${high}$`,
          gaps: ['tolerance-limits'],
          impliedBy: [2, 3],
        }),
        step('Count the acceptable ones', String(acceptable), {
          gaps: ['tolerance-inclusive'],
          impliedBy: [3],
        }),
        step('Find the percentage', `${acceptable * 10}\\%`, {
          followThrough: '\\frac{b2}{10} \\times 100',
          gaps: ['percent-part'],
        }),
      ],
      mistakes: [
        {
          tag: 'tolerance-inclusive',
          answer: `${strictlyInside * 10}\\%`,
          why: 'A measurement on the limit is acceptable.',
          earns: [1, 3],
        },
        {
          tag: 'tolerance-rest',
          answer: `${100 - acceptable * 10}\\%`,
          why: 'This is the percentage that is not acceptable.',
          earns: [1],
        },
      ].filter(({ answer }) => answer !== `${acceptable * 10}\\%`),
    };
  },
});

/** The lengths of a carton, the base of a packet and the height of a packet, in centimetres. */
type Packing = {
  readonly box: readonly [number, number, number];
  readonly item: readonly [number, number];
  readonly height: number;
};

/** Asks how many packets fit into a carton. The packets may face either way. */
export const packing = nat5ApplicationsModel({
  id: 'N5A-08',
  title: 'Container packing',
  outcomeId: 'APM-5-05',
  calculator: 'either',
  marks: [4],
  choose: (random): Packing => ({
    box: [random.int(40, 95), random.int(30, 70), random.int(20, 50)],
    item: [random.int(7, 16), random.int(5, 12)],
    height: random.int(6, 14),
  }),
  accepts: ({ box: [l, b, h], item: [p, q], height }) => {
    const firstWay = Math.floor(l / p) * Math.floor(b / q) * Math.floor(h / height);
    const secondWay = Math.floor(l / q) * Math.floor(b / p) * Math.floor(h / height);
    return (
      firstWay !== secondWay && p !== q && Math.max(firstWay, secondWay) <= 200 && l % p !== 0 && b % q !== 0
    );
  },
  write: ({ box: [l, b, h], item: [p, q], height }): ItemDraft => {
    const layers = Math.floor(h / height);
    const ways = [
      [p, q],
      [q, p],
    ].map(([along = 1, across = 1]) => ({ along: Math.floor(l / along), across: Math.floor(b / across) }));
    const [first, second] = ways.map(({ along, across }) => along * across * layers);
    const [firstCount, secondCount] = [first ?? 0, second ?? 0];
    const productTex = (way: { along: number; across: number } | undefined) =>
      `${way?.along} \\times ${way?.across} \\times ${layers}`;
    const best = Math.max(firstCount, secondCount);
    const volumeRatio = Math.floor((l * b * h) / (p * q * height));
    return {
      stem: `A carton measures $${l}\\,\\mathrm{cm}$ by $${b}\\,\\mathrm{cm}$ by $${h}\\,\\mathrm{cm}$ high. Packets that measure $${p}\\,\\mathrm{cm}$ by $${q}\\,\\mathrm{cm}$ by $${height}\\,\\mathrm{cm}$ high are packed upright in it, all facing the same way. Find the greatest number of packets that fit in the carton.`,
      answer: String(best),
      recomputedFrom: String(best === firstCount ? productTex(ways[0]) : productTex(ways[1])),
      bullets: [
        strategy('Find how many fit along, across and up for one way', productTex(ways[0]), {
          alsoAccepted: [productTex(ways[1])],
          gaps: ['packing-volume'],
          impliedBy: [2],
        }),
        step('Find the number for this way', String(firstCount), {
          working: `$${productTex(ways[0])} = ${firstCount}$`,
          gaps: ['packing-whole'],
        }),
        step('Find the number for the other way', String(secondCount), {
          working: `$${productTex(ways[1])} = ${secondCount}$`,
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
          answer: String(Math.min(firstCount, secondCount)),
          why: 'The packets fit better when they are turned round.',
          earns: best === firstCount ? [] : [1, 2],
        },
        {
          tag: 'packing-volume',
          answer: String(volumeRatio),
          why: 'Dividing the volumes counts parts of packets; only whole packets fit.',
        },
      ].filter(
        // Removes a mistake whose answer equals the right answer or the answer of an earlier mistake.
        ({ answer }, index, mistakes) =>
          answer !== String(best) && mistakes.findIndex((mistake) => mistake.answer === answer) === index,
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
  choose: (random) => ({
    map: random.pick(MAPS),
    centimetres: random.step(2, 12, 0.5),
    scale: random.pick([200, 500, 20000, 25000, 40000, 50000]),
    asksMapDistance: random.chance(0.4),
  }),
  accepts: ({ map, scale }) => map.includes('plan') === scale < 1000,
  write: ({ asksMapDistance, ...scaled }) =>
    writeWrittenCalculation(asksMapDistance ? calculateMapDistance(scaled) : calculateRealDistance(scaled)),
});

/** A map or plan, its scale and a distance on it in centimetres. */
type ScaledDistance = { readonly map: string; readonly centimetres: number; readonly scale: number };

/** Returns the unit of the real distance: metres for a plan, kilometres for a map. */
function getRealUnit(scale: number) {
  return scale < 1000
    ? { unit: 'm', name: 'metres', centimetresPerUnit: 100 }
    : { unit: 'km', name: 'kilometres', centimetresPerUnit: 100000 };
}

function calculateMapDistance({ map, centimetres, scale }: ScaledDistance): Calculation {
  const { unit, centimetresPerUnit } = getRealUnit(scale);
  const distance = (centimetres * scale) / centimetresPerUnit;
  return {
    situation: `The scale of ${map} is $1 : ${scale}$. Two places are $${quantityTex(distance, unit)}$ apart.`,
    quantity: 'how far apart they are on it, in centimetres',
    lines: [
      {
        why: 'Change the distance to centimetres',
        tex: `${plainTex(distance)} \\times ${centimetresPerUnit}`,
        value: distance * centimetresPerUnit,
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
    mistakes: listUnitMistakes(centimetres, 'The distance was changed to centimetres wrongly.', 2),
  };
}

function calculateRealDistance({ map, centimetres, scale }: ScaledDistance): Calculation {
  const { unit, name, centimetresPerUnit } = getRealUnit(scale);
  const distance = (centimetres * scale) / centimetresPerUnit;
  return {
    situation: `The scale of ${map} is $1 : ${scale}$. On it, two places are $${quantityTex(centimetres, 'cm')}$ apart.`,
    quantity: `the real distance between them, in ${name}`,
    lines: [
      {
        why: 'Multiply by the scale',
        tex: `${plainTex(centimetres)} \\times ${scale}`,
        value: centimetres * scale,
        unit: 'cm',
        gaps: ['scale-direction'],
      },
      {
        why: `Change to ${name}`,
        tex: `\\frac{@1}{${centimetresPerUnit}}`,
        value: distance,
        unit,
        gaps: ['length-units'],
      },
    ],
    mistakes: listUnitMistakes(distance, 'The centimetres were changed wrongly.', 1),
  };
}

/** Lists the mistakes of a unit conversion that is wrong by a factor of ten. */
function listUnitMistakes(value: number, why: string, earnedBullet: number): NumericMistake[] {
  return [value * 10, value / 10].map((wrongValue) => ({
    tag: 'length-units',
    value: wrongValue,
    why,
    earns: [earnedBullet],
  }));
}
