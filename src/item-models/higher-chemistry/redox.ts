/** The learner balances an ion-electron equation. */

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, step } from '../item-draft.ts';
import { writeChoice } from '../write-choice.ts';
import { higherChemistryModel } from './higher-chemistry-model.ts';
import redoxFactSheets from './redox.facts.json' with { type: 'json' };
import { type HalfEquation, halfEquations } from './redox.table.ts';

const formulaTex = (formula: string): string => `\\mathrm{${formula}}`;
const countTex = (count: number): string => (count === 1 ? '' : String(count));

/** Writes the equation as a reduction, with letters for the numbers to find. */
function reductionTex({ from, to, count }: HalfEquation): string {
  return `${formulaTex(from)} + a${formulaTex('H^+')} + b${formulaTex('e^-')} \\rightarrow ${countTex(count)}${formulaTex(to)} + c${formulaTex('H_2O')}`;
}

/** Writes the equation as an oxidation, with letters for the numbers to find. */
function oxidationTex({ from, to, count }: HalfEquation): string {
  return `${countTex(count)}${formulaTex(to)} + c${formulaTex('H_2O')} \\rightarrow ${formulaTex(from)} + a${formulaTex('H^+')} + b${formulaTex('e^-')}`;
}

const CONDITIONS = [
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
  choose: (random) => ({
    halfEquation: random.pick(halfEquations),
    condition: random.pick(CONDITIONS),
    isReversed: random.chance(0.4),
    questionKind: random.pick(['written', 'electrons', 'hydrogens'] as const),
  }),
  write: ({ halfEquation, condition, isReversed, questionKind }) => {
    const equation = isReversed ? oxidationTex(halfEquation) : reductionTex(halfEquation);
    const change = isReversed
      ? `${formulaTex(halfEquation.to)}$ is changed to $${formulaTex(halfEquation.from)}`
      : `${formulaTex(halfEquation.from)}$ is changed to $${formulaTex(halfEquation.to)}`;
    const description = `When $${change}$ ${condition}, the ion-electron equation is $${equation}$.`;
    return questionKind === 'written'
      ? writeBalance(halfEquation, description)
      : chooseCount(halfEquation, description, questionKind === 'electrons');
  },
});

function writeBalance({ a, b, c, oxygens }: HalfEquation, description: string): ItemDraft {
  return {
    stem: `${description} Find the numbers $a$, $b$ and $c$ that balance it.`,
    answer: `a = ${a}, b = ${b}, c = ${c}`,
    recomputedFrom: `a = 2 \\times ${c}, b = ${b}, c = ${oxygens}`,
    bullets: [
      step('Balance the oxygen with water', `c = ${c}`, { gaps: ['redox-oxygen'] }),
      step('Balance the hydrogen with hydrogen ions', `a = ${a}`, {
        followThrough: '2 \\times b1',
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

function chooseCount(
  { a, b, c }: HalfEquation,
  description: string,
  asksForElectrons: boolean,
): ItemDraft | undefined {
  const correctCount = asksForElectrons ? b : a;
  const wrong = [
    {
      count: asksForElectrons ? a : b,
      tag: asksForElectrons ? 'redox-hydrogen' : 'redox-balance',
      why: `This is the number of ${asksForElectrons ? 'hydrogen ions' : 'electrons'}.`,
    },
    { count: c, tag: 'redox-oxygen', why: 'This is the number of molecules of water.' },
    { count: a + b, tag: 'redox-balance', why: 'The charge is not the same on the two sides.' },
    { count: correctCount + 1, tag: 'redox-balance', why: 'The charge is not the same on the two sides.' },
    { count: correctCount + 2, tag: 'redox-balance', why: 'The charge is not the same on the two sides.' },
  ];
  return writeChoice({
    stem: `${description} What is the value of $${asksForElectrons ? 'b' : 'a'}$?`,
    answer: String(correctCount),
    why: `$a = ${a}$, $b = ${b}$ and $c = ${c}$ balance the atoms and the charge`,
    wrong: wrong.map(({ count, tag, why }) => ({ tag, answer: String(count), why })),
  });
}

export const redoxFacts = higherChemistryModel(
  factModel({
    id: 'HC-19',
    title: 'Oxidising and reducing agents',
    outcomeId: 'CHE-H-03',
    sheet: redoxFactSheets.redoxSheet,
  }),
);
