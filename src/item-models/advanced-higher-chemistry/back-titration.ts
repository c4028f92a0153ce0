/**
 * The learner finds the purity of a solid by back titration: it reacts with an excess of acid, and the
 * acid left over is titrated with an alkali. In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { type NumericMistake, pickForm } from '../calculation/question-form.ts';
import { equationTex } from '../chemistry/equation.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import { backTitrations } from './research.table.ts';

/** Concentrations are in moles per litre, volumes in cubic centimetres and the mass of the sample in grams. */
type Titration = {
  readonly solid: (typeof backTitrations)[number];
  readonly mass: number;
  readonly acidConcentration: number;
  readonly acidVolume: number;
  readonly alkaliConcentration: number;
  /** The volume of alkali that neutralises the excess of acid. */
  readonly titre: number;
};

export const backTitration = advancedHigherChemistryModel({
  id: 'AHC-10',
  title: 'Back titration',
  outcomeId: 'CHE-AH-09',
  calculator: 'allowed',
  marks: [1, 4],
  choose: (random) => ({
    titration: {
      solid: random.pick(backTitrations),
      mass: random.step(0.8, 2.4, 0.05),
      acidConcentration: random.pick([1, 1.25, 1.5, 2]),
      acidVolume: random.pick([25, 40, 50]),
      alkaliConcentration: random.pick([0.5, 0.8, 1, 1.2]),
      titre: random.step(8, 29, 0.1),
    },
    form: pickForm(random),
  }),
  accepts: ({ titration }) => {
    const percent = computePurity(titration);
    return percent > 52 && percent < 97;
  },
  write: ({ titration, form }) => writeCalculation(purityCalculation(titration), form),
});

/** Returns the moles of acid that reacted with the solid. */
const computeReactedMoles = ({
  acidConcentration,
  acidVolume,
  alkaliConcentration,
  titre,
}: Titration): number => (acidConcentration * acidVolume - alkaliConcentration * titre) / 1000;
/** Returns the moles of acid at the start and the moles left over. */
const computeAcidMoles = ({
  acidConcentration,
  acidVolume,
  alkaliConcentration,
  titre,
}: Titration): readonly [added: number, excess: number] => [
  (acidConcentration * acidVolume) / 1000,
  (alkaliConcentration * titre) / 1000,
];
/** Returns the percentage by mass of the pure solid in the sample. */
const computePurity = (titration: Titration): number =>
  ((computeReactedMoles(titration) / titration.solid.acidPerSolid) *
    formulaMass(titration.solid.formula) *
    100) /
  titration.mass;

function purityCalculation(titration: Titration): Calculation {
  const { solid, mass, acidConcentration, acidVolume, alkaliConcentration, titre } = titration;
  const formulaMassOfSolid = formulaMass(solid.formula);
  const [addedMoles, excessMoles] = computeAcidMoles(titration);
  const value = computePurity(titration);
  return {
    situation: `A sample of $${quantityTex(mass, 'g')}$ of ${solid.sample} was added to $${quantityTex(acidVolume, 'cm^3')}$ of hydrochloric acid of concentration $${quantityTex(acidConcentration, 'mol l^-1')}$, an excess: $${equationTex(solid.equation)}$. The acid left over was neutralised by $${titre.toFixed(1)}\\,\\mathrm{cm^3}$ of sodium hydroxide of concentration $${quantityTex(alkaliConcentration, 'mol l^-1')}$.`,
    quantity: `the percentage by mass of ${solid.name}, $${formulaTex(solid.formula)}$, in the sample`,
    lines: [
      {
        why: 'Find the number of moles of acid added',
        symbol: 'n',
        tex: `${plainTex(acidConcentration)} \\times ${plainTex(acidVolume / 1000)}`,
        value: addedMoles,
        unit: 'mol',
        gaps: ['prefix'],
        significantFigures: 6,
      },
      {
        why: 'Find the number of moles of acid left over',
        symbol: 'n',
        tex: `${plainTex(alkaliConcentration)} \\times ${plainTex(titre / 1000)}`,
        value: excessMoles,
        unit: 'mol',
        gaps: ['back-titration'],
        significantFigures: 6,
      },
      {
        why: `Find the number of moles of ${solid.name}`,
        symbol: 'n',
        tex: `\\frac{@1 - @2}{${solid.acidPerSolid}}`,
        value: (addedMoles - excessMoles) / solid.acidPerSolid,
        unit: 'mol',
        gaps: ['mole-ratio'],
        significantFigures: 6,
      },
      {
        why: 'Find the percentage by mass',
        tex: `\\frac{@3 \\times ${plainTex(formulaMassOfSolid)}}{${plainTex(mass)}} \\times 100`,
        value,
        unit: '%',
        gaps: ['percentage'],
      },
    ],
    mistakes: listPurityMistakes(titration),
  };
}

function listPurityMistakes(titration: Titration): NumericMistake[] {
  const { solid, mass } = titration;
  const [addedMoles, excessMoles] = computeAcidMoles(titration);
  const purityFromMoles = (moles: number): number =>
    ((moles / solid.acidPerSolid) * formulaMass(solid.formula) * 100) / mass;
  return [
    {
      tag: 'back-titration',
      value: purityFromMoles(excessMoles),
      why: 'The acid left over was used for the acid that reacted.',
      earns: [1, 2],
    },
    {
      tag: 'mole-ratio',
      value: purityFromMoles(addedMoles - excessMoles) * solid.acidPerSolid,
      why: 'The numbers in the equation were not used.',
      earns: [1, 2, 4],
    },
    {
      tag: 'back-titration',
      value: purityFromMoles(addedMoles),
      why: 'The acid left over was not taken away.',
      earns: [1],
    },
    {
      tag: 'percent-rest',
      value: 100 - computePurity(titration),
      why: 'This is the percentage of everything else.',
      earns: [1, 2, 3],
    },
  ];
}
