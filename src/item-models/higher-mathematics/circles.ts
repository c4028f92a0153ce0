/**
 * The learner works with the equation of a circle: centre and radius, a diameter, a tangent, or the points
 * where a line meets it.
 */

import { type ItemDraft, step, strategy } from '../item-draft.ts';
import { fractionTex } from '../write/rational.ts';
import { surdTex } from '../write/surd.ts';
import { bracketedIfNegative, expandProduct, polynomialTex, signedTex, termsTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import {
  type Coordinates,
  computeGradient,
  gradientTex,
  lineTex,
  midpoint,
  perpendicularGradient,
  pointGradientTex,
  pointTex,
} from './line-tex.ts';

const shiftedSquareTex = (name: string, centre: number): string =>
  centre === 0 ? `${name}^2` : `(${name} ${signedTex(-centre)})^2`;

/** `(x - 3)^2 + (y + 2)^2 = 25`. */
const centreFormTex = ([a, b]: Coordinates, radiusSquared: number): string =>
  `${shiftedSquareTex('x', a)} + ${shiftedSquareTex('y', b)} = ${radiusSquared}`;

/** `x^2 + y^2 - 6x + 4y - 12 = 0`. */
const generalFormTex = ([a, b]: Coordinates, radiusSquared: number): string =>
  `${termsTex([
    [1, 'x^2'],
    [1, 'y^2'],
    [-2 * a, 'x'],
    [-2 * b, 'y'],
    [a * a + b * b - radiusSquared, ''],
  ])} = 0`;

/** The centre, the step from the centre to a point on the circle, and two letters that name points. */
type Circle = { readonly centre: Coordinates; readonly offset: Coordinates; readonly names: string };

const computeRadiusSquared = ({ offset: [p, q] }: Circle): number => p * p + q * q;

/** The learner finds the tangent at a point of a circle given in general form. */
function writeTangent(circle: Circle): ItemDraft {
  const { centre, offset, names } = circle;
  const [P = 'P'] = names;
  const point: Coordinates = [centre[0] + offset[0], centre[1] + offset[1]];
  const radiusGradient = computeGradient(centre, point);
  const tangentGradient = perpendicularGradient(radiusGradient);
  const wrongCentre: Coordinates = [-centre[0], -centre[1]];
  const wrongGradient =
    point[0] === wrongCentre[0] || point[1] === wrongCentre[1]
      ? undefined
      : perpendicularGradient(computeGradient(wrongCentre, point));
  return {
    stem: `The point $${P}${pointTex(point)}$ lies on the circle with equation $${generalFormTex(centre, computeRadiusSquared(circle))}$. Find the equation of the tangent to the circle at $${P}$.`,
    answer: lineTex(tangentGradient, point),
    recomputedFrom: pointGradientTex(`-\\frac{1}{${gradientTex(centre, point)}}`, point),
    bullets: [
      step('State the centre of the circle', pointTex(centre), { gaps: ['circle-centre-sign'] }),
      step('Find the gradient of the radius', fractionTex(radiusGradient), {
        working: `$m = ${gradientTex(centre, point)} = ${fractionTex(radiusGradient)}$`,
        gaps: ['gradient-inverted'],
      }),
      step('Find the gradient of the tangent', fractionTex(tangentGradient), {
        followThrough: '-\\frac{1}{b2}',
        gaps: ['perp-gradient'],
      }),
      step('Find the equation of the tangent', lineTex(tangentGradient, point), {
        followThrough: pointGradientTex('b3', point),
        gaps: ['line-equation'],
      }),
    ].map((bullet, index) => (index === 0 ? { ...bullet, impliedBy: [2] } : bullet)),
    mistakes: [
      {
        tag: 'perp-gradient',
        answer: lineTex(radiusGradient, point),
        why: 'The gradient of the radius was used: the tangent is perpendicular to it.',
        earns: [1, 2],
      },
      ...(wrongGradient === undefined
        ? []
        : [
            {
              tag: 'circle-centre-sign',
              answer: lineTex(wrongGradient, point),
              why: 'The signs of the centre were not changed.',
              earns: [2, 3, 4],
            },
          ]),
    ],
  };
}

/** The learner finds the circle with a given diameter. */
function writeDiameter(circle: Circle): ItemDraft {
  const { centre: drawnCentre, offset, names } = circle;
  const [A = 'A', B = 'B'] = names;
  const [a, b]: readonly [Coordinates, Coordinates] = [
    [drawnCentre[0] - offset[0], drawnCentre[1] - offset[1]],
    [drawnCentre[0] + offset[0], drawnCentre[1] + offset[1]],
  ];
  const centre = midpoint(a, b);
  const radiusSquared = computeRadiusSquared(circle);
  return {
    stem: `$${A}${pointTex(a)}$ and $${B}${pointTex(b)}$ are the end points of a diameter of a circle. Find the equation of the circle.`,
    answer: centreFormTex(centre, radiusSquared),
    recomputedFrom: `(x - ${bracketedIfNegative(a[0])})(x - ${bracketedIfNegative(b[0])}) + (y - ${bracketedIfNegative(a[1])})(y - ${bracketedIfNegative(b[1])}) = 0`,
    bullets: [
      step('Find the centre', pointTex(centre), { gaps: ['midpoint'] }),
      step('Find the radius', surdTex(1, radiusSquared), {
        working: `$r = \\sqrt{${bracketedIfNegative(offset[0])}^2 + ${bracketedIfNegative(offset[1])}^2} = ${surdTex(1, radiusSquared)}$`,
        alsoAccepted: [`r^2 = ${radiusSquared}`],
        gaps: ['radius-diameter'],
      }),
      step('State the equation of the circle', centreFormTex(centre, radiusSquared), {
        gaps: ['circle-centre-sign', 'circle-radius-square'],
      }),
    ].map((bullet, index) => (index < 2 ? { ...bullet, impliedBy: [3] } : bullet)),
    mistakes: [
      {
        tag: 'radius-diameter',
        answer: centreFormTex(centre, 4 * radiusSquared),
        why: 'The diameter was used as the radius.',
        earns: [1, 3],
      },
      {
        tag: 'circle-centre-sign',
        answer: centreFormTex([-centre[0], -centre[1]], radiusSquared),
        why: 'The coordinates of the centre are subtracted in the equation of a circle.',
        earns: [1, 2],
      },
    ].filter(({ tag }) => tag !== 'circle-centre-sign' || centre.some((coordinate) => coordinate !== 0)),
  };
}

/** The learner finds the centre and radius from the general form. */
function writeCentre(circle: Circle): ItemDraft {
  const { centre } = circle;
  const radiusSquared = computeRadiusSquared(circle);
  const answerTex = (centrePoint: Coordinates, radius: string) => `${pointTex(centrePoint)}, r = ${radius}`;
  return {
    stem: `A circle has equation $${generalFormTex(centre, radiusSquared)}$. State the coordinates of the centre of the circle and find its radius.`,
    answer: answerTex(centre, surdTex(1, radiusSquared)),
    recomputedFrom: `(\\frac{${2 * centre[0]}}{2}, \\frac{${2 * centre[1]}}{2}), r = \\sqrt{${bracketedIfNegative(centre[0])}^2 + ${bracketedIfNegative(centre[1])}^2 - ${bracketedIfNegative(centre[0] ** 2 + centre[1] ** 2 - radiusSquared)}}`,
    bullets: [
      step('State the centre', pointTex(centre), { gaps: ['circle-centre-sign'] }),
      step('Find the radius', `r = ${surdTex(1, radiusSquared)}`, {
        working: `$r = \\sqrt{${bracketedIfNegative(centre[0])}^2 + ${bracketedIfNegative(centre[1])}^2 - ${bracketedIfNegative(centre[0] ** 2 + centre[1] ** 2 - radiusSquared)}} = ${surdTex(1, radiusSquared)}$`,
        alsoAccepted: [`r = \\sqrt{${radiusSquared}}`],
        gaps: ['circle-radius-square'],
      }),
    ],
    mistakes: [
      {
        tag: 'circle-centre-sign',
        answer: answerTex([-centre[0], -centre[1]], surdTex(1, radiusSquared)),
        why: 'The signs of the coefficients were kept: the centre is $(-g, -f)$.',
        earns: [2],
      },
      {
        tag: 'circle-radius-square',
        answer: answerTex(centre, String(radiusSquared)),
        why: 'This is the square of the radius.',
        earns: [1],
      },
      {
        tag: 'circle-centre-half',
        answer: answerTex([2 * centre[0], 2 * centre[1]], surdTex(1, radiusSquared)),
        why: 'The coefficients of $x$ and $y$ have to be halved.',
        earns: [2],
      },
    ],
  };
}

/** A line y = mx + c and the x-coordinates of the two points where it meets the circle. */
type LineAndCircle = { readonly m: number; readonly c: number; readonly x: Coordinates };

/** The learner finds the two points where a line meets a circle. */
function writeIntersection({ m, c, x: [p, q] }: LineAndCircle): ItemDraft {
  const [firstPoint, secondPoint]: readonly [Coordinates, Coordinates] = [
    [p, m * p + c],
    [q, m * q + c],
  ];
  const scale = 1 + m * m;
  // The circle x² + y² + dx + ey + f = 0 through both points, with e = 0.
  const [d, e] = [-scale * (p + q) - 2 * m * c, 0];
  const f = scale * p * q - c * c;
  const circle = `${termsTex([
    [1, 'x^2'],
    [1, 'y^2'],
    [d, 'x'],
    [e, 'y'],
    [f, ''],
  ])} = 0`;
  const line = `y = ${polynomialTex([m, c])}`;
  const quadratic = polynomialTex(expandProduct([1, -p], [1, -q]).map((k) => scale * k));
  const answerTex = (a: Coordinates, b: Coordinates) => `${pointTex(a)}, ${pointTex(b)}`;
  return {
    stem: `The line with equation $${line}$ meets the circle with equation $${circle}$ at two points. Find the coordinates of these points.`,
    answer: answerTex(firstPoint, secondPoint),
    recomputedFrom: `(${p}, ${m} \\times ${bracketedIfNegative(p)} ${signedTex(c)}), (${q}, ${m} \\times ${bracketedIfNegative(q)} ${signedTex(c)})`,
    bullets: [
      strategy(
        'Substitute the line into the circle',
        `${termsTex([[1, 'x^2']])} + (${polynomialTex([m, c])})^2 ${d === 0 ? '' : `${signedTex(d)}x`} ${f === 0 ? '' : signedTex(f)} = 0`,
        { gaps: ['line-circle-substitution'], impliedBy: [2] },
      ),
      step('Write as a quadratic equation', `${quadratic} = 0`, {
        gaps: ['square-of-bracket'],
        impliedBy: [3],
        working: `$${quadratic} = 0$`,
      }),
      step('Find the first point', pointTex(firstPoint), { gaps: ['incomplete-solution'] }),
      step('Find the second point', pointTex(secondPoint), { gaps: ['incomplete-solution'] }),
    ],
    mistakes: [
      {
        tag: 'root-sign',
        answer: answerTex([-p, -m * p + c], [-q, -m * q + c]),
        why: 'The solutions were given the signs in the brackets.',
        earns: [1, 2],
      },
    ],
    policies: {
      pairs: [
        {
          bullets: [3, 4],
          cells: [
            [`x = ${firstPoint[0]}`, `y = ${firstPoint[1]}`],
            [`x = ${secondPoint[0]}`, `y = ${secondPoint[1]}`],
          ],
        },
      ],
    },
  };
}

export const circles = higherMathematicsModel({
  id: 'HM-16',
  title: 'Equation of a circle and tangents',
  outcomeId: 'MNU-H-12',
  calculator: 'either',
  marks: [2, 3, 4],
  choose: (random) => ({
    kind: random.pick(['tangent', 'diameter', 'centre', 'intersection'] as const),
    circle: {
      centre: [random.int(-7, 7), random.int(-7, 7)] as const,
      offset: [random.int(-6, 6, [0]), random.int(-6, 6, [0])] as const,
      names: random.pick(['AB', 'PQ', 'RS', 'TU']),
    },
    lineAndCircle: {
      m: random.pick([1, -1, 2, -2, 3]),
      c: random.int(-6, 6, [0]),
      x: [random.int(-5, 5), random.int(-5, 5)] as const,
    },
  }),
  accepts: ({
    kind,
    circle: { centre, offset },
    lineAndCircle: {
      m,
      c,
      x: [p, q],
    },
  }) => {
    if (kind === 'intersection')
      return (
        p < q &&
        p + q !== 0 &&
        Math.abs((1 + m * m) * p * q - c * c) <= 60 &&
        -(1 + m * m) * (p + q) - 2 * m * c !== 0
      );
    const isDiagonal = Math.abs(offset[0]) === Math.abs(offset[1]);
    const constant = centre[0] ** 2 + centre[1] ** 2 - offset[0] ** 2 - offset[1] ** 2;
    return centre[0] !== 0 && centre[1] !== 0 && constant !== 0 && (kind !== 'tangent' || !isDiagonal);
  },
  write: ({ kind, circle, lineAndCircle }) => {
    if (kind === 'tangent') return writeTangent(circle);
    if (kind === 'diameter') return writeDiameter(circle);
    return kind === 'centre' ? writeCentre(circle) : writeIntersection(lineAndCircle);
  },
});
