import { drawRightTriangle } from '../../diagrams/families/right-triangle.ts';
import { type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { splitRoot, surdTex } from '../write/surd.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

/** Opposite, adjacent, hypotenuse of an acute angle. */
type Angle = readonly [opposite: number, adjacent: number, hypotenuse: number];

const TRIPLES: readonly Angle[] = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
];

type Kind = 'sin+' | 'sin-' | 'cos+' | 'cos-';
const FORMULAS: Readonly<Record<Kind, readonly [fn: 'sin' | 'cos', inside: '+' | '-', between: 1 | -1]>> = {
  'sin+': ['sin', '+', 1],
  'sin-': ['sin', '-', -1],
  'cos+': ['cos', '+', -1],
  'cos-': ['cos', '-', 1],
};

const over = (top: number, bottom: number): string => fractionTex(ratio(top, bottom));
const sineOf = ([o, , h]: Angle): string => over(o, h);
const cosineOf = ([, a, h]: Angle): string => over(a, h);

type Compound = {
  readonly kind: Kind;
  readonly p: Angle;
  readonly q: Angle;
  readonly letters: readonly [string, string];
};

function writeCompound({ kind, p, q, letters: [A, B] }: Compound): ItemDraft {
  const [fn, inside, between] = FORMULAS[kind];
  const [one, two] = fn === 'sin' ? [p[0] * q[1], p[1] * q[0]] : [p[1] * q[1], p[0] * q[0]];
  const bottom = p[2] * q[2];
  const value = (sign: number) => over(one + sign * two, bottom);
  const sign = between === 1 ? '+' : '-';
  const product = (f: string, g: string) => `${f} \\times ${g}`;
  const substituted =
    fn === 'sin'
      ? `${product(sineOf(p), cosineOf(q))} ${sign} ${product(cosineOf(p), sineOf(q))}`
      : `${product(cosineOf(p), cosineOf(q))} ${sign} ${product(sineOf(p), sineOf(q))}`;
  const wanted = `\\${fn}(${A} ${inside} ${B})`;
  const apart =
    fn === 'sin'
      ? over(p[0] * q[2] + (inside === '+' ? 1 : -1) * q[0] * p[2], bottom)
      : over(p[1] * q[2] + (inside === '+' ? 1 : -1) * q[1] * p[2], bottom);
  return {
    stem: `Acute angles $${A}$ and $${B}$ are such that $\\sin ${A} = ${sineOf(p)}$ and $\\cos ${B} = ${cosineOf(q)}$. Find the exact value of $${wanted}$.`,
    answer: value(between),
    check: substituted,
    bullets: [
      step(`Find $\\cos ${A}$`, cosineOf(p), {
        working: `$\\cos ${A} = ${cosineOf(p)}$`,
        gaps: ['exact-triangle'],
        impliedBy: [3],
      }),
      step(`Find $\\sin ${B}$`, sineOf(q), {
        working: `$\\sin ${B} = ${sineOf(q)}$`,
        gaps: ['exact-triangle'],
        impliedBy: [3],
      }),
      step('Substitute into the addition formula', substituted, {
        from:
          fn === 'sin'
            ? `${sineOf(p)} \\times ${cosineOf(q)} ${sign} b1 \\times b2`
            : `b1 \\times ${cosineOf(q)} ${sign} ${sineOf(p)} \\times b2`,
        gaps: ['addition-formula', 'addition-formula-sign'],
      }),
      step('Find the exact value', value(between), { from: 'b3', gaps: ['fraction-arithmetic'] }),
    ].map((bullet, index) => (index < 2 ? { ...bullet, impliedBy: [3] } : bullet)),
    mistakes: [
      {
        tag: 'addition-formula-sign',
        answer: value(-between),
        why: `The sign between the two products of $${wanted}$ was wrong.`,
        earns: [1, 2, 4],
      },
      {
        tag: 'addition-formula',
        answer: apart,
        why: `$${wanted}$ is not $\\${fn} ${A} ${inside} \\${fn} ${B}$.`,
        earns: [1],
      },
    ],
  };
}

type Double = {
  readonly fn: 'sin' | 'cos';
  readonly legs: readonly [number, number];
  readonly given: 'triangle' | 'tan';
  readonly letter: string;
};

function writeDouble(double: Double): ItemDraft {
  const { fn, given, letter } = double;
  const [o, a] = double.legs;
  const square = o * o + a * a;
  const side = surdTex(1, square);
  const [s, c] = [o, a].map((leg) =>
    splitRoot(square)[1] === 1 ? over(leg, splitRoot(square)[0]) : `\\frac{${leg}}{${side}}`,
  );
  const sine = over(2 * o * a, square);
  const cosine = over(a * a - o * o, square);
  const [answer, substituted] =
    fn === 'sin' ? [sine, `2 \\times ${s} \\times ${c}`] : [cosine, `2 \\times \\left(${c}\\right)^2 - 1`];
  const formulas = fn === 'sin' ? '2\\sin x\\cos x' : '2\\cos^2 x - 1';
  const figure = drawRightTriangle({
    base: a,
    height: o,
    labels: { base: `$${a}$`, height: `$${o}$`, baseAngle: `$${letter}$` },
  });
  const told =
    given === 'tan'
      ? `The acute angle $${letter}$ is such that $\\tan ${letter} = ${over(o, a)}$.`
      : `The diagram shows a right-angled triangle. The side opposite the angle $${letter}$ has length $${o}$ and the side adjacent to it, which meets it at the right angle, has length $${a}$.`;
  return {
    stem: `${told} Find the exact value of $\\${fn} 2${letter}$.`,
    ...(given === 'triangle' ? { figure } : {}),
    answer,
    check:
      fn === 'sin'
        ? `\\frac{2 \\times ${over(o, a)}}{1 + \\left(${over(o, a)}\\right)^2}`
        : `\\frac{1 - \\left(${over(o, a)}\\right)^2}{1 + \\left(${over(o, a)}\\right)^2}`,
    bullets: [
      step('Find the hypotenuse', side, {
        working: `$\\sqrt{${o}^2 + ${a}^2} = ${side}$`,
        gaps: ['exact-triangle'],
        impliedBy: [2],
      }),
      step('Substitute into the double angle formula', substituted, {
        working: `$${formulas.replaceAll('x', letter)} = ${substituted}$`,
        ...(fn === 'cos'
          ? { or: [`\\left(${c}\\right)^2 - \\left(${s}\\right)^2`, `1 - 2 \\times \\left(${s}\\right)^2`] }
          : {}),
        gaps: ['double-angle'],
      }),
      step('Find the exact value', answer, { from: 'b2', gaps: ['fraction-arithmetic'] }),
    ],
    mistakes: listDoubleMistakes(double),
  };
}

function listDoubleMistakes({ fn, legs: [o, a], letter }: Double): MistakeDraft[] {
  const square = o * o + a * a;
  return [
    {
      tag: 'double-angle',
      answer: fn === 'sin' ? surdOver(2 * o, square) : surdOver(2 * a, square),
      why: `$\\${fn} 2${letter}$ is not $2\\${fn} ${letter}$.`,
      earns: [1],
    },
    fn === 'sin'
      ? {
          tag: 'double-angle-two',
          answer: over(o * a, square),
          why: `The $2$ of $2\\sin ${letter}\\cos ${letter}$ was left out.`,
          earns: [1],
        }
      : {
          tag: 'addition-formula-sign',
          answer: over(o * o - a * a, square),
          why: `$\\cos 2${letter} = \\cos^2 ${letter} - \\sin^2 ${letter}$, in this order.`,
          earns: [1],
        },
  ];
}

/** `\frac{k}{\sqrt{n}}`, plain where the root is whole. */
function surdOver(k: number, square: number): string {
  const [outside, inside] = splitRoot(square);
  return inside === 1 ? over(k, outside) : surdTex(ratio(k, outside * inside), inside);
}

export const compoundAngles = higherMathematicsModel({
  id: 'HM-12',
  title: 'Addition and double angle formulae',
  outcomeId: 'MNU-H-08',
  calculator: 'forbidden',
  marks: [3, 4],
  largest: 700,
  draw: (random) => ({
    isDouble: random.chance(0.5),
    compound: {
      kind: random.pick(['sin+', 'sin-', 'cos+', 'cos-'] as const),
      p: random.pick(TRIPLES),
      q: random.pick(TRIPLES),
      letters: random.pick([
        ['A', 'B'],
        ['p', 'q'],
        ['x', 'y'],
        ['\\alpha', '\\beta'],
      ] as const),
    },
    double: {
      fn: random.pick(['sin', 'cos'] as const),
      legs: [random.int(1, 7), random.int(1, 7)] as const,
      given: random.pick(['triangle', 'tan'] as const),
      letter: random.pick(['x', 'p', 'a', 'q', '\\theta']),
    },
  }),
  accepts: ({
    isDouble,
    compound: { p, q },
    double: {
      legs: [o, a],
    },
  }) => (isDouble ? o !== a && ratio(o, a).d === BigInt(a) : p[2] !== q[2] && p[2] * q[2] <= 425),
  write: ({ isDouble, compound, double }) => (isDouble ? writeDouble(double) : writeCompound(compound)),
});
