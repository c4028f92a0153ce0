/** The learner finds a point of inflexion, or the volume of a solid of revolution. */

import { step, strategy } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { polynomialTex, powerTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

export const inflexion = advancedHigherMathematicsModel({
  id: 'AHM-20',
  title: 'Point of inflexion',
  outcomeId: 'MNU-AH-10',
  calculator: 'either',
  marks: [3],
  choose: (random) => ({ p: random.int(-3, 3, [0]), b: random.int(-9, 9, [0]), c: random.int(-9, 9) }),
  write: ({ p, b, c }) => {
    // With the coefficient -3p of the square, the second derivative is 6x - 6p.
    const y = p ** 3 - 3 * p * p * p + b * p + c;
    const point = (x: number, value: number) => `(${x}, ${value})`;
    const wrongValue = (x: number) => x ** 3 - 3 * p * x * x + b * x + c;
    return {
      stem: `The curve $y = ${polynomialTex([c, b, -3 * p, 1].toReversed())}$ has one point of inflexion. Find its coordinates.`,
      answer: point(p, y),
      bullets: [
        strategy(
          'Differentiate twice',
          termsTex([
            [6, 'x'],
            [-6 * p, ''],
          ]),
          { gaps: ['second-derivative'] },
        ),
        step('Set the second derivative equal to zero', `x = ${p}`, { gaps: ['inflexion'] }),
        step('Find the other coordinate', point(p, y), {
          followThrough: `(b2, b2^3 + (${-3 * p}) \\times b2^2 + (${b}) \\times b2 + (${c}))`,
          gaps: ['inflexion'],
        }),
      ],
      mistakes: [
        {
          tag: 'inflexion',
          answer: point(-p, wrongValue(-p)),
          why: 'The sign changes when the constant is taken to the other side.',
          earns: [1],
        },
        {
          tag: 'inflexion',
          answer: point(p, 0),
          why: 'The coordinate is the value of the function.',
          earns: [1, 2],
        },
      ].filter(({ answer }) => answer !== point(p, y)),
    };
  },
});

export const revolution = advancedHigherMathematicsModel({
  id: 'AHM-21',
  title: 'Volume of revolution',
  outcomeId: 'MNU-AH-04',
  calculator: 'either',
  marks: [4],
  largest: 100000,
  choose: (random) => ({ a: random.int(2, 9), n: random.int(1, 3), k: random.int(1, 6) }),
  accepts: ({ a, n, k }) => (n > 1 || k > 1) && a * a * k ** (2 * n + 1) < 20000,
  write: ({ a, n, k }) => {
    const power = 2 * n + 1;
    const curve = termsTex([[a, powerTex('x', n)]]);
    const volume = (numerator: number) => {
      const value = ratio(numerator, power);
      return value.n === 1n && value.d === 1n ? '\\pi' : `${fractionTex(value)}\\pi`;
    };
    return {
      stem: `The region between the curve $y = ${curve}$, the $x$-axis and the line $x = ${k}$ is rotated through $2\\pi$ radians about the $x$-axis. Find the exact volume of the solid that is formed.`,
      answer: volume(a * a * k ** power),
      recomputedFrom: `\\frac{${a * a} \\times ${k}^{${power}}}{${power}} \\pi`,
      bullets: [
        strategy('Write the volume as an integral', `\\pi \\int_0^{${k}} (${curve})^2 \\, dx`, {
          gaps: ['volume-integral'],
        }),
        step('Square the function', `${a * a}x^{${2 * n}}`, { gaps: ['square-omitted'] }),
        step('Integrate', `\\frac{${a * a}x^{${power}}}{${power}}`, { gaps: ['integration'] }),
        step('Substitute the limits', volume(a * a * k ** power), { gaps: ['limits'] }),
      ],
      mistakes: [
        {
          tag: 'square-omitted',
          answer: volume(a * k ** power),
          why: 'The coefficient has to be squared too.',
          earns: [1],
        },
        {
          tag: 'volume-integral',
          answer: fractionTex(ratio(a * a * k ** power, power)),
          why: 'The volume has the factor $\\pi$.',
          earns: [2, 3],
        },
      ],
    };
  },
});
