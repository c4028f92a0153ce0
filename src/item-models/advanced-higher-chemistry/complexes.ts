/**
 * The learner finds the oxidation number, coordination number and d electrons of a complex ion, or names
 * the ion.
 */

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import complexesFactSheets from './complexes.facts.json' with { type: 'json' };
import { COUNT_PREFIXES, type Ligand, ligands, type Metal, metals } from './complexes.table.ts';

type Complex = {
  readonly metal: Metal;
  readonly oxidationNumber: number;
  readonly firstLigand: Ligand;
  readonly secondLigand: Ligand;
  /** The numbers of the first and of the second ligand; the second may be 0. */
  readonly ligandCounts: readonly [number, number];
};

export const complexIons = advancedHigherChemistryModel({
  id: 'AHC-03',
  title: 'Complex ions',
  outcomeId: 'CHE-AH-03',
  calculator: 'allowed',
  marks: [1, 3],
  choose: (random) => {
    const metal = random.pick(metals);
    const [firstLigand, secondLigand] = random.sample(ligands, 2);
    // Repeated values are chosen more often.
    const total = random.pick([4, 6, 6]);
    const firstCount = random.pick([total, total, random.int(2, total - 1)]);
    return {
      complex: {
        metal,
        oxidationNumber: random.pick(metal.oxidationStates),
        firstLigand: firstLigand ?? ligands[0],
        secondLigand: secondLigand ?? ligands[1],
        ligandCounts: [firstCount, total - firstCount] as const,
      },
      isChoice: random.chance(0.4),
    };
  },
  accepts: ({ complex }) => Math.abs(computeCharge(complex)) <= 4,
  write: ({ complex, isChoice }) => (isChoice ? chooseName(complex) : writeNumbers(complex)),
});

function computeCharge({
  oxidationNumber,
  firstLigand,
  secondLigand,
  ligandCounts: [firstCount, secondCount],
}: Complex): number {
  return oxidationNumber + firstCount * firstLigand.charge + secondCount * secondLigand.charge;
}

function complexTex(complex: Complex): string {
  const {
    metal,
    firstLigand,
    secondLigand,
    ligandCounts: [firstCount, secondCount],
  } = complex;
  const ligandTex = ({ formula }: Ligand, count: number): string =>
    count === 0 ? '' : `${count === 1 ? `(${formula})` : `(${formula})_${count}`}`;
  const charge = computeCharge(complex);
  const chargeNumber = Math.abs(charge) === 1 ? '' : String(Math.abs(charge));
  return `\\mathrm{[${metal.symbol}${ligandTex(firstLigand, firstCount)}${ligandTex(secondLigand, secondCount)}]${charge === 0 ? '' : `^{${chargeNumber}${charge > 0 ? '+' : '-'}}`}}`;
}

function writeNumbers(complex: Complex): ItemDraft {
  const {
    metal,
    oxidationNumber,
    firstLigand,
    secondLigand,
    ligandCounts: [firstCount, secondCount],
  } = complex;
  const dElectrons = metal.outerElectrons - oxidationNumber;
  const charge = computeCharge(complex);
  const ligandDescriptions = [firstLigand, ...(secondCount === 0 ? [] : [secondLigand])].map(
    ({ formula, name }) => `$\\mathrm{${formula}}$ is ${name}`,
  );
  return {
    stem: `In the complex $${complexTex(complex)}$, ${ligandDescriptions.join(' and ')}. Find the oxidation number of the metal, $a$, the coordination number, $b$, and the number of d electrons of the metal ion, $c$. The atomic number of ${metal.name} is $${metal.atomicNumber}$.`,
    answer: `a = ${oxidationNumber}, b = ${firstCount + secondCount}, c = ${dElectrons}`,
    recomputedFrom: `a = ${charge} - (${firstCount} \\times (${firstLigand.charge}) + ${secondCount} \\times (${secondLigand.charge})), b = ${firstCount} + ${secondCount}, c = ${metal.outerElectrons} - ${oxidationNumber}`,
    bullets: [
      step('Find the oxidation number', `a = ${oxidationNumber}`, { gaps: ['oxidation-number'] }),
      step('Count the bonds to the metal ion', `b = ${firstCount + secondCount}`, {
        gaps: ['coordination-number'],
      }),
      step('Find the number of d electrons', `c = ${dElectrons}`, { gaps: ['d-electrons'] }),
    ],
    // Without charged ligands, the charge equals the oxidation number and there is no mistake.
    mistakes:
      charge === oxidationNumber
        ? []
        : [
            {
              tag: 'oxidation-number',
              answer: `a = ${charge}, b = ${firstCount + secondCount + 1}, c = ${metal.outerElectrons - 2 + (oxidationNumber === 2 ? 1 : 0)}`,
              why: 'The charge of the complex is not the oxidation number: the ligands may be charged.',
            },
          ],
  };
}

/**
 * Builds the systematic name, such as `hexaaquairon(III) ion`. The oxidation number and the charge are
 * separate arguments, so that wrong names can be built too.
 */
function buildName(
  { metal, firstLigand, secondLigand, ligandCounts: [firstCount, secondCount] }: Complex,
  oxidationNumber: number,
  charge: number,
): string {
  const ligandNames = [
    { ligand: firstLigand, count: firstCount },
    { ligand: secondLigand, count: secondCount },
  ]
    .filter(({ count }) => count > 0)
    .toSorted((entry, otherEntry) => entry.ligand.prefix.localeCompare(otherEntry.ligand.prefix))
    .map(({ ligand, count }) => `${COUNT_PREFIXES[count] ?? ''}${ligand.prefix}`);
  return `${ligandNames.join('')}${charge < 0 ? metal.nameInAnion : metal.name}(${ROMAN_NUMERALS[oxidationNumber] ?? ''}) ${charge === 0 ? '' : 'ion'}`.trim();
}

const ROMAN_NUMERALS = ['0', 'I', 'II', 'III', 'IV', 'V'] as const;

function chooseName(complex: Complex): ItemDraft | undefined {
  const {
    metal,
    oxidationNumber,
    firstLigand,
    secondLigand,
    ligandCounts: [firstCount, secondCount],
  } = complex;
  const charge = computeCharge(complex);
  const nameTex = (complexToName: Complex, numeral = oxidationNumber, signedCharge = charge): string =>
    wordsTex(buildName(complexToName, numeral, signedCharge));
  return writeChoice({
    stem: `What is the systematic name of the complex $${complexTex(complex)}$?`,
    answer: nameTex(complex),
    why: `the oxidation number of the metal is $${oxidationNumber}$ and the ligands are named in alphabetical order`,
    wrong: [
      {
        tag: 'oxidation-number',
        answer: nameTex(complex, Math.abs(oxidationNumber - 1) || 1),
        why: 'The oxidation number of the metal is wrong.',
      },
      {
        tag: 'complex-ate',
        answer: nameTex(complex, oxidationNumber, charge < 0 ? 1 : -1),
        why:
          charge < 0
            ? 'The name of a negative complex ends in -ate.'
            : 'Only a negative complex has a name ending in -ate.',
      },
      {
        tag: 'ligand-count',
        answer: nameTex({ ...complex, ligandCounts: [Math.max(2, firstCount - 1), secondCount + 1] }),
        why: 'The numbers of the ligands are wrong.',
      },
      {
        tag: 'oxidation-number',
        answer: nameTex(complex, oxidationNumber + 1),
        why: 'The oxidation number of the metal is wrong.',
      },
      {
        tag: 'ligand-count',
        answer: nameTex({ ...complex, firstLigand: secondLigand, secondLigand: firstLigand }),
        why: `The ligands were mixed up in ${metal.name}.`,
      },
    ],
  });
}

export const transitionMetals = advancedHigherChemistryModel(
  factModel({
    id: 'AHC-13',
    title: 'Transition metals, ligands and colour',
    outcomeId: 'CHE-AH-03',
    sheet: complexesFactSheets.complexSheet,
  }),
);
