import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { nat3MathematicsModel } from './nat3-mathematics-model.ts';

const THINGS = [
  ['pupils in a school', 'walk to school'],
  ['seats in a theatre', 'are sold'],
  ['trees in a wood', 'are pines'],
  ['books in a library', 'are out on loan'],
  ['cars in a car park', 'are electric'],
  ['sheep on a farm', 'are lambs'],
] as const;

export const simplePercentage = nat3MathematicsModel({
  id: 'N3M-07',
  title: 'Simple percentages',
  outcomeId: 'MNU-3-05',
  calculator: 'either',
  marks: [2],
  largest: 900,
  draw: (random) => ({
    thing: random.pick(THINGS),
    whole: 20 * random.int(2, 40),
    percent: random.pick([10, 20, 25, 50, 75]),
  }),
  write: ({ thing: [what, are], whole, percent }): ItemDraft => {
    const part = (whole * percent) / 100;
    return {
      stem: `There are $${whole}$ ${what}, and $${percent}\\%$ of them ${are}. How many is this?`,
      answer: String(part),
      check: `\\frac{${percent}}{100} \\times ${whole}`,
      bullets: [
        step('Know what the percentage means', `\\frac{${percent}}{100} \\times ${whole}`, {
          working: `$${percent}\\% = ${fractionTex(ratio(percent, 100))}$`,
          or: [fractionTex(ratio(percent, 100)), String(whole / 10)],
          gaps: ['percent-meaning'],
          impliedBy: [2],
        }),
        step('Find the number', String(part), { gaps: ['calculation'] }),
      ],
      mistakes: [
        {
          tag: 'percent-meaning',
          answer: fractionTex(ratio(whole, percent)),
          why: `$${percent}\\%$ means $${percent}$ out of every $100$; it does not mean to divide by $${percent}$.`,
        },
        { tag: 'percent-rest', answer: String(whole - part), why: 'This is the rest.', earns: [1] },
      ].filter(({ answer }) => answer !== String(part)),
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
  draw: (random) => ({
    colours: random.sample(COLOURS, 3),
    counts: [random.int(1, 9), random.int(1, 9), random.int(1, 9)] as const,
    bag: random.pick(['A bag holds', 'A jar holds', 'A box holds']),
    thing: random.pick(['counters', 'beads', 'sweets', 'marbles', 'buttons']),
  }),
  write: ({
    colours: [one = 'red', two = 'blue', three = 'green'],
    counts: [a, b, c],
    bag,
    thing,
  }): ItemDraft => {
    const all = a + b + c;
    return {
      stem: `${bag} $${a}$ ${one}, $${b}$ ${two} and $${c}$ ${three} ${thing}. One is taken without looking. What is the probability that it is ${one}?`,
      answer: `\\frac{${a}}{${all}}`,
      check: `\\frac{${a}}{${a} + ${b} + ${c}}`,
      bullets: [
        step('Find how many there are', String(all), {
          working: `$${a} + ${b} + ${c} = ${all}$`,
          gaps: ['total'],
          impliedBy: [2],
        }),
        step('Write down the probability', `\\frac{${a}}{${all}}`, {
          from: `\\frac{${a}}{b1}`,
          gaps: ['odds-vs-probability'],
        }),
      ],
      mistakes: [
        {
          tag: 'odds-vs-probability',
          answer: fractionTex(ratio(a, b + c)),
          why: `The probability is out of all $${all}$, not out of the others.`,
          earns: [],
        },
        {
          tag: 'probability-one',
          answer: fractionTex(ratio(1, all)),
          why: `There are $${a}$ ${one} ones.`,
          earns: [1],
        },
      ].filter(({ answer }) => answer !== fractionTex(ratio(a, all))),
    };
  },
});
