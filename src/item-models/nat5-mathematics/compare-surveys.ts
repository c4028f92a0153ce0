import type { BulletDraft } from '../item-draft.ts';
import { pointsInOneSentence, statement } from '../item-draft.ts';

type Survey = {
  readonly situation: (list: string) => string;
  /** The second set, and the words that identify it in an answer. */
  readonly other: string;
  readonly otherWords: readonly string[];
  /** The words that identify the first set in an answer. */
  readonly ownWords: readonly string[];
  /** Further words of this context only. */
  readonly words: readonly string[];
  readonly noun: string;
  readonly range: readonly [number, number];
  /** Words for larger and smaller values that do not also describe a spread. */
  readonly more: readonly [string, ...string[]];
  readonly less: readonly [string, ...string[]];
};

export const surveys: readonly Survey[] = [
  {
    situation: (list) => `The journeys to school of some pupils who take the bus last, in minutes, ${list}.`,
    other: 'pupils who walk to school',
    otherWords: ['walk', 'walker', 'walking', 'on foot'],
    ownWords: ['bus'],
    words: ['journey', 'bus', 'pupil', 'time'],
    noun: 'journey times',
    range: [12, 40],
    more: ['longer', 'more time', 'slower'],
    less: ['shorter', 'less time', 'quicker', 'faster'],
  },
  {
    situation: (list) =>
      `The numbers of goals scored in a season by some players of Glenfield United are ${list}.`,
    other: 'players of Burnside Rovers',
    otherWords: ['Burnside', 'Rovers'],
    ownWords: ['Glenfield', 'United'],
    words: ['goals', 'players', 'Glenfield', 'United'],
    noun: 'numbers of goals',
    range: [3, 28],
    more: ['higher', 'more goals', 'score more', 'scored more'],
    less: ['lower', 'fewer', 'less goals', 'score less', 'scored less'],
  },
  {
    situation: (list) => `The midday temperatures in Oban on several days, in degrees Celsius, are ${list}.`,
    other: 'Dunbar on the same days',
    otherWords: ['Dunbar'],
    ownWords: ['Oban'],
    words: ['temperature', 'Oban'],
    noun: 'temperatures',
    range: [8, 24],
    more: ['higher', 'warmer', 'hotter'],
    less: ['lower', 'colder', 'cooler'],
  },
  {
    situation: (list) => `The masses, in grams, of some apples from one orchard are ${list}.`,
    other: 'apples from a second orchard',
    otherWords: ['second orchard', 'second'],
    ownWords: ['first orchard', 'first', 'one orchard'],
    words: ['apple', 'orchard', 'mass', 'masses'],
    noun: 'masses',
    range: [95, 160],
    more: ['greater', 'heavier', 'weigh more'],
    less: ['smaller', 'lighter', 'weigh less'],
  },
  {
    situation: (list) => `The prices, in pounds, of a haircut in some shops in Ayr are ${list}.`,
    other: 'shops in Perth',
    otherWords: ['Perth'],
    ownWords: ['Ayr'],
    words: ['price', 'haircut', 'shop', 'Ayr', 'cost'],
    noun: 'prices',
    range: [14, 42],
    more: ['higher', 'dearer', 'more expensive', 'cost more'],
    less: ['lower', 'cheaper', 'less expensive', 'cost less'],
  },
];

const AVERAGE = ['average', 'mean', 'median', 'typical', 'typically'];
const GENERAL = ['higher', 'greater', 'larger', 'bigger', 'lower', 'smaller', 'fewer'];
const VARIED = [
  'more varied',
  'less consistent',
  'more spread',
  'greater spread',
  'vary more',
  'more variable',
];
const STEADY = [
  'less varied',
  'more consistent',
  'less spread',
  'smaller spread',
  'vary less',
  'less variable',
];

/** Two comments in context: one on the average, one on the spread, each of either side. */
export function listComparisonBullets(survey: Survey, isHigher: boolean, isVaried: boolean): BulletDraft[] {
  const { noun, other, otherWords, ownWords, words } = survey;
  const [own, opposite] = isHigher ? [survey.more, survey.less] : [survey.less, survey.more];
  const [spread, otherSpread] = isVaried ? [VARIED, STEADY] : [STEADY, VARIED];
  const context = [...otherWords, ...ownWords, ...words];
  const [ofOther, ofOwn] = [[otherWords, ownWords] as const, [ownWords, otherWords] as const];
  const onAverage = (said: readonly string[]) => [
    withGeneral(said, isHigher === (said === own)),
    AVERAGE,
    context,
  ];
  return [
    {
      ...statement('Compare the averages in context', pointsInOneSentence(ofOther, ...onAverage(own)), {
        working: `on average, the ${noun} for ${other} are ${own[0]}`,
        gaps: ['comparison-context'],
      }),
      alternatives: [
        pointsInOneSentence(ofOther, withoutGeneralWords(own), otherWords),
        pointsInOneSentence(ofOwn, ...onAverage(opposite)),
        pointsInOneSentence(ofOwn, withoutGeneralWords(opposite), ownWords),
      ],
    },
    {
      ...statement('Compare the spreads in context', pointsInOneSentence(ofOther, spread, context), {
        working: `the ${noun} for ${other} are ${isVaried ? 'more varied' : 'more consistent'}`,
        gaps: ['comparison-context'],
      }),
      alternatives: [pointsInOneSentence(ofOwn, otherSpread, ownWords)],
    },
  ];
}

function withGeneral(said: readonly string[], isMore: boolean): string[] {
  return [...said, ...(isMore ? GENERAL.slice(0, 4) : GENERAL.slice(4))];
}

/** “Heavier” applies only to values, but “higher” also to a spread. */
function withoutGeneralWords(said: readonly string[]): string[] {
  return said.filter((word) => !GENERAL.includes(word));
}
