/**
 * The learner finds the formula mass of a peptide, or the carbon atoms of a terpene (a plant oil made of
 * isoprene units). In a line of a calculation, `@1` is the result of line 1.
 */

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { formulaMass, formulaTex } from '../chemistry/formula.ts';
import { factModel } from '../facts/fact-model.ts';
import { joinWords } from '../write/words.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import proteinsFactSheets from './proteins.facts.json' with { type: 'json' };
import { aminoAcids, terpenes } from './proteins.table.ts';

export const peptides = higherChemistryModel({
  id: 'HC-27',
  title: 'Peptides and terpenes',
  outcomeId: 'CHE-H-08',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => ({
    chosenAcids: random.sample(aminoAcids, random.int(2, 4)),
    terpene: random.pick(terpenes),
    isopreneUnits: random.int(2, 8),
    kind: random.pick(['peptide', 'peptide', 'terpene'] as const),
    form: pickForm(random),
  }),
  write: ({ chosenAcids, terpene, isopreneUnits, kind, form }) =>
    writeCalculation(
      kind === 'peptide' ? peptideCalculation(chosenAcids) : terpeneCalculation(terpene, isopreneUnits),
      form,
    ),
});

type AminoAcid = (typeof aminoAcids)[number];

function peptideCalculation(chosenAcids: readonly AminoAcid[]): Calculation {
  const masses = chosenAcids.map(({ formula }) => formulaMass(formula));
  const sum = masses.reduce((total, mass) => total + mass, 0);
  const links = chosenAcids.length - 1;
  const acidTexts = chosenAcids.map(
    ({ name, formula }) => `${name}, $${formulaTex(formula)}$ ($${formulaMass(formula)}\\,\\mathrm{g}$)`,
  );
  return {
    situation: `One mole each of ${chosenAcids.length} amino acids join to form one mole of a peptide: ${joinWords(acidTexts)}. The gram formula masses are given in brackets.`,
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
        value: sum - chosenAcids.length * 18,
        why: `There are $${links}$ links between $${chosenAcids.length}$ amino acids.`,
        earns: [1],
      },
      {
        tag: 'condensation-water',
        value: sum + links * 18,
        why: 'Water is lost when the link forms, not gained.',
        earns: [1],
      },
    ],
    significantFigures: 4,
  };
}

function terpeneCalculation(terpene: (typeof terpenes)[number], isopreneUnits: number): Calculation {
  const carbons = 5 * isopreneUnits;
  const mass = 68 * isopreneUnits;
  return {
    situation: `${terpene.situation} A certain terpene from the same plant is built from isoprene units, $\\mathrm{C_5H_8}$, and has a relative formula mass of $${mass}$.`,
    quantity: 'the number of carbon atoms in one molecule of it',
    lines: [
      {
        why: 'Find the number of isoprene units',
        tex: `\\frac{${mass}}{5 \\times 12 + 8}`,
        value: isopreneUnits,
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
      {
        tag: 'isoprene-carbons',
        value: isopreneUnits,
        why: 'This is the number of isoprene units.',
        earns: [1],
      },
      { tag: 'isoprene', value: isopreneUnits * 8, why: 'This is the number of hydrogen atoms.', earns: [1] },
      { tag: 'isoprene', value: Math.round(mass / 12), why: 'The hydrogen atoms were left out of the mass.' },
    ],
    significantFigures: 4,
  };
}

export const proteinFacts = higherChemistryModel(
  factModel({
    id: 'HC-28',
    title: 'Proteins and fragrances',
    outcomeId: 'CHE-H-08',
    sheet: proteinsFactSheets.proteinsSheet,
  }),
);

export const skinCareFacts = higherChemistryModel(
  factModel({
    id: 'HC-29',
    title: 'Skin care and free radicals',
    outcomeId: 'CHE-H-08',
    sheet: proteinsFactSheets.skinCareSheet,
  }),
);
