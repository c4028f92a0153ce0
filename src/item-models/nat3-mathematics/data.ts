// National 3 Mathematics: the mean of a table, and directions on a compass.
// Notation: `@1` is the result of the first line; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { Evidence } from '../../domain/marking-scheme.ts';
import { writeWrittenCalculation } from '../calculation/calculation.ts';
import { tableTex } from '../write/table.ts';
import { writeParts } from '../write-parts.ts';
import { nat3MathematicsModel } from './nat3-mathematics-model.ts';

/** What is counted each day, with the least and greatest number. */
const COUNTED = [
  ['visitors to a museum', 40, 180],
  ['cups of tea sold in a cafe', 20, 90],
  ['swimmers in a pool', 30, 120],
  ['books borrowed from a library', 15, 80],
  ['cars parked at a station', 25, 140],
  ['pupils in the school choir', 12, 48],
] as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export const meanOfTable = nat3MathematicsModel({
  id: 'N3M-09',
  title: 'Data in a table',
  outcomeId: 'MNU-3-02',
  calculator: 'allowed',
  marks: [2],
  choose: (random) => {
    const [things, low, high] = random.pick(COUNTED);
    return { things, counts: DAYS.map(() => random.int(low, high)) };
  },
  accepts: ({ counts }) => counts.reduce((sum, count) => sum + count, 0) % DAYS.length === 0,
  write: ({ things, counts }) => {
    const sum = counts.reduce((total, count) => total + count, 0);
    const table = tableTex(
      ['day', 'number'],
      DAYS.map((day, index) => [day, counts[index] ?? 0]),
    );
    return writeWrittenCalculation({
      situation: `The table shows the number of ${things} on five days. ${table}`,
      quantity: 'the mean number for a day',
      lines: [
        { why: 'Add the numbers', tex: counts.join(' + '), value: sum, gaps: ['mean'] },
        {
          why: 'Divide by the number of days',
          tex: `\\frac{@1}{${DAYS.length}}`,
          value: sum / DAYS.length,
          gaps: ['mean'],
        },
      ],
      mistakes: [
        { tag: 'mean', value: sum, why: 'This is the total for all the days.', earns: [1] },
        {
          tag: 'mean',
          value: Math.max(...counts) - Math.min(...counts),
          why: 'This is the range, not the mean.',
          earns: [],
        },
        {
          tag: 'mean',
          value: sum / (DAYS.length - 1),
          why: 'There are five days in the table.',
          earns: [1],
        },
      ],
    });
  },
});

const COMPASS_POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;
const TRAVELLERS = ['A robot', 'A yacht', 'A plane', 'A lorry', 'A drone', 'A ship'] as const;

/** Lists the compass points whose names contain the given name, such as `north-east` for `north`. */
const listLongerNames = (point: string): string[] =>
  COMPASS_POINTS.filter((name) => name !== point && name.includes(point));

type Turn = { readonly eighths: number; readonly isClockwise: boolean };

const turnFrom = (pointIndex: number, { eighths, isClockwise }: Turn): number =>
  (pointIndex + (isClockwise ? eighths : 8 - eighths)) % 8;

/** The wordings of a compass point; `north` is not meant where `north-east` is written. */
function describePoint(point: string): { anyOf: string[]; noneOf?: string[] } {
  const noneOf = listLongerNames(point);
  return { anyOf: [point, point.replace('-', '')], ...(noneOf.length > 0 && { noneOf }) };
}

/** Lists, for each direction that the learner may have found first, the direction after the second turn. */
function listOwnTurns(turn: Turn = { eighths: 0, isClockwise: true }): Evidence[] {
  return COMPASS_POINTS.map((point, index) => {
    const turned = COMPASS_POINTS[turnFrom(index, turn)] ?? point;
    return { kind: 'wording', ...describePoint(turned), after: { bullet: 'b1', ...describePoint(point) } };
  });
}

export const compassTurns = nat3MathematicsModel({
  id: 'N3M-10',
  title: 'Compass points and turns',
  outcomeId: 'MNU-3-04',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    traveller: random.pick(TRAVELLERS),
    start: random.int(0, 7),
    turns: [random.int(1, 6), random.int(1, 6)].map((eighths) => ({
      eighths,
      isClockwise: random.chance(0.5),
    })),
  }),
  write: ({ traveller, start, turns }) => {
    let pointIndex = start;
    const parts = turns.map(({ eighths, isClockwise }, index) => {
      pointIndex = turnFrom(pointIndex, { eighths, isClockwise });
      const answer = COMPASS_POINTS[pointIndex] ?? 'north';
      return {
        question: `It ${index === 0 ? 'turns' : 'then turns'} $${45 * eighths}^\\circ$ ${isClockwise ? 'clockwise' : 'anticlockwise'}. State the direction it faces now.`,
        why: `Turn through ${eighths} eighths of a circle`,
        answer,
        alsoAccepted: [answer.replace('-', '')],
        contradictedBy: listLongerNames(answer),
        gaps: ['compass'],
      };
    });
    const draft = writeParts({ stem: `${traveller} faces ${COMPASS_POINTS[start]}.`, parts });
    const [first, second] = draft.bullets;
    const bullets =
      first && second ? [first, { ...second, alternatives: listOwnTurns(turns[1]) }] : draft.bullets;
    // The answer is a direction, which has no working.
    return { ...draft, bullets, policies: { answerOnly: 'full' } };
  },
});
