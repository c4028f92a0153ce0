// National 3 Mathematics: find a percentage of a number, and a simple probability.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { nat3MathematicsModel } from './nat3-mathematics-model.ts';

/** What is counted, and what a percentage of it does. */
const THINGS = [
  ['pupils in a school', 'walk to school'],
  ['seats in a theatre', 'are sold'],
  ['trees in a wood', 'are pines'],
  ['books in a library', 'are out on loan'],
  ['cars in a car park', 'belong to residents'],
  ['sheep on a farm', 'are lambs'],
] as const;

export const simplePercentage = nat3MathematicsModel({
  id: 'N3M-07',
  title: 'Simple percentages',
  outcomeId: 'MNU-3-05',
  calculator: 'either',
  marks: [2],
  largest: 900,
  choose: (random) => ({
    thing: random.pick(THINGS),
    whole: 20 * random.int(2, 40),
    percent: random.pick([10, 20, 25, 50, 75]),
  }),
  write: ({ thing: [things, predicate], whole, percent }): ItemDraft => {
    const portion = (whole * percent) / 100;
    return {
      stem: `There are $${whole}$ ${things}, and $${percent}\\%$ of them ${predicate}. How many is this?`,
      answer: String(portion),
      recomputedFrom: `\\frac{${percent}}{100} \\times ${whole}`,
      bullets: [
        step('Know what the percentage means', `\\frac{${percent}}{100} \\times ${whole}`, {
          working: `$${percent}\\% = ${fractionTex(ratio(percent, 100))}$`,
          alsoAccepted: [fractionTex(ratio(percent, 100)), String(whole / 10)],
          gaps: ['percent-meaning'],
          impliedBy: [2],
        }),
        step('Find the number', String(portion), { gaps: ['calculation'] }),
      ],
      mistakes: [
        {
          tag: 'percent-meaning',
          answer: fractionTex(ratio(whole, percent)),
          why: `$${percent}\\%$ means $${percent}$ out of every $100$; it does not mean to divide by $${percent}$.`,
        },
        { tag: 'percent-rest', answer: String(whole - portion), why: 'This is the rest.', earns: [1] },
      ].filter(({ answer }) => answer !== String(portion)),
    };
  },
});

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const;

export const simpleProbability = nat3MathematicsModel({
  id: 'N3M-08',
  title: 'Probability',
  outcomeId: 'MNU-3-06',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    colours: random.sample(COLOURS, 3),
    counts: [random.int(1, 9), random.int(1, 9), random.int(1, 9)] as const,
    bag: random.pick(['A bag holds', 'A jar holds', 'A box holds']),
    things: random.pick(['counters', 'beads', 'sweets', 'marbles', 'buttons']),
  }),
  write: ({
    colours: [first = 'red', second = 'blue', third = 'green'],
    counts: [a, b, c],
    bag,
    things,
  }): ItemDraft => {
    const total = a + b + c;
    return {
      stem: `${bag} $${a}$ ${first}, $${b}$ ${second} and $${c}$ ${third} ${things}. One is taken without looking. What is the probability that it is ${first}?`,
      answer: `\\frac{${a}}{${total}}`,
      recomputedFrom: `\\frac{${a}}{${a} + ${b} + ${c}}`,
      bullets: [
        step('Find how many there are', String(total), {
          working: `$${a} + ${b} + ${c} = ${total}$`,
          gaps: ['total'],
          impliedBy: [2],
        }),
        step('Write down the probability', `\\frac{${a}}{${total}}`, {
          followThrough: `\\frac{${a}}{b1}`,
          gaps: ['odds-vs-probability'],
        }),
      ],
      mistakes: [
        {
          tag: 'odds-vs-probability',
          answer: fractionTex(ratio(a, b + c)),
          why: `The probability is out of all $${total}$, not out of the others.`,
          earns: [],
        },
        {
          tag: 'probability-one',
          answer: fractionTex(ratio(1, total)),
          why: `There are $${a}$ ${first} ones.`,
          earns: [1],
        },
      ].filter(({ answer }) => answer !== fractionTex(ratio(a, total))),
    };
  },
});
