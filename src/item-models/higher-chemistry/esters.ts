/**
 * The learner names an ester or its parents, or calculates masses in making esters and soap. In a line of
 * a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { acidName, alcoholName, esterName } from '../chemistry/carbon-names.ts';
import { factModel } from '../facts/fact-model.ts';
import type { ItemDraft } from '../item-draft.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import estersFactSheets from './esters.facts.json' with { type: 'json' };
import { higherChemistryModel } from './higher-chemistry-model.ts';

const USES = [
  'a fruit flavouring',
  'a perfume',
  'a solvent for varnish',
  'a sweet',
  'a nail varnish remover',
] as const;

/** The numbers of carbon atoms in the alcohol and the acid from which an ester is made. */
type Ester = { readonly alcoholCarbons: number; readonly acidCarbons: number; readonly use: string };

export const esterNames = higherChemistryModel({
  id: 'HC-10',
  title: 'Esters',
  outcomeId: 'CHE-H-07',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    ester: { alcoholCarbons: random.int(1, 6), acidCarbons: random.int(1, 7), use: random.pick(USES) },
    mass: random.step(1.5, 20, 0.5),
    kind: random.pick(['name', 'parents', 'mass', 'mass'] as const),
    form: pickForm(random),
  }),
  accepts: ({ ester: { alcoholCarbons, acidCarbons } }) => alcoholCarbons !== acidCarbons,
  write: ({ ester, mass, kind, form }) => {
    if (kind === 'mass') return writeCalculation(massCalculation(ester, mass), form);
    return kind === 'name' ? chooseName(ester) : chooseParents(ester);
  },
});

function chooseName({ alcoholCarbons, acidCarbons, use }: Ester): ItemDraft | undefined {
  return writeChoice({
    stem: `An ester used in ${use} is made from ${alcoholName(alcoholCarbons, 1)} and ${acidName(acidCarbons)}. What is its name?`,
    answer: wordsTex(esterName(alcoholCarbons, acidCarbons)),
    why: 'the alcohol gives the first part of the name and the acid the second',
    wrong: [
      {
        tag: 'ester-name',
        answer: wordsTex(esterName(acidCarbons, alcoholCarbons)),
        why: 'The alcohol gives the first part of the name, the acid the second.',
      },
      {
        tag: 'ester-count',
        answer: wordsTex(esterName(alcoholCarbons, acidCarbons + 1)),
        why: 'The carbon atoms of the acid were counted wrongly.',
      },
      {
        tag: 'ester-count',
        answer: wordsTex(esterName(alcoholCarbons + 1, acidCarbons)),
        why: 'The carbon atoms of the alcohol were counted wrongly.',
      },
    ],
  });
}

function chooseParents({ alcoholCarbons, acidCarbons, use }: Ester): ItemDraft | undefined {
  const parentsTex = (a: number, b: number): string => wordsTex(`${alcoholName(a, 1)} and ${acidName(b)}`);
  return writeChoice({
    stem: `The ester ${esterName(alcoholCarbons, acidCarbons)}, used in ${use}, is hydrolysed. What are the products?`,
    answer: parentsTex(alcoholCarbons, acidCarbons),
    why: 'hydrolysis gives back the alcohol and the acid',
    wrong: [
      {
        tag: 'ester-name',
        answer: parentsTex(acidCarbons, alcoholCarbons),
        why: 'The first part of the name comes from the alcohol, the second from the acid.',
      },
      {
        tag: 'ester-count',
        answer: parentsTex(alcoholCarbons, acidCarbons + 1),
        why: 'The carbon atoms of the acid were counted wrongly.',
      },
      {
        tag: 'ester-count',
        answer: parentsTex(alcoholCarbons + 1, acidCarbons),
        why: 'The carbon atoms of the alcohol were counted wrongly.',
      },
    ],
  });
}

/**
 * The mass of ester from a mass of alcohol. The formula masses are 14n + 18 for an alcohol and 14n + 32
 * for an acid with n carbon atoms.
 */
function massCalculation({ alcoholCarbons, acidCarbons, use }: Ester, mass: number): Calculation {
  const alcoholMass = 14 * alcoholCarbons + 18;
  const acidMass = 14 * acidCarbons + 32;
  const esterMass = alcoholMass + acidMass - 18;
  const name = esterName(alcoholCarbons, acidCarbons);
  const value = (mass / alcoholMass) * esterMass;
  return {
    situation: `To make ${name} for ${use}, $${quantityTex(mass, 'g')}$ of ${alcoholName(alcoholCarbons, 1)} (gram formula mass $${quantityTex(alcoholMass, 'g')}$) was heated with an excess of ${acidName(acidCarbons)} (gram formula mass $${quantityTex(acidMass, 'g')}$). One mole of water is lost for each mole of ester.`,
    quantity: `the greatest mass of ${name} that could be made, in grams`,
    lines: [
      {
        why: `Find the number of moles of ${alcoholName(alcoholCarbons, 1)}`,
        symbol: 'n',
        tex: `\\frac{${plainTex(mass)}}{${alcoholMass}}`,
        value: mass / alcoholMass,
        unit: 'mol',
        gaps: ['moles-formula'],
        significantFigures: 5,
      },
      {
        why: 'Find the gram formula mass of the ester',
        tex: `${alcoholMass} + ${acidMass} - 18`,
        value: esterMass,
        unit: 'g',
        gaps: ['condensation-water'],
      },
      { why: 'Multiply', symbol: 'm', tex: '@1 \\times @2', value, unit: 'g', gaps: ['moles-formula'] },
    ],
    mistakes: [
      {
        tag: 'condensation-water',
        value: (mass / alcoholMass) * (esterMass + 18),
        why: 'The water that is lost was not taken away.',
        earns: [1, 3],
      },
      {
        tag: 'limiting',
        value: (mass / acidMass) * esterMass,
        why: 'The formula mass of the acid was used for the alcohol.',
        earns: [2, 3],
      },
      {
        tag: 'moles-formula',
        value: (mass * alcoholMass) / esterMass,
        why: 'The two formula masses were swapped.',
      },
      {
        tag: 'mass-conserved',
        value: mass,
        why: 'One mole of ester is heavier than one mole of the alcohol.',
      },
    ],
  };
}

/** A fat with its gram formula mass. */
type Fat = { readonly name: string; readonly formulaMass: number };
const FATS: readonly Fat[] = [
  { name: 'glyceryl tristearate', formulaMass: 890 },
  { name: 'glyceryl trioleate', formulaMass: 884 },
  { name: 'glyceryl tripalmitate', formulaMass: 806 },
  { name: 'glyceryl trilaurate', formulaMass: 638 },
  { name: 'glyceryl trimyristate', formulaMass: 722 },
];

export const saponification = higherChemistryModel({
  id: 'HC-25',
  title: 'Hydrolysis of fats and oils',
  outcomeId: 'CHE-H-07',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => ({
    fat: random.pick(FATS),
    mass: 5 * random.int(4, 90),
    asksForGlycerol: random.chance(0.5),
    form: pickForm(random),
  }),
  write: ({ fat, mass, asksForGlycerol, form }) =>
    writeCalculation(hydrolysisCalculation(fat, mass, asksForGlycerol), form),
});

function hydrolysisCalculation({ name, formulaMass }: Fat, mass: number, isGlycerol: boolean): Calculation {
  // The moles of the target per mole of fat, and its gram formula mass.
  const [ratio, targetMass, target] = isGlycerol ? [1, 92, 'glycerol'] : [3, 40, 'sodium hydroxide'];
  const moles = mass / formulaMass;
  const value = moles * ratio * targetMass;
  return {
    situation: `Soap is made by the alkaline hydrolysis of ${name}, a fat with a gram formula mass of $${quantityTex(formulaMass, 'g')}$. Three moles of sodium hydroxide, $\\mathrm{NaOH}$, react with one mole of the fat, and one mole of glycerol, $\\mathrm{C_3H_8O_3}$, is formed.`,
    quantity: `the mass of ${target} that ${isGlycerol ? 'is formed from' : 'reacts with'} $${quantityTex(mass, 'g')}$ of the fat, in grams`,
    lines: [
      {
        why: 'Find the number of moles of the fat',
        symbol: 'n',
        tex: `\\frac{${mass}}{${formulaMass}}`,
        value: moles,
        unit: 'mol',
        gaps: ['moles-formula'],
        significantFigures: 5,
      },
      {
        why: `Find the number of moles of ${target}`,
        symbol: 'n',
        tex: `@1 \\times ${ratio}`,
        value: moles * ratio,
        unit: 'mol',
        gaps: ['mole-ratio'],
        significantFigures: 5,
      },
      {
        why: 'Multiply by the gram formula mass',
        symbol: 'm',
        tex: `@2 \\times ${targetMass}`,
        value,
        unit: 'g',
        gaps: ['gfm'],
      },
    ],
    mistakes: [
      {
        tag: 'mole-ratio',
        value: isGlycerol ? value * 3 : value / 3,
        why: 'Three moles of sodium hydroxide, but one mole of glycerol, go with one mole of fat.',
        earns: [1, 3],
      },
      {
        tag: 'mole-ratio',
        value: isGlycerol ? value / 3 : value / 9,
        why: 'The ratio was used the wrong way round.',
        earns: [1, 3],
      },
      {
        tag: 'moles-formula',
        value: (formulaMass / mass) * ratio * targetMass,
        why: 'The formula mass was divided by the mass.',
        earns: [3],
      },
      { tag: 'mass-conserved', value: mass * ratio, why: 'The masses are not in the ratio of the moles.' },
    ],
  };
}

export const estersFacts = higherChemistryModel(
  factModel({
    id: 'HC-26',
    title: 'Fats, soaps, detergents and emulsions',
    outcomeId: 'CHE-H-07',
    sheet: estersFactSheets.estersSheet,
  }),
);
