// National 5 Chemistry: repeating units, monomers and chain lengths of addition polymers.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { formulaMass, formulaMassTex, formulaTex } from '../chemistry/formula.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

/** A monomer CH₂=CHX or CF₂=CF₂ and its repeating unit in the polymer. */
const MONOMERS = [
  { name: 'ethene', monomer: 'CH_2{=}CH_2', unit: '-CH_2-CH_2-', formula: 'C2H4' },
  { name: 'propene', monomer: 'CH_2{=}CHCH_3', unit: '-CH_2-CH(CH_3)-', formula: 'C3H6' },
  { name: 'chloroethene', monomer: 'CH_2{=}CHCl', unit: '-CH_2-CHCl-', formula: 'C2H3Cl' },
  { name: 'phenylethene', monomer: 'CH_2{=}CHC_6H_5', unit: '-CH_2-CH(C_6H_5)-', formula: 'C8H8' },
  { name: 'tetrafluoroethene', monomer: 'CF_2{=}CF_2', unit: '-CF_2-CF_2-', formula: 'C2F4' },
  { name: 'bromoethene', monomer: 'CH_2{=}CHBr', unit: '-CH_2-CHBr-', formula: 'C2H3Br' },
  { name: 'but-1-ene', monomer: 'CH_2{=}CHC_2H_5', unit: '-CH_2-CH(C_2H_5)-', formula: 'C4H8' },
] as const;

/** Writes a structure in upright letters. */
const uprightTex = (formula: string): string => `\\mathrm{${formula}}`;

export const additionPolymers = nat5ChemistryModel({
  id: 'N5C-14',
  title: 'Addition polymers',
  outcomeId: 'CHE-5-09',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    kind: random.pick(['unit', 'monomer', 'count', 'count', 'count', 'count'] as const),
    order: random.shuffle(MONOMERS),
    units: 50 * random.int(4, 60),
    form: pickForm(random, 0.3),
  }),
  write: ({ kind, order, units, form }) => {
    const [chosen, ...others] = order;
    if (chosen === undefined) return undefined;
    if (kind === 'unit') {
      return writeChoice({
        stem: `What is the repeating unit of poly(${chosen.name})?`,
        answer: uprightTex(chosen.unit),
        why: 'the double bond of the monomer opens to join the monomers together',
        wrong: [
          {
            tag: 'keeps-double-bond',
            answer: uprightTex(chosen.monomer),
            why: 'This is the monomer: its double bond opens in the polymer.',
          },
          ...others.map(({ unit, name }) => ({
            tag: 'repeating-unit',
            answer: uprightTex(unit),
            why: `This is the repeating unit of poly(${name}).`,
          })),
        ],
      });
    }
    if (kind === 'monomer') {
      return writeChoice({
        stem: `Part of a polymer chain has the repeating unit $${uprightTex(chosen.unit)}$. Which monomer was it made from?`,
        answer: `\\text{${chosen.name}}`,
        why: `the monomer is $${uprightTex(chosen.monomer)}$`,
        wrong: [
          {
            tag: 'keeps-double-bond',
            answer: `\\text{poly(${chosen.name})}`,
            why: 'This is the name of the polymer.',
          },
          ...others.map(({ name }) => ({
            tag: 'repeating-unit',
            answer: `\\text{${name}}`,
            why: 'The groups on the carbon atoms are different.',
          })),
        ],
      });
    }
    return writeCalculation(calculateUnitCount(chosen, units), form);
  },
});

/** Calculates the number of monomers in a polymer molecule from its mass. */
function calculateUnitCount(chosen: (typeof MONOMERS)[number], units: number): Calculation {
  const gfm = formulaMass(chosen.formula);
  return {
    situation: `A molecule of poly(${chosen.name}) has a relative formula mass of $${units * gfm}$. The formula of ${chosen.name} is $${formulaTex(chosen.formula)}$.`,
    quantity: 'the number of monomer units joined together in the molecule',
    lines: [
      {
        why: `Find the relative formula mass of ${chosen.name}`,
        tex: formulaMassTex(chosen.formula),
        value: gfm,
        gaps: ['gfm'],
      },
      {
        why: 'Divide the mass of the polymer by that of the monomer',
        tex: `\\frac{${units * gfm}}{@1}`,
        value: units,
        gaps: ['proportion'],
      },
    ],
    mistakes: [
      {
        tag: 'polymer-water',
        value: Math.round((units * gfm) / (gfm - 2)),
        why: 'Nothing is lost when monomers add to one another.',
        earns: [2],
      },
      {
        tag: 'proportion',
        value: units * gfm - gfm,
        why: 'The masses were subtracted instead of divided.',
        earns: [1],
      },
      { tag: 'carbon-atoms', value: units * 2, why: 'This counts the carbon atoms of the chain.' },
      {
        tag: 'gfm',
        value: Math.round((units * gfm) / 12),
        why: 'The mass of a carbon atom was used instead of the mass of the monomer.',
        earns: [2],
      },
    ],
    significantFigures: 5,
  };
}
