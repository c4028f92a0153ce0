// National 5 Chemistry: nuclides formed by alpha and beta decay, and half-life calculations.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type Calculation, writeCalculation } from '../calculation/calculation.ts';
import { pickForm } from '../calculation/question-form.ts';
import { plainTex, quantityTex } from '../write/number.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

/** `z` is the atomic number, `a` the mass number. */
type Nuclide = { readonly symbol: string; readonly name: string; readonly z: number; readonly a: number };

/** Symbols of possible decay products, by atomic number. */
const SYMBOLS: Readonly<Record<number, string>> = {
  5: 'B',
  6: 'C',
  7: 'N',
  8: 'O',
  14: 'Si',
  15: 'P',
  16: 'S',
  17: 'Cl',
  18: 'Ar',
  19: 'K',
  20: 'Ca',
  25: 'Mn',
  26: 'Fe',
  27: 'Co',
  28: 'Ni',
  36: 'Kr',
  37: 'Rb',
  38: 'Sr',
  39: 'Y',
  40: 'Zr',
  42: 'Mo',
  43: 'Tc',
  44: 'Ru',
  51: 'Sb',
  52: 'Te',
  53: 'I',
  54: 'Xe',
  55: 'Cs',
  56: 'Ba',
  57: 'La',
  80: 'Hg',
  81: 'Tl',
  82: 'Pb',
  83: 'Bi',
  84: 'Po',
  85: 'At',
  86: 'Rn',
  87: 'Fr',
  88: 'Ra',
  89: 'Ac',
  90: 'Th',
  91: 'Pa',
  92: 'U',
  93: 'Np',
  94: 'Pu',
  95: 'Am',
  96: 'Cm',
  97: 'Bk',
  98: 'Cf',
};

const ALPHA_EMITTERS: readonly Nuclide[] = [
  { symbol: 'Ra', name: 'radium', z: 88, a: 226 },
  { symbol: 'U', name: 'uranium', z: 92, a: 238 },
  { symbol: 'Th', name: 'thorium', z: 90, a: 232 },
  { symbol: 'Am', name: 'americium', z: 95, a: 241 },
  { symbol: 'Po', name: 'polonium', z: 84, a: 210 },
  { symbol: 'Rn', name: 'radon', z: 86, a: 222 },
  { symbol: 'Pu', name: 'plutonium', z: 94, a: 239 },
  { symbol: 'Cm', name: 'curium', z: 96, a: 244 },
];
const BETA_EMITTERS: readonly Nuclide[] = [
  { symbol: 'C', name: 'carbon', z: 6, a: 14 },
  { symbol: 'I', name: 'iodine', z: 53, a: 131 },
  { symbol: 'Sr', name: 'strontium', z: 38, a: 90 },
  { symbol: 'Cs', name: 'caesium', z: 55, a: 137 },
  { symbol: 'P', name: 'phosphorus', z: 15, a: 32 },
  { symbol: 'Co', name: 'cobalt', z: 27, a: 60 },
  { symbol: 'K', name: 'potassium', z: 19, a: 42 },
  { symbol: 'Pb', name: 'lead', z: 82, a: 214 },
];

const nuclideTex = (a: number, z: number): string => `\\mathrm{{}^{${a}}_{${z}}${SYMBOLS[z] ?? 'X'}}`;

function writeDecay({ name, z, a }: Nuclide, isAlpha: boolean) {
  const [mass, number] = isAlpha ? [a - 4, z - 2] : [a, z + 1];
  return writeChoice({
    stem: `A nucleus of $${nuclideTex(a, z)}$ (${name}) emits ${isAlpha ? 'an alpha' : 'a beta'} particle. Which nuclide is formed?`,
    answer: nuclideTex(mass, number),
    why: isAlpha
      ? 'the mass number falls by $4$ and the atomic number by $2$'
      : 'the mass number stays the same and the atomic number rises by $1$',
    // Each tag is used for alpha and for beta decay. Tags are stored with answers, so these names stay.
    wrong: [
      {
        tag: 'alpha-vs-beta',
        answer: isAlpha ? nuclideTex(a, z + 1) : nuclideTex(a - 4, z - 2),
        why: isAlpha
          ? 'This is what a beta particle leaves behind.'
          : 'This is what an alpha particle leaves behind.',
      },
      {
        tag: 'beta-changes-mass',
        answer: isAlpha ? nuclideTex(a - 4, z) : nuclideTex(a - 1, z),
        why: isAlpha
          ? 'An alpha particle takes two protons with it.'
          : 'A beta particle leaves the mass number as it is.',
      },
      {
        tag: 'decay-direction',
        answer: isAlpha ? nuclideTex(a - 2, z - 2) : nuclideTex(a, z - 1),
        why: isAlpha
          ? 'An alpha particle has a mass number of $4$.'
          : 'The atomic number rises when a beta particle is emitted.',
      },
    ],
  });
}

export const nuclearChemistry = nat5ChemistryModel({
  id: 'N5C-15',
  title: 'Half-life and nuclear equations',
  outcomeId: 'CHE-5-11',
  calculator: 'allowed',
  marks: [1, 2],
  choose: (random) => {
    const isAlpha = random.chance(0.5);
    return {
      kind: random.pick(['decay', 'remaining-mass', 'remaining-mass', 'time', 'time'] as const),
      isAlpha,
      nuclide: random.pick(isAlpha ? ALPHA_EMITTERS : BETA_EMITTERS),
      half: random.pick([3, 4, 5, 6, 8, 12, 15, 24, 30]),
      unit: random.pick(['days', 'hours', 'years', 'minutes']),
      count: random.int(2, 5),
      start: random.pick([8, 16, 20, 24, 32, 40, 48, 64, 80, 96, 160]),
      form: pickForm(random),
    };
  },
  accepts: ({ start, count }) => Number.isInteger((start * 4) / 2 ** count),
  write: ({ kind, isAlpha, nuclide, half, unit, count, start, form }) => {
    if (kind === 'decay') return writeDecay(nuclide, isAlpha);
    const decay = { half, unit, count, start };
    return writeCalculation(
      kind === 'remaining-mass' ? calculateRemainingMass(decay) : calculateTime(decay),
      form,
    );
  },
});

/** `half` is the half-life and `count` the number of half-lives. */
type Decay = { readonly half: number; readonly unit: string; readonly count: number; readonly start: number };

const formatMass = (value: number): string => `$${quantityTex(value, 'g')}$`;

function calculateRemainingMass({ half, unit, count, start }: Decay): Calculation {
  const remainingMass = start / 2 ** count;
  return {
    situation: `A radioisotope has a half-life of $${half}$ ${unit}. A sample contains ${formatMass(start)} of it.`,
    quantity: `the mass of the radioisotope left after $${half * count}$ ${unit}`,
    lines: [
      {
        why: 'Find the number of half-lives',
        tex: `\\frac{${half * count}}{${half}}`,
        value: count,
        gaps: ['half-life-count'],
      },
      {
        why: 'Halve the mass that number of times',
        symbol: 'm',
        tex: `\\frac{${start}}{2^{@1}}`,
        value: remainingMass,
        unit: 'g',
        gaps: ['half-life-halving'],
      },
    ],
    mistakes: [
      {
        tag: 'half-life-count',
        value: remainingMass * 2,
        why: 'One half-life too few was counted.',
        earns: [],
      },
      {
        tag: 'half-life-count',
        value: remainingMass / 2,
        why: 'One half-life too many was counted.',
        earns: [],
      },
      {
        tag: 'half-life-divided',
        value: start / count,
        why: 'The mass was divided by the number of half-lives instead of halved that many times.',
        earns: [1],
      },
      {
        tag: 'half-life-gone',
        value: start - remainingMass,
        why: 'This is the mass that has decayed.',
        earns: [1],
      },
    ],
  };
}

function calculateTime({ half, unit, count, start }: Decay): Calculation {
  const remainingMass = start / 2 ** count;
  const steps = Array.from({ length: count + 1 }, (_, index) => start / 2 ** index);
  return {
    situation: `A radioisotope has a half-life of $${half}$ ${unit}. The mass of it in a sample falls from ${formatMass(start)} to ${formatMass(remainingMass)}.`,
    quantity: `the time taken, in ${unit}`,
    lines: [
      {
        why: 'Find the number of half-lives',
        tex: `\\log_{2}\\left(\\frac{${start}}{${remainingMass}}\\right)`,
        value: count,
        working: `${steps.map((value) => `$${plainTex(value)}$`).join(', ')}: $${count}$ half-lives`,
        gaps: ['half-life-count'],
      },
      {
        why: 'Multiply by the half-life',
        symbol: 't',
        tex: `@1 \\times ${half}`,
        value: half * count,
        gaps: ['half-life-time'],
      },
    ],
    mistakes: [
      { tag: 'half-life-count', value: half * (count + 1), why: 'One half-life too many was counted.' },
      { tag: 'half-life-count', value: half * (count - 1), why: 'One half-life too few was counted.' },
      {
        tag: 'half-life-divided',
        value: half * 2 ** count,
        why: 'The mass was divided, and the result was taken as the number of half-lives.',
      },
      { tag: 'half-life-time', value: half, why: 'This is one half-life only.', earns: [1] },
    ],
  };
}
