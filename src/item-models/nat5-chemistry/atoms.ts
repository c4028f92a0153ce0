// National 5 Chemistry: neutrons, electrons and electron arrangement of atoms and ions; relative atomic mass from isotopes.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

/** An element with the charge of its ion. */
type Particle = {
  readonly symbol: string;
  readonly name: string;
  /** Atomic number. */
  readonly z: number;
  /** Possible mass numbers. */
  readonly a: readonly number[];
  readonly charge: number;
  /** The name of the ion if it is not the name of the element. */
  readonly ion?: string;
};

const PARTICLES: readonly Particle[] = [
  { symbol: 'Li', name: 'lithium', z: 3, a: [6, 7], charge: 1 },
  { symbol: 'Be', name: 'beryllium', z: 4, a: [9, 10], charge: 2 },
  { symbol: 'N', name: 'nitrogen', z: 7, a: [14, 15], charge: -3, ion: 'nitride' },
  { symbol: 'O', name: 'oxygen', z: 8, a: [16, 17, 18], charge: -2, ion: 'oxide' },
  { symbol: 'F', name: 'fluorine', z: 9, a: [18, 19], charge: -1, ion: 'fluoride' },
  { symbol: 'Na', name: 'sodium', z: 11, a: [22, 23, 24], charge: 1 },
  { symbol: 'Mg', name: 'magnesium', z: 12, a: [24, 25, 26], charge: 2 },
  { symbol: 'Al', name: 'aluminium', z: 13, a: [26, 27], charge: 3 },
  { symbol: 'P', name: 'phosphorus', z: 15, a: [31, 32], charge: -3, ion: 'phosphide' },
  { symbol: 'S', name: 'sulfur', z: 16, a: [32, 33, 34], charge: -2, ion: 'sulfide' },
  { symbol: 'Cl', name: 'chlorine', z: 17, a: [35, 37], charge: -1, ion: 'chloride' },
  { symbol: 'K', name: 'potassium', z: 19, a: [39, 40, 41], charge: 1 },
  { symbol: 'Ca', name: 'calcium', z: 20, a: [40, 42, 44], charge: 2 },
];

function ionTex({ symbol, z, charge }: Particle, a: number, isIon: boolean): string {
  const chargeSize = Math.abs(charge);
  const sign = charge > 0 ? '+' : '-';
  return `\\mathrm{{}^{${a}}_{${z}}${symbol}${isIon ? `^{${chargeSize === 1 ? '' : chargeSize}${sign}}` : ''}}`;
}

/** Writes the electron arrangement, such as `2,8,1`: the shells are filled with 2, 8, 8 and 8 electrons. */
function writeArrangementText(electrons: number): string {
  const shells: number[] = [];
  let remaining = electrons;
  for (const capacity of [2, 8, 8, 8]) {
    if (remaining <= 0) break;
    shells.push(Math.min(capacity, remaining));
    remaining -= capacity;
  }
  return shells.join(',');
}

function writeName({ name, ion }: Particle, isIon: boolean): string {
  return isIon ? `${ion ?? name} ion` : `${name} atom`;
}

function writeCounts(particle: Particle, a: number, isIon: boolean): ItemDraft {
  const { z, charge } = particle;
  const electrons = isIon ? z - charge : z;
  const formatAnswer = (n: number, e: number) => `n = ${n}, e = ${e}`;
  return {
    stem: `For the ${writeName(particle, isIon)} $${ionTex(particle, a, isIon)}$, state the number of neutrons, $n$, and the number of electrons, $e$.`,
    answer: formatAnswer(a - z, electrons),
    recomputedFrom: `n = ${a} - ${z}, e = ${z} - (${isIon ? charge : 0})`,
    bullets: [
      step('State the number of neutrons', `n = ${a - z}`, {
        working: `$n = ${a} - ${z} = ${a - z}$`,
        gaps: ['mass-number'],
      }),
      step('State the number of electrons', `e = ${electrons}`, { gaps: ['ion-electrons'] }),
    ],
    mistakes: [
      {
        tag: 'mass-number',
        answer: formatAnswer(a, electrons),
        why: 'The mass number is the number of protons and neutrons together.',
        earns: [2],
      },
      ...(isIon
        ? [
            {
              tag: 'ion-electrons',
              answer: formatAnswer(a - z, z),
              why: 'The charge of the ion was ignored.',
              earns: [1],
            },
            {
              tag: 'ion-charge-direction',
              answer: formatAnswer(a - z, z + charge),
              why: 'A positive ion has lost electrons, a negative ion has gained them.',
              earns: [1],
            },
          ]
        : []),
    ],
  };
}

function writeArrangement(particle: Particle, isIon: boolean): ItemDraft | undefined {
  const { z, charge, symbol, name } = particle;
  const electrons = isIon ? z - charge : z;
  const arrangementTex = (count: number) => `\\text{${writeArrangementText(count)}}`;
  const chargeSize = Math.abs(charge);
  const particleTex = isIon
    ? `\\mathrm{${symbol}^{${chargeSize === 1 ? '' : chargeSize}${charge > 0 ? '+' : '-'}}}`
    : `\\mathrm{${symbol}}`;
  return writeChoice({
    stem: `What is the electron arrangement of the ${writeName(particle, isIon)}, $${particleTex}$? The atomic number of ${name} is $${z}$.`,
    answer: arrangementTex(electrons),
    why: `it has $${electrons}$ electrons`,
    wrong: [
      { tag: 'ion-electrons', answer: arrangementTex(z), why: 'The charge of the ion was ignored.' },
      {
        tag: 'ion-charge-direction',
        answer: arrangementTex(isIon ? z + charge : z - charge),
        why: 'A positive ion has lost electrons, a negative ion has gained them.',
      },
      {
        tag: 'electron-shells',
        answer: arrangementTex(electrons + 8),
        why: 'There is one shell of eight too many.',
      },
      {
        tag: 'electron-shells',
        answer: arrangementTex(Math.max(1, electrons - 1)),
        why: 'There is one electron too few.',
      },
      {
        tag: 'electron-shells',
        answer: arrangementTex(electrons + 1),
        why: 'There is one electron too many.',
      },
    ],
  });
}

export const atomicParticles = nat5ChemistryModel({
  id: 'N5C-02',
  title: 'Atoms, ions and electron arrangement',
  outcomeId: 'CHE-5-02',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const particle = random.pick(PARTICLES);
    return { particle, a: random.pick(particle.a), isIon: random.chance(0.7), form: pickForm(random) };
  },
  write: ({ particle, a, isIon, form }) =>
    form === 'written' ? writeCounts(particle, a, isIon) : writeArrangement(particle, isIon),
});

/** Elements with two isotopes, and the natural percentage of the lighter one. */
const ISOTOPES = [
  { name: 'chlorine', masses: [35, 37], share: 75 },
  { name: 'copper', masses: [63, 65], share: 69 },
  { name: 'bromine', masses: [79, 81], share: 51 },
  { name: 'boron', masses: [10, 11], share: 20 },
  { name: 'gallium', masses: [69, 71], share: 60 },
  { name: 'silver', masses: [107, 109], share: 52 },
  { name: 'lithium', masses: [6, 7], share: 8 },
  { name: 'indium', masses: [113, 115], share: 4 },
  { name: 'antimony', masses: [121, 123], share: 57 },
  { name: 'rubidium', masses: [85, 87], share: 72 },
  { name: 'europium', masses: [151, 153], share: 48 },
  { name: 'thallium', masses: [203, 205], share: 30 },
  { name: 'iridium', masses: [191, 193], share: 37 },
  { name: 'rhenium', masses: [185, 187], share: 37 },
] as const;

export const relativeAtomicMass = nat5ChemistryModel({
  id: 'N5C-03',
  title: 'Relative atomic mass from isotopes',
  outcomeId: 'CHE-5-02',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const isotope = random.pick(ISOTOPES);
    // Samples from different places differ a little from the natural share.
    return { isotope, percent: isotope.share + random.int(-2, 2), form: pickForm(random) };
  },
  accepts: ({ percent }) => percent !== 50,
  write: ({ isotope: { name, masses }, percent, form }) => {
    const [light, heavy] = masses;
    const value = (percent * light + (100 - percent) * heavy) / 100;
    return writeCalculation(
      {
        situation: `A sample of ${name} contains $${percent}\\%$ of the isotope with mass number $${light}$ and $${100 - percent}\\%$ of the isotope with mass number $${heavy}$.`,
        quantity: `the relative atomic mass of the ${name} in this sample`,
        lines: [
          {
            why: 'Multiply each mass number by its percentage and add',
            tex: `${percent} \\times ${light} + ${100 - percent} \\times ${heavy}`,
            value: value * 100,
            gaps: ['weighted-mean'],
          },
          { why: 'Divide by 100', symbol: 'A_r', tex: '\\frac{@1}{100}', value, gaps: ['percent-divide'] },
        ],
        mistakes: [
          {
            tag: 'weighted-mean',
            value: (light + heavy) / 2,
            why: 'The mass numbers were averaged without the percentages.',
          },
          {
            tag: 'percentages-swapped',
            value: ((100 - percent) * light + percent * heavy) / 100,
            why: 'The percentages were given to the wrong isotopes.',
          },
          {
            tag: 'isotope-ignored',
            value: percent > 50 ? light : heavy,
            why: 'Only the commoner isotope was counted.',
          },
          {
            tag: 'isotope-ignored',
            value: percent > 50 ? heavy : light,
            why: 'Only the rarer isotope was counted.',
          },
        ],
        significantFigures: 4,
      },
      form,
    );
  },
});
