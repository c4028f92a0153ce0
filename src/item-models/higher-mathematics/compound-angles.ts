/** The learner uses the addition formulae and the double angle formulae with exact values. */

import { drawRightTriangle } from '../../diagrams/families/right-triangle.ts';
import { type ItemDraft, type MistakeDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { splitRoot, surdTex } from '../write/surd.ts';
import { higherMathematicsModel } from './higher-mathematics-model.ts';

/** Opposite, adjacent, hypotenuse of an acute angle. */
type Angle = readonly [opposite: number, adjacent: number, hypotenuse: number];

const PYTHAGOREAN_ANGLES: readonly Angle[] = [
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
/**
 * For each kind: the function, the sign inside the bracket, and the sign between the two products of its
 * expansion.
 */
const FORMULAS: Readonly<
  Record<Kind, readonly [functionName: 'sin' | 'cos', signInside: '+' | '-', signBetween: 1 | -1]>
> = {
  'sin+': ['sin', '+', 1],
  'sin-': ['sin', '-', -1],
  'cos+': ['cos', '+', -1],
  'cos-': ['cos', '-', 1],
};

const fractionOf = (top: number, bottom: number): string => fractionTex(ratio(top, bottom));
const formatSine = ([o, , h]: Angle): string => fractionOf(o, h);
const formatCosine = ([, a, h]: Angle): string => fractionOf(a, h);

type Compound = {
  readonly kind: Kind;
  readonly p: Angle;
  readonly q: Angle;
  readonly letters: readonly [string, string];
};

function writeCompound({ kind, p, q, letters: [A, B] }: Compound): ItemDraft {
  const [functionName, signInside, signBetween] = FORMULAS[kind];
  const [firstProduct, secondProduct] =
    functionName === 'sin' ? [p[0] * q[1], p[1] * q[0]] : [p[1] * q[1], p[0] * q[0]];
  const bottom = p[2] * q[2];
  const valueWithSign = (sign: number) => fractionOf(firstProduct + sign * secondProduct, bottom);
  const sign = signBetween === 1 ? '+' : '-';
  const productTex = (f: string, g: string) => `${f} \\times ${g}`;
  const substitutedTex =
    functionName === 'sin'
      ? `${productTex(formatSine(p), formatCosine(q))} ${sign} ${productTex(formatCosine(p), formatSine(q))}`
      : `${productTex(formatCosine(p), formatCosine(q))} ${sign} ${productTex(formatSine(p), formatSine(q))}`;
  const targetTex = `\\${functionName}(${A} ${signInside} ${B})`;
  const sumOfFunctions =
    functionName === 'sin'
      ? fractionOf(p[0] * q[2] + (signInside === '+' ? 1 : -1) * q[0] * p[2], bottom)
      : fractionOf(p[1] * q[2] + (signInside === '+' ? 1 : -1) * q[1] * p[2], bottom);
  return {
    stem: `Acute angles $${A}$ and $${B}$ are such that $\\sin ${A} = ${formatSine(p)}$ and $\\cos ${B} = ${formatCosine(q)}$. Find the exact value of $${targetTex}$.`,
    answer: valueWithSign(signBetween),
    recomputedFrom: substitutedTex,
    bullets: [
      step(`Find $\\cos ${A}$`, formatCosine(p), {
        working: `$\\cos ${A} = ${formatCosine(p)}$`,
        gaps: ['exact-triangle'],
        impliedBy: [3],
      }),
      step(`Find $\\sin ${B}$`, formatSine(q), {
        working: `$\\sin ${B} = ${formatSine(q)}$`,
        gaps: ['exact-triangle'],
        impliedBy: [3],
      }),
      step('Substitute into the addition formula', substitutedTex, {
        followThrough:
          functionName === 'sin'
            ? `${formatSine(p)} \\times ${formatCosine(q)} ${sign} b1 \\times b2`
            : `b1 \\times ${formatCosine(q)} ${sign} ${formatSine(p)} \\times b2`,
        gaps: ['addition-formula', 'addition-formula-sign'],
      }),
      step('Find the exact value', valueWithSign(signBetween), {
        followThrough: 'b3',
        gaps: ['fraction-arithmetic'],
      }),
    ].map((bullet, index) => (index < 2 ? { ...bullet, impliedBy: [3] } : bullet)),
    mistakes: [
      {
        tag: 'addition-formula-sign',
        answer: valueWithSign(-signBetween),
        why: `The sign between the two products of $${targetTex}$ was wrong.`,
        earns: [1, 2, 4],
      },
      {
        tag: 'addition-formula',
        answer: sumOfFunctions,
        why: `$${targetTex}$ is not $\\${functionName} ${A} ${signInside} \\${functionName} ${B}$.`,
        earns: [1],
      },
    ],
  };
}

/**
 * An acute angle, given by the two legs of a right-angled triangle. The question asks for the sine or cosine of twice
 * this angle.
 */
type DoubleAngle = {
  readonly functionName: 'sin' | 'cos';
  readonly legs: readonly [number, number];
  readonly givenAs: 'triangle' | 'tan';
  readonly letter: string;
};

function writeDouble(double: DoubleAngle): ItemDraft {
  const { functionName, givenAs, letter } = double;
  const [o, a] = double.legs;
  const hypotenuseSquared = o * o + a * a;
  const hypotenuseTex = surdTex(1, hypotenuseSquared);
  const [sineTex, cosineTex] = [o, a].map((leg) =>
    splitRoot(hypotenuseSquared)[1] === 1
      ? fractionOf(leg, splitRoot(hypotenuseSquared)[0])
      : `\\frac{${leg}}{${hypotenuseTex}}`,
  );
  const doubleSine = fractionOf(2 * o * a, hypotenuseSquared);
  const doubleCosine = fractionOf(a * a - o * o, hypotenuseSquared);
  const [answer, substitutedTex] =
    functionName === 'sin'
      ? [doubleSine, `2 \\times ${sineTex} \\times ${cosineTex}`]
      : [doubleCosine, `2 \\times \\left(${cosineTex}\\right)^2 - 1`];
  const formula = functionName === 'sin' ? '2\\sin x\\cos x' : '2\\cos^2 x - 1';
  const figure = drawRightTriangle({
    base: a,
    height: o,
    labels: { base: `$${a}$`, height: `$${o}$`, baseAngle: `$${letter}$` },
  });
  const givenText =
    givenAs === 'tan'
      ? `The acute angle $${letter}$ is such that $\\tan ${letter} = ${fractionOf(o, a)}$.`
      : `The diagram shows a right-angled triangle. The side opposite the angle $${letter}$ has length $${o}$ and the side adjacent to it, which meets it at the right angle, has length $${a}$.`;
  return {
    stem: `${givenText} Find the exact value of $\\${functionName} 2${letter}$.`,
    ...(givenAs === 'triangle' ? { figure } : {}),
    answer,
    recomputedFrom:
      functionName === 'sin'
        ? `\\frac{2 \\times ${fractionOf(o, a)}}{1 + \\left(${fractionOf(o, a)}\\right)^2}`
        : `\\frac{1 - \\left(${fractionOf(o, a)}\\right)^2}{1 + \\left(${fractionOf(o, a)}\\right)^2}`,
    bullets: [
      step('Find the hypotenuse', hypotenuseTex, {
        working: `$\\sqrt{${o}^2 + ${a}^2} = ${hypotenuseTex}$`,
        gaps: ['exact-triangle'],
        impliedBy: [2],
      }),
      step('Substitute into the double angle formula', substitutedTex, {
        working: `$${formula.replaceAll('x', letter)} = ${substitutedTex}$`,
        ...(functionName === 'cos'
          ? {
              alsoAccepted: [
                `\\left(${cosineTex}\\right)^2 - \\left(${sineTex}\\right)^2`,
                `1 - 2 \\times \\left(${sineTex}\\right)^2`,
              ],
            }
          : {}),
        gaps: ['double-angle'],
      }),
      step('Find the exact value', answer, { followThrough: 'b2', gaps: ['fraction-arithmetic'] }),
    ],
    mistakes: listDoubleMistakes(double),
  };
}

function listDoubleMistakes({ functionName, legs: [o, a], letter }: DoubleAngle): MistakeDraft[] {
  const hypotenuseSquared = o * o + a * a;
  return [
    {
      tag: 'double-angle',
      answer:
        functionName === 'sin'
          ? surdFractionTex(2 * o, hypotenuseSquared)
          : surdFractionTex(2 * a, hypotenuseSquared),
      why: `$\\${functionName} 2${letter}$ is not $2\\${functionName} ${letter}$.`,
      earns: [1],
    },
    functionName === 'sin'
      ? {
          tag: 'double-angle-two',
          answer: fractionOf(o * a, hypotenuseSquared),
          why: `The $2$ of $2\\sin ${letter}\\cos ${letter}$ was left out.`,
          earns: [1],
        }
      : {
          tag: 'addition-formula-sign',
          answer: fractionOf(o * o - a * a, hypotenuseSquared),
          why: `$\\cos 2${letter} = \\cos^2 ${letter} - \\sin^2 ${letter}$, in this order.`,
          earns: [1],
        },
  ];
}

/** Returns `k / \sqrt{radicand}` with a rational denominator, or a plain fraction if the root is a whole number. */
function surdFractionTex(k: number, radicand: number): string {
  const [outside, inside] = splitRoot(radicand);
  return inside === 1 ? fractionOf(k, outside) : surdTex(ratio(k, outside * inside), inside);
}

export const compoundAngles = higherMathematicsModel({
  id: 'HM-12',
  title: 'Addition and double angle formulae',
  outcomeId: 'MNU-H-08',
  calculator: 'forbidden',
  marks: [3, 4],
  largest: 700,
  choose: (random) => ({
    isDouble: random.chance(0.5),
    compound: {
      kind: random.pick(['sin+', 'sin-', 'cos+', 'cos-'] as const),
      p: random.pick(PYTHAGOREAN_ANGLES),
      q: random.pick(PYTHAGOREAN_ANGLES),
      letters: random.pick([
        ['A', 'B'],
        ['p', 'q'],
        ['x', 'y'],
        ['\\alpha', '\\beta'],
      ] as const),
    },
    double: {
      functionName: random.pick(['sin', 'cos'] as const),
      legs: [random.int(1, 7), random.int(1, 7)] as const,
      givenAs: random.pick(['triangle', 'tan'] as const),
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
