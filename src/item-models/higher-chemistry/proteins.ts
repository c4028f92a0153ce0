import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { drawForm } from '../calculation/question-form.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { joinWords } from '../write/words.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import { aminoAcids, proteinsSheet, skinCareSheet, terpenes } from './proteins.table.ts';

export const peptides = higherChemistryModel({
  id: 'HC-27',
  title: 'Peptides and terpenes',
  outcomeId: 'CHE-H-08',
  calculator: 'allowed',
  marks: [1, 2],
  draw: (random) => ({
    acids: random.sample(aminoAcids, random.int(2, 4)),
    terpene: random.pick(terpenes),
    units: random.int(2, 8),
    kind: random.pick(['peptide', 'peptide', 'terpene'] as const),
    form: drawForm(random),
  }),
  write: ({ acids, terpene, units, kind, form }) =>
    writeCalculation(
      kind === 'peptide' ? peptideCalculation(acids) : terpeneCalculation(terpene, units),
      form,
    ),
});

type AminoAcid = (typeof aminoAcids)[number];

function peptideCalculation(acids: readonly AminoAcid[]): Calculation {
  const masses = acids.map(({ formula }) => formulaMass(formula));
  const sum = masses.reduce((so, one) => so + one, 0);
  const links = acids.length - 1;
  const told = acids.map(
    ({ name, formula }) => `${name}, $${formulaTex(formula)}$ ($${formulaMass(formula)}\\,\\mathrm{g}$)`,
  );
  return {
    situation: `One mole each of ${acids.length} amino acids join to form one mole of a peptide: ${joinWords(told)}. The gram formula masses are given in brackets.`,
    quantity: 'the gram formula mass of the peptide, in grams',
    lines: [
      {
        why: 'Add the masses of the amino acids',
        tex: masses.join(' + '),
        value: sum,
        unit: 'g',
        gaps: ['gfm'],
      },
      {
        why: `Take away the water lost in forming ${links === 1 ? 'one peptide link' : `${links} peptide links`}`,
        tex: `@1 - ${links} \\times 18`,
        value: sum - links * 18,
        unit: 'g',
        gaps: ['condensation-water'],
      },
    ],
    mistakes: [
      {
        tag: 'condensation-water',
        value: sum,
        why: 'The water that is lost was not taken away.',
        earns: [1],
      },
      {
        tag: 'peptide-links',
        value: sum - acids.length * 18,
        why: `There are $${links}$ links between $${acids.length}$ amino acids.`,
        earns: [1],
      },
      {
        tag: 'condensation-water',
        value: sum + links * 18,
        why: 'Water is lost when the link forms, not gained.',
        earns: [1],
      },
    ],
    figures: 4,
  };
}

function terpeneCalculation(terpene: (typeof terpenes)[number], units: number): Calculation {
  const carbons = 5 * units;
  const mass = 68 * units;
  return {
    situation: `${terpene.situation} A certain terpene from the same plant is built from isoprene units, $\\mathrm{C_5H_8}$, and has a relative formula mass of $${mass}$.`,
    quantity: 'the number of carbon atoms in one molecule of it',
    lines: [
      {
        why: 'Find the number of isoprene units',
        tex: `\\frac{${mass}}{5 \\times 12 + 8}`,
        value: units,
        gaps: ['isoprene'],
      },
      {
        why: 'Multiply by the carbon atoms in one unit',
        tex: '@1 \\times 5',
        value: carbons,
        gaps: ['isoprene-carbons'],
      },
    ],
    mistakes: [
      { tag: 'isoprene-carbons', value: units, why: 'This is the number of isoprene units.', earns: [1] },
      { tag: 'isoprene', value: units * 8, why: 'This is the number of hydrogen atoms.', earns: [1] },
      { tag: 'isoprene', value: Math.round(mass / 12), why: 'The hydrogen atoms were left out of the mass.' },
    ],
    figures: 4,
  };
}

export const proteinFacts = higherChemistryModel(
  factModel({ id: 'HC-28', title: 'Proteins and fragrances', outcomeId: 'CHE-H-08', sheet: proteinsSheet }),
);

export const skinCareFacts = higherChemistryModel(
  factModel({
    id: 'HC-29',
    title: 'Skin care and free radicals',
    outcomeId: 'CHE-H-08',
    sheet: skinCareSheet,
  }),
);
