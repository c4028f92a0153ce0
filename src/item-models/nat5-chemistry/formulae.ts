// National 5 Chemistry: formulae of ionic compounds, and balancing an equation.

import { addSubscripts } from '../chemistry/formula.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { writeChoice } from '../write-choice.ts';
import { nat5ChemistryModel } from './nat5-chemistry-model.ts';

type Ion = {
  readonly name: string;
  readonly symbol: string;
  readonly charge: number;
  /** Whether the ion has several atoms, so it is written in brackets: `(NO3)2`. */
  readonly isGroup?: boolean;
};

const CATIONS: readonly Ion[] = [
  { name: 'sodium', symbol: 'Na', charge: 1 },
  { name: 'potassium', symbol: 'K', charge: 1 },
  { name: 'silver(I)', symbol: 'Ag', charge: 1 },
  { name: 'ammonium', symbol: 'NH4', charge: 1, isGroup: true },
  { name: 'magnesium', symbol: 'Mg', charge: 2 },
  { name: 'calcium', symbol: 'Ca', charge: 2 },
  { name: 'barium', symbol: 'Ba', charge: 2 },
  { name: 'copper(II)', symbol: 'Cu', charge: 2 },
  { name: 'iron(II)', symbol: 'Fe', charge: 2 },
  { name: 'zinc', symbol: 'Zn', charge: 2 },
  { name: 'aluminium', symbol: 'Al', charge: 3 },
  { name: 'iron(III)', symbol: 'Fe', charge: 3 },
  { name: 'chromium(III)', symbol: 'Cr', charge: 3 },
];

const ANIONS: readonly Ion[] = [
  { name: 'chloride', symbol: 'Cl', charge: 1 },
  { name: 'bromide', symbol: 'Br', charge: 1 },
  { name: 'hydroxide', symbol: 'OH', charge: 1, isGroup: true },
  { name: 'nitrate', symbol: 'NO3', charge: 1, isGroup: true },
  { name: 'oxide', symbol: 'O', charge: 2 },
  { name: 'sulfide', symbol: 'S', charge: 2 },
  { name: 'sulfate', symbol: 'SO4', charge: 2, isGroup: true },
  { name: 'carbonate', symbol: 'CO3', charge: 2, isGroup: true },
  { name: 'sulfite', symbol: 'SO3', charge: 2, isGroup: true },
  { name: 'phosphate', symbol: 'PO4', charge: 3, isGroup: true },
];

/** Writes `count` ions in a formula. */
const ionCountTex = ({ symbol, isGroup }: Ion, count: number, hasBrackets = true): string => {
  const base = addSubscripts(symbol);
  if (count === 1) return base;
  return `${isGroup && hasBrackets ? `(${base})` : base}_${count}`;
};

const compoundTex = (
  cation: Ion,
  anion: Ion,
  [m, n]: readonly [number, number],
  hasBrackets = true,
): string => `\\mathrm{${ionCountTex(cation, m, hasBrackets)}${ionCountTex(anion, n, hasBrackets)}}`;

export const ionicFormulae = nat5ChemistryModel({
  id: 'N5C-04',
  title: 'Formulae of ionic compounds',
  outcomeId: 'CHE-5-03',
  calculator: 'allowed',
  marks: [1],
  choose: (random) => ({ cation: random.pick(CATIONS), anion: random.pick(ANIONS) }),
  accepts: ({ cation, anion }) => cation.charge !== anion.charge,
  write: ({ cation, anion }) => {
    const common = greatestCommonDivisor(cation.charge, anion.charge);
    const counts = [anion.charge / common, cation.charge / common] as const;
    const [m, n] = counts;
    const writeFormula = (a: number, b: number) => compoundTex(cation, anion, [a, b]);
    return writeChoice({
      stem: `What is the chemical formula of ${cation.name} ${anion.name}?`,
      answer: writeFormula(m, n),
      why: `the charges $${cation.charge}+$ and $${anion.charge}-$ balance`,
      wrong: [
        { tag: 'valency-swap', answer: writeFormula(n, m), why: 'The numbers of the two ions were swapped.' },
        {
          tag: 'charges-ignored',
          answer: writeFormula(1, 1),
          why: 'The charges of the ions do not balance.',
        },
        {
          tag: 'valency-arithmetic',
          answer: writeFormula(m + 1, n),
          why: 'There are too many positive ions for the charges to balance.',
        },
        {
          tag: 'valency-arithmetic',
          answer: writeFormula(m, n + 1),
          why: 'There are too many negative ions for the charges to balance.',
        },
      ],
    });
  },
});

type Reaction = {
  readonly situation: string;
  readonly left: readonly [string, string];
  readonly right: readonly string[];
  readonly counts: readonly number[];
};

/** Reactions with the coefficients (`counts`) of the balanced equation, in the order of the substances. */
const REACTIONS: readonly Reaction[] = [
  { situation: 'Magnesium burns in oxygen.', left: ['Mg', 'O2'], right: ['MgO'], counts: [2, 1, 2] },
  { situation: 'Aluminium burns in oxygen.', left: ['Al', 'O2'], right: ['Al2O3'], counts: [4, 3, 2] },
  { situation: 'Iron reacts with chlorine.', left: ['Fe', 'Cl2'], right: ['FeCl3'], counts: [2, 3, 2] },
  {
    situation: 'Aluminium reacts with hydrochloric acid.',
    left: ['Al', 'HCl'],
    right: ['AlCl3', 'H2'],
    counts: [2, 6, 2, 3],
  },
  {
    situation: 'Zinc reacts with hydrochloric acid.',
    left: ['Zn', 'HCl'],
    right: ['ZnCl2', 'H2'],
    counts: [1, 2, 1, 1],
  },
  {
    situation: 'Sodium reacts with water.',
    left: ['Na', 'H2O'],
    right: ['NaOH', 'H2'],
    counts: [2, 2, 2, 1],
  },
  {
    situation: 'Nitrogen reacts with hydrogen in the Haber process.',
    left: ['N2', 'H2'],
    right: ['NH3'],
    counts: [1, 3, 2],
  },
  {
    situation: 'Ammonia reacts with oxygen in the Ostwald process.',
    left: ['NH3', 'O2'],
    right: ['NO', 'H2O'],
    counts: [4, 5, 4, 6],
  },
  {
    situation: 'Iron(III) oxide is reduced by carbon monoxide.',
    left: ['Fe2O3', 'CO'],
    right: ['Fe', 'CO2'],
    counts: [1, 3, 2, 3],
  },
  {
    situation: 'Copper(II) nitrate reacts with sodium hydroxide.',
    left: ['Cu(NO3)2', 'NaOH'],
    right: ['Cu(OH)2', 'NaNO3'],
    counts: [1, 2, 1, 2],
  },
  {
    situation: 'Propane burns completely.',
    left: ['C3H8', 'O2'],
    right: ['CO2', 'H2O'],
    counts: [1, 5, 3, 4],
  },
  {
    situation: 'Ethene burns completely.',
    left: ['C2H4', 'O2'],
    right: ['CO2', 'H2O'],
    counts: [1, 3, 2, 2],
  },
  {
    situation: 'Pentane burns completely.',
    left: ['C5H12', 'O2'],
    right: ['CO2', 'H2O'],
    counts: [1, 8, 5, 6],
  },
  {
    situation: 'Butane burns completely.',
    left: ['C4H10', 'O2'],
    right: ['CO2', 'H2O'],
    counts: [2, 13, 8, 10],
  },
  {
    situation: 'Potassium hydroxide neutralises phosphoric acid.',
    left: ['KOH', 'H3PO4'],
    right: ['K3PO4', 'H2O'],
    counts: [3, 1, 1, 3],
  },
  {
    situation: 'Sodium carbonate reacts with hydrochloric acid.',
    left: ['Na2CO3', 'HCl'],
    right: ['NaCl', 'H2O', 'CO2'],
    counts: [1, 2, 2, 1, 1],
  },
];

export const balanceEquations = nat5ChemistryModel({
  id: 'N5C-05',
  title: 'Balance an equation',
  outcomeId: 'CHE-5-03',
  calculator: 'allowed',
  marks: [1],
  choose: (random) => {
    const reaction = random.pick(REACTIONS);
    return {
      reaction,
      targetIndex: random.int(0, reaction.counts.length - 1),
      request: random.pick(['the coefficient of', 'the number in front of'] as const),
    };
  },
  write: ({ reaction: { situation, left, right, counts }, targetIndex, request }) => {
    const substances = [...left, ...right];
    const formula = (index: number) => `\\mathrm{${addSubscripts(substances[index] ?? '')}}`;
    const sideTex = (list: readonly string[], from: number) =>
      list.map((_substance, index) => formula(from + index)).join(' + ');
    const equation = `${sideTex(left, 0)} \\rightarrow ${sideTex(right, left.length)}`;
    const count = counts[targetIndex] ?? 1;
    const others = [1, 2, 3, 4, 5, 6, 8].filter((value) => value !== count);
    const nearest = others.toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count));
    const [first = 1, second = 2, third = 3] = nearest;
    const toMistake = (value: number) => ({
      tag: 'balance-equation',
      answer: String(value),
      why: `With $${value}$ the numbers of atoms on the two sides differ.`,
    });
    const draft = writeChoice({
      stem: `${situation} The unbalanced equation is $${equation}$. When it is balanced with the smallest whole numbers, what is ${request} $${formula(targetIndex)}$?`,
      answer: String(count),
      why: `the balanced equation has the numbers $${counts.join(', ')}$ in this order`,
      wrong: [toMistake(first), toMistake(second), toMistake(third)],
    });
    return (
      draft && { ...draft, options: [count, first, second, third].toSorted((a, b) => a - b).map(String) }
    );
  },
});
