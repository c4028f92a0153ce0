/**
 * The learner finds the area between a parabola and a line or the x-axis, or finds a curve from its
 * derivative and one point.
 */

import { drawParabola } from '../../diagrams/families/parabola.ts';
import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketedIfNegative, expandProduct, polynomialTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { type Coordinates, pointTex } from './line-tex.ts';
import { evaluatePolynomial, integrate, integrateExactly, simpsonTex } from './polynomial-calculus.ts';

const negateAll = (coefficients: readonly number[]): number[] => coefficients.map((c) => -c);

/**
 * Writes the last three bullets: integrate, substitute the limits, evaluate. `firstBullet` is the number
 * of the first of them.
 */
function writeEvaluation(integrand: readonly number[], [p, q]: Coordinates, firstBullet: number) {
  const primitive = integrate(integrand);
  const [upper, lower] = [evaluatePolynomial(primitive, q), evaluatePolynomial(primitive, p)];
  const area = fractionTex(integrateExactly(integrand, p, q));
  return {
    area,
    upper: fractionTex(upper),
    bullets: [
      step('Integrate', polynomialTex(primitive), {
        gaps: ['integrate-power'],
        impliedBy: [firstBullet + 1],
      }),
      step('Substitute the limits', `${fractionTex(upper)} - ${bracketedIfNegative(lower)}`, {
        gaps: ['integral-limits'],
        impliedBy: [firstBullet + 2],
      }),
      step('Evaluate the area', area, { gaps: ['fraction-arithmetic'] }),
    ],
  };
}

/** A parabola and the line y = mx + c that meet at x = p and x = q. */
type BetweenArea = {
  readonly p: number;
  readonly q: number;
  readonly m: number;
  readonly c: number;
  readonly opensDownwards: boolean;
};

/** The area between a parabola and a line that meet at x = p and x = q. */
function writeBetween({ p, q, m, c, opensDownwards }: BetweenArea): ItemDraft {
  const integrand = expandProduct([-1, p], [1, -q]);
  const [a = 0, b = 0, k = 0] = opensDownwards ? integrand : negateAll(integrand);
  const curveTex = polynomialTex([a, b + m, k + c]);
  const lineTex = polynomialTex([m, c]);
  const { area, bullets } = writeEvaluation(integrand, [p, q], 3);
  return {
    stem: `The curve with equation $y = ${curveTex}$ and the line with equation $y = ${lineTex}$ meet at two points. Find the area enclosed by the curve and the line.`,
    answer: area,
    recomputedFrom: simpsonTex(integrand, p, q),
    bullets: [
      strategy('Find where the curve and the line meet', `x = ${p}, x = ${q}`, {
        working: `$${curveTex} = ${lineTex}$, so $x = ${p}$ and $x = ${q}$`,
        gaps: ['area-limits'],
      }),
      strategy('Take the lower from the upper', polynomialTex(integrand), {
        working: `$\\int_{${p}}^{${q}} (${polynomialTex(integrand)}) \\, dx$`,
        gaps: ['upper-minus-lower'],
        impliedBy: [3],
      }),
      ...bullets,
    ],
    mistakes: [
      {
        tag: 'upper-minus-lower',
        answer: `-${area}`,
        why: 'The upper was taken from the lower: an area is positive.',
        earns: [1, 3, 4],
      },
      {
        tag: 'area-under-curve',
        answer: fractionTex(integrateExactly([a, b + m, k + c], p, q)),
        why: 'Only the curve was integrated: the line has to be taken away.',
        earns: [1],
      },
    ],
  };
}

/** The parabola y = k(x - p)(x - q). */
type AxisArea = { readonly k: number; readonly p: number; readonly q: number };

/** The area between a parabola and the x-axis. */
function writeAxis({ k, p, q }: AxisArea): ItemDraft {
  const coefficients = expandProduct([k], [1, -p], [1, -q]);
  const isBelow = k > 0;
  const { bullets, upper } = writeEvaluation(coefficients, [p, q], 2);
  const signedArea = integrateExactly(coefficients, p, q);
  const area = fractionTex(isBelow ? { n: -signedArea.n, d: signedArea.d } : signedArea);
  const [a = 0, b = 0, c = 0] = coefficients;
  const lastBullet = step('State the area', area, {
    gaps: ['area-below-axis'],
    ...(isBelow ? { working: `$${fractionTex(signedArea)}$, so the area is $${area}$` } : {}),
  });
  return {
    stem: `The diagram shows the curve with equation $y = ${polynomialTex(coefficients)}$, which meets the $x$-axis at $${pointTex([p, 0])}$ and $${pointTex([q, 0])}$. Calculate the area between the curve and the $x$-axis.`,
    figure: drawParabola({ a, b, c, show: ['roots'] }),
    answer: area,
    recomputedFrom: isBelow ? `-(${simpsonTex(coefficients, p, q)})` : simpsonTex(coefficients, p, q),
    bullets: [
      strategy(
        'Know to integrate between the roots',
        `\\int_{${p}}^{${q}} (${polynomialTex(coefficients)}) dx`,
        {
          working: `$\\int_{${p}}^{${q}} (${polynomialTex(coefficients)}) \\, dx$`,
          gaps: ['area-limits'],
          impliedBy: [2],
        },
      ),
      ...bullets.slice(0, 2).map((bullet, index) => ({ ...bullet, impliedBy: [index + 3] })),
      lastBullet,
    ],
    mistakes: [
      isBelow
        ? {
            tag: 'area-below-axis',
            answer: fractionTex(signedArea),
            why: 'The integral is negative below the $x$-axis; the area is positive.',
            earns: [1, 2, 3],
          }
        : {
            tag: 'integral-limits',
            answer: `-${area}`,
            why: 'The limits were used the wrong way round: upper limit first.',
            earns: [1, 2],
          },
      {
        tag: 'integral-lower-limit',
        answer: upper,
        why: 'The value at the lower limit was not taken away.',
        earns: [1, 2],
      },
    ],
  };
}

/** dy/dx by its coefficients, and a point (x, y) on the curve. */
type CurveFromDerivative = {
  readonly derivative: readonly [number, number, number];
  readonly x: number;
  readonly y: number;
};

/** The learner finds y from dy/dx and a point. */
function writeEquation({ derivative, x, y }: CurveFromDerivative): ItemDraft {
  const primitive = integrate(derivative);
  const { n, d } = evaluatePolynomial(primitive, x);
  const constant = ratio(y * Number(d) - Number(n), Number(d));
  const withConstant = (c: typeof constant) => polynomialTex([...primitive.slice(0, 3), c]);
  const primitiveTex = polynomialTex(primitive);
  const substitutedTex = `${y} = ${fractionTex({ n, d })} + c`;
  const firstTwoTermsTex = termsTex([
    [primitive[0] ?? ratio(0), 'x^3'],
    [primitive[1] ?? ratio(0), 'x^2'],
  ]);
  const otherTermPairs = [
    [0, 2],
    [1, 2],
  ].map((indexes) =>
    termsTex(indexes.map((index) => [primitive[index] ?? ratio(0), ['x^3', 'x^2', 'x'][index] ?? ''])),
  );
  return {
    stem: `A curve is such that $\\frac{dy}{dx} = ${polynomialTex(derivative)}$, and it passes through the point $${pointTex([x, y])}$. Express $y$ in terms of $x$.`,
    answer: `y = ${withConstant(constant)}`,
    recomputedFrom: `y = \\frac{${derivative[0]}x^3}{3} + \\frac{(${derivative[1]})x^2}{2} + (${derivative[2]})x + ${y} - (${fractionTex({ n, d })})`,
    bullets: [
      step('Start to integrate', firstTwoTermsTex, {
        working: `$${firstTwoTermsTex} \\ldots$`,
        alsoAccepted: otherTermPairs,
        gaps: ['integrate-power'],
        impliedBy: [2, 4],
      }),
      step('Complete the integration, with the constant', `${primitiveTex} + c`, {
        working: `$y = ${primitiveTex} + c$`,
        gaps: ['constant-of-integration'],
        impliedBy: [3, 4],
      }),
      step('Substitute the point and find the constant', `c = ${fractionTex(constant)}`, {
        working: `$${substitutedTex}$, so $c = ${fractionTex(constant)}$`,
        followThrough: `\\left. b2 \\right|_{x = ${x}} = ${y}`,
        gaps: ['substitute-coordinates'],
        impliedBy: [4],
      }),
      step('State the equation of the curve', `y = ${withConstant(constant)}`, {
        followThrough: `y = \\left. b2 \\right|_{c = b3}`,
        gaps: ['rearrange-sign'],
      }),
    ],
    mistakes: [
      {
        tag: 'constant-of-integration',
        answer: `y = ${primitiveTex}`,
        why: 'The constant of integration was left out.',
        earns: [1],
      },
      {
        tag: 'rearrange-sign',
        answer: `y = ${withConstant({ n: -constant.n, d: constant.d })}`,
        why: 'The sign of the constant was lost in rearranging.',
        earns: [1, 2],
      },
    ].filter(({ tag }) => tag !== 'constant-of-integration' || constant.n !== 0n),
  };
}

export const areas = higherMathematicsModel({
  id: 'HM-20',
  title: 'Areas and differential equations',
  outcomeId: 'MNU-H-15',
  calculator: 'either',
  marks: [4, 5],
  choose: (random) => {
    const p = random.int(-4, 3);
    return {
      kind: random.pick(['between', 'axis', 'equation'] as const),
      between: {
        p,
        q: p + random.int(2, 6),
        m: random.int(-4, 4),
        c: random.int(-6, 9),
        opensDownwards: random.chance(0.5),
      },
      axis: { k: random.pick([1, -1, 1, -1, 2, -2, 3]), p, q: p + random.int(2, 6) },
      curve: {
        derivative: [3 * random.int(-3, 4), 2 * random.int(-5, 5, [0]), random.int(-9, 9, [0])] as const,
        x: random.int(-3, 3, [0]),
        y: random.int(-12, 15),
      },
    };
  },
  accepts: ({ kind, between, axis, curve: { derivative, x, y } }) => {
    if (kind === 'between') return between.m !== 0 && between.p + between.q + between.m !== 0;
    if (kind === 'axis') return axis.p * axis.q !== 0 && axis.p + axis.q !== 0;
    const value = evaluatePolynomial(integrate(derivative), x);
    return derivative[0] !== 0 && BigInt(y) !== value.n && Math.abs(Number(value.n)) <= 60;
  },
  write: ({ kind, between, axis, curve }) => {
    if (kind === 'between') return writeBetween(between);
    return kind === 'axis' ? writeAxis(axis) : writeEquation(curve);
  },
});
