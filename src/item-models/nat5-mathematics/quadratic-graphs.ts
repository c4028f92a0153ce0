// National 5 Mathematics: features and sketches of parabolas.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import { step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketTex, signedTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

export const parabolaThroughPoint = nat5MathematicsModel({
  id: 'N5M-30',
  title: 'Find k in y = kx²',
  outcomeId: 'MNU-5-12',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => ({
    point: random.pick(['A', 'P', 'Q', 'T']),
    p: random.int(-6, 6, [0, 1, -1]),
    k: random.int(-5, 5, [0, 1, -1]),
  }),
  write: ({ point, p, k }) => {
    const y = k * p * p;
    const base = p < 0 ? `(${p})` : String(p);
    return {
      stem: `The graph of $y = kx^2$ passes through the point $${point}(${p}, ${y})$. Find the value of $k$.`,
      answer: `k = ${k}`,
      recomputedFrom: `${y} = k \\times ${base}^2`,
      bullets: [
        step('Substitute the coordinates', `${y} = k \\times ${base}^2`, {
          gaps: ['substitute-coordinates'],
        }),
        step('Solve for $k$', `k = ${k}`, {
          followThrough: 'b1',
          form: 'simplest',
          gaps: ['square-before-multiply'],
        }),
      ],
      mistakes: [
        { tag: 'square-before-multiply', answer: `k = ${k * p}`, why: 'The $x$-coordinate was not squared.' },
        ...(p < 0
          ? [
              {
                tag: 'negative-squared',
                answer: `k = ${-k}`,
                why: `$(${p})^2$ was taken as $-${p * p}$.`,
                earns: [1],
              },
            ]
          : []),
      ],
    };
  },
});

export const parabolaFeatures = nat5MathematicsModel({
  id: 'N5M-31',
  title: 'Features of a parabola in completed square form',
  outcomeId: 'MNU-5-12',
  calculator: 'forbidden',
  marks: [2, 3],
  choose: (random) => ({
    a: random.int(-7, 7, [0]),
    b: random.int(-9, 9, [0]),
    opensDown: random.chance(0.35),
    asksIntercept: random.chance(0.5),
  }),
  accepts: ({ a, b }) => a !== b,
  write: ({ a, b, opensDown, asksIntercept }) => {
    const square = `(x ${signedTex(-a)})^2`;
    const rule = opensDown ? `${b} - ${square}` : `${square} ${signedTex(b)}`;
    const yIntercept = opensDown ? b - a * a : a * a + b;
    const substitute = (value: number) =>
      opensDown ? `${b} - (${value} ${signedTex(-a)})^2` : `(${value} ${signedTex(-a)})^2 ${signedTex(b)}`;
    const features = (x: number, y: number, intercept: number) =>
      [`(${x}, ${y})`, `x = ${x}`, ...(asksIntercept ? [`(0, ${intercept})`] : [])].join(', ');
    const interceptPart = {
      text: 'Find the coordinates of the point where the parabola crosses the $y$-axis.',
      answer: `(0, ${yIntercept})`,
      bulletCount: 1,
    };
    const interceptBullet = step('Find the $y$-intercept', `(0, ${yIntercept})`, {
      working: `$${substitute(0)} = ${yIntercept}$, so $(0, ${yIntercept})$`,
      gaps: ['intercept-coordinates'],
    });
    return {
      stem: `A parabola has equation $y = ${rule}$.`,
      parts: [
        {
          text: 'State the coordinates of the turning point of the parabola.',
          answer: `(${a}, ${b})`,
          bulletCount: 1,
        },
        { text: 'State the equation of the axis of symmetry.', answer: `x = ${a}`, bulletCount: 1 },
        ...(asksIntercept ? [interceptPart] : []),
      ],
      answer: features(a, b, yIntercept),
      recomputedFrom: [
        `(${a}, ${substitute(a)})`,
        `x = \\frac{${a - 1} + ${a + 1}}{2}`,
        ...(asksIntercept ? [`(0, ${substitute(0)})`] : []),
      ].join(', '),
      bullets: [
        step('State the turning point', `(${a}, ${b})`, { gaps: ['vertex-sign'] }),
        step('State the axis of symmetry as an equation', `x = ${a}`, {
          followThrough: '\\left. b1 \\right|_{x}',
          gaps: ['axis-equation', 'vertex-sign'],
        }),
        ...(asksIntercept ? [interceptBullet] : []),
      ],
      mistakes: [
        {
          tag: 'vertex-sign',
          answer: features(-a, b, yIntercept),
          why: 'The $x$-coordinate of the turning point was given the sign in the bracket.',
        },
        {
          tag: 'axis-order',
          answer: features(b, a, yIntercept),
          why: 'The coordinates of the turning point were written in the wrong order.',
        },
      ],
    };
  },
});

export const sketchParabola = nat5MathematicsModel({
  id: 'N5M-32',
  title: 'Sketch a parabola from its factors',
  outcomeId: 'MNU-5-12',
  calculator: 'forbidden',
  marks: [3],
  choose: (random) => ({
    r: random.int(-8, 6, [0]),
    rootDistance: 2 * random.int(1, 6),
    opensDown: random.chance(0.25),
  }),
  accepts: ({ r, rootDistance }) => r + rootDistance !== 0 && r + rootDistance / 2 !== 0,
  write: ({ r, rootDistance, opensDown }) => {
    const sign = opensDown ? -1 : 1;
    const s = r + rootDistance;
    const middle = r + rootDistance / 2;
    const rule = `${opensDown ? '-' : ''}${bracketTex([1, -r])}${bracketTex([1, -s])}`;
    const turningY = sign * (middle - r) * (middle - s);
    const features = (p: number, q: number) =>
      `(${p}, 0), (${q}, 0), (0, ${sign * p * q}), (${fractionTex(ratio(p + q, 2))}, ${turningY})`;
    return {
      stem: `Sketch the graph of $y = ${rule}$. On your sketch, show clearly the coordinates of the points where the graph crosses the $x$-axis and the $y$-axis, and of the turning point.`,
      answer: features(r, s),
      recomputedFrom: `(${r}, 0), (${s}, 0), (0, ${opensDown ? '-' : ''}(0 ${signedTex(-r)})(0 ${signedTex(-s)})), (\\frac{${r} ${signedTex(s)}}{2}, ${opensDown ? '-' : ''}(${middle} ${signedTex(-r)})(${middle} ${signedTex(-s)}))`,
      bullets: [
        step('Show the roots', `(${r}, 0), (${s}, 0)`, {
          alsoAccepted: [`x = ${r}, x = ${s}`],
          gaps: ['root-sign'],
        }),
        step('Show the $y$-intercept', `(0, ${sign * r * s})`, { gaps: ['intercept-coordinates'] }),
        step('Show the turning point', `(${middle}, ${turningY})`, { gaps: ['vertex-halfway'] }),
      ],
      mistakes: [
        {
          tag: 'root-sign',
          answer: features(-s, -r),
          why: 'The roots were given the signs in the brackets.',
          earns: [2],
        },
      ],
    };
  },
});
