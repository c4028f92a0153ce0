// National 4 Mathematics, algebra: expand a bracket, solve a linear equation, and find the formula of a pattern.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { polynomialTex, signedTex } from '../write/terms.ts';
import { nat4MathematicsModel } from './nat4-mathematics-model.ts';

export const expandAndSimplify = nat4MathematicsModel({
  id: 'N4M-01',
  title: 'Expand a bracket and collect like terms',
  outcomeId: 'MNU-4-01',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    a: random.int(2, 9),
    b: random.int(1, 6),
    c: random.int(-9, 9, [0]),
    d: random.int(-9, 9, [0]),
    letter: random.pick(['x', 'y', 'm', 'p', 't']),
  }),
  accepts: ({ a, b, d }) => a * b + d !== 0 && a * b + d !== 1,
  write: ({ a, b, c, d, letter }): ItemDraft => {
    // The replacement writes `+ x` instead of `+ 1x`.
    const expression = `${a}(${polynomialTex([b, c], letter)}) ${signedTex(d)}${letter}`.replace(
      /([+-]) 1(?=[a-z])/,
      '$1 ',
    );
    const writeAnswer = (k: number, constant: number) => polynomialTex([k, constant], letter);
    return {
      stem: `Multiply out the bracket and simplify: $${expression}$.`,
      answer: writeAnswer(a * b + d, a * c),
      recomputedFrom: expression,
      bullets: [
        step('Multiply out the bracket', polynomialTex([a * b, a * c], letter), {
          working: `$${polynomialTex([a * b, a * c], letter)} \\ldots$`,
          gaps: ['expand-second-term'],
          impliedBy: [2],
        }),
        step('Collect like terms', writeAnswer(a * b + d, a * c), {
          form: 'simplest',
          gaps: ['collect-like-terms'],
        }),
      ],
      mistakes: [
        {
          tag: 'expand-second-term',
          answer: writeAnswer(a * b + d, c),
          why: 'The number in front of the bracket has to multiply both terms inside it.',
          earns: [2],
        },
        {
          tag: 'collect-like-terms',
          answer: writeAnswer(a * b - d, a * c),
          why: `The sign of the $${letter}$ term outside the bracket was changed.`,
          earns: [1],
        },
      ],
    };
  },
});

export const linearEquation = nat4MathematicsModel({
  id: 'N4M-02',
  title: 'Solve a linear equation',
  outcomeId: 'MNU-4-04',
  calculator: 'either',
  marks: [3],
  choose: (random) => {
    const c = random.int(1, 6);
    return { a: c + random.int(2, 7), c, b: random.int(-12, 12, [0]), x: random.int(-6, 12, [0, 1]) };
  },
  accepts: ({ a, b, c, x }) => (a - c) * x + b !== 0,
  write: ({ a, b, c, x }): ItemDraft => {
    const d = (a - c) * x + b;
    const equation = `${polynomialTex([a, b])} = ${polynomialTex([c, d])}`;
    return {
      stem: `Solve the equation $${equation}$.`,
      answer: `x = ${x}`,
      recomputedFrom: equation,
      bullets: [
        step('Collect the $x$ terms', `${polynomialTex([a - c, b])} = ${d}`, {
          gaps: ['rearrange-sign'],
          alsoAccepted: [`${polynomialTex([a, 0])} = ${polynomialTex([c, d - b])}`],
        }),
        step('Collect the numbers', `${a - c}x = ${d - b}`, {
          followThrough: 'b1',
          gaps: ['rearrange-sign'],
        }),
        step('Find $x$', `x = ${x}`, { followThrough: 'b2', gaps: ['divide-both-sides'] }),
        // Each of the first two bullets is implied by the next one.
      ].map((bullet, index) => (index < 2 ? { ...bullet, impliedBy: [index + 2] } : bullet)),
      mistakes: [
        {
          tag: 'rearrange-sign',
          answer: `x = ${fractionTex(ratio(d + b, a - c))}`,
          why: 'The sign of the number was not changed when it was moved to the other side.',
          earns: [1],
        },
        {
          tag: 'collect-x-terms',
          answer: `x = ${fractionTex(ratio(d - b, a + c))}`,
          why: 'The $x$ terms were added instead of one being taken from the other.',
          earns: [],
        },
      ],
    };
  },
});

const PATTERNS = [
  ['blocks', 'steps'],
  ['chairs', 'tables'],
  ['lights', 'sections'],
  ['beads', 'flowers'],
  ['tiles', 'rows'],
] as const;

export const linearPattern = nat4MathematicsModel({
  id: 'N4M-03',
  title: 'Formula of a pattern',
  outcomeId: 'MNU-4-01',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => ({
    pattern: random.pick(PATTERNS),
    s: random.int(2, 9),
    extra: random.int(1, 6),
    n: random.int(10, 30),
    asksValue: random.chance(0.5),
  }),
  write: ({ pattern: [things, shapes], s, extra, n, asksValue }): ItemDraft => {
    const [M, T] = [things.charAt(0).toUpperCase(), shapes.charAt(0)];
    const terms = [1, 2, 3, 4].map((k) => s * k + extra);
    const formula = (k: number, c: number) => `${M} = ${polynomialTex([k, c], T)}`;
    const value = s * n + extra;
    const situation = `A pattern is made with ${things} and ${shapes}. With $1$, $2$, $3$ and $4$ ${shapes} it takes $${terms.join('$, $')}$ ${things}.`;
    const request = `Write down a formula for the number of ${things}, $${M}$, when the number of ${shapes}, $${T}$, is known.`;
    const secondRequest = `Find the number of ${things} needed for $${n}$ ${shapes}.`;
    return {
      stem: asksValue ? situation : `${situation} ${request}`,
      ...(asksValue && {
        idText: `${situation} (a) ${request}\n\n(b) ${secondRequest}`,
        parts: [
          { text: request, answer: formula(s, extra), bulletCount: 2 },
          { text: secondRequest, answer: String(value), bulletCount: 1 },
        ],
      }),
      answer: asksValue ? `${formula(s, extra)}, ${value}` : formula(s, extra),
      recomputedFrom: asksValue
        ? `${M} = ${terms[0]} + ${s}(${T} - 1), ${terms[0]} + ${s} \\times (${n} - 1)`
        : `${M} = ${terms[0]} + ${s}(${T} - 1)`,
      bullets: [
        step('Find the rule for each step', `${s}${T}`, {
          working: `$${s}${T}$, as each step adds $${s}$`,
          gaps: ['pattern-rule'],
          impliedBy: [2],
        }),
        step('Complete the formula', formula(s, extra), { gaps: ['pattern-constant'], impliedBy: [] }),
        ...(asksValue
          ? [
              step('Use the formula', String(value), {
                working: `$${s} \\times ${n} + ${extra} = ${value}$`,
                followThrough: `\\left. b2 \\right|_{${T} = ${n}}`,
                gaps: ['substitute-value'],
              }),
            ]
          : []),
      ],
      mistakes: [
        {
          tag: 'pattern-rule',
          answer: asksValue ? `${formula(1, s)}, ${n + s}` : formula(1, s),
          why: `Each step adds $${s}$, so the rule begins with $${s}${T}$.`,
        },
        {
          tag: 'pattern-constant',
          answer: asksValue ? `${formula(s, s + extra)}, ${value + s}` : formula(s, s + extra),
          why: 'The first number of the pattern was added; the number to add is what is left at the first step.',
          earns: asksValue ? [1, 3] : [1],
        },
      ],
    };
  },
});
