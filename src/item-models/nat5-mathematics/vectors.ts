// National 5 Mathematics: magnitude of a vector, vector pathways in a figure, and coordinates in three dimensions.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { ItemDraft } from '../item-draft.ts';
import { step, strategy } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { splitRoot, surdTex } from '../write/surd.ts';
import { bracketedIfNegative, termsTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const columnTex = (parts: readonly number[]): string =>
  `\\begin{pmatrix} ${parts.join(' \\\\ ')} \\end{pmatrix}`;
const squaresTex = (parts: readonly number[]): string =>
  parts.map((part) => `${bracketedIfNegative(part)}^2`).join(' + ');
const squareSum = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part * part, 0);

export const vectorMagnitude = nat5MathematicsModel({
  id: 'N5M-47',
  title: 'Vector components and magnitude',
  outcomeId: 'MNU-5-18',
  calculator: 'either',
  marks: [2, 3],
  choose: (random) => {
    const size = random.pick([2, 3]);
    const pickVector = () => Array.from({ length: size }, () => random.int(-6, 6));
    return { u: pickVector(), v: pickVector(), p: random.int(1, 3), q: random.int(-3, 3, [0]) };
  },
  accepts: ({ u, v, p, q }) => {
    const sum = u.map((part, index) => p * part + q * (v[index] ?? 0));
    const [outside] = splitRoot(squareSum(sum));
    return (
      outside > 1 &&
      sum.filter((part) => part !== 0).length > 1 &&
      [u, v].every((parts) => parts.some((part) => part !== 0)) &&
      squareSum(sum) <= 350
    );
  },
  write: ({ u, v, p, q }) => {
    const sum = u.map((part, index) => p * part + q * (v[index] ?? 0));
    const total = squareSum(sum);
    const answer = surdTex(1, total);
    const isWhole = splitRoot(total)[1] === 1;
    const combination = termsTex([
      [p, '\\mathbf{u}'],
      [q, '\\mathbf{v}'],
    ]);
    const root = `\\sqrt{${squaresTex(sum)}}`;
    const wrongSquareSum = sum.reduce((value, part) => value + (part < 0 ? -part * part : part * part), 0);
    const combinedMagnitudes = `${surdTex(p, squareSum(u))} ${q < 0 ? '-' : '+'} ${surdTex(Math.abs(q), squareSum(v))}`;
    return {
      stem: `The vectors $\\mathbf{u} = ${columnTex(u)}$ and $\\mathbf{v} = ${columnTex(v)}$ are given. Find $|${combination}|$, the magnitude of $${combination}$.${isWhole ? '' : ' Give your answer as a surd in its simplest form.'}`,
      answer,
      bullets: [
        step(`Find the components of $${combination}$`, columnTex(sum), { gaps: ['vector-components'] }),
        step('Find the magnitude', isWhole ? answer : root, {
          working: `$${root}${isWhole ? ` = ${answer}` : ''}$`,
          gaps: ['negative-squared', 'magnitude-of-sum'],
        }),
        ...(isWhole
          ? []
          : [
              step('Simplify the surd', answer, {
                followThrough: 'b2',
                form: 'surd',
                gaps: ['surd-root-of-square'],
              }),
            ]),
      ],
      recomputedFrom: root,
      mistakes: [
        ...(wrongSquareSum > 0 && wrongSquareSum !== total
          ? [
              {
                tag: 'negative-squared',
                answer: surdTex(1, wrongSquareSum),
                why: 'The square of a negative component was taken as negative.',
                earns: [1],
              },
            ]
          : []),
        {
          tag: 'magnitude-of-sum',
          answer: combinedMagnitudes,
          why: 'The magnitudes were combined instead of the vectors.',
        },
      ],
    };
  },
});

const arrow = (from: string, to: string): string => `\\overrightarrow{${from}${to}}`;
/** Writes a combination of two vectors with the fractions `a` and `b` as coefficients. */
const pairTex = (
  a: readonly [number, number],
  b: readonly [number, number],
  [u, v]: readonly [string, string],
): string =>
  termsTex([
    [ratio(...a), `\\mathbf{${u}}`],
    [ratio(...b), `\\mathbf{${v}}`],
  ]);

/** The numbers and letters of a pathway question; the triangle uses `k`, the parallelogram `m` and `n`. */
type Path = {
  readonly k: number;
  readonly m: number;
  readonly n: number;
  readonly letters: readonly [string, string];
  readonly names: string;
};

/** Writes a question on the vector PS, where S divides QR in the ratio 1 : k. */
function writeTriangle({ k, letters, names }: Path): ItemDraft {
  const [p = 'P', q = 'Q', r = 'R', s = 'S'] = names;
  const [u, v] = letters.map((letter) => `\\mathbf{${letter}}`);
  const part = fractionTex(ratio(1, k + 1));
  const positionText =
    k === 1
      ? `$${s}$ is the midpoint of $${q}${r}$.`
      : `$${s}$ lies on $${q}${r}$ such that $${q}${s} : ${s}${r} = 1 : ${k}$.`;
  const answer = pairTex([k, k + 1], [1, k + 1], letters);
  const substituted = `${u} + ${part}(${v} - ${u})`;
  return {
    stem: `In triangle $${p}${q}${r}$, $${arrow(p, q)} = ${u}$ and $${arrow(p, r)} = ${v}$. ${positionText} Express $${arrow(p, s)}$ in terms of $${u}$ and $${v}$. Give your answer in its simplest form.`,
    answer,
    recomputedFrom: substituted,
    bullets: [
      strategy('Find a pathway', `${arrow(p, q)} + ${part}${arrow(q, r)}`, {
        gaps: ['vector-pathway'],
        impliedBy: [2, 3],
      }),
      step('Substitute the vectors', substituted, {
        gaps: ['vector-direction', 'vector-midpoint'],
        impliedBy: [3],
      }),
      step('Simplify', answer, { followThrough: 'b2', form: 'simplest', gaps: ['collect-like-terms'] }),
    ],
    mistakes: [
      {
        tag: 'vector-direction',
        answer: pairTex([k + 2, k + 1], [-1, k + 1], letters),
        why: `The vector $${arrow(q, r)}$ was taken in the opposite direction.`,
        earns: [1],
      },
      {
        tag: 'vector-midpoint',
        answer: `${v}`,
        why: `The whole of $${arrow(q, r)}$ was added instead of a part of it.`,
      },
    ],
  };
}

/** Writes a question on the vector MD in a parallelogram ABCD, where M is the midpoint of AB. */
function writeParallelogram({ m, n, letters, names }: Path): ItemDraft {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = names;
  const [u, v] = letters;
  const [along, up] = [termsTex([[m, `\\mathbf{${u}}`]]), termsTex([[n, `\\mathbf{${v}}`]])];
  const answer = pairTex([-m, 2], [n, 1], letters);
  const substituted = `-\\frac{1}{2}(${along}) + ${up}`;
  return {
    stem: `$${a}${b}${c}${d}$ is a parallelogram with $${arrow(a, b)} = ${along}$ and $${arrow(a, d)} = ${up}$. $M$ is the midpoint of $${a}${b}$. Express $${arrow('M', d)}$ in terms of $\\mathbf{${u}}$ and $\\mathbf{${v}}$.`,
    answer,
    recomputedFrom: substituted,
    bullets: [
      strategy('Find a pathway', `${arrow('M', a)} + ${arrow(a, d)}`, {
        gaps: ['vector-pathway'],
        impliedBy: [2],
      }),
      step('Substitute and simplify', answer, {
        form: 'simplest',
        gaps: ['vector-direction', 'vector-midpoint'],
      }),
    ],
    mistakes: [
      {
        tag: 'vector-direction',
        answer: pairTex([m, 2], [n, 1], letters),
        why: `$${arrow('M', a)}$ runs against $${arrow(a, b)}$, so it is negative.`,
        earns: [1],
      },
      {
        tag: 'vector-midpoint',
        answer: pairTex([-m, 1], [n, 1], letters),
        why: `The whole of $${arrow(b, a)}$ was used instead of half of it.`,
      },
    ],
  };
}

export const vectorPathway = nat5MathematicsModel({
  id: 'N5M-48',
  title: 'Vector pathways',
  outcomeId: 'MNU-5-18',
  calculator: 'forbidden',
  marks: [2, 3],
  choose: (random) => ({
    isTriangle: random.chance(0.5),
    path: {
      k: random.int(1, 5),
      m: random.int(1, 6),
      n: random.int(1, 5),
      letters: random.pick([
        ['a', 'b'],
        ['v', 'w'],
        ['x', 'y'],
        ['q', 'r'],
      ] as const),
      names: random.pick(['PQRS', 'ABCD', 'KLNT', 'EFGH']),
    },
  }),
  write: ({ isTriangle, path }) => (isTriangle ? writeTriangle(path) : writeParallelogram(path)),
});

export const coordinatesInSpace = nat5MathematicsModel({
  id: 'N5M-49',
  title: 'Coordinates in three dimensions',
  outcomeId: 'MNU-5-18',
  calculator: 'either',
  marks: [2],
  choose: (random) => ({
    l: 2 * random.int(2, 8),
    w: 2 * random.int(2, 8),
    h: random.int(3, 15),
    isPyramid: random.chance(0.6),
  }),
  accepts: ({ l, w, h }) => new Set([l, w, h, l / 2, w / 2]).size === 5,
  write: ({ l, w, h, isPyramid }) => {
    const point = (name: string, ...parts: number[]) => `${name} = (${parts.join(', ')})`;
    const base = `The base $OABC$ is a rectangle with $A(${l}, 0, 0)$ on the $x$-axis and $C(0, ${w}, 0)$ on the $y$-axis.`;
    const pyramid = {
      stem: `A pyramid stands on the $xy$-plane. ${base} The vertex $T$ is $${h}$ units vertically above the centre of the base. State the coordinates of $B$ and $T$.`,
      points: [point('B', l, w, 0), point('T', l / 2, w / 2, h)],
      recomputedFrom: `B = (${l} + 0, 0 + ${w}, 0), T = (\\frac{0 + ${l}}{2}, \\frac{0 + ${w}}{2}, ${h})`,
      mistakes: [
        {
          tag: 'midpoint',
          answer: `${point('B', l, w, 0)}, ${point('T', l, w, h)}`,
          why: 'The vertex was put above the corner instead of the centre of the base.',
          earns: [1],
        },
        {
          tag: 'axis-order',
          answer: `${point('B', w, l, 0)}, ${point('T', w / 2, l / 2, h)}`,
          why: 'The $x$- and $y$-coordinates were swapped.',
        },
      ],
    };
    const cuboid = {
      stem: `$OABCDEFG$ is a cuboid. ${base} The top face $DEFG$ has $D$ vertically above $O$, $E$ above $A$, $F$ above $B$ and $G$ above $C$, and $D$ is the point $(0, 0, ${h})$. State the coordinates of $F$ and of the midpoint $M$ of $OA$.`,
      points: [point('F', l, w, h), point('M', l / 2, 0, 0)],
      recomputedFrom: `F = (${l} + 0, 0 + ${w}, 0 + ${h}), M = (\\frac{0 + ${l}}{2}, 0, 0)`,
      mistakes: [
        {
          tag: 'axis-order',
          answer: `${point('F', w, l, h)}, ${point('M', 0, l / 2, 0)}`,
          why: 'The $x$- and $y$-coordinates were swapped.',
        },
        {
          tag: 'midpoint',
          answer: `${point('F', l, w, h)}, ${point('M', l, 0, 0)}`,
          why: 'The length was not halved for the midpoint.',
          earns: [1],
        },
      ],
    };
    const { stem, points, recomputedFrom, mistakes } = isPyramid ? pyramid : cuboid;
    const [first = '', second = ''] = points;
    return {
      stem,
      answer: `${first}, ${second}`,
      recomputedFrom,
      bullets: [
        step('State the first point', first, { gaps: ['axis-order'] }),
        step('State the second point', second, { gaps: ['midpoint'] }),
      ],
      mistakes,
    };
  },
});
