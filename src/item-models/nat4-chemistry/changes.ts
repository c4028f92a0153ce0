// National 4 Chemistry, chemical changes: average rate of a reaction, particles in atoms, formulae from valencies, and facts.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { ELEMENTS } from '../chemistry/elements.table.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { quantityTex } from '../write/number.ts';
import { joinWords } from '../write/words.ts';
import changesFactSheets from './changes.facts.json' with { type: 'json' };
import { nat4ChemistryModel } from './nat4-chemistry-model.ts';

/** Reactants, and the gas that they produce. */
const REACTIONS = [
  ['marble chips and hydrochloric acid', 'carbon dioxide'],
  ['magnesium and sulfuric acid', 'hydrogen'],
  ['zinc and hydrochloric acid', 'hydrogen'],
  ['chalk and vinegar', 'carbon dioxide'],
  ['hydrogen peroxide with a catalyst', 'oxygen'],
] as const;

export const averageRate = nat4ChemistryModel({
  id: 'N4C-01',
  title: 'Average rate of a reaction',
  outcomeId: 'CHE-4-01',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    reaction: random.pick(REACTIONS),
    from: 10 * random.int(1, 5),
    span: random.pick([10, 20, 25, 30, 40]),
    firstVolume: random.int(8, 30),
    rate: random.pick([0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2]),
  }),
  accepts: ({ span, rate, firstVolume }) =>
    Number.isInteger(Number((span * rate).toFixed(6))) && firstVolume !== rate * span,
  write: ({ reaction: [reactants, gas], from, span, firstVolume, rate }) => {
    const [to, laterVolume] = [from + span, firstVolume + Math.round(span * rate)];
    return writeWrittenCalculation({
      situation: `In the reaction of ${reactants}, the volume of ${gas} was $${quantityTex(firstVolume, 'cm^3')}$ after $${quantityTex(from, 's')}$ and $${quantityTex(laterVolume, 'cm^3')}$ after $${quantityTex(to, 's')}$.`,
      quantity: `the average rate of reaction between these times, in $\\mathrm{cm^3\\,s^{-1}}$`,
      lines: [
        {
          why: 'Find the change in volume',
          tex: `${laterVolume} - ${firstVolume}`,
          value: laterVolume - firstVolume,
          unit: 'cm^3',
          gaps: ['rate-interval'],
        },
        {
          why: 'Divide by the change in time',
          tex: `\\frac{@1}{${to} - ${from}}`,
          value: rate,
          unit: 'cm^3 s^-1',
          gaps: ['rate-inverted'],
        },
      ],
      mistakes: [
        {
          tag: 'rate-interval',
          value: laterVolume / to,
          why: 'The whole volume was divided by the whole time; the changes are needed.',
        },
        {
          tag: 'rate-inverted',
          value: span / (laterVolume - firstVolume),
          why: 'The time was divided by the volume.',
          earns: [1],
        },
      ],
      significantFigures: 2,
    });
  },
});

export const ratesFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-02',
    title: 'Rates of reaction and energy changes',
    outcomeId: 'CHE-4-01',
    sheet: changesFactSheets.ratesSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

/** Atoms with their atomic number and the mass number of a light isotope. */
const ATOMS = Object.entries(ELEMENTS)
  .filter(([, { number }]) => number > 2 && number < 36)
  .map(([, { name, number, mass }]) => ({ name, number, lightest: Math.floor(mass) }));

export const insideAtoms = nat4ChemistryModel({
  id: 'N4C-03',
  title: 'Inside atoms',
  outcomeId: 'CHE-4-02',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    pair: random.sample(ATOMS, 2),
    extras: [random.int(0, 2), random.int(0, 2)] as const,
  }),
  write: ({ pair: [first, second], extras }): ItemDraft | undefined => {
    if (first === undefined || second === undefined) return undefined;
    const [firstMass, secondMass] = [first.lightest + extras[0], second.lightest + extras[1]];
    const neutrons = secondMass - second.number;
    return {
      stem: `An atom of ${first.name} has the atomic number $${first.number}$ and the mass number $${firstMass}$. An atom of ${second.name} has the atomic number $${second.number}$ and the mass number $${secondMass}$. State the number of protons, $p$, and of electrons, $e$, in the atom of ${first.name}, and find the number of neutrons, $n$, in the atom of ${second.name}.`,
      answer: `p = ${first.number}, e = ${first.number}, n = ${neutrons}`,
      recomputedFrom: `p = ${first.number}, e = ${first.number}, n = ${secondMass} - ${second.number}`,
      bullets: [
        step('State the number of protons', `p = ${first.number}`, { gaps: ['atomic-number'] }),
        step('State the number of electrons', `e = ${first.number}`, { gaps: ['atomic-number'] }),
        step('Take the atomic number from the mass number', `n = ${neutrons}`, {
          working: `$n = ${secondMass} - ${second.number} = ${neutrons}$`,
          gaps: ['mass-number'],
        }),
      ],
      mistakes: [
        {
          tag: 'mass-number',
          answer: `p = ${firstMass}, e = ${firstMass}, n = ${secondMass}`,
          why: 'The atomic number is the number of protons; the mass number counts protons and neutrons.',
        },
      ],
    };
  },
});

/** Elements as name, symbol and valency; the first list also contains carbon and silicon. */
const METALS = [
  ['lithium', 'Li', 1],
  ['sodium', 'Na', 1],
  ['potassium', 'K', 1],
  ['rubidium', 'Rb', 1],
  ['caesium', 'Cs', 1],
  ['magnesium', 'Mg', 2],
  ['calcium', 'Ca', 2],
  ['strontium', 'Sr', 2],
  ['barium', 'Ba', 2],
  ['aluminium', 'Al', 3],
  ['carbon', 'C', 4],
  ['silicon', 'Si', 4],
] as const;
const NON_METALS = [
  ['chlorine', 'Cl', 1],
  ['fluorine', 'F', 1],
  ['bromine', 'Br', 1],
  ['oxygen', 'O', 2],
  ['sulfur', 'S', 2],
  ['nitrogen', 'N', 3],
  ['iodine', 'I', 1],
  ['phosphorus', 'P', 3],
] as const;

/** Returns the greatest common divisor. */
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Two elements of a compound, each as name, symbol and valency. */
type ElementPair = { readonly first: (typeof METALS)[number]; readonly second: (typeof NON_METALS)[number] };

export const valency = nat4ChemistryModel({
  id: 'N4C-04',
  title: 'Formulae from valencies',
  outcomeId: 'CHE-4-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const [firstMetal, secondMetal] = random.sample(METALS, 2);
    const [firstNonMetal, secondNonMetal] = random.sample(NON_METALS, 2);
    return {
      firstPair: { first: firstMetal ?? METALS[0], second: firstNonMetal ?? NON_METALS[0] },
      secondPair: { first: secondMetal ?? METALS[1], second: secondNonMetal ?? NON_METALS[1] },
    };
  },
  accepts: ({ firstPair, secondPair }) => isRealCompound(firstPair) && isRealCompound(secondPair),
  write: ({ firstPair, secondPair }): ItemDraft => {
    const [x, y] = [countPairAtoms(firstPair)[0], countPairAtoms(secondPair)[1]];
    return {
      stem: `The valencies of some elements are: ${joinWords(listValencies([firstPair, secondPair]))}. In the formula of the compound of ${firstPair.first[0]} and ${firstPair.second[0]} there are $x$ atoms of ${firstPair.first[0]}, and in the formula of the compound of ${secondPair.first[0]} and ${secondPair.second[0]} there are $y$ atoms of ${secondPair.second[0]}. Find $x$ and $y$.`,
      answer: `x = ${x}, y = ${y}`,
      recomputedFrom: `x = ${x}, y = ${y}`,
      bullets: [
        step(`Use the valency of ${firstPair.second[0]}`, `x = ${x}`, {
          working: `$x = ${x}$, from $${compoundTex(firstPair)}$`,
          gaps: ['valency'],
        }),
        step(`Use the valency of ${secondPair.first[0]}`, `y = ${y}`, {
          working: `$y = ${y}$, from $${compoundTex(secondPair)}$`,
          gaps: ['valency'],
        }),
      ],
      mistakes: [
        {
          tag: 'valency',
          answer: `x = ${countPairAtoms(firstPair)[1]}, y = ${countPairAtoms(secondPair)[0]}`,
          why: 'The valencies are swapped over: each gives the number of the other atoms.',
        },
      ],
    };
  },
});

/** Whether two elements have different valencies and form a real compound. */
function isRealCompound({ first, second }: ElementPair): boolean {
  return first[2] !== second[2] && (first[2] < 3 || second[2] < 3);
}

/** Returns the numbers of atoms of the first and the second element in the formula. */
function countPairAtoms({ first, second }: ElementPair): readonly [number, number] {
  const common = divisor(first[2], second[2]);
  return [second[2] / common, first[2] / common];
}

function compoundTex(pair: ElementPair): string {
  const [a, b] = countPairAtoms(pair);
  const atomTex = (symbol: string, count: number): string => `${symbol}${count === 1 ? '' : `_${count}`}`;
  return `\\mathrm{${atomTex(pair.first[1], a)}${atomTex(pair.second[1], b)}}`;
}

function listValencies(pairs: readonly ElementPair[]): string[] {
  return pairs.flatMap(({ first, second }) => [`${first[0]} $${first[2]}$`, `${second[0]} $${second[2]}$`]);
}

export const acidsFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-06',
    title: 'Acids and bases',
    outcomeId: 'CHE-4-03',
    sheet: changesFactSheets.acidsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
