// National 5 Mathematics: the equation of a line through two points; the gradient or intercept of a line.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { divide, multiply, subtract } from '../../maths/exact/rational.ts';
import { step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { listSubstitutions } from '../write/substitute-points.ts';
import { bracketedIfNegative, polynomialTex, termsTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

export const lineThroughTwoPoints = nat5MathematicsModel({
  id: 'N5M-22',
  title: 'Equation of the line through two points',
  outcomeId: 'MNU-5-08',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    names: random.pick(['AB', 'PQ', 'CD', 'ST']),
    x: random.int(-6, 6, [0]),
    y: random.int(-8, 8),
    dx: random.int(-6, 6, [0]),
    dy: random.int(-8, 8, [0]),
  }),
  accepts: ({ x, dx, dy }) => {
    const { n, d } = ratio(dy, dx);
    return d <= 4n && !(d === 1n && (n === 1n || n === -1n)) && x + dx !== 0;
  },
  write: ({ names, x, y, dx, dy }) => {
    const [from = 'A', to = 'B'] = names;
    const m = ratio(dy, dx);
    const line = (slope: typeof m) =>
      `y = ${polynomialTex([slope, subtract(ratio(y), multiply(slope, ratio(x)))])}`;
    const [first, second] = [`(${x}, ${y})`, `(${x + dx}, ${y + dy})`];
    const substituted = (slope: string) =>
      `y - ${bracketedIfNegative(y)} = ${slope}(x - ${bracketedIfNegative(x)})`;
    const points = [
      [x, y],
      [x + dx, y + dy],
    ] as const;
    return {
      stem: `Find the equation of the line passing through the points $${from}${first}$ and $${to}${second}$. Give the equation in its simplest form.`,
      answer: line(m),
      recomputedFrom: substituted(
        `\\frac{${y + dy} - ${bracketedIfNegative(y)}}{${x + dx} - ${bracketedIfNegative(x)}}`,
      ),
      bullets: [
        step('Find the gradient', fractionTex(m), {
          working: `$m = \\frac{${y + dy} - ${bracketedIfNegative(y)}}{${x + dx} - ${bracketedIfNegative(x)}} = ${fractionTex(m)}$`,
          gaps: ['gradient-inverted', 'gradient-sign'],
        }),
        step('Substitute the gradient and a point', substituted(fractionTex(m)), {
          followThrough: substituted('b1'),
          alsoAccepted: listSubstitutions({ letters: ['y', 'x'], points, gradient: fractionTex(m) }),
          gaps: ['line-intercept'],
        }),
        step('Give the equation in its simplest form', line(m), {
          followThrough: 'b2',
          form: 'simplest',
          gaps: ['rearrange-sign'],
        }),
      ],
      mistakes: [
        {
          tag: 'gradient-inverted',
          answer: line(divide(ratio(1), m)),
          why: 'The gradient was found as horizontal over vertical.',
          earns: [2, 3],
        },
        {
          tag: 'gradient-sign',
          answer: line(ratio(-dy, dx)),
          why: 'The coordinates were subtracted in a different order above and below.',
          earns: [2, 3],
        },
        {
          tag: 'line-intercept',
          answer: `y = ${polynomialTex([m, y])}`,
          why: 'The $y$-coordinate of a point was taken as the intercept.',
          earns: [1],
        },
      ],
    };
  },
});

export const gradientOfLine = nat5MathematicsModel({
  id: 'N5M-23',
  title: 'Gradient or intercept of a line',
  outcomeId: 'MNU-5-08',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => ({
    a: random.int(-9, 9, [0, 1, -1]),
    b: random.int(2, 9),
    k: random.int(-6, 6, [0]),
    asksGradient: random.chance(0.6),
  }),
  write: ({ a, b, k, asksGradient }) => {
    const equation = `${termsTex([
      [a, 'x'],
      [b, 'y'],
    ])} = ${b * k}`;
    const m = ratio(-a, b);
    const rearranged = `y = ${polynomialTex([m, k])}`;
    const gradient = { answer: `m = ${fractionTex(m)}`, request: 'the gradient of the line' };
    const intercept = {
      answer: `(0, ${k})`,
      request: 'the coordinates of the point where the line crosses the $y$-axis',
    };
    const { answer, request } = asksGradient ? gradient : intercept;
    return {
      stem: `A straight line has equation $${equation}$. Find ${request}.`,
      answer,
      recomputedFrom: asksGradient ? `m = \\frac{${-a}}{${b}}` : `(0, \\frac{${b * k}}{${b}})`,
      bullets: [
        step('Rearrange the equation', rearranged, { form: 'subject', gaps: ['rearrange-sign'] }),
        step(asksGradient ? 'State the gradient' : 'State the coordinates', answer, {
          gaps: [asksGradient ? 'gradient-reads-coefficient' : 'intercept-coordinates'],
          impliedBy: [],
        }),
        // The first bullet is implied by the second.
      ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
      mistakes: asksGradient
        ? [
            {
              tag: 'gradient-reads-coefficient',
              answer: `m = ${a}`,
              why: 'The coefficient of $x$ was read before the equation was rearranged.',
            },
            {
              tag: 'rearrange-sign',
              answer: `m = ${fractionTex(ratio(a, b))}`,
              why: 'The sign of the $x$ term was not changed when it was moved.',
            },
          ]
        : [
            {
              tag: 'gradient-reads-coefficient',
              answer: `(0, ${b * k})`,
              why: 'The constant was read before the equation was rearranged.',
            },
            {
              tag: 'axis-order',
              answer: `(${k}, 0)`,
              why: 'The coordinates were written in the wrong order.',
            },
          ],
    };
  },
});
