// Calculations and food-chain questions of National 3 Biology: bacteria that double, heart rate, food chains and the growth
// of a seedling.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { FOOD_CHAINS } from '../biology/habitats.table.ts';
import { writeWrittenCalculation } from '../calculation/calculation.ts';
import type { ItemDraft } from '../item-draft.ts';
import { sharesWord } from '../write/words.ts';
import { writeParts } from '../write-parts.ts';
import { nat3BiologyModel } from './nat3-biology-model.ts';

export const microbesDouble = nat3BiologyModel({
  id: 'N3B-01',
  title: 'Microbes that double',
  outcomeId: 'BIO-3-01',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    place: random.pick([
      'warm milk',
      'a piece of chicken',
      'cooked rice',
      'a petri dish',
      'a kitchen cloth',
      'a sandwich',
    ]),
    start: random.int(2, 60),
    doublingMinutes: random.pick([20, 30, 60]),
  }),
  write: ({ place, start, doublingMinutes }) =>
    writeWrittenCalculation({
      situation: `There are $${start}$ bacteria in ${place}. The number of bacteria doubles every $${doublingMinutes}$ minutes.`,
      quantity: `the number of bacteria after $${2 * doublingMinutes}$ minutes`,
      lines: [
        {
          why: `Double the number for the first $${doublingMinutes}$ minutes`,
          tex: `2 \\times ${start}`,
          value: 2 * start,
          gaps: ['doubling'],
        },
        { why: 'Double it again', tex: '2 \\times @1', value: 4 * start, gaps: ['doubling'] },
      ],
      mistakes: [
        { tag: 'doubling', value: 2 * start, why: 'The number doubles twice in this time.', earns: [1] },
        {
          tag: 'doubling',
          value: start + 2 * doublingMinutes,
          why: 'The minutes were added to the number of bacteria.',
          earns: [],
        },
        {
          tag: 'doubling',
          value: 3 * start,
          why: 'The number was added twice instead of doubled twice.',
          earns: [1],
        },
      ],
    }),
});

export const beatsPerMinute = nat3BiologyModel({
  id: 'N3B-02',
  title: 'Heart rate',
  outcomeId: 'BIO-3-03',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    name: random.pick(['Aidan', 'Beth', 'Cara', 'Daniel', 'Erin', 'Freya', 'Grant', 'Hana', 'Ivan', 'Jess']),
    restingRate: random.int(60, 84),
    count: random.int(48, 80),
    sport: random.pick(['running', 'skipping', 'cycling', 'dancing']),
  }),
  accepts: ({ restingRate, count }) => 2 * count > restingRate + 20,
  write: ({ name, restingRate, count, sport }) =>
    writeWrittenCalculation({
      situation: `At rest the heart of ${name} beats $${restingRate}$ times a minute. After ${sport}, ${name} counts $${count}$ beats in half a minute.`,
      quantity: 'how many more beats a minute that is than at rest',
      lines: [
        {
          why: 'Find the beats in a minute',
          tex: `2 \\times ${count}`,
          value: 2 * count,
          gaps: ['rate-unit'],
        },
        {
          why: 'Take off the beats at rest',
          tex: `@1 - ${restingRate}`,
          value: 2 * count - restingRate,
          gaps: ['rate-unit'],
        },
      ],
      mistakes: [
        {
          tag: 'rate-unit',
          value: 2 * count,
          why: 'This is the heart rate after exercise, not the difference.',
          earns: [1],
        },
        {
          tag: 'rate-unit',
          value: Math.abs(count - restingRate),
          why: 'The count was for half a minute only.',
          earns: [],
        },
        {
          tag: 'rate-unit',
          value: 2 * count + restingRate,
          why: 'The two heart rates were added.',
          earns: [1],
        },
      ],
    }),
});

/** Accepted wordings of each change. */
const CHANGES = {
  increase: ['increase', 'increases', 'goes up', 'go up', 'more'],
  decrease: ['decrease', 'decreases', 'goes down', 'go down', 'fewer', 'less'],
} as const;

/** Writes a question on the effect of a disease on a food chain; `from` is the index of the organism that the victim eats. */
function writeLoss(chain: readonly string[], from: number): ItemDraft {
  const [eaten = '', lost = '', eater = ''] = chain.slice(from);
  const writePart = (question: string, why: string, change: keyof typeof CHANGES) => ({
    question,
    why,
    answer: change,
    alsoAccepted: CHANGES[change],
    contradictedBy: CHANGES[change === 'increase' ? 'decrease' : 'increase'],
    gaps: ['food-web-direction'],
  });
  return writeParts({
    stem: `A food chain is ${chain.join(' $\\rightarrow$ ')}. A disease kills most of the ${lost} population. Say whether each of these is likely to increase or decrease.`,
    parts: [
      writePart(`The size of the ${eaten} population.`, `Less of the ${eaten} is eaten`, 'increase'),
      writePart(`The amount of food for the ${eater}.`, `There is less for the ${eater} to eat`, 'decrease'),
    ],
  });
}

type RoleQuestion = { readonly question: string; readonly name: string };

/** Lists the possible questions on a food chain, each with its answer. */
function listRoleQuestions([
  plant = '',
  herbivore = '',
  predator = '',
  top = '',
]: readonly string[]): RoleQuestion[] {
  return [
    { question: 'Name the producer.', name: plant },
    { question: 'Name the herbivore.', name: herbivore },
    { question: `Name the animal that eats the ${herbivore}.`, name: predator },
    { question: `Name what the ${predator} eats.`, name: herbivore },
    { question: `Name the animal that eats the ${predator}.`, name: top },
    { question: 'Name the animal at the end of the food chain.', name: top },
    { question: `Name what the ${top} eats.`, name: predator },
  ];
}

/** Writes a question on the roles in a food chain. */
function writeRoles(chain: readonly string[], roleQuestions: readonly RoleQuestion[]): ItemDraft {
  return writeParts({
    stem: `A food chain is ${chain.join(' $\\rightarrow$ ')}.`,
    parts: roleQuestions.map(({ question, name }) => ({
      question,
      why: question.replace(/\.$/, ''),
      answer: name,
      contradictedBy: chain.filter((organism) => !sharesWord(organism, name)),
      gaps: ['food-web-direction'],
    })),
  });
}

export const foodChains = nat3BiologyModel({
  id: 'N3B-03',
  title: 'Food chains',
  outcomeId: 'BIO-3-04',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => {
    const chain = random.pick(FOOD_CHAINS);
    return {
      chain,
      from: random.int(0, 1),
      roleQuestions: random.sample(listRoleQuestions(chain), random.int(2, 3)),
      asksRoles: random.chance(0.75),
    };
  },
  accepts: ({ roleQuestions }) =>
    new Set(roleQuestions.map(({ name }) => name)).size === roleQuestions.length,
  write: ({ chain, from, roleQuestions, asksRoles }) =>
    asksRoles ? writeRoles(chain, roleQuestions) : writeLoss(chain, from),
});

export const seedlingGrowth = nat3BiologyModel({
  id: 'N3B-04',
  title: 'Growth of a seedling',
  outcomeId: 'BIO-3-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    plant: random.pick(['bean', 'pea', 'sunflower', 'cress', 'tomato', 'maize', 'broccoli']),
    start: random.int(10, 60),
    rate: random.int(2, 12),
    days: random.int(3, 10),
  }),
  write: ({ plant, start, rate, days }) =>
    writeWrittenCalculation({
      situation: `A ${plant} seedling was $${start}\\,\\mathrm{mm}$ tall. After $${days}$ days it was $${start + rate * days}\\,\\mathrm{mm}$ tall.`,
      quantity: 'how many millimetres it grew each day, on average',
      lines: [
        {
          why: 'Find how much it grew',
          tex: `${start + rate * days} - ${start}`,
          value: rate * days,
          gaps: ['rate-change'],
        },
        { why: 'Divide by the days', tex: `\\frac{@1}{${days}}`, value: rate, gaps: ['per-unit'] },
      ],
      mistakes: [
        { tag: 'per-unit', value: rate * days, why: 'This is the growth in all the days.', earns: [1] },
        {
          tag: 'rate-change',
          value: (start + rate * days) / days,
          why: 'The last height was divided by the days instead of the growth.',
          earns: [],
        },
      ],
    }),
});
