// National 3 Chemistry, products: facts about fuels, food, materials and tests; costs of fuel, food labels, gain of mass by
// rusting, and dyes on a chromatogram.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, statement, wording } from '../item-draft.ts';
import { quantityTex } from '../write/number.ts';
import { joinWords, wordsTex } from '../write/words.ts';
import { nat3ChemistryModel } from './nat3-chemistry-model.ts';
import productsFactSheets from './products.facts.json' with { type: 'json' };

export const fuelsFacts = nat3ChemistryModel(
  factModel({
    id: 'N3C-05',
    title: 'Fuels',
    outcomeId: 'CHE-3-03',
    sheet: productsFactSheets.fuelsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

export const foodFacts = nat3ChemistryModel(
  factModel({
    id: 'N3C-06',
    title: 'Food, plants and everyday products',
    outcomeId: 'CHE-3-03',
    sheet: productsFactSheets.foodSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

/** A heater, its fuel and the container in which the fuel is bought. */
const HEATERS = [
  ['a wood stove', 'logs', 'basket'],
  ['a coal fire', 'coal', 'bucket'],
  ['a pellet boiler', 'wood pellets', 'bag'],
  ['a peat fire', 'peat', 'sack'],
] as const;

export const fuelUse = nat3ChemistryModel({
  id: 'N3C-07',
  title: 'Using fuel',
  outcomeId: 'CHE-3-03',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    heater: random.pick(HEATERS),
    perDay: random.int(2, 6),
    days: random.int(4, 14),
    price: random.int(2, 8),
  }),
  accepts: ({ perDay, days, price }) => perDay * days !== price && perDay !== days,
  write: ({ heater: [heater, fuel, container], perDay, days, price }) =>
    writeWrittenCalculation({
      situation: `In winter, ${heater} uses $${perDay}$ ${container}s of ${fuel} a day. One ${container} costs $\\pounds ${price}$.`,
      quantity: `the cost of the ${fuel} for $${days}$ days`,
      lines: [
        {
          why: `Find the number of ${container}s`,
          tex: `${perDay} \\times ${days}`,
          value: perDay * days,
          gaps: ['operation-choice'],
        },
        {
          why: `Multiply by the price of one ${container}`,
          tex: `@1 \\times ${price}`,
          value: perDay * days * price,
          unit: '£',
          gaps: ['operation-choice'],
        },
      ],
      mistakes: [
        { tag: 'operation-choice', value: perDay * price, why: 'This is the cost for one day.' },
        {
          tag: 'operation-choice',
          value: (perDay + days) * price,
          why: `The number of ${container}s is found by multiplying.`,
          earns: [2],
        },
      ],
      significantFigures: 5,
    }),
});

const SNACKS = ['crisps', 'chocolate', 'cereal bars', 'biscuits', 'nuts', 'popcorn', 'dried fruit'] as const;
const NUTRIENTS = ['fat', 'sugar', 'protein', 'fibre'] as const;

export const foodLabels = nat3ChemistryModel({
  id: 'N3C-08',
  title: 'Food labels',
  outcomeId: 'CHE-3-03',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    snack: random.pick(SNACKS),
    nutrient: random.pick(NUTRIENTS),
    grams: random.int(2, 18),
    bags: random.int(2, 7),
    limit: 10 * random.int(12, 20),
  }),
  accepts: ({ grams, bags, limit }) =>
    grams * bags < limit - 5 && grams !== bags && ![grams, bags].includes(limit - grams * bags),
  write: ({ snack, nutrient, grams, bags, limit }) =>
    writeWrittenCalculation({
      situation: `One packet of ${snack} contains $${quantityTex(grams, 'g')}$ of ${nutrient}. In one week a girl eats $${bags}$ packets. Her plan is to have no more than $${quantityTex(limit, 'g')}$ of ${nutrient} from snacks in a week.`,
      quantity: `how much more ${nutrient} she may have in this week, in grams`,
      lines: [
        {
          why: `Find the mass of ${nutrient} in the packets`,
          tex: `${grams} \\times ${bags}`,
          value: grams * bags,
          unit: 'g',
          gaps: ['operation-choice'],
        },
        {
          why: 'Take it from the limit',
          tex: `${limit} - @1`,
          value: limit - grams * bags,
          unit: 'g',
          gaps: ['operation-choice'],
        },
      ],
      mistakes: [
        { tag: 'operation-choice', value: limit - grams, why: 'Only one packet was counted.', earns: [2] },
        { tag: 'operation-choice', value: grams * bags, why: 'This is what she has had.', earns: [1] },
      ],
      significantFigures: 5,
    }),
});

export const materialsFacts = nat3ChemistryModel(
  factModel({
    id: 'N3C-09',
    title: 'Metals and materials',
    outcomeId: 'CHE-3-04',
    sheet: productsFactSheets.materialsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

const IRON_THINGS = [
  'an iron horseshoe',
  'an iron bracket',
  'a bicycle chain',
  'a garden trowel',
  'a steel spanner',
  'a length of steel chain',
] as const;

export const rusting = nat3ChemistryModel({
  id: 'N3C-10',
  title: 'Rusting',
  outcomeId: 'CHE-3-04',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    thing: random.pick(IRON_THINGS),
    start: random.int(120, 900),
    months: random.int(2, 6),
    gain: random.int(2, 9),
  }),
  accepts: ({ months, gain }) => months !== gain,
  write: ({ thing, start, months, gain }) =>
    writeWrittenCalculation({
      situation: `Before it was left in the rain, the mass of ${thing} was $${quantityTex(start, 'g')}$. After $${months}$ months it had rusted, and its mass was $${quantityTex(start + gain * months, 'g')}$.`,
      quantity: 'the average gain in mass in one month, in grams',
      lines: [
        {
          why: 'Find the gain in mass',
          tex: `${start + gain * months} - ${start}`,
          value: gain * months,
          unit: 'g',
          gaps: ['operation-choice'],
        },
        {
          why: 'Divide by the number of months',
          tex: `\\frac{@1}{${months}}`,
          value: gain,
          unit: 'g',
          gaps: ['rate'],
        },
      ],
      mistakes: [
        { tag: 'rate', value: gain * months, why: `This is the gain in $${months}$ months.`, earns: [1] },
        {
          tag: 'rate',
          value: gain * months * months,
          why: 'The gain was multiplied by the number of months.',
          earns: [1],
        },
      ],
      significantFigures: 5,
    }),
});

const DYES = ['red', 'blue', 'yellow', 'green', 'orange', 'purple'] as const;
const SAMPLES = [
  'A sweet',
  'A felt-tip pen',
  'A birthday candle',
  'A fizzy drink',
  'An ice lolly',
  'A cake icing',
] as const;

export const chromatograms = nat3ChemistryModel({
  id: 'N3C-11',
  title: 'Chromatograms',
  outcomeId: 'CHE-3-05',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    dyes: random.sample(DYES, 4),
    heights: random.sample([2, 3, 4, 5, 6, 7, 8, 9], 4),
    sample: random.pick(SAMPLES),
    dyeIndexes: random.sample([0, 1, 2, 3], 2),
  }),
  write: ({ dyes, heights, sample, dyeIndexes }): ItemDraft => {
    const dyeDistances = dyes.map((dye, index) => `the ${dye} dye $${heights[index]}\\,\\mathrm{cm}$`);
    const present = dyeIndexes.toSorted((a, b) => a - b).map((index) => dyes[index] ?? '');
    const absent = dyes.filter((dye) => !present.includes(dye));
    const spots = dyeIndexes.toSorted((a, b) => a - b).map((index) => `$${heights[index]}\\,\\mathrm{cm}$`);
    return {
      stem: `Four dyes were put on a chromatogram. They moved these distances: ${joinWords(dyeDistances)}. ${sample} gave two spots, which moved ${joinWords(spots)}. Name the two dyes in it.`,
      answer: present.map((dye) => wordsTex(dye)).join(', '),
      bullets: present.map((dye, index) =>
        statement(index === 0 ? 'Name one of the dyes' : 'Name the other dye', wording([dye], absent), {
          working: dye,
          gaps: ['chromatogram'],
        }),
      ),
      mistakes: [
        {
          tag: 'chromatogram',
          answer: absent.map((dye) => wordsTex(dye)).join(', '),
          why: 'A spot of the sample matches a dye that moved the same distance.',
        },
      ],
    };
  },
});

export const testsFacts = nat3ChemistryModel(
  factModel({
    id: 'N3C-12',
    title: 'Tests and hazards',
    outcomeId: 'CHE-3-05',
    sheet: productsFactSheets.testsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
