// National 3 Chemistry, reactions: compare the times of reactions, read the pH scale, and facts about reactions and substances.

import { factModel } from '../facts/fact-model.ts';
import { type ItemDraft, statement, step, wording } from '../item-draft.ts';
import { quantityTex } from '../write/number.ts';
import { joinWords, wordsTex } from '../write/words.ts';
import { nat3ChemistryModel } from './nat3-chemistry-model.ts';
import reactionsFactSheets from './reactions.facts.json' with { type: 'json' };

/** Experiments with three conditions, from the slowest to the fastest. */
const TRIALS = [
  {
    action: 'An indigestion tablet was dropped into water',
    names: ['cold water', 'warm water', 'hot water'],
  },
  { action: 'Chalk was added to acid', names: ['large lumps', 'small lumps', 'powder'] },
  { action: 'Magnesium ribbon was added to acid', names: ['dilute acid', 'medium acid', 'strong acid'] },
  { action: 'Sugar was dissolved in tea', names: ['sugar cubes', 'granulated sugar', 'icing sugar'] },
  { action: 'Jelly was dissolved in hot water', names: ['a whole block', 'large cubes', 'small pieces'] },
] as const;

export const fastestReaction = nat3ChemistryModel({
  id: 'N3C-01',
  title: 'The fastest reaction',
  outcomeId: 'CHE-3-01',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({
    trial: random.pick(TRIALS),
    slow: random.int(70, 150),
    middle: random.int(38, 66),
    fast: random.int(8, 34),
  }),
  accepts: ({ slow, middle, fast }) => ![middle, fast].includes(slow - fast),
  write: ({ trial: { action, names }, slow, middle, fast }): ItemDraft => {
    const times = [slow, middle, fast];
    const trialTimes = names.map((name, index) => `${name} $${quantityTex(times[index] ?? 0, 's')}$`);
    const [first, , last] = names;
    const difference = quantityTex(slow - fast, 's');
    return {
      stem: `${action}. The times taken were: ${joinWords(trialTimes)}.`,
      parts: [
        { text: 'State which was the fastest.', answer: wordsTex(last), bulletCount: 1 },
        {
          text: 'Calculate how much longer the slowest took than the fastest, in seconds.',
          answer: difference,
          bulletCount: 1,
        },
      ],
      answer: difference,
      recomputedFrom: `${slow} - ${fast}`,
      bullets: [
        statement('State the fastest', wording([last, last.replace(/^(?:an?|the) /, '')], [first]), {
          working: last,
          gaps: ['table-read'],
        }),
        step('Find the difference between the times', difference, {
          working: `$${slow} - ${fast} = ${slow - fast}$ seconds`,
          gaps: ['operation-choice'],
        }),
      ],
      mistakes: [
        {
          tag: 'operation-choice',
          answer: quantityTex(slow + fast, 's'),
          why: 'How much longer means the difference between the times.',
        },
      ],
    };
  },
});

export const reactionsFacts = nat3ChemistryModel(
  factModel({
    id: 'N3C-02',
    title: 'Chemical reactions',
    outcomeId: 'CHE-3-01',
    sheet: reactionsFactSheets.reactionsSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

export const substancesFacts = nat3ChemistryModel(
  factModel({
    id: 'N3C-03',
    title: 'Substances, mixtures and acids',
    outcomeId: 'CHE-3-02',
    sheet: reactionsFactSheets.substancesSheet,
    marks: [3],
    trueOrFalse: true,
  }),
);

/** Liquids with their pH. */
const LIQUIDS = [
  ['lemon juice', 2],
  ['vinegar', 3],
  ['orange juice', 4],
  ['black coffee', 5],
  ['milk', 6],
  ['pure water', 7],
  ['sea water', 8],
  ['baking soda solution', 9],
  ['toothpaste', 9],
  ['soap solution', 10],
  ['bleach', 12],
  ['oven cleaner', 13],
] as const;

export const phScale = nat3ChemistryModel({
  id: 'N3C-04',
  title: 'The pH scale',
  outcomeId: 'CHE-3-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => ({ liquids: random.sample(LIQUIDS, 4) }),
  accepts: ({ liquids }) =>
    new Set(liquids.map(([, pH]) => pH)).size === 4 &&
    liquids.some(([, pH]) => pH < 7) &&
    liquids.some(([, pH]) => pH > 7),
  write: ({ liquids }): ItemDraft => {
    const byPh = liquids.toSorted(([, a], [, b]) => a - b);
    const [least, most] = [byPh[0]?.[0] ?? '', byPh.at(-1)?.[0] ?? ''];
    const between = byPh.slice(1, -1).map(([name]) => name);
    return {
      stem: `The pH values of some liquids are: ${joinWords(liquids.map(([name, pH]) => `${name} $${pH}$`))}.`,
      parts: [
        { text: 'Name the liquid that is the most acidic.', answer: wordsTex(least), bulletCount: 1 },
        { text: 'Name the liquid that is the most alkaline.', answer: wordsTex(most), bulletCount: 1 },
      ],
      answer: `${wordsTex(least)}, ${wordsTex(most)}`,
      bullets: [
        statement('Name the liquid with the lowest pH', wording([least], between), {
          working: least,
          gaps: ['ph'],
        }),
        statement('Name the liquid with the highest pH', wording([most], between), {
          working: most,
          gaps: ['ph'],
        }),
      ],
      mistakes: [
        {
          tag: 'ph',
          answer: wordsTex(between[0] ?? ''),
          why: 'The lowest pH is the most acidic and the highest is the most alkaline.',
        },
      ],
    };
  },
});
