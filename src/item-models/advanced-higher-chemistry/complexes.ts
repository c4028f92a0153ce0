import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { wordsTex } from '../write/words.ts';
import { writeChoice } from '../write-choice.ts';
import { advancedHigherChemistryModel } from './advanced-higher-chemistry-model.ts';
import { complexSheet, type Ligand, ligands, type Metal, metals, PREFIXES } from './complexes.table.ts';

type Complex = {
  readonly metal: Metal;
  readonly state: number;
  readonly first: Ligand;
  readonly second: Ligand;
  readonly counts: readonly [number, number];
};

export const complexIons = advancedHigherChemistryModel({
  id: 'AHC-03',
  title: 'Complex ions',
  outcomeId: 'CHE-AH-03',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => {
    const metal = random.pick(metals);
    const [first, second] = random.sample(ligands, 2);
    const total = random.pick([4, 6, 6]);
    const one = random.pick([total, total, random.int(2, total - 1)]);
    return {
      complex: {
        metal,
        state: random.pick(metal.states),
        first: first ?? ligands[0],
        second: second ?? ligands[1],
        counts: [one, total - one] as const,
      },
      isChoice: random.chance(0.4),
    };
  },
  accepts: ({ complex }) => Math.abs(chargeOf(complex)) <= 4,
  write: ({ complex, isChoice }) => (isChoice ? chooseName(complex) : writeNumbers(complex)),
});

function chargeOf({ state, first, second, counts: [a, b] }: Complex): number {
  return state + a * first.charge + b * second.charge;
}

function formulaTex(complex: Complex): string {
  const {
    metal,
    first,
    second,
    counts: [a, b],
  } = complex;
  const part = ({ formula }: Ligand, count: number): string =>
    count === 0 ? '' : `${count === 1 ? `(${formula})` : `(${formula})_${count}`}`;
  const charge = chargeOf(complex);
  const size = Math.abs(charge) === 1 ? '' : String(Math.abs(charge));
  return `\\mathrm{[${metal.symbol}${part(first, a)}${part(second, b)}]${charge === 0 ? '' : `^{${size}${charge > 0 ? '+' : '-'}}`}}`;
}

function writeNumbers(complex: Complex): ItemDraft {
  const {
    metal,
    state,
    first,
    second,
    counts: [a, b],
  } = complex;
  const d = metal.outer - state;
  const charge = chargeOf(complex);
  const used = [first, ...(b === 0 ? [] : [second])].map(
    ({ formula, name }) => `$\\mathrm{${formula}}$ is ${name}`,
  );
  return {
    stem: `In the complex $${formulaTex(complex)}$, ${used.join(' and ')}. Find the oxidation number of the metal, $a$, the coordination number, $b$, and the number of d electrons of the metal ion, $c$. The atomic number of ${metal.name} is $${metal.z}$.`,
    answer: `a = ${state}, b = ${a + b}, c = ${d}`,
    check: `a = ${charge} - (${a} \\times (${first.charge}) + ${b} \\times (${second.charge})), b = ${a} + ${b}, c = ${metal.outer} - ${state}`,
    bullets: [
      step('Find the oxidation number', `a = ${state}`, { gaps: ['oxidation-number'] }),
      step('Count the bonds to the metal ion', `b = ${a + b}`, { gaps: ['coordination-number'] }),
      step('Find the number of d electrons', `c = ${d}`, { gaps: ['d-electrons'] }),
    ],
    mistakes: [
      {
        tag: 'oxidation-number',
        answer: `a = ${charge}, b = ${a + b + 1}, c = ${metal.outer - 2 + (state === 2 ? 1 : 0)}`,
        why: 'The charge of the complex is not the oxidation number: the ligands may be charged.',
      },
    ].filter(() => charge !== state),
  };
}

function nameOf({ metal, first, second, counts: [a, b] }: Complex, state: number, charge: number): string {
  const parts = [
    { ligand: first, count: a },
    { ligand: second, count: b },
  ]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.ligand.prefix.localeCompare(other.ligand.prefix))
    .map(({ ligand, count }) => `${PREFIXES[count] ?? ''}${ligand.prefix}`);
  return `${parts.join('')}${charge < 0 ? metal.anion : metal.name}(${ROMAN[state] ?? ''}) ${charge === 0 ? '' : 'ion'}`.trim();
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V'] as const;

function chooseName(complex: Complex): ItemDraft | undefined {
  const {
    metal,
    state,
    first,
    second,
    counts: [a, b],
  } = complex;
  const charge = chargeOf(complex);
  const named = (one: Complex, oxidation = state, sign = charge): string =>
    wordsTex(nameOf(one, oxidation, sign));
  return writeChoice({
    stem: `What is the systematic name of the complex $${formulaTex(complex)}$?`,
    answer: named(complex),
    why: `the oxidation number of the metal is $${state}$ and the ligands are named in alphabetical order`,
    wrong: [
      {
        tag: 'oxidation-number',
        answer: named(complex, Math.abs(state - 1) || 1),
        why: 'The oxidation number of the metal is wrong.',
      },
      {
        tag: 'complex-ate',
        answer: named(complex, state, charge < 0 ? 1 : -1),
        why:
          charge < 0
            ? 'The name of a negative complex ends in -ate.'
            : 'Only a negative complex has a name ending in -ate.',
      },
      {
        tag: 'ligand-count',
        answer: named({ ...complex, counts: [Math.max(2, a - 1), b + 1] }),
        why: 'The numbers of the ligands are wrong.',
      },
      {
        tag: 'oxidation-number',
        answer: named(complex, state + 1),
        why: 'The oxidation number of the metal is wrong.',
      },
      {
        tag: 'ligand-count',
        answer: named({ ...complex, first: second, second: first }),
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
    sheet: complexSheet,
  }),
);
