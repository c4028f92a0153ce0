import { type ItemDraft, statement, step, strategy, wording } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { guardedTex, polynomialTex } from '../write/terms.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';
import { pointTex } from './line-tex.ts';
import { columnTex, type Vector } from './vector-tex.ts';

type Segment = {
  readonly a: Vector;
  readonly direction: Vector;
  readonly m: number;
  readonly n: number;
  readonly names: string;
};

const along = (a: Vector, direction: Vector, times: number): Vector => [
  a[0] + direction[0] * times,
  a[1] + direction[1] * times,
  a[2] + direction[2] * times,
];
const times = (v: Vector, k: number): Vector => [v[0] * k, v[1] * k, v[2] * k];
const arrow = (from: string, to: string): string => `\\overrightarrow{${from}${to}}`;

/** P divides AB in the ratio m : n. */
function writeSection({ a, direction, m, n, names }: Segment): ItemDraft {
  const [A = 'A', B = 'B', P = 'P'] = names;
  const b = along(a, direction, m + n);
  const answer = `${P} = ${pointTex(along(a, direction, m))}`;
  const part = fractionTex(ratio(m, m + n));
  return {
    stem: `$${A}$ is the point $${pointTex(a)}$ and $${B}$ is the point $${pointTex(b)}$. The point $${P}$ divides $${A}${B}$ in the ratio $${m} : ${n}$. Find the coordinates of $${P}$.`,
    answer,
    check: `${P} = (${[0, 1, 2].map((i) => `\\frac{${n} \\times ${guardedTex(a[i] ?? 0)} + ${m} \\times ${guardedTex(b[i] ?? 0)}}{${m + n}}`).join(', ')})`,
    bullets: [
      step(`Find $${arrow(A, P)}$`, columnTex(times(direction, m)), {
        working: `$${arrow(A, P)} = ${part}${arrow(A, B)} = ${columnTex(times(direction, m))}$`,
        or: [columnTex([m * b[0] + n * a[0], m * b[1] + n * a[1], m * b[2] + n * a[2]])],
        gaps: ['section-formula'],
        impliedBy: [2],
      }),
      step(`State the coordinates of $${P}$`, answer, { gaps: ['position-vector'] }),
    ],
    mistakes: [
      {
        tag: 'ratio-inverted',
        answer: `${P} = ${pointTex(along(a, direction, n))}`,
        why: `The ratio was used the wrong way round: $${P}$ lies $${part}$ of the way from $${A}$.`,
      },
      {
        tag: 'position-vector',
        answer: `${P} = ${pointTex(times(direction, m))}`,
        why: `These are the components of $${arrow(A, P)}$; the position of $${A}$ has to be added.`,
        earns: [1],
      },
    ],
  };
}

/** A, B and C on one line. */
function writeCollinear({ a, direction, m, n, names }: Segment): ItemDraft {
  const [A = 'A', B = 'B', C = 'C'] = names;
  const [b, c] = [along(a, direction, m), along(a, direction, m + n)];
  return {
    stem: `The points $${A}${pointTex(a)}$, $${B}${pointTex(b)}$ and $${C}${pointTex(c)}$ are given. Show that $${A}$, $${B}$ and $${C}$ are collinear, and state the ratio in which $${B}$ divides $${A}${C}$.`,
    answer: `${m} : ${n}`,
    check: `${Math.abs(b[0] - a[0])} : ${Math.abs(c[0] - b[0])}`,
    bullets: [
      step(`Find $${arrow(A, B)}$`, columnTex(times(direction, m)), { gaps: ['vector-direction'] }),
      step(`Find $${arrow(B, C)}$ as a multiple of $${arrow(A, B)}$`, columnTex(times(direction, n)), {
        working: `$${arrow(B, C)} = ${columnTex(times(direction, n))} = ${fractionTex(ratio(n, m))}${arrow(A, B)}$`,
        gaps: ['vector-direction'],
      }),
      statement(
        'Complete the proof',
        wording(
          ['common point', 'is common', 'share the point', 'shared point', 'is a shared point'],
          ['not parallel'],
        ),
        {
          working: `$${arrow(A, B)}$ and $${arrow(B, C)}$ are parallel and $${B}$ is a common point, so $${A}$, $${B}$ and $${C}$ are collinear`,
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

/** The second component of v is unknown; u·v = 0. */
function writePerpendicular({ u, v, letter }: Perpendicular): ItemDraft {
  const known = u[0] * v[0] + u[2] * v[2];
  const value = ratio(-known, u[1]);
  const unknown = `\\begin{pmatrix} ${v[0]} \\\\ ${letter} \\\\ ${v[2]} \\end{pmatrix}`;
  const product = `${guardedTex(u[0])} \\times ${guardedTex(v[0])} + ${guardedTex(u[1])}${letter} + ${guardedTex(u[2])} \\times ${guardedTex(v[2])}`;
  return {
    stem: `Vectors $\\mathbf{u} = ${columnTex(u)}$ and $\\mathbf{v} = ${unknown}$ are perpendicular. Find the value of $${letter}$.`,
    answer: `${letter} = ${fractionTex(value)}`,
    check: `${product} = 0`,
    bullets: [
      step('Find the scalar product', product, {
        gaps: ['scalar-product'],
        or: [polynomialTex([u[1], known], letter)],
      }),
      strategy('Set the scalar product equal to zero', `${polynomialTex([u[1], known], letter)} = 0`, {
        from: 'b1 = 0',
        gaps: ['perpendicular-condition'],
      }),
      step(`Find $${letter}$`, `${letter} = ${fractionTex(value)}`, { from: 'b2', gaps: ['rearrange-sign'] }),
    ],
    mistakes: [
      {
        tag: 'rearrange-sign',
        answer: `${letter} = ${fractionTex(ratio(known, u[1]))}`,
        why: 'The sign was lost in rearranging.',
        earns: [1, 2],
      },
      {
        tag: 'perpendicular-condition',
        answer: `${letter} = ${fractionTex(ratio(-1 - known, u[1]))}`,
        why: 'Perpendicular vectors have a scalar product of $0$, not $-1$.',
        earns: [1],
      },
    ],
  };
}

type Lengths = { readonly p: number; readonly q: number; readonly angle: 60 | 120; readonly sign: 1 | -1 };

/** p·(p ± q) from lengths and an angle of 60° or 120°. */
function writeProperties({ p, q, angle, sign }: Lengths): ItemDraft {
  const half = angle === 60 ? ratio(p * q, 2) : ratio(-p * q, 2);
  const total = { n: BigInt(p * p) * half.d + BigInt(sign) * half.n, d: half.d };
  const wanted = `\\mathbf{p} \\cdot (\\mathbf{p} ${sign === 1 ? '+' : '-'} \\mathbf{q})`;
  const dot = `${p} \\times ${q} \\times \\cos ${angle}^\\circ`;
  return {
    stem: `Vectors $\\mathbf{p}$ and $\\mathbf{q}$ are such that $|\\mathbf{p}| = ${p}$ and $|\\mathbf{q}| = ${q}$, and the angle between them is $${angle}^\\circ$. Evaluate $${wanted}$.`,
    answer: fractionTex(total),
    check: `${p}^2 ${sign === 1 ? '+' : '-'} ${dot}`,
    bullets: [
      step('Find $\\mathbf{p} \\cdot \\mathbf{p}$', String(p * p), {
        working: `$\\mathbf{p} \\cdot \\mathbf{p} = ${p}^2 = ${p * p}$`,
        gaps: ['scalar-product-self'],
        impliedBy: [3],
      }),
      step('Find $\\mathbf{p} \\cdot \\mathbf{q}$', fractionTex(half), {
        working: `$\\mathbf{p} \\cdot \\mathbf{q} = ${dot} = ${fractionTex(half)}$`,
        gaps: ['scalar-product'],
        impliedBy: [3],
      }),
      step('Evaluate', fractionTex(total), {
        from: `b1 ${sign === 1 ? '+' : '-'} b2`,
        gaps: ['scalar-product-distributes'],
      }),
    ],
    mistakes: [
      {
        tag: 'scalar-product-self',
        answer: fractionTex(ratio(2 * p + sign * Number(half.n) * (half.d === 1n ? 2 : 1), 2)),
        why: '$\\mathbf{p} \\cdot \\mathbf{p}$ is the square of the length of $\\mathbf{p}$.',
        earns: [2],
      },
      {
        tag: 'scalar-product-distributes',
        answer: fractionTex({ n: half.n, d: half.d }),
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
  draw: (random) => {
    const vector = (size: number): Vector => [
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
        a: vector(6),
        direction: vector(4),
        m: m ?? 1,
        n: n ?? 2,
        names: random.pick(['ABP', 'PQR', 'EFG', 'KLM', 'STU']),
      },
      perpendicular: { u: vector(5), v: vector(6), letter: random.pick(['k', 'p', 't']) },
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
    if (kind !== 'perpendicular') return direction.filter((part) => part !== 0).length === 3;
    const known = u[0] * v[0] + u[2] * v[2];
    return (
      [u[0], u[1], u[2], v[0], v[2]].every((part) => part !== 0) &&
      Math.abs(u[1]) > 1 &&
      known % u[1] === 0 &&
      known !== 0
    );
  },
  write: ({ kind, segment, perpendicular, lengths }) => {
    if (kind === 'section') return writeSection(segment);
    if (kind === 'collinear') return writeCollinear(segment);
    return kind === 'perpendicular' ? writePerpendicular(perpendicular) : writeProperties(lengths);
  },
});
