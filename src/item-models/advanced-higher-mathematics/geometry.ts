/** The learner finds where a line meets a plane, or solves a system of three equations. */

import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { greatestCommonDivisor } from '../write/rational.ts';
import { bracketedIfNegative, polynomialTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** The components of a vector, or the coefficients of a row. */
type Triple = readonly [number, number, number];
const dot = (u: Triple, v: Triple): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];

/** `x = 1 + 2t`. */
const coordinateTex = (name: string, start: number, coefficient: number): string =>
  `${name} = ${termsTex([
    [start, ''],
    [coefficient, 't'],
  ])}`;

export const linesAndPlanes = advancedHigherMathematicsModel({
  id: 'AHM-10',
  title: 'Where a line meets a plane',
  outcomeId: 'MNU-AH-12',
  calculator: 'either',
  marks: [4],
  choose: (random) => {
    const pickVector = (size: number): Triple => [
      random.int(-size, size),
      random.int(-size, size),
      random.int(-size, size),
    ];
    return { a: pickVector(5), b: pickVector(4), n: pickVector(4), t: random.int(-3, 4, [0]) };
  },
  accepts: ({ a, b, n }) =>
    dot(b, n) !== 0 &&
    [b, n].every((vector) => vector.filter((component) => component !== 0).length >= 2) &&
    a.some((component) => component !== 0) &&
    (n.find((component) => component !== 0) ?? 0) > 0 &&
    [b, n].every(([p, q, r]) => greatestCommonDivisor(greatestCommonDivisor(p, q), r) === 1),
  write: ({ a, b, n, t }): ItemDraft => {
    const pointOnLine = (k: number): Triple => [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]];
    const d = dot(n, pointOnLine(t));
    const names = ['x', 'y', 'z'] as const;
    const planeTex = `${termsTex(names.map((name, index) => [n[index] ?? 0, name] as const))} = ${d}`;
    const lineTex = names.map((name, index) => coordinateTex(name, a[index] ?? 0, b[index] ?? 0)).join(', ');
    const pointTex = (coordinates: Triple) => `(${coordinates.join(', ')})`;
    const substitutedTex = `${polynomialTex([dot(b, n), dot(a, n)], 't')} = ${d}`;
    return {
      stem: `A line passes through the point $${pointTex(a)}$ in the direction of the vector $${termsTex([
        [b[0], '\\mathbf{i}'],
        [b[1], '\\mathbf{j}'],
        [b[2], '\\mathbf{k}'],
      ])}$. Find the coordinates of the point where it meets the plane with equation $${planeTex}$.`,
      answer: pointTex(pointOnLine(t)),
      recomputedFrom: `(${names.map((_name, index) => `${a[index]} + ${bracketedIfNegative(t)} \\times ${bracketedIfNegative(b[index] ?? 0)}`).join(', ')})`,
      bullets: [
        strategy('State the line in parametric form', lineTex, {
          gaps: ['line-parametric'],
          impliedBy: [2, 3],
        }),
        step('Substitute into the plane', substitutedTex, {
          gaps: ['line-plane-substitution'],
          impliedBy: [3],
        }),
        step('Find the parameter', `t = ${t}`, { followThrough: 'b2', gaps: ['rearrange-sign'] }),
        step('State the point', pointTex(pointOnLine(t)), {
          followThrough: `(${names.map((_name, index) => `${a[index]} + b3 \\times ${bracketedIfNegative(b[index] ?? 0)}`).join(', ')})`,
          gaps: ['substitute-value'],
        }),
      ],
      mistakes: [
        {
          tag: 'rearrange-sign',
          answer: pointTex(pointOnLine(-t)),
          why: 'The parameter has the wrong sign.',
          earns: [1, 2, 4],
        },
        {
          tag: 'line-parametric',
          answer: pointTex([t * b[0], t * b[1], t * b[2]]),
          why: 'The point that the line passes through was left out.',
          earns: [2, 3],
        },
      ],
    };
  },
});

/**
 * Starts from a system in triangular form and adds multiples of its rows to each other, so that the
 * elimination has whole numbers.
 */
export const systems = advancedHigherMathematicsModel({
  id: 'AHM-09',
  title: 'Gaussian elimination',
  outcomeId: 'MNU-AH-11',
  calculator: 'either',
  marks: [4],
  choose: (random) => ({
    x: [random.int(-4, 5), random.int(-4, 5), random.int(-4, 5)] as const,
    p: random.int(2, 3),
    q: random.int(-3, 3, [0]),
    r: random.int(-2, 3, [0]),
    firstRow: [1, random.int(-2, 3, [0]), random.int(-3, 3, [0])] as const,
    secondRowEnd: random.int(1, 3),
    thirdRowEnd: random.int(2, 4),
  }),
  accepts: ({ x }) => x.every((value) => value !== 0) && new Set(x).size === 3,
  write: ({ x, p, q, r, firstRow, secondRowEnd, thirdRowEnd }): ItemDraft => {
    const secondRow: Triple = [0, 1, secondRowEnd];
    const thirdRow: Triple = [0, 0, thirdRowEnd];
    const mixRows = (k: number, mainRow: Triple, addedRow: Triple, m: number): Triple => [
      k * firstRow[0] + mainRow[0] + m * addedRow[0],
      k * firstRow[1] + mainRow[1] + m * addedRow[1],
      k * firstRow[2] + mainRow[2] + m * addedRow[2],
    ];
    const rows: readonly Triple[] = [
      firstRow,
      mixRows(p, secondRow, thirdRow, 0),
      mixRows(q, thirdRow, secondRow, r),
    ];
    const rightSides = rows.map((row) => dot(row, x));
    const names = ['x', 'y', 'z'] as const;
    const equationTex = (row: Triple, rightSide: number) =>
      `${termsTex(names.map((name, index) => [row[index] ?? 0, name] as const))} = ${rightSide}`;
    const answerTex = (xValue: number, yValue: number, zValue: number) =>
      `x = ${xValue}, y = ${yValue}, z = ${zValue}`;
    const eliminatedTex = equationTex(secondRow, dot(secondRow, x));
    return {
      stem: `Use Gaussian elimination to solve the system of equations ${rows.map((row, index) => `$${equationTex(row, rightSides[index] ?? 0)}$`).join(', ')}.`,
      answer: answerTex(...x),
      recomputedFrom: names
        .map(
          (name, index) =>
            `${name} = \\frac{${determinantTex(replaceColumn(rows, rightSides, index))}}{${determinantTex(rows)}}`,
        )
        .join(', '),
      bullets: [
        strategy('Eliminate $x$ from the second equation', eliminatedTex, {
          working: `$R_2 - ${p}R_1$: $${eliminatedTex}$`,
          gaps: ['row-operation'],
          impliedBy: [3],
        }),
        step('Reach triangular form', `z = ${x[2]}`, {
          working: `$${equationTex(thirdRow, dot(thirdRow, x))}$, so $z = ${x[2]}$`,
          gaps: ['row-operation'],
          impliedBy: [],
        }),
        step('Find $y$', `y = ${x[1]}`, {
          followThrough: `y = ${dot(secondRow, x)} - ${secondRowEnd} \\times b2`,
          gaps: ['back-substitution'],
          impliedBy: [],
        }),
        step('Find $x$', `x = ${x[0]}`, {
          followThrough: `x = ${rightSides[0]} - ${bracketedIfNegative(firstRow[1])} \\times b3 - ${bracketedIfNegative(firstRow[2])} \\times b2`,
          gaps: ['back-substitution'],
          impliedBy: [],
        }),
      ],
      mistakes: listSystemMistakes(answerTex, x, rightSides),
    };
  },
});

function listSystemMistakes(
  answerTex: (xValue: number, yValue: number, zValue: number) => string,
  x: readonly [number, number, number],
  rightSides: number[],
): MistakeDraft[] {
  return [
    {
      tag: 'row-operation',
      answer: answerTex(x[0], x[1], -x[2] || 1),
      why: 'A sign was lost in a row operation.',
      earns: [1],
    },
    {
      tag: 'back-substitution',
      answer: answerTex(rightSides[0] ?? 0, x[1], x[2]),
      why: 'The values found have to be put back into the first equation.',
      earns: [1, 2, 3],
    },
  ].filter(({ answer: wrong }) => wrong !== answerTex(...x));
}

/** Replaces one column by the right-hand sides, as in Cramer's rule. */
function replaceColumn(
  rows: readonly Triple[],
  rightSides: readonly number[],
  column: number,
): readonly (readonly number[])[] {
  return rows.map((row, index) =>
    row.map((value, columnIndex) => (columnIndex === column ? (rightSides[index] ?? 0) : value)),
  );
}

/** The determinant of a 3 × 3 matrix, expanded along its first row. */
function determinantTex([
  firstRow = [],
  secondRow = [],
  thirdRow = [],
]: readonly (readonly number[])[]): string {
  const minorTex = (p: number, q: number) =>
    `(${bracketedIfNegative(secondRow[p] ?? 0)} \\times ${bracketedIfNegative(thirdRow[q] ?? 0)} - ${bracketedIfNegative(secondRow[q] ?? 0)} \\times ${bracketedIfNegative(thirdRow[p] ?? 0)})`;
  const [a = 0, b = 0, c = 0] = firstRow;
  return `${bracketedIfNegative(a)} \\times ${minorTex(1, 2)} - ${bracketedIfNegative(b)} \\times ${minorTex(0, 2)} + ${bracketedIfNegative(c)} \\times ${minorTex(0, 1)}`;
}
