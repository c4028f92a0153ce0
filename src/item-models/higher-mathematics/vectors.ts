/**
 * The learner works with vectors in space: the section formula, collinear points, perpendicular vectors
 * and the scalar product.
 */

import { type ItemDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketedIfNegative, polynomialTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { pointTex } from './line-tex.ts';
import { columnTex, type Vector } from './vector-tex.ts';

/** A line that starts at the point a; m and n are the parts of the ratio in which a point divides it. */
type Segment = {
  readonly a: Vector;
  readonly direction: Vector;
  readonly m: number;
  readonly n: number;
  readonly names: string;
};

/** Returns the point reached from a by a multiple of the direction. */
const pointAlong = (a: Vector, direction: Vector, multiple: number): Vector => [
  a[0] + direction[0] * multiple,
  a[1] + direction[1] * multiple,
  a[2] + direction[2] * multiple,
];
const scaleVector = (v: Vector, k: number): Vector => [v[0] * k, v[1] * k, v[2] * k];
const arrowTex = (from: string, to: string): string => `\\overrightarrow{${from}${to}}`;

/** P divides AB in the ratio m : n. */
function writeSection({ a, direction, m, n, names }: Segment): ItemDraft {
  const [A = 'A', B = 'B', P = 'P'] = names;
  const b = pointAlong(a, direction, m + n);
  const answer = `${P} = ${pointTex(pointAlong(a, direction, m))}`;
  const fractionOfWay = fractionTex(ratio(m, m + n));
  return {
    stem: `$${A}$ is the point $${pointTex(a)}$ and $${B}$ is the point $${pointTex(b)}$. The point $${P}$ divides $${A}${B}$ in the ratio $${m} : ${n}$. Find the coordinates of $${P}$.`,
    answer,
    recomputedFrom: `${P} = (${[0, 1, 2].map((i) => `\\frac{${n} \\times ${bracketedIfNegative(a[i] ?? 0)} + ${m} \\times ${bracketedIfNegative(b[i] ?? 0)}}{${m + n}}`).join(', ')})`,
    bullets: [
      step(`Find $${arrowTex(A, P)}$`, columnTex(scaleVector(direction, m)), {
        working: `$${arrowTex(A, P)} = ${fractionOfWay}${arrowTex(A, B)} = ${columnTex(scaleVector(direction, m))}$`,
        alsoAccepted: [columnTex([m * b[0] + n * a[0], m * b[1] + n * a[1], m * b[2] + n * a[2]])],
        gaps: ['section-formula'],
        impliedBy: [2],
      }),
      step(`State the coordinates of $${P}$`, answer, { gaps: ['position-vector'] }),
    ],
    mistakes: [
      {
        tag: 'ratio-inverted',
        answer: `${P} = ${pointTex(pointAlong(a, direction, n))}`,
        why: `The ratio was used the wrong way round: $${P}$ lies $${fractionOfWay}$ of the way from $${A}$.`,
      },
      {
        tag: 'position-vector',
        answer: `${P} = ${pointTex(scaleVector(direction, m))}`,
        why: `These are the components of $${arrowTex(A, P)}$; the position of $${A}$ has to be added.`,
        earns: [1],
      },
    ],
  };
}

/** The learner shows that A, B and C are collinear. */
function writeCollinear({ a, direction, m, n, names }: Segment): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const [b, c] = [pointAlong(a, direction, m), pointAlong(a, direction, m + n)];
  return {
    stem: `The points $${A}${pointTex(a)}$, $${B}${pointTex(b)}$ and $${C}${pointTex(c)}$ are given. Show that $${A}$, $${B}$ and $${C}$ are collinear, and state the ratio in which $${B}$ divides $${A}${C}$.`,
    answer: `${m} : ${n}`,
    recomputedFrom: `${Math.abs(b[0] - a[0])} : ${Math.abs(c[0] - b[0])}`,
    bullets: [
      step(`Find $${arrowTex(A, B)}$`, columnTex(scaleVector(direction, m)), { gaps: ['vector-direction'] }),
      step(
        `Find $${arrowTex(B, C)}$ as a multiple of $${arrowTex(A, B)}$`,
        columnTex(scaleVector(direction, n)),
        {
          working: `$${arrowTex(B, C)} = ${columnTex(scaleVector(direction, n))} = ${fractionTex(ratio(n, m))}${arrowTex(A, B)}$`,
          gaps: ['vector-direction'],
        },
      ),
      statement(
        'Complete the proof',
        wording(
          ['common point', 'is common', 'share the point', 'shared point', 'is a shared point'],
          ['not parallel'],
        ),
        {
          working: `$${arrowTex(A, B)}$ and $${arrowTex(B, C)}$ are parallel and $${B}$ is a common point, so $${A}$, $${B}$ and $${C}$ are collinear`,
          gaps: ['collinear-conclusion'],
        },
      ),
      step('State the ratio', `${m} : ${n}`, { gaps: ['ratio-inverted'] }),
    ],
    mistakes: [
      {
        tag: 'ratio-inverted',
        answer: `${n} : ${m}`,
        why: `The ratio was stated the wrong way round: it is $${A}${B} : ${B}${C}$.`,
        earns: [1, 2],
      },
    ],
  };
}

type Perpendicular = { readonly u: Vector; readonly v: Vector; readonly letter: string };

/** The learner finds the second component of v such that u·v = 0. */
function writePerpendicular({ u, v, letter }: Perpendicular): ItemDraft {
  const knownSum = u[0] * v[0] + u[2] * v[2];
  const value = ratio(-knownSum, u[1]);
  const unknownVectorTex = `\\begin{pmatrix} ${v[0]} \\\\ ${letter} \\\\ ${v[2]} \\end{pmatrix}`;
  const productTex = `${bracketedIfNegative(u[0])} \\times ${bracketedIfNegative(v[0])} + ${bracketedIfNegative(u[1])}${letter} + ${bracketedIfNegative(u[2])} \\times ${bracketedIfNegative(v[2])}`;
  return {
    stem: `Vectors $\\mathbf{u} = ${columnTex(u)}$ and $\\mathbf{v} = ${unknownVectorTex}$ are perpendicular. Find the value of $${letter}$.`,
    answer: `${letter} = ${fractionTex(value)}`,
    recomputedFrom: `${productTex} = 0`,
    bullets: [
      step('Find the scalar product', productTex, {
        gaps: ['scalar-product'],
        alsoAccepted: [polynomialTex([u[1], knownSum], letter)],
      }),
      strategy('Set the scalar product equal to zero', `${polynomialTex([u[1], knownSum], letter)} = 0`, {
        followThrough: 'b1 = 0',
        gaps: ['perpendicular-condition'],
      }),
      step(`Find $${letter}$`, `${letter} = ${fractionTex(value)}`, {
        followThrough: 'b2',
        gaps: ['rearrange-sign'],
      }),
    ],
    mistakes: [
      {
        tag: 'rearrange-sign',
        answer: `${letter} = ${fractionTex(ratio(knownSum, u[1]))}`,
        why: 'The sign was lost in rearranging.',
        earns: [1, 2],
      },
      {
        tag: 'perpendicular-condition',
        answer: `${letter} = ${fractionTex(ratio(-1 - knownSum, u[1]))}`,
        why: 'Perpendicular vectors have a scalar product of $0$, not $-1$.',
        earns: [1],
      },
    ],
  };
}

/** The lengths p and q of two vectors, the angle between them, and the sign in p·(p ± q). */
type VectorLengths = {
  readonly p: number;
  readonly q: number;
  readonly angle: 60 | 120;
  readonly sign: 1 | -1;
};

/** The learner evaluates p·(p ± q) from lengths and an angle of 60° or 120°. */
function writeProperties({ p, q, angle, sign }: VectorLengths): ItemDraft {
  const scalarProduct = angle === 60 ? ratio(p * q, 2) : ratio(-p * q, 2);
  const result = { n: BigInt(p * p) * scalarProduct.d + BigInt(sign) * scalarProduct.n, d: scalarProduct.d };
  const targetTex = `\\mathbf{p} \\cdot (\\mathbf{p} ${sign === 1 ? '+' : '-'} \\mathbf{q})`;
  const productTex = `${p} \\times ${q} \\times \\cos ${angle}^\\circ`;
  return {
    stem: `Vectors $\\mathbf{p}$ and $\\mathbf{q}$ are such that $|\\mathbf{p}| = ${p}$ and $|\\mathbf{q}| = ${q}$, and the angle between them is $${angle}^\\circ$. Evaluate $${targetTex}$.`,
    answer: fractionTex(result),
    recomputedFrom: `${p}^2 ${sign === 1 ? '+' : '-'} ${productTex}`,
    bullets: [
      step('Find $\\mathbf{p} \\cdot \\mathbf{p}$', String(p * p), {
        working: `$\\mathbf{p} \\cdot \\mathbf{p} = ${p}^2 = ${p * p}$`,
        gaps: ['scalar-product-self'],
        impliedBy: [3],
      }),
      step('Find $\\mathbf{p} \\cdot \\mathbf{q}$', fractionTex(scalarProduct), {
        working: `$\\mathbf{p} \\cdot \\mathbf{q} = ${productTex} = ${fractionTex(scalarProduct)}$`,
        gaps: ['scalar-product'],
        impliedBy: [3],
      }),
      step('Evaluate', fractionTex(result), {
        followThrough: `b1 ${sign === 1 ? '+' : '-'} b2`,
        gaps: ['scalar-product-distributes'],
      }),
    ],
    mistakes: [
      {
        tag: 'scalar-product-self',
        answer: fractionTex(
          ratio(2 * p + sign * Number(scalarProduct.n) * (scalarProduct.d === 1n ? 2 : 1), 2),
        ),
        why: '$\\mathbf{p} \\cdot \\mathbf{p}$ is the square of the length of $\\mathbf{p}$.',
        earns: [2, 3],
      },
      {
        tag: 'scalar-product-distributes',
        answer: fractionTex({ n: scalarProduct.n, d: scalarProduct.d }),
        why: 'Only $\\mathbf{p} \\cdot \\mathbf{q}$ was found.',
        earns: [2],
      },
    ],
  };
}

export const vectorsInSpace = higherMathematicsModel({
  id: 'HM-15',
  title: 'Vectors in three dimensions',
  outcomeId: 'MNU-H-11',
  calculator: 'either',
  marks: [2, 3, 4],
  choose: (random) => {
    const pickVector = (size: number): Vector => [
      random.int(-size, size),
      random.int(-size, size),
      random.int(-size, size),
    ];
    const [m, n] = random.pick([
      [1, 2],
      [2, 1],
      [1, 3],
      [3, 1],
      [2, 3],
      [3, 2],
      [1, 4],
      [3, 4],
    ]);
    return {
      kind: random.pick(['section', 'collinear', 'perpendicular', 'properties'] as const),
      segment: {
        a: pickVector(6),
        direction: pickVector(4),
        m: m ?? 1,
        n: n ?? 2,
        names: random.pick(['ABP', 'PQR', 'EFG', 'KLM', 'STU']),
      },
      perpendicular: { u: pickVector(5), v: pickVector(6), letter: random.pick(['k', 'p', 't']) },
      lengths: {
        p: random.int(2, 9),
        q: random.int(2, 9),
        angle: random.pick([60, 120] as const),
        sign: random.sign(),
      },
    };
  },
  accepts: ({ kind, segment: { direction }, perpendicular: { u, v }, lengths: { p, q } }) => {
    if (kind === 'properties') return p !== q;
    if (kind !== 'perpendicular') return direction.filter((component) => component !== 0).length === 3;
    const knownSum = u[0] * v[0] + u[2] * v[2];
    return (
      [u[0], u[1], u[2], v[0], v[2]].every((component) => component !== 0) &&
      Math.abs(u[1]) > 1 &&
      knownSum % u[1] === 0 &&
      knownSum !== 0
    );
  },
  write: ({ kind, segment, perpendicular, lengths }) => {
    if (kind === 'section') return writeSection(segment);
    if (kind === 'collinear') return writeCollinear(segment);
    return kind === 'perpendicular' ? writePerpendicular(perpendicular) : writeProperties(lengths);
  },
});
