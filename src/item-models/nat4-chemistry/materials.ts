// National 4 Chemistry, materials: composition of alloys, elements in fertilisers, and facts.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeWrittenCalculation } from '../calculation/calculation.ts';
import { countAtoms, formulaMass, formulaMassTex, formulaTex, getElement } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import materialsFactSheets from './materials.facts.json' with { type: 'json' };
import { nat4ChemistryModel } from './nat4-chemistry-model.ts';

/** Alloys with an object, its main metal, the range of that metal's percentage and the range of the mass in tens of grams. */
const ALLOYS = [
  { alloy: 'brass', thing: 'a door handle', metal: 'copper', range: [55, 70], massTens: [20, 60] },
  { alloy: 'bronze', thing: 'a statue', metal: 'copper', range: [85, 92], massTens: [100, 400] },
  { alloy: 'solder', thing: 'a reel of solder', metal: 'tin', range: [55, 65], massTens: [5, 50] },
  { alloy: 'stainless steel', thing: 'a saucepan', metal: 'iron', range: [68, 76], massTens: [40, 120] },
  { alloy: 'pewter', thing: 'a tankard', metal: 'tin', range: [85, 95], massTens: [15, 45] },
  { alloy: 'nine-carat gold', thing: 'a bracelet', metal: 'gold', range: [37, 38], massTens: [1, 6] },
  { alloy: 'sterling silver', thing: 'a spoon', metal: 'silver', range: [92, 93], massTens: [2, 9] },
] as const;

export const alloys = nat4ChemistryModel({
  id: 'N4C-12',
  title: 'Composition of alloys',
  outcomeId: 'CHE-4-06',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const { alloy, thing, metal, range, massTens } = random.pick(ALLOYS);
    const [percent, mass] = [random.int(range[0], range[1]), 10 * random.int(massTens[0], massTens[1])];
    return { alloy, thing, metal, percent, mass };
  },
  write: ({ alloy, thing, metal, percent, mass }) =>
    writeWrittenCalculation({
      situation: `The mass of ${thing} made of ${alloy} is $${quantityTex(mass, 'g')}$. By mass, $${percent}\\%$ of the ${alloy} is ${metal}.`,
      quantity: 'the mass of the other metals in it, in grams',
      lines: [
        {
          why: `Find the mass of ${metal}`,
          tex: `\\frac{${percent}}{100} \\times ${mass}`,
          value: (percent * mass) / 100,
          unit: 'g',
          gaps: ['percent-part'],
        },
        {
          why: 'Take it from the whole mass',
          tex: `${mass} - @1`,
          value: mass - (percent * mass) / 100,
          unit: 'g',
          gaps: ['percent-rest'],
        },
      ],
      mistakes: [
        {
          tag: 'percent-rest',
          value: (percent * mass) / 100,
          why: `This is the mass of ${metal}.`,
          earns: [1],
        },
        {
          tag: 'percent-part',
          value: mass - percent,
          why: `$${percent}\\%$ is not $${percent}\\,\\mathrm{g}$.`,
        },
      ],
      significantFigures: 5,
    }),
});

export const metalsFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-13',
    title: 'Metals, corrosion and materials',
    outcomeId: 'CHE-4-06',
    sheet: materialsFactSheets.metalsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

const FERTILISERS = [
  { name: 'ammonium nitrate', formula: 'NH4NO3', symbol: 'N' },
  { name: 'potassium nitrate', formula: 'KNO3', symbol: 'N' },
  { name: 'potassium nitrate', formula: 'KNO3', symbol: 'K' },
  { name: 'urea', formula: 'CON2H4', symbol: 'N' },
  { name: 'ammonium chloride', formula: 'NH4Cl', symbol: 'N' },
  { name: 'sodium nitrate', formula: 'NaNO3', symbol: 'N' },
  { name: 'potassium chloride', formula: 'KCl', symbol: 'K' },
] as const;
const GROWERS = [
  'A farmer',
  'A gardener',
  'A golf club',
  'A plant nursery',
  'A market garden',
  'A school garden club',
] as const;

export const fertilisers = nat4ChemistryModel({
  id: 'N4C-14',
  title: 'Elements in fertilisers',
  outcomeId: 'CHE-4-07',
  calculator: 'allowed',
  marks: [2, 3],
  choose: (random) => ({
    fertiliser: random.pick(FERTILISERS),
    grower: random.pick(GROWERS),
    bag: random.pick([5, 10, 15, 20, 25, 40, 50]),
    npk: [random.int(8, 27), random.int(4, 16), random.int(4, 18)] as const,
    elementIndex: random.int(0, 2),
    isFormula: random.chance(0.4),
  }),
  write: ({ fertiliser, grower, bag, npk, elementIndex, isFormula }) =>
    writeWrittenCalculation(
      isFormula ? calculatePercentage(fertiliser, grower) : calculateMass({ grower, bag, npk, elementIndex }),
    ),
});

function calculatePercentage(
  { name, formula, symbol }: (typeof FERTILISERS)[number],
  grower: string,
): Calculation {
  const { name: element, mass } = getElement(symbol);
  const count = countAtoms(formula).get(symbol) ?? 1;
  const gfm = formulaMass(formula);
  return {
    situation: `${grower} uses ${name}, $${formulaTex(formula)}$, as a fertiliser.`,
    quantity: `the percentage by mass of ${element} in ${name}`,
    lines: [
      {
        why: 'Find the gram formula mass',
        tex: formulaMassTex(formula),
        value: gfm,
        unit: 'g',
        gaps: ['gfm'],
      },
      {
        why: `Find the mass of ${element} in it`,
        tex: `${count} \\times ${plainTex(mass)}`,
        value: count * mass,
        unit: 'g',
        gaps: ['element-count'],
      },
      {
        why: 'Find the percentage',
        tex: '\\frac{@2}{@1} \\times 100',
        value: (count * mass * 100) / gfm,
        unit: '%',
        gaps: ['percent-inverted'],
      },
    ],
    mistakes: [
      {
        tag: 'element-count',
        value: (mass * 100) / gfm,
        why: `There are $${count}$ atoms of ${element} in the formula.`,
        earns: [1, 3],
      },
      {
        tag: 'percent-rest',
        value: 100 - (count * mass * 100) / gfm,
        why: 'This is the percentage of the other elements.',
        earns: [1, 2],
      },
      {
        tag: 'percent-inverted',
        value: (gfm * 100) / (count * mass),
        why: 'The formula mass was divided by the mass of the element.',
        earns: [1, 2],
      },
    ],
  };
}

type Bag = {
  readonly grower: string;
  /** Mass of the bag, in kilograms. */
  readonly bag: number;
  /** Percentages of nitrogen, phosphorus and potassium. */
  readonly npk: readonly [number, number, number];
  readonly elementIndex: number;
};

function calculateMass({ grower, bag, npk, elementIndex }: Bag): Calculation {
  const [n, p, k] = npk;
  const element = ['nitrogen', 'phosphorus', 'potassium'][elementIndex] ?? 'nitrogen';
  const percent = npk[elementIndex] ?? n;
  return {
    situation: `${grower} buys a bag of $${quantityTex(bag, 'kg')}$ of fertiliser. Its label says that by mass it is $${n}\\%$ nitrogen, $${p}\\%$ phosphorus and $${k}\\%$ potassium.`,
    quantity: `the mass of ${element} in the bag, in grams`,
    lines: [
      {
        why: `Find $${percent}\\%$ of the mass`,
        tex: `\\frac{${percent}}{100} \\times ${bag}`,
        value: (percent * bag) / 100,
        unit: 'kg',
        gaps: ['percent-part'],
      },
      {
        why: 'Change to grams',
        tex: '@1 \\times 1000',
        value: percent * bag * 10,
        unit: 'g',
        gaps: ['prefix'],
      },
    ],
    mistakes: [
      { tag: 'prefix', value: (percent * bag) / 100, why: 'This is in kilograms.', earns: [1] },
      {
        tag: 'percent-part',
        value: (n + p + k) * bag * 10,
        why: 'This is the mass of all three elements.',
        earns: [2],
      },
    ],
    significantFigures: 6,
  };
}

export const societyFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-15',
    title: 'Fertilisers, radiation and analysis',
    outcomeId: 'CHE-4-07',
    sheet: materialsFactSheets.societySheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
