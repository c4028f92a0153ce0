/** The learner finds the constants of a recurrence relation, or the limit of its sequence. */

import { type ItemDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { plainTex } from '../write/number.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { signedTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

const relationTex = (a: string, b: number): string => `u_{n+1} = ${a}u_n ${signedTex(b)}`;

/** `a` and `b` of the learner's own relation, which is bullet 1. */
const OWN_CONSTANT = '\\left. b1 \\right|_{u_n = 0}';
const OWN_MULTIPLIER = `(\\left. b1 \\right|_{u_n = 1} - ${OWN_CONSTANT})`;

/** The reason that a limit exists, as an inequality or in words. */
function writeLimitReason(a: string, followThrough: string) {
  return {
    ...statement('Give the reason for a limit', `-1 < ${a} < 1`, {
      working: `a limit exists because $-1 < ${a} < 1$`,
      followThrough,
      gaps: ['limit-condition'],
    }),
    alternatives: [wording(['between -1 and 1', 'lies between -1 and 1', 'greater than -1 and less than 1'])],
  };
}

/**
 * The multiplier a = n/d, the limit of the sequence, and the distance of its first term from the limit in
 * units of d².
 */
type SequenceNumbers = {
  readonly n: number;
  readonly d: number;
  readonly limit: number;
  readonly startOffset: number;
};

/** u₁, u₂ and u₃ are given; the learner finds a and b, and may find the limit. */
function writeTerms({ n, d, limit, startOffset }: SequenceNumbers, asksForLimit: boolean): ItemDraft {
  const a = ratio(n, d);
  const aTex = fractionTex(a);
  const b = (limit * (d - n)) / d;
  const computeNext = (u: number) => (n * u) / d + b;
  const firstTerm = limit + startOffset * d * d;
  const [u1, u2, u3] = [firstTerm, computeNext(firstTerm), computeNext(computeNext(firstTerm))];
  const constantsTex = (aValue: string, bValue: string) => `a = ${aValue}, b = ${bValue}`;
  const equationOptions = { gaps: ['recurrence-equations'], impliedBy: [3] };
  const answerTex = (aValue: string, bValue: string, limitValue: string) =>
    asksForLimit ? `${constantsTex(aValue, bValue)}, L = ${limitValue}` : constantsTex(aValue, bValue);
  return {
    ...writeTermsText([u1, u2, u3], asksForLimit && [constantsTex(aTex, String(b)), `L = ${limit}`]),
    answer: answerTex(aTex, String(b), String(limit)),
    recomputedFrom: answerTex(
      `\\frac{${u3} - ${u2}}{${u2} - (${u1})}`,
      `${u2} - \\frac{${u3} - ${u2}}{${u2} - (${u1})} \\times (${u1})`,
      `\\frac{${b}}{1 - ${aTex}}`,
    ),
    bullets: [
      strategy('Use the first two terms', `${u2} = ${u1}a + b`, equationOptions),
      strategy('Use the second and third terms', `${u3} = ${u2}a + b`, equationOptions),
      step('Find $a$ and $b$', constantsTex(aTex, String(b)), { gaps: ['elimination-signs'], impliedBy: [] }),
      ...(asksForLimit
        ? [
            writeLimitReason(aTex, '-1 < \\left. b3 \\right|_{a} < 1'),
            step('Find the limit', `L = ${limit}`, {
              working: `$L = \\frac{${b}}{1 - ${aTex}} = ${limit}$`,
              followThrough: '\\frac{\\left. b3 \\right|_{b}}{1 - \\left. b3 \\right|_{a}}',
              gaps: ['limit-formula'],
            }),
          ]
        : []),
    ],
    mistakes: [
      {
        tag: 'elimination-signs',
        answer: answerTex(
          fractionTex(ratio(-n, d)),
          fractionTex(ratio(u2 * d + n * u1, d)),
          fractionTex(ratio(u2 * d + n * u1, d + n)),
        ),
        why: 'The sign of $a$ was lost in solving the two equations.',
        earns: asksForLimit ? [1, 2, 4, 5] : [1, 2],
      },
      ...(asksForLimit
        ? [
            {
              tag: 'limit-formula',
              answer: answerTex(aTex, String(b), fractionTex(ratio(b * d, d + n))),
              why: 'The limit is $\\frac{b}{1 - a}$, not $\\frac{b}{1 + a}$.',
              earns: [1, 2, 3, 4],
            },
          ]
        : []),
    ],
  };
}

const LIMIT_REQUEST = 'Explain why this sequence has a limit, and find its value.';

/** Writes the stem, and the parts if their answers are given. */
function writeTermsText(
  [u1, u2, u3]: readonly [number, number, number],
  answers: readonly [constants: string, limit: string] | false,
): Pick<ItemDraft, 'stem' | 'parts'> {
  const stem = `A sequence is defined by the recurrence relation $u_{n+1} = au_n + b$, with $u_1 = ${u1}$, $u_2 = ${u2}$ and $u_3 = ${u3}$.`;
  const request = 'Find the values of $a$ and $b$.';
  if (answers === false) return { stem: `${stem} ${request}` };
  return {
    stem,
    parts: [
      { text: request, answer: answers[0], bulletCount: 3 },
      { text: LIMIT_REQUEST, answer: answers[1], bulletCount: 2 },
    ],
  };
}

type Context = {
  readonly situation: (percent: number, added: number) => string;
  readonly meaningOfTerm: string;
  readonly unit: string;
};

const CONTEXTS: readonly Context[] = [
  {
    situation: (p, b) =>
      `Each week ${p}\\% of the trout in a loch are caught. At the end of each week, $${b}$ young trout are released into the loch.`,
    meaningOfTerm: 'the number of trout in the loch at the end of week $n$',
    unit: 'trout',
  },
  {
    situation: (p, b) =>
      `Each day the body of a patient removes ${p}\\% of a medicine. At the end of each day, the patient is given a further $${b}$ milligrams of the medicine.`,
    meaningOfTerm:
      'the number of milligrams of the medicine in the body just after the dose at the end of day $n$',
    unit: 'milligrams',
  },
  {
    situation: (p, b) =>
      `Each year ${p}\\% of the trees in a forest are felled. At the end of each year, $${b}$ new trees are planted.`,
    meaningOfTerm: 'the number of trees in the forest at the end of year $n$',
    unit: 'trees',
  },
  {
    situation: (p, b) =>
      `Each month ${p}\\% of the members of a fitness club leave. At the end of each month, $${b}$ new members join.`,
    meaningOfTerm: 'the number of members at the end of month $n$',
    unit: 'members',
  },
  {
    situation: (p, b) =>
      `Each day ${p}\\% of the water in a pond evaporates or drains away. At the end of each day, a pump adds $${b}$ litres.`,
    meaningOfTerm: 'the number of litres of water in the pond at the end of day $n$',
    unit: 'litres',
  },
];

function writeContext(context: Context, percent: number, added: number): ItemDraft {
  const a = plainTex((100 - percent) / 100);
  const limit = (added * 100) / percent;
  const percentTex = `$${percent}\\%$`;
  const answer = relationTex(a, added);
  return {
    stem: `${context.situation(percent, added).replace(`${percent}\\%`, percentTex)} Let $u_n$ be ${context.meaningOfTerm}.`,
    parts: [
      {
        text: 'Write down a recurrence relation for $u_{n+1}$ in terms of $u_n$.',
        answer,
        bulletCount: 1,
      },
      { text: LIMIT_REQUEST, answer: `L = ${limit}`, bulletCount: 2 },
    ],
    answer: `${answer}, L = ${limit}`,
    recomputedFrom: `${relationTex(`(1 - ${plainTex(percent / 100)})`, added)}, L = \\frac{${added}}{1 - ${a}}`,
    bullets: [
      strategy('State the recurrence relation', answer, { gaps: ['percent-left'] }),
      writeLimitReason(a, `-1 < ${OWN_MULTIPLIER} < 1`),
      step('Find the limit', `L = ${limit}`, {
        working: `$L = \\frac{${added}}{1 - ${a}} = ${limit}$`,
        followThrough: `\\frac{${OWN_CONSTANT}}{1 - ${OWN_MULTIPLIER}}`,
        gaps: ['limit-formula'],
      }),
    ],
    mistakes: [
      {
        tag: 'percent-left',
        answer: `${relationTex(plainTex(percent / 100), added)}, L = ${fractionTex(ratio(added * 100, 100 - percent))}`,
        why: `${percentTex} go, so $${100 - percent}\\%$ are left.`,
        earns: [2, 3],
      },
      {
        tag: 'limit-formula',
        answer: `${answer}, L = ${fractionTex(ratio(added * 100, 200 - percent))}`,
        why: 'The limit is $\\frac{b}{1 - a}$, not $\\frac{b}{1 + a}$.',
        earns: [1, 2],
      },
    ],
  };
}

/** The limit is given; the learner finds the multiplier. */
function writeFromLimit({ n, d, limit }: SequenceNumbers): ItemDraft {
  const b = (limit * (d - n)) / d;
  const answerTex = (value: string) => `k = ${value}`;
  return {
    stem: `A sequence is defined by the recurrence relation $u_{n+1} = ku_n ${signedTex(b)}$, where $k$ is a constant. The sequence has a limit of $${limit}$. Find the value of $k$.`,
    answer: answerTex(fractionTex(ratio(n, d))),
    recomputedFrom: `${limit} = ${limit}k ${signedTex(b)}`,
    bullets: [
      strategy('Use the limit', `${limit} = \\frac{${b}}{1 - k}`, {
        alsoAccepted: [`${limit} = ${limit}k ${signedTex(b)}`],
        gaps: ['limit-formula'],
      }),
      step('Find $k$', answerTex(fractionTex(ratio(n, d))), {
        followThrough: 'b1',
        gaps: ['rearrange-sign'],
      }),
    ],
    mistakes: [
      {
        tag: 'limit-formula',
        answer: answerTex(fractionTex(ratio(b, limit))),
        why: `This is $1 - k$: the limit is $\\frac{${b}}{1 - k}$.`,
        earns: [1],
      },
      {
        tag: 'rearrange-sign',
        answer: answerTex(fractionTex(ratio(-n, d))),
        why: 'The sign of $k$ was lost in rearranging.',
        earns: [1],
      },
    ],
  };
}

export const recurrenceRelations = higherMathematicsModel({
  id: 'HM-11',
  title: 'Recurrence relations and limits',
  outcomeId: 'MNU-H-07',
  calculator: 'either',
  marks: [2, 3, 5],
  choose: (random) => ({
    kind: random.pick(['terms', 'limit', 'context', 'from-limit'] as const),
    terms: {
      ...random.pick([
        { n: 1, d: 2 },
        { n: 1, d: 3 },
        { n: 2, d: 3 },
        { n: 1, d: 4 },
        { n: 3, d: 4 },
        { n: -1, d: 2 },
        { n: -1, d: 3 },
        { n: 2, d: 5 },
        { n: 3, d: 5 },
      ]),
      limit: random.int(-20, 40, [0]),
      startOffset: random.int(-5, 6, [0]),
    },
    context: random.pick(CONTEXTS),
    percent: random.pick([5, 10, 15, 20, 25, 30, 40]),
    added: 10 * random.int(2, 36),
  }),
  accepts: ({ kind, terms: { n, d, limit, startOffset }, percent, added }) => {
    const isWhole = (limit * (d - n)) % d === 0;
    if (kind === 'context') return (added * 100) % percent === 0 && added / percent <= 40;
    if (kind === 'from-limit') return isWhole && limit !== 0;
    return isWhole && limit + startOffset * d * d !== 0;
  },
  write: ({ kind, terms, context, percent, added }) => {
    if (kind === 'context') return writeContext(context, percent, added);
    return kind === 'from-limit' ? writeFromLimit(terms) : writeTerms(terms, kind === 'limit');
  },
  largest: 4000,
});
