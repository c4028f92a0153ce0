// National 5 Applications: the probability of an event twice in a row, and its expected frequency.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { nat5ApplicationsModel } from './nat5-applications-model.ts';

/** Situations in which an event happens `k` times out of `n`. */
const GAMES = [
  {
    situation: (k: number, n: number) =>
      `A spinner has $${n}$ equal sections, and $${k}$ of them ${k === 1 ? 'is' : 'are'} red.`,
    event: 'it stops on red',
    trial: 'It is spun',
  },
  {
    situation: (k: number, n: number) =>
      `A bag holds $${n}$ counters, and $${k}$ of them ${k === 1 ? 'is' : 'are'} blue. A counter is taken out and put back each time.`,
    event: 'a blue counter is taken',
    trial: 'This is done',
  },
  {
    situation: (k: number, n: number) =>
      `On average $${k}$ out of every $${n}$ parcels of a firm ${k === 1 ? 'arrives' : 'arrive'} late.`,
    event: 'a parcel is late',
    trial: 'The firm sends parcels',
  },
  {
    situation: (k: number, n: number) => `A netball player scores with $${k}$ out of every $${n}$ shots.`,
    event: 'she scores',
    trial: 'She shoots',
  },
] as const;

/** Asks for the probability that an event happens twice, or for the number of times it is expected to happen. */
export const expectedFrequency = nat5ApplicationsModel({
  id: 'N5A-13',
  title: 'Probability and expected frequency',
  outcomeId: 'APM-5-04',
  calculator: 'either',
  marks: [2],
  choose: (random) => {
    const n = random.pick([4, 5, 6, 8, 10, 12, 20]);
    return {
      game: random.pick(GAMES),
      n,
      k: random.int(1, n - 1),
      times: n * random.int(4, 20),
      asksForTwice: random.chance(0.5),
    };
  },
  accepts: ({ game, k, n }) => k / n !== 0.5 && (game.event !== 'a parcel is late' || k / n <= 0.25),
  write: ({ game, n, k, times, asksForTwice }) =>
    asksForTwice ? writeTwice(game, k, n) : writeExpected(game, [k, n], times),
});

function writeTwice({ situation, event, trial }: (typeof GAMES)[number], k: number, n: number): ItemDraft {
  const oneProbability = fractionTex(ratio(k, n));
  return {
    stem: `${situation(k, n)} ${event === 'a parcel is late' ? 'The firm sends two parcels. Find the probability that both are late.' : `${trial} twice. Find the probability that ${event} both times.`} Give your answer as a fraction in its simplest form.`,
    answer: fractionTex(ratio(k * k, n * n)),
    recomputedFrom: `\\frac{${k}}{${n}} \\times \\frac{${k}}{${n}}`,
    bullets: [
      step('Multiply the probabilities', `${oneProbability} \\times ${oneProbability}`, {
        gaps: ['prob-and'],
        impliedBy: [2],
      }),
      step('Find the probability in its simplest form', fractionTex(ratio(k * k, n * n)), {
        followThrough: 'b1',
        form: 'simplest',
        gaps: ['simplest-form'],
      }),
    ],
    mistakes: [
      {
        tag: 'prob-and',
        answer: fractionTex(ratio(2 * k, n)),
        why: 'The probabilities were added; for both events they are multiplied.',
        earns: [],
      },
      { tag: 'prob-once', answer: oneProbability, why: 'This is the probability for one time only.' },
    ],
  };
}

function writeExpected(
  { situation, event, trial }: (typeof GAMES)[number],
  [k, n]: readonly [number, number],
  times: number,
): ItemDraft {
  const expected = (times * k) / n;
  return {
    stem: `${situation(k, n)} ${trial === 'The firm sends parcels' ? `The firm sends $${times}$ parcels` : `${trial} $${times}$ times`}. How many times would you expect that ${event}?`,
    answer: String(expected),
    recomputedFrom: `\\frac{${k}}{${n}} \\times ${times}`,
    bullets: [
      step('Multiply the probability by the number of times', `\\frac{${k}}{${n}} \\times ${times}`, {
        gaps: ['expected-frequency'],
        impliedBy: [2],
      }),
      step('Find the expected number', String(expected), { followThrough: 'b1', gaps: ['calculation'] }),
    ],
    mistakes: [
      {
        tag: 'expected-complement',
        answer: String(times - expected),
        why: 'This is how often it is expected not to happen.',
        earns: [],
      },
      {
        tag: 'odds-vs-probability',
        answer: fractionTex(ratio(times * k, n - k)),
        why: `The probability is $${k}$ out of $${n}$, not $${k}$ to $${n - k}$.`,
      },
    ],
  };
}
