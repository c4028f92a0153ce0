import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { guardedTex, polynomialTex, signedTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

type Triple = readonly [number, number, number];
const dot = (u: Triple, v: Triple): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];

/** `x = 1 + 2t`. */
const coordinateTex = (name: string, start: number, along: number): string =>
  `${name} = ${termsTex([
    [start, ''],
    [along, 't'],
  ])}`;

export const linesAndPlanes = advancedHigherMathematicsModel({
  id: 'AHM-10',
  title: 'Where a line meets a plane',
  outcomeId: 'MNU-AH-12',
  calculator: 'either',
  marks: [4],
  draw: (random) => {
    const vector = (size: number): Triple => [
      random.int(-size, size),
      random.int(-size, size),
      random.int(-size, size),
    ];
    return { a: vector(5), b: vector(4), n: vector(4), t: random.int(-3, 4, [0]) };
  },
  accepts: ({ a, b, n }) =>
    dot(b, n) !== 0 &&
    [b, n].every((one) => one.filter((part) => part !== 0).length >= 2) &&
    a.some((part) => part !== 0) &&
    (n.find((part) => part !== 0) ?? 0) > 0 &&
    [b, n].every(([p, q, r]) => greatestCommonDivisor(greatestCommonDivisor(p, q), r) === 1),
  write: ({ a, b, n, t }): ItemDraft => {
    const at = (k: number): Triple => [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]];
    const d = dot(n, at(t));
    const names = ['x', 'y', 'z'] as const;
    const plane = `${termsTex(names.map((name, index) => [n[index] ?? 0, name] as const))} = ${d}`;
    const line = names.map((name, index) => coordinateTex(name, a[index] ?? 0, b[index] ?? 0)).join(', ');
    const point = (place: Triple) => `(${place.join(', ')})`;
    const substituted = `${polynomialTex([dot(b, n), dot(a, n)], 't')} = ${d}`;
    return {
      stem: `A line passes through the point $${point(a)}$ in the direction of the vector $${termsTex([
        [b[0], '\\mathbf{i}'],
        [b[1], '\\mathbf{j}'],
        [b[2], '\\mathbf{k}'],
      ])}$. Find the coordinates of the point where it meets the plane with equation $${plane}$.`,
      answer: point(at(t)),
      check: `(${names.map((_name, index) => `${a[index]} + ${guardedTex(t)} \\times ${guardedTex(b[index] ?? 0)}`).join(', ')})`,
      bullets: [
        strategy('State the line in parametric form', line, { gaps: ['line-parametric'], impliedBy: [2, 3] }),
        step('Substitute into the plane', substituted, { gaps: ['line-plane-substitution'], impliedBy: [3] }),
        step('Find the parameter', `t = ${t}`, { from: 'b2', gaps: ['rearrange-sign'] }),
        step('State the point', point(at(t)), {
          from: `(${names.map((_name, index) => `${a[index]} + b3 \\times ${guardedTex(b[index] ?? 0)}`).join(', ')})`,
          gaps: ['substitute-value'],
        }),
      ],
      mistakes: [
        {
          tag: 'rearrange-sign',
          answer: point(at(-t)),
          why: 'The parameter has the wrong sign.',
          earns: [1, 2, 4],
        },
        {
          tag: 'line-parametric',
          answer: point([t * b[0], t * b[1], t * b[2]]),
          why: 'The point that the line passes through was left out.',
          earns: [2, 3],
        },
      ],
    };
  },
});

/** A triangular system in disguise: each row is a mixture of rows that are easy to eliminate. */
export const systems = advancedHigherMathematicsModel({
  id: 'AHM-09',
  title: 'Gaussian elimination',
  outcomeId: 'MNU-AH-11',
  calculator: 'either',
  marks: [4],
  draw: (random) => ({
    x: [random.int(-4, 5), random.int(-4, 5), random.int(-4, 5)] as const,
    p: random.int(2, 3),
    q: random.int(-3, 3, [0]),
    r: random.int(-2, 3, [0]),
    top: [1, random.int(-2, 3, [0]), random.int(-3, 3, [0])] as const,
    middle: random.int(1, 3),
    last: random.int(2, 4),
  }),
  accepts: ({ x }) => x.every((part) => part !== 0) && new Set(x).size === 3,
  write: ({ x, p, q, r, top, middle, last }): ItemDraft => {
    const second: Triple = [0, 1, middle];
    const third: Triple = [0, 0, last];
    const mixed = (k: number, base: Triple, extra: Triple, m: number): Triple => [
      k * top[0] + base[0] + m * extra[0],
      k * top[1] + base[1] + m * extra[1],
      k * top[2] + base[2] + m * extra[2],
    ];
    const rows: readonly Triple[] = [top, mixed(p, second, third, 0), mixed(q, third, second, r)];
    const sides = rows.map((row) => dot(row, x));
    const names = ['x', 'y', 'z'] as const;
    const equation = (row: Triple, side: number) =>
      `${termsTex(names.map((name, index) => [row[index] ?? 0, name] as const))} = ${side}`;
    const answer = (one: number, two: number, three: number) => `x = ${one}, y = ${two}, z = ${three}`;
    const eliminated = equation(second, dot(second, x));
    return {
      stem: `Use Gaussian elimination to solve the system of equations ${rows.map((row, index) => `$${equation(row, sides[index] ?? 0)}$`).join(', ')}.`,
      answer: answer(...x),
      check: names
        .map(
          (name, index) =>
            `${name} = \\frac{${determinantTex(replaced(rows, sides, index))}}{${determinantTex(rows)}}`,
        )
        .join(', '),
      bullets: [
        strategy('Eliminate $x$ from the second equation', eliminated, {
          working: `$R_2 - ${p}R_1$: $${eliminated}$`,
          gaps: ['row-operation'],
          impliedBy: [3],
        }),
        step('Reach triangular form', `z = ${x[2]}`, {
          working: `$${equation(third, dot(third, x))}$, so $z = ${x[2]}$`,
          gaps: ['row-operation'],
          impliedBy: [],
        }),
        step('Find $y$', `y = ${x[1]}`, {
          from: `y = ${dot(second, x)} - ${middle} \\times b2`,
          gaps: ['back-substitution'],
          impliedBy: [],
        }),
        step('Find $x$', `x = ${x[0]}`, {
          from: `x = ${sides[0]} - ${guardedTex(top[1])} \\times b3 - ${guardedTex(top[2])} \\times b2`,
          gaps: ['back-substitution'],
          impliedBy: [],
        }),
      ],
      mistakes: listSystemMistakes(answer, x, sides),
    };
  },
});

function listSystemMistakes(
  answer: (one: number, two: number, three: number) => string,
  x: readonly [number, number, number],
  sides: number[],
): MistakeDraft[] {
  return [
    {
      tag: 'row-operation',
      answer: answer(x[0], x[1], -x[2] || 1),
      why: 'A sign was lost in a row operation.',
      earns: [1],
    },
    {
      tag: 'back-substitution',
      answer: answer(sides[0] ?? 0, x[1], x[2]),
      why: 'The values found have to be put back into the first equation.',
      earns: [1, 2, 3],
    },
  ].filter(({ answer: wrong }) => wrong !== answer(...x));
}

/** The rows with one column replaced by the right-hand sides, as in Cramer's rule. */
function replaced(
  rows: readonly Triple[],
  sides: readonly number[],
  column: number,
): readonly (readonly number[])[] {
  return rows.map((row, index) => row.map((value, at) => (at === column ? (sides[index] ?? 0) : value)));
}

function determinantTex([one = [], two = [], three = []]: readonly (readonly number[])[]): string {
  const minor = (p: number, q: number) =>
    `(${guardedTex(two[p] ?? 0)} \\times ${guardedTex(three[q] ?? 0)} - ${guardedTex(two[q] ?? 0)} \\times ${guardedTex(three[p] ?? 0)})`;
  const [a = 0, b = 0, c = 0] = one;
  return `${guardedTex(a)} \\times ${minor(1, 2)} - ${guardedTex(b)} \\times ${minor(0, 2)} + ${guardedTex(c)} \\times ${minor(0, 1)}`;
}

export const matrices = advancedHigherMathematicsModel({
  id: 'AHM-15',
  title: 'Matrices and determinants',
  outcomeId: 'MNU-AH-11',
  calculator: 'either',
  marks: [2, 3],
  draw: (random) => ({
    isSingular: random.chance(0.5),
    a: random.int(-5, 6, [0]),
    b: random.int(-5, 6, [0]),
    c: random.int(-5, 6, [0]),
    d: random.int(-5, 6, [0]),
    letter: random.pick(['k', 'p', 't']),
  }),
  accepts: ({ isSingular, a, b, c, d }) =>
    isSingular ? (b * c) % a === 0 : a * d - b * c !== 0 && a + d !== 0,
  write: ({ isSingular, a, b, c, d, letter }) =>
    isSingular ? writeSingular({ a, b, c }, letter) : writeSquare({ a, b, c, d }),
});

const matrixTex = (rows: readonly (readonly (number | string)[])[]): string =>
  `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;

function writeSingular(
  { a, b, c }: { readonly a: number; readonly b: number; readonly c: number },
  letter: string,
): ItemDraft {
  const answer = (value: string) => `${letter} = ${value}`;
  return {
    stem: `The matrix $${matrixTex([
      [a, b],
      [c, letter],
    ])}$ has no inverse. Find the value of $${letter}$.`,
    answer: answer(fractionTex(ratio(b * c, a))),
    check: `${termsTex([[a, letter]])} ${signedTex(-b * c)} = 0`,
    bullets: [
      strategy(
        'Find the determinant and set it equal to zero',
        `${termsTex([[a, letter]])} ${signedTex(-b * c)} = 0`,
        { gaps: ['singular-matrix'] },
      ),
      step(`Find $${letter}$`, answer(fractionTex(ratio(b * c, a))), {
        from: 'b1',
        gaps: ['rearrange-sign'],
      }),
    ],
    mistakes: [
      {
        tag: 'determinant-sign',
        answer: answer(fractionTex(ratio(-b * c, a))),
        why: 'The determinant is $ad - bc$, not $ad + bc$.',
      },
      {
        tag: 'singular-matrix',
        answer: answer(fractionTex(ratio(1 + b * c, a))),
        why: 'A matrix has no inverse when its determinant is $0$, not $1$.',
      },
    ],
  };
}

type Entries = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

/** A² as a combination of A and the identity. */
function writeSquare({ a, b, c, d }: Entries): ItemDraft {
  const square = [
    [a * a + b * c, b * (a + d)],
    [c * (a + d), d * d + b * c],
  ];
  const answer = (p: number, q: number) => `p = ${p}, q = ${q}`;
  return {
    stem: `The matrix $A = ${matrixTex([
      [a, b],
      [c, d],
    ])}$ satisfies $A^2 = pA + qI$, where $I$ is the identity matrix. Find the values of $p$ and $q$.`,
    answer: answer(a + d, b * c - a * d),
    check: `p = \\frac{${square[0]?.[1]}}{${b}}, q = ${square[0]?.[0]} - ${guardedTex(a + d)} \\times ${guardedTex(a)}`,
    bullets: [
      step('Find $A^2$', matrixTex(square), { gaps: ['matrix-product'], impliedBy: [3] }),
      step('Find $p$', `p = ${a + d}`, {
        working: `$${b}p = ${square[0]?.[1]}$, so $p = ${a + d}$`,
        gaps: ['matrix-entries'],
        impliedBy: [],
      }),
      step('Find $q$', `q = ${b * c - a * d}`, {
        from: `q = ${square[0]?.[0]} - ${guardedTex(a)} \\times b2`,
        gaps: ['identity-matrix'],
        impliedBy: [],
      }),
    ],
    mistakes: [
      {
        tag: 'determinant-sign',
        answer: answer(a + d, a * d - b * c),
        why: 'The sign of $q$ was lost.',
        earns: [1, 2],
      },
      {
        tag: 'matrix-product',
        answer: answer(b, a * a - a * b),
        why: 'The entries were squared one by one: rows are multiplied by columns.',
      },
    ].filter(({ answer: wrong }) => wrong !== answer(a + d, b * c - a * d)),
  };
}
