// Contexts of the statistics models, and the marking of comparisons between two data sets. The learner writes two sentences:
// one on the average, one on the spread.

import type { BulletDraft } from '../item-draft.ts';
import { pointsInOneSentence, statement } from '../item-draft.ts';

/** A data set, and a second set with which it is compared. */
type Survey = {
  readonly situation: (list: string) => string;
  /** The name of the second data set. */
  readonly otherName: string;
  /** The words that identify the second set in a response. */
  readonly otherWords: readonly string[];
  /** The words that identify the first set in a response. */
  readonly ownWords: readonly string[];
  /** Further words that show that a response refers to this context. */
  readonly contextWords: readonly string[];
  readonly noun: string;
  readonly range: readonly [number, number];
  /** Words for larger and for smaller values in this context. */
  readonly more: readonly [string, ...string[]];
  readonly less: readonly [string, ...string[]];
};

export const surveys: readonly Survey[] = [
  {
    situation: (list) => `The journeys to school of some pupils who take the bus last, in minutes, ${list}.`,
    otherName: 'pupils who walk to school',
    otherWords: ['walk', 'walker', 'walking', 'on foot'],
    ownWords: ['bus'],
    contextWords: ['journey', 'bus', 'pupil', 'time'],
    noun: 'journey times',
    range: [12, 40],
    more: ['longer', 'more time', 'slower'],
    less: ['shorter', 'less time', 'quicker', 'faster'],
  },
  {
    situation: (list) =>
      `The numbers of goals scored in a season by some players of Glenfield United are ${list}.`,
    otherName: 'players of Burnside Rovers',
    otherWords: ['Burnside', 'Rovers'],
    ownWords: ['Glenfield', 'United'],
    contextWords: ['goals', 'players', 'Glenfield', 'United'],
    noun: 'numbers of goals',
    range: [3, 28],
    more: ['higher', 'more goals', 'score more', 'scored more'],
    less: ['lower', 'fewer', 'less goals', 'score less', 'scored less'],
  },
  {
    situation: (list) => `The midday temperatures in Oban on several days, in degrees Celsius, are ${list}.`,
    otherName: 'Dunbar on the same days',
    otherWords: ['Dunbar'],
    ownWords: ['Oban'],
    contextWords: ['temperature', 'Oban'],
    noun: 'temperatures',
    range: [8, 24],
    more: ['higher', 'warmer', 'hotter'],
    less: ['lower', 'colder', 'cooler'],
  },
  {
    situation: (list) => `The masses, in grams, of some apples from one orchard are ${list}.`,
    otherName: 'apples from a second orchard',
    otherWords: ['second orchard', 'second'],
    ownWords: ['first orchard', 'first', 'one orchard'],
    contextWords: ['apple', 'orchard', 'mass', 'masses'],
    noun: 'masses',
    range: [95, 160],
    more: ['greater', 'heavier', 'weigh more'],
    less: ['smaller', 'lighter', 'weigh less'],
  },
  {
    situation: (list) => `The prices, in pounds, of a haircut in some shops in Ayr are ${list}.`,
    otherName: 'shops in Perth',
    otherWords: ['Perth'],
    ownWords: ['Ayr'],
    contextWords: ['price', 'haircut', 'shop', 'Ayr', 'cost'],
    noun: 'prices',
    range: [14, 42],
    more: ['higher', 'dearer', 'more expensive', 'cost more'],
    less: ['lower', 'cheaper', 'less expensive', 'cost less'],
  },
];

const AVERAGE_WORDS = ['average', 'mean', 'median', 'typical', 'typically'];
// The first four words mean a larger value, the others a smaller one.
const GENERAL_WORDS = ['higher', 'greater', 'larger', 'bigger', 'lower', 'smaller', 'fewer'];
const VARIED_WORDS = [
  'more varied',
  'less consistent',
  'more spread',
  'greater spread',
  'vary more',
  'more variable',
];
const CONSISTENT_WORDS = [
  'less varied',
  'more consistent',
  'less spread',
  'smaller spread',
  'vary less',
  'less variable',
];

/** Lists the two bullets of a comparison: one on the average, one on the spread. Each accepts a sentence about either set. */
export function listComparisonBullets(survey: Survey, isHigher: boolean, isVaried: boolean): BulletDraft[] {
  const { noun, otherName, otherWords, ownWords, contextWords } = survey;
  const [direction, oppositeDirection] = isHigher ? [survey.more, survey.less] : [survey.less, survey.more];
  const [spread, otherSpread] = isVaried
    ? [VARIED_WORDS, CONSISTENT_WORDS]
    : [CONSISTENT_WORDS, VARIED_WORDS];
  const context = [...otherWords, ...ownWords, ...contextWords];
  const [aboutOther, aboutOwn] = [[otherWords, ownWords] as const, [ownWords, otherWords] as const];
  const averagePoints = (directionWords: readonly string[]) => [
    addGeneralWords(directionWords, isHigher === (directionWords === direction)),
    AVERAGE_WORDS,
    context,
  ];
  return [
    {
      ...statement(
        'Compare the averages in context',
        pointsInOneSentence(aboutOther, ...averagePoints(direction)),
        {
          working: `on average, the ${noun} for ${otherName} are ${direction[0]}`,
          gaps: ['comparison-context'],
        },
      ),
      alternatives: [
        pointsInOneSentence(aboutOther, removeGeneralWords(direction), otherWords),
        pointsInOneSentence(aboutOwn, ...averagePoints(oppositeDirection)),
        pointsInOneSentence(aboutOwn, removeGeneralWords(oppositeDirection), ownWords),
      ],
    },
    {
      ...statement('Compare the spreads in context', pointsInOneSentence(aboutOther, spread, context), {
        working: `the ${noun} for ${otherName} are ${isVaried ? 'more varied' : 'more consistent'}`,
        gaps: ['comparison-context'],
      }),
      alternatives: [pointsInOneSentence(aboutOwn, otherSpread, ownWords)],
    },
  ];
}

/** Adds the general words for a larger or a smaller value. */
function addGeneralWords(directionWords: readonly string[], isMore: boolean): string[] {
  return [...directionWords, ...(isMore ? GENERAL_WORDS.slice(0, 4) : GENERAL_WORDS.slice(4))];
}

/** Removes words such as “higher”, which may also describe a spread. “Heavier” describes only values. */
function removeGeneralWords(directionWords: readonly string[]): string[] {
  return directionWords.filter((word) => !GENERAL_WORDS.includes(word));
}
