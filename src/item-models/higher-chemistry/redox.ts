import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import { type HalfEquation, halfEquations, redoxSheet } from './redox.table.ts';

const mathrm = (formula: string): string => `\\mathrm{${formula}}`;
const times = (count: number): string => (count === 1 ? '' : String(count));

/** The equation with letters in place of the numbers to find. */
function skeleton({ from, to, count }: HalfEquation): string {
  return `${mathrm(from)} + a${mathrm('H^+')} + b${mathrm('e^-')} \\rightarrow ${times(count)}${mathrm(to)} + c${mathrm('H_2O')}`;
}

function reversed({ from, to, count }: HalfEquation): string {
  return `${times(count)}${mathrm(to)} + c${mathrm('H_2O')} \\rightarrow ${mathrm(from)} + a${mathrm('H^+')} + b${mathrm('e^-')}`;
}

const PLACES = [
  'in acid',
  'in acidic solution',
  'in the acid solution of a titration',
  'in dilute sulfuric acid',
] as const;

export const ionElectron = higherChemistryModel({
  id: 'HC-08',
  title: 'Ion-electron equations',
  outcomeId: 'CHE-H-03',
  calculator: 'allowed',
  marks: [1, 3],
  draw: (random) => ({
    half: random.pick(halfEquations),
    place: random.pick(PLACES),
    isReversed: random.chance(0.4),
    asked: random.pick(['written', 'electrons', 'hydrogens'] as const),
  }),
  write: ({ half, place, isReversed, asked }) => {
    const equation = isReversed ? reversed(half) : skeleton(half);
    const change = isReversed
      ? `${mathrm(half.to)}$ is changed to $${mathrm(half.from)}`
      : `${mathrm(half.from)}$ is changed to $${mathrm(half.to)}`;
    const told = `When $${change}$ ${place}, the ion-electron equation is $${equation}$.`;
    return asked === 'written' ? writeBalance(half, told) : writeCount(half, told, asked === 'electrons');
  },
});

function writeBalance({ a, b, c, oxygens }: HalfEquation, told: string): ItemDraft {
  return {
    stem: `${told} Find the numbers $a$, $b$ and $c$ that balance it.`,
    answer: `a = ${a}, b = ${b}, c = ${c}`,
    check: `a = 2 \\times ${c}, b = ${b}, c = ${oxygens}`,
    bullets: [
      step('Balance the oxygen with water', `c = ${c}`, { gaps: ['redox-oxygen'] }),
      step('Balance the hydrogen with hydrogen ions', `a = ${a}`, {
        from: '2 \\times b1',
        gaps: ['redox-hydrogen'],
      }),
      step('Balance the charge with electrons', `b = ${b}`, { gaps: ['redox-balance'] }),
    ],
    mistakes: [
      {
        tag: 'redox-balance',
        answer: `a = ${a}, b = ${a + b}, c = ${c}`,
        why: 'The charge is not the same on the two sides.',
        earns: [1, 2],
      },
      {
        tag: 'redox-hydrogen',
        answer: `a = ${c}, b = ${b}, c = ${c}`,
        why: 'Each molecule of water needs two hydrogen ions.',
        earns: [1, 3],
      },
    ],
  };
}

function writeCount({ a, b, c }: HalfEquation, told: string, isElectrons: boolean): ItemDraft | undefined {
  const right = isElectrons ? b : a;
  const wrong = [
    {
      n: isElectrons ? a : b,
      tag: isElectrons ? 'redox-hydrogen' : 'redox-balance',
      why: `This is the number of ${isElectrons ? 'hydrogen ions' : 'electrons'}.`,
    },
    { n: c, tag: 'redox-oxygen', why: 'This is the number of molecules of water.' },
    { n: a + b, tag: 'redox-balance', why: 'The charge is not the same on the two sides.' },
    { n: right + 1, tag: 'redox-balance', why: 'The charge is not the same on the two sides.' },
    { n: right + 2, tag: 'redox-balance', why: 'The charge is not the same on the two sides.' },
  ];
  return writeChoice({
    stem: `${told} What is the value of $${isElectrons ? 'b' : 'a'}$?`,
    answer: String(right),
    why: `$a = ${a}$, $b = ${b}$ and $c = ${c}$ balance the atoms and the charge`,
    wrong: wrong.map(({ n, tag, why }) => ({ tag, answer: String(n), why })),
  });
}

export const redoxFacts = higherChemistryModel(
  factModel({
    id: 'HC-19',
    title: 'Oxidising and reducing agents',
    outcomeId: 'CHE-H-03',
    sheet: redoxSheet,
  }),
);
