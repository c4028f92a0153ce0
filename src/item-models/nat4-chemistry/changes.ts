import { writeCalculation } from '../calculation/calculation.ts';
import { ELEMENTS } from '../chemistry/elements.table.ts';
import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, inPart, statement, step, wording } from '../item-draft.ts';
import { quantityTex } from '../write/number.ts';
import { joinWords, wordsTex } from '../write/words.ts';
import { acidsSheet, ratesSheet } from './changes.table.ts';
import { nat4ChemistryModel } from './nat4-chemistry-model.ts';

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
  draw: (random) => ({
    reaction: random.pick(REACTIONS),
    from: 10 * random.int(1, 5),
    span: random.pick([10, 20, 25, 30, 40]),
    early: random.int(8, 30),
    rate: random.pick([0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2]),
  }),
  accepts: ({ span, rate, early }) =>
    Number.isInteger(Number((span * rate).toFixed(6))) && early !== rate * span,
  write: ({ reaction: [what, gas], from, span, early, rate }) => {
    const [to, late] = [from + span, early + Math.round(span * rate)];
    return writeCalculation(
      {
        situation: `In the reaction of ${what}, the volume of ${gas} was $${quantityTex(early, 'cm^3')}$ after $${quantityTex(from, 's')}$ and $${quantityTex(late, 'cm^3')}$ after $${quantityTex(to, 's')}$.`,
        quantity: `the average rate of reaction between these times, in $\\mathrm{cm^3\\,s^{-1}}$`,
        lines: [
          {
            why: 'Find the change in volume',
            tex: `${late} - ${early}`,
            value: late - early,
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
            value: late / to,
            why: 'The whole volume was divided by the whole time; the changes are needed.',
          },
          {
            tag: 'rate-inverted',
            value: span / (late - early),
            why: 'The time was divided by the volume.',
            earns: [1],
          },
        ],
        figures: 2,
      },
      'written',
    );
  },
});

export const ratesFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-02',
    title: 'Rates of reaction and energy changes',
    outcomeId: 'CHE-4-01',
    sheet: ratesSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

const ATOMS = Object.entries(ELEMENTS)
  .filter(([, { number }]) => number > 2 && number < 36)
  .map(([, { name, number, mass }]) => ({ name, number, lightest: Math.floor(mass) }));

export const insideAtoms = nat4ChemistryModel({
  id: 'N4C-03',
  title: 'Inside atoms',
  outcomeId: 'CHE-4-02',
  calculator: 'allowed',
  marks: [3],
  draw: (random) => ({
    pair: random.sample(ATOMS, 2),
    extras: [random.int(0, 2), random.int(0, 2)] as const,
  }),
  write: ({ pair: [one, other], extras }): ItemDraft | undefined => {
    if (one === undefined || other === undefined) return undefined;
    const [mass, heavy] = [one.lightest + extras[0], other.lightest + extras[1]];
    const neutrons = heavy - other.number;
    return {
      stem: `An atom of ${one.name} has the atomic number $${one.number}$ and the mass number $${mass}$. An atom of ${other.name} has the atomic number $${other.number}$ and the mass number $${heavy}$. State the number of protons, $p$, and of electrons, $e$, in the atom of ${one.name}, and find the number of neutrons, $n$, in the atom of ${other.name}.`,
      answer: `p = ${one.number}, e = ${one.number}, n = ${neutrons}`,
      check: `p = ${one.number}, e = ${one.number}, n = ${heavy} - ${other.number}`,
      bullets: [
        step('State the number of protons', `p = ${one.number}`, { gaps: ['atomic-number'] }),
        step('State the number of electrons', `e = ${one.number}`, { gaps: ['atomic-number'] }),
        step('Take the atomic number from the mass number', `n = ${neutrons}`, {
          working: `$n = ${heavy} - ${other.number} = ${neutrons}$`,
          gaps: ['mass-number'],
        }),
      ],
      mistakes: [
        {
          tag: 'mass-number',
          answer: `p = ${mass}, e = ${mass}, n = ${heavy}`,
          why: 'The atomic number is the number of protons; the mass number counts protons and neutrons.',
        },
      ],
    };
  },
});

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

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

type Valent = { readonly first: (typeof METALS)[number]; readonly second: (typeof NON_METALS)[number] };

export const valency = nat4ChemistryModel({
  id: 'N4C-04',
  title: 'Formulae from valencies',
  outcomeId: 'CHE-4-02',
  calculator: 'allowed',
  marks: [2],
  draw: (random) => {
    const [one, other] = random.sample(METALS, 2);
    const [three, four] = random.sample(NON_METALS, 2);
    return {
      one: { first: one ?? METALS[0], second: three ?? NON_METALS[0] },
      other: { first: other ?? METALS[1], second: four ?? NON_METALS[1] },
    };
  },
  accepts: ({ one, other }) => isReal(one) && isReal(other),
  write: ({ one, other }): ItemDraft => {
    const [x, y] = [atomsIn(one)[0], atomsIn(other)[1]];
    return {
      stem: `The valencies of some elements are: ${joinWords(valenciesOf([one, other]))}. In the formula of the compound of ${one.first[0]} and ${one.second[0]} there are $x$ atoms of ${one.first[0]}, and in the formula of the compound of ${other.first[0]} and ${other.second[0]} there are $y$ atoms of ${other.second[0]}. Find $x$ and $y$.`,
      answer: `x = ${x}, y = ${y}`,
      check: `x = ${x}, y = ${y}`,
      bullets: [
        step(`Use the valency of ${one.second[0]}`, `x = ${x}`, {
          working: `$x = ${x}$, from $${compoundTex(one)}$`,
          gaps: ['valency'],
        }),
        step(`Use the valency of ${other.first[0]}`, `y = ${y}`, {
          working: `$y = ${y}$, from $${compoundTex(other)}$`,
          gaps: ['valency'],
        }),
      ],
      mistakes: [
        {
          tag: 'valency',
          answer: `x = ${atomsIn(one)[1]}, y = ${atomsIn(other)[0]}`,
          why: 'The valencies are swapped over: each gives the number of the other atoms.',
        },
      ],
    };
  },
});

/** Elements with different valencies that do form a compound. */
function isReal({ first, second }: Valent): boolean {
  return first[2] !== second[2] && (first[2] < 3 || second[2] < 3);
}

function atomsIn({ first, second }: Valent): readonly [number, number] {
  const common = divisor(first[2], second[2]);
  return [second[2] / common, first[2] / common];
}

function compoundTex(valent: Valent): string {
  const [a, b] = atomsIn(valent);
  const part = (symbol: string, count: number): string => `${symbol}${count === 1 ? '' : `_${count}`}`;
  return `\\mathrm{${part(valent.first[1], a)}${part(valent.second[1], b)}}`;
}

function valenciesOf(pairs: readonly Valent[]): string[] {
  return pairs.flatMap(({ first, second }) => [`${first[0]} $${first[2]}$`, `${second[0]} $${second[2]}$`]);
}

const ACIDS = [
  ['hydrochloric acid', 'chloride'],
  ['sulfuric acid', 'sulfate'],
  ['nitric acid', 'nitrate'],
] as const;
const BASES = [
  'sodium hydroxide',
  'potassium hydroxide',
  'lithium hydroxide',
  'calcium carbonate',
  'magnesium carbonate',
  'copper oxide',
  'zinc carbonate',
  'magnesium oxide',
  'calcium hydroxide',
  'iron oxide',
] as const;

export const salts = nat4ChemistryModel({
  id: 'N4C-05',
  title: 'Naming salts',
  outcomeId: 'CHE-4-03',
  calculator: 'allowed',
  marks: [2],
  draw: (random) => ({ acids: random.sample(ACIDS, 2), bases: random.sample(BASES, 2) }),
  accepts: ({ bases: [one = '', other = ''] }) => one.split(' ')[0] !== other.split(' ')[0],
  write: ({ acids, bases }): ItemDraft => {
    const pairs = acids.map(([acid, ending], index) => {
      const base = bases[index] ?? '';
      return {
        acid,
        base,
        salt: `${base.split(' ')[0]} ${ending}`,
        wrong: ACIDS.filter(([, one]) => one !== ending).map(([, one]) => `${base.split(' ')[0]} ${one}`),
      };
    });
    const [one, other] = pairs;
    return {
      stem: `Name the salt that is formed in each of these neutralisation reactions.\n\n${pairs.map(({ acid, base }, index) => `(${'ab'[index]}) ${acid} and ${base}`).join('\n\n')}`,
      answer: pairs.map(({ salt }) => wordsTex(salt)).join(', '),
      bullets: pairs.map(({ salt, wrong }, index) =>
        statement(`Name the salt of part (${'ab'[index]})`, inPart(index + 1, wording([salt], wrong)), {
          working: `(${'ab'[index]}) ${salt}`,
          gaps: ['salt-name'],
        }),
      ),
      mistakes: [
        {
          tag: 'salt-name',
          answer: `${wordsTex(one?.wrong[0] ?? '')}, ${wordsTex(other?.wrong[1] ?? '')}`,
          why: 'Hydrochloric acid gives chlorides, sulfuric acid sulfates and nitric acid nitrates.',
        },
      ],
    };
  },
});

export const acidsFacts = nat4ChemistryModel(
  factModel({
    id: 'N4C-06',
    title: 'Acids and bases',
    outcomeId: 'CHE-4-03',
    sheet: acidsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);
