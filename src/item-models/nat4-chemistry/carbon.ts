// National 4 Chemistry, carbon compounds: formulae of hydrocarbons, energy from fuels, alcohol and sugar in products, and facts.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import type { NumericMistake } from '../calculation/question-form.ts';
import { CARBON_STEMS } from '../chemistry/carbon-names.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import carbonFactSheets from './carbon.facts.json' with { type: 'json' };
import { nat4ChemistryModel } from './nat4-chemistry-model.ts';

/** Families of hydrocarbons: a molecule with n carbon atoms has 2n + `extraHydrogens` hydrogen atoms. */
const SERIES = [
  { series: 'alkanes', ending: 'ane', generalFormula: '\\mathrm{C}_n\\mathrm{H}_{2n+2}', extraHydrogens: 2 },
  { series: 'alkenes', ending: 'ene', generalFormula: '\\mathrm{C}_n\\mathrm{H}_{2n}', extraHydrogens: 0 },
] as const;

export const hydrocarbons = nat4ChemistryModel({
  id: 'N4C-07',
  title: 'Formulae of hydrocarbons',
  outcomeId: 'CHE-4-04',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    first: random.pick(SERIES),
    second: random.pick(SERIES),
    n: random.int(2, 10),
    m: random.int(2, 10),
  }),
  accepts: ({ first, second, n, m }) => n !== m && first !== second,
  write: ({ first, second, n, m }): ItemDraft => {
    const [a, b] = [2 * n + first.extraHydrogens, 2 * m + second.extraHydrogens];
    return {
      stem: `The general formula of the ${first.series} is $${first.generalFormula}$ and that of the ${second.series} is $${second.generalFormula}$. Find the number of hydrogen atoms in a molecule of ${CARBON_STEMS[n]}${first.ending}, $a$, which has $${n}$ carbon atoms, and in a molecule of ${CARBON_STEMS[m]}${second.ending}, $b$, which has $${m}$.`,
      answer: `a = ${a}, b = ${b}`,
      recomputedFrom: `a = 2 \\times ${n} + ${first.extraHydrogens}, b = 2 \\times ${m} + ${second.extraHydrogens}`,
      bullets: [
        step('Use the first general formula', `a = ${a}`, {
          working: `$a = 2 \\times ${n} + ${first.extraHydrogens} = ${a}$`,
          gaps: ['general-formula'],
        }),
        step('Use the second general formula', `b = ${b}`, {
          working: `$b = 2 \\times ${m} + ${second.extraHydrogens} = ${b}$`,
          gaps: ['general-formula'],
        }),
      ],
      mistakes: [
        {
          tag: 'general-formula',
          answer: `a = ${2 * n + second.extraHydrogens}, b = ${2 * m + first.extraHydrogens}`,
          why: 'The general formulae of alkanes and alkenes were swapped.',
        },
      ],
    };
  },
});

export const fuelsFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-08',
    title: 'Fuels and fractions',
    outcomeId: 'CHE-4-04',
    sheet: carbonFactSheets.fuelsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

const FUELS = [
  'petrol',
  'a biofuel',
  'diesel',
  'ethanol',
  'a camping gas',
  'wood pellets',
  'candle wax',
] as const;

export const energyOfFuels = nat4ChemistryModel({
  id: 'N4C-09',
  title: 'Energy from fuels',
  outcomeId: 'CHE-4-04',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    fuel: random.pick(FUELS),
    perGram: random.int(15, 48),
    mass: random.int(3, 30),
    burned: random.int(2, 9),
  }),
  accepts: ({ mass, burned }) => mass !== burned,
  write: ({ fuel, perGram, mass, burned }) =>
    writeWrittenCalculation({
      situation: `In an experiment, $${quantityTex(burned, 'g')}$ of ${fuel} gave out $${quantityTex(perGram * burned, 'kJ')}$ of energy.`,
      quantity: `the energy, in kJ, that $${quantityTex(mass, 'g')}$ of this fuel would give out`,
      lines: [
        {
          why: 'Find the energy from one gram',
          tex: `\\frac{${perGram * burned}}{${burned}}`,
          value: perGram,
          unit: 'kJ',
          gaps: ['per-gram'],
        },
        {
          why: 'Multiply by the mass',
          tex: `@1 \\times ${mass}`,
          value: perGram * mass,
          unit: 'kJ',
          gaps: ['proportion'],
        },
      ],
      mistakes: [
        {
          tag: 'per-gram',
          value: perGram * burned * mass,
          why: 'The energy was not first divided by the mass that was burned.',
        },
        { tag: 'proportion', value: perGram, why: 'This is the energy from one gram.', earns: [1] },
      ],
      significantFigures: 5,
    }),
});

/** Drinks with their possible volumes (cubic centimetres) and range of alcohol percentages. */
const DRINKS = [
  ['a bottle of beer', [330, 500], [3.5, 5.5]],
  ['a glass of wine', [125, 250], [11, 14]],
  ['a can of cider', [330, 500], [4, 6]],
  ['a measure of spirits', [25, 50], [37, 43]],
] as const;
/** Foods with their grams of sugar per 100 g and usual portions. */
const FOODS = [
  ['a breakfast cereal', [8, 35], [30, 35, 40, 45]],
  ['a fizzy drink', [4, 12], [250, 330, 500]],
  ['a chocolate bar', [40, 58], [25, 35, 45, 50]],
  ['a yoghurt', [5, 16], [90, 125, 150]],
  ['a fruit smoothie', [8, 14], [150, 200, 250]],
  ['a ginger biscuit', [20, 42], [12, 15, 24, 30]],
] as const;

export const alcoholAndSugar = nat4ChemistryModel({
  id: 'N4C-10',
  title: 'Alcohol and sugar in products',
  outcomeId: 'CHE-4-05',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const [drink, volumes, strengths] = random.pick(DRINKS);
    const [food, sugars, portions] = random.pick(FOODS);
    return {
      drink,
      volume: random.pick(volumes),
      strength: random.step(strengths[0], strengths[1], 0.5),
      food,
      sugar: random.step(sugars[0], sugars[1], 0.5),
      portion: random.pick(portions),
      isDrink: random.chance(0.45),
    };
  },
  accepts: ({ volume, strength, sugar, portion, isDrink }) =>
    isDrink
      ? ![strength, 10].includes((strength * volume) / 1000)
      : ![sugar, portion, 100].includes((sugar * portion) / 100),
  write: ({ drink, volume, strength, food, sugar, portion, isDrink }) =>
    isDrink
      ? writeWrittenCalculation({
          situation: `The volume of ${drink} is $${quantityTex(volume, 'cm^3')}$, and $${plainTex(strength)}\\%$ of it is alcohol. One unit is $10\\,\\mathrm{cm^3}$ of alcohol.`,
          quantity: 'the number of units of alcohol',
          lines: [
            {
              why: 'Find the volume of alcohol',
              tex: `\\frac{${plainTex(strength)}}{100} \\times ${volume}`,
              value: (strength * volume) / 100,
              unit: 'cm^3',
              gaps: ['percent-part'],
            },
            {
              why: 'Divide by the volume of one unit',
              tex: '\\frac{@1}{10}',
              value: (strength * volume) / 1000,
              gaps: ['alcohol-units'],
            },
          ],
          mistakes: [
            {
              tag: 'alcohol-units',
              value: (strength * volume) / 100,
              why: 'This is the volume of alcohol in cubic centimetres.',
              earns: [1],
            },
            { tag: 'percent-part', value: volume / 10, why: 'Only a part of the drink is alcohol.' },
          ],
        })
      : writeWrittenCalculation({
          situation: `There is $${quantityTex(sugar, 'g')}$ of sugar in $100\\,\\mathrm{g}$ of ${food}. A portion is $${quantityTex(portion, 'g')}$.`,
          quantity: 'the mass of sugar in one portion, in grams',
          lines: [
            {
              why: 'Find the mass of sugar in one gram',
              tex: `\\frac{${sugar}}{100}`,
              value: sugar / 100,
              unit: 'g',
              gaps: ['per-gram'],
            },
            {
              why: 'Multiply by the mass of the portion',
              tex: `@1 \\times ${portion}`,
              value: (sugar * portion) / 100,
              unit: 'g',
              gaps: ['proportion'],
            },
          ],
          mistakes: listSugarMistakes(sugar, portion),
        }),
});

function listSugarMistakes(sugar: number, portion: number): NumericMistake[] {
  return [
    {
      tag: 'per-gram',
      value: sugar * portion,
      why: 'The sugar is for $100\\,\\mathrm{g}$, not for one gram.',
    },
    {
      tag: 'proportion',
      value: (100 * sugar) / portion,
      why: 'The mass of sugar was divided by the portion.',
    },
  ];
}

export const productsFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-11',
    title: 'Products from plants',
    outcomeId: 'CHE-4-05',
    sheet: carbonFactSheets.productsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
