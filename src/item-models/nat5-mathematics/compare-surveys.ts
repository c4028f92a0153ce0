// Contexts of the statistics models, and the marking of comparisons between two data sets. The learner writes two sentences:
// one on the average, one on the spread.

import type { Evidence } from '../../domain/marking-scheme.ts';
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
    range: [6, 22],
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

/** Whether an average lies in the range of a survey, and a spread is at most a quarter of the width of the range. */
export function isPlausible({ range: [low, high] }: Survey, average: number, spread: number): boolean {
  return average > low && average < high && spread <= (high - low) / 4;
}

const AVERAGE_WORDS = ['average', 'typical', 'typically'];
/** Words for the figure itself, which say something about the data only together with what was measured. */
const FIGURE_WORDS = ['mean', 'median'];
// The first four words mean a larger value, the others a smaller one.
const GENERAL_WORDS = ['higher', 'greater', 'larger', 'bigger', 'lower', 'smaller', 'fewer'];
const VARIED_WORDS = [
  'more varied',
  'less consistent',
  'more spread',
  'greater spread',
  'vary more',
  'varied more',
  'more variable',
  'more variation',
  'larger spread',
  'bigger spread',
  'wider spread',
  'more spread out',
];
const CONSISTENT_WORDS = [
  'less varied',
  'more consistent',
  'less spread',
  'smaller spread',
  'vary less',
  'varied less',
  'less variable',
  'less variation',
  'narrower spread',
  'less spread out',
  'closer together',
];

/** A statistic of both data sets. */
type ComparedStatistic = {
  /** The bullet with the learner's value for the first set, such as `b1`. */
  readonly ownBullet: string;
  /** The value of the second set, as LaTeX. */
  readonly other: string;
  readonly isOtherGreater: boolean;
};

/**
 * Lists the two bullets of a comparison: one on the average, one on the spread. Each accepts a sentence about either set, and
 * the opposite comparison if the learner's own value for the first set makes it true.
 */
export function listComparisonBullets(
  survey: Survey,
  { average, spread }: Readonly<Record<'average' | 'spread', ComparedStatistic>>,
): BulletDraft[] {
  const { noun, otherName, more, less } = survey;
  const [direction] = average.isOtherGreater ? more : less;
  return [
    compareInContext('Compare the averages in context', average, {
      listEvidence: (isOtherGreater) => listAverageEvidence(survey, isOtherGreater),
      working: `on average, the ${noun} for ${otherName} are ${direction}`,
    }),
    compareInContext('Compare the spreads in context', spread, {
      listEvidence: (isOtherGreater) => listSpreadEvidence(survey, isOtherGreater),
      working: `the ${noun} for ${otherName} are ${spread.isOtherGreater ? 'more varied' : 'more consistent'}`,
    }),
  ];
}

type Sentences = readonly [Evidence, ...Evidence[]];

function compareInContext(
  why: string,
  { ownBullet, other, isOtherGreater }: ComparedStatistic,
  { listEvidence, working }: { listEvidence: (isOtherGreater: boolean) => Sentences; working: string },
): BulletDraft {
  const [evidence, ...alternatives] = listEvidence(isOtherGreater);
  const when = `${ownBullet} ${isOtherGreater ? '>' : '<'} ${other}`;
  const opposite = listEvidence(!isOtherGreater).map((each) => requireCondition(each, when));
  return {
    ...statement(why, evidence, { working, gaps: ['comparison-context'] }),
    alternatives: [...alternatives, ...opposite],
  };
}

function requireCondition(evidence: Evidence, when: string): Evidence {
  return evidence.kind === 'points' ? { ...evidence, when } : evidence;
}

function listAverageEvidence(survey: Survey, isOtherGreater: boolean): Sentences {
  const { otherWords, ownWords, more, less } = survey;
  const [direction, opposite] = isOtherGreater ? [more, less] : [less, more];
  const context = listContextWords(survey);
  const measured = survey.contextWords.filter((word) => ![...ownWords, ...otherWords].includes(word));
  return [
    pointsInOneSentence(
      [otherWords, ownWords],
      addGeneralWords(direction, isOtherGreater),
      AVERAGE_WORDS,
      context,
    ),
    pointsInOneSentence([otherWords, ownWords], addGeneralWords(direction, isOtherGreater), FIGURE_WORDS, [
      ...measured,
      survey.noun,
    ]),
    pointsInOneSentence([otherWords, ownWords], removeGeneralWords(direction), otherWords),
    pointsInOneSentence(
      [ownWords, otherWords],
      addGeneralWords(opposite, !isOtherGreater),
      AVERAGE_WORDS,
      context,
    ),
    pointsInOneSentence([ownWords, otherWords], addGeneralWords(opposite, !isOtherGreater), FIGURE_WORDS, [
      ...measured,
      survey.noun,
    ]),
    pointsInOneSentence([ownWords, otherWords], removeGeneralWords(opposite), ownWords),
  ];
}

function listSpreadEvidence(survey: Survey, isOtherGreater: boolean): Sentences {
  const { otherWords, ownWords } = survey;
  const [spread, opposite] = isOtherGreater
    ? [VARIED_WORDS, CONSISTENT_WORDS]
    : [CONSISTENT_WORDS, VARIED_WORDS];
  return [
    pointsInOneSentence([otherWords, ownWords], spread, listContextWords(survey)),
    pointsInOneSentence([ownWords, otherWords], opposite, ownWords),
  ];
}

function listContextWords({ otherWords, ownWords, contextWords }: Survey): string[] {
  return [...otherWords, ...ownWords, ...contextWords];
}

/** Adds the general words for a larger or a smaller value. */
function addGeneralWords(directionWords: readonly string[], isMore: boolean): string[] {
  return [...directionWords, ...(isMore ? GENERAL_WORDS.slice(0, 4) : GENERAL_WORDS.slice(4))];
}

/** Removes words such as “higher”, which may also describe a spread. “Heavier” describes only values. */
function removeGeneralWords(directionWords: readonly string[]): string[] {
  return directionWords.filter((word) => !GENERAL_WORDS.includes(word));
}
