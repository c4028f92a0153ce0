/**
 * The learner solves a first-order linear differential equation, or a second-order one with constant
 * coefficients.
 */

import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { polynomialTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

const exponentialTex = (k: number): string => `e^{${termsTex([[k, 'x']])}}`;

export const integratingFactor = advancedHigherMathematicsModel({
  id: 'AHM-05',
  title: 'First-order linear differential equation',
  outcomeId: 'MNU-AH-05',
  calculator: 'either',
  marks: [5],
  choose: (random) => ({
    k: random.int(-4, 5, [0]),
    exponentSum: random.int(2, 6),
    q: random.int(1, 4),
    initialValue: random.int(-4, 9),
  }),
  accepts: ({ k, exponentSum, q, initialValue }) => exponentSum - k !== 0 && initialValue !== q,
  write: ({ k, exponentSum, q, initialValue }): ItemDraft => {
    // m = q(n + k), so that the particular part is q e^{nx}.
    const n = exponentSum - k;
    const m = q * exponentSum;
    const constant = initialValue - q;
    const rightSide = termsTex([[m, exponentialTex(n)]]);
    const solutionTex = (c: number, suffix = '') =>
      `y = ${termsTex([
        [q, exponentialTex(n)],
        [c, exponentialTex(-k)],
      ])}${suffix}`;
    const equation = `\\frac{dy}{dx} ${k < 0 ? '-' : '+'} ${termsTex([[Math.abs(k), 'y']])} = ${rightSide}`;
    return {
      stem: `Solve the differential equation $${equation}$, given that $y = ${initialValue}$ when $x = 0$. Express $y$ in terms of $x$.`,
      answer: solutionTex(constant),
      recomputedFrom: `y = \\frac{${rightSide} - \\frac{d}{dx}(${solutionTex(constant).slice(4)})}{${k}}`,
      bullets: [
        step('Find the integrating factor', exponentialTex(k), {
          gaps: ['integrating-factor'],
          impliedBy: [2, 3],
        }),
        strategy('Multiply and write as a derivative', termsTex([[m, exponentialTex(exponentSum)]]), {
          working: `$\\frac{d}{dx}\\left(y${exponentialTex(k)}\\right) = ${termsTex([[m, exponentialTex(exponentSum)]])}$`,
          gaps: ['integrating-factor'],
          impliedBy: [3],
        }),
        step('Integrate', `y${exponentialTex(k)} = ${termsTex([[q, exponentialTex(exponentSum)]])} + c`, {
          gaps: ['integrate-exponential'],
          impliedBy: [4],
        }),
        step('Find the constant', `c = ${constant}`, { gaps: ['constant-of-integration'], impliedBy: [5] }),
        step('State the solution', solutionTex(constant), {
          followThrough: `y = ${termsTex([[q, exponentialTex(n)]])} + b4 \\times ${exponentialTex(-k)}`,
          gaps: ['integrating-factor-divide'],
        }),
      ],
      mistakes: [
        {
          tag: 'integrating-factor-divide',
          answer: `y = ${termsTex([[q, exponentialTex(n)]])} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`,
          why: 'The constant has to be divided by the integrating factor as well.',
          earns: [1, 2, 3, 4],
        },
        {
          tag: 'constant-of-integration',
          answer: solutionTex(0).replace(/ \+ $/, ''),
          why: 'The constant of integration was left out.',
          earns: [1, 2],
        },
      ],
    };
  },
});

/** The roots of the auxiliary equation: p and q, p twice, or p ± qi. */
type Roots = { readonly kind: 'real' | 'equal' | 'complex'; readonly p: number; readonly q: number };

/** Explains which form of solution each kind of roots gives. */
const ROOT_HINTS = {
  real: 'Real roots lead to exponentials.',
  equal: 'Equal roots need a term with $x$.',
  complex: 'Complex roots lead to sines and cosines.',
} as const;

/**
 * Returns the coefficients of the auxiliary equation m² + bm + c = 0, its roots, and the solutions as TeX. In `swapped`, A and B
 * are exchanged, which is also correct.
 */
function describeSolution({ kind, p, q }: Roots) {
  if (kind === 'real')
    return {
      b: -(p + q),
      c: p * q,
      roots: `m = ${p}, m = ${q}`,
      general: `y = A${exponentialTex(p)} + B${exponentialTex(q)}`,
      swapped: `y = A${exponentialTex(q)} + B${exponentialTex(p)}`,
      wrong: `y = A\\cos ${p}x + B\\sin ${q}x`,
    };
  if (kind === 'equal')
    return {
      b: -2 * p,
      c: p * p,
      roots: `m = ${p}`,
      general: `y = A${exponentialTex(p)} + Bx${exponentialTex(p)}`,
      swapped: `y = Ax${exponentialTex(p)} + B${exponentialTex(p)}`,
      wrong: `y = A${exponentialTex(p)} + B${exponentialTex(p)}`,
    };
  const waveTex = (firstConstant: string, secondConstant: string) =>
    `y = ${exponentialTex(p)}(${firstConstant}\\cos ${termsTex([[q, 'x']])} + ${secondConstant}\\sin ${termsTex([[q, 'x']])})`;
  return {
    b: -2 * p,
    c: p * p + q * q,
    roots: `m = ${p} \\pm ${termsTex([[q, 'i']])}`,
    general: waveTex('A', 'B'),
    swapped: waveTex('B', 'A'),
    wrong: `y = A${exponentialTex(p + q)} + B${exponentialTex(p - q)}`,
  };
}

export const secondOrder = advancedHigherMathematicsModel({
  id: 'AHM-06',
  title: 'Second-order differential equation',
  outcomeId: 'MNU-AH-05',
  calculator: 'either',
  marks: [3, 6],
  choose: (random) => ({
    roots: {
      kind: random.pick(['real', 'equal', 'complex'] as const),
      p: random.int(-4, 5, [0]),
      q: random.int(-3, 6, [0]),
    },
    initialValue: random.int(-3, 6),
    initialSlope: random.int(-8, 12),
    isParticular: random.chance(0.5),
  }),
  accepts: ({ roots: { kind, p, q }, initialValue, initialSlope, isParticular }) => {
    if (kind === 'real' && (p === q || p + q === 0)) return false;
    if (kind === 'complex' && q < 1) return false;
    if (!isParticular) return true;
    const [a, b] = findConstants({ kind, p, q }, initialValue, initialSlope);
    return Number.isInteger(a) && Number.isInteger(b) && a !== 0 && b !== 0;
  },
  write: ({ roots, initialValue, initialSlope, isParticular }): ItemDraft => {
    const { b, c, roots: rootsTex, general, swapped, wrong } = describeSolution(roots);
    const equation = `\\frac{d^2y}{dx^2} ${derivativeTermTex(b)} ${c < 0 ? '-' : '+'} ${termsTex([[Math.abs(c), 'y']])} = 0`;
    const auxiliary = `${polynomialTex([1, b, c], 'm')} = 0`;
    const commonBullets = [
      strategy('State the auxiliary equation', auxiliary, { gaps: ['auxiliary-equation'], impliedBy: [2] }),
      step('Solve the auxiliary equation', rootsTex, { gaps: ['auxiliary-roots'], impliedBy: [3] }),
      step('State the general solution', general, { alsoAccepted: [swapped], gaps: ['cf-form'] }),
    ];
    if (!isParticular) {
      return {
        stem: `Find the general solution of the differential equation $${equation}$.`,
        answer: general,
        recomputedFrom: checkTex(general, b, c),
        bullets: commonBullets,
        mistakes: [
          {
            tag: 'cf-form',
            answer: wrong,
            why: ROOT_HINTS[roots.kind],
            earns: [1, 2],
          },
        ],
        policies: { answerOnly: 'full' },
      };
    }
    const [A, B] = findConstants(roots, initialValue, initialSlope);
    const answer = (firstConstant: number, secondConstant: number) =>
      particularTex(roots, firstConstant, secondConstant);
    return {
      stem: `Solve the differential equation $${equation}$, given that $y = ${initialValue}$ and $\\frac{dy}{dx} = ${initialSlope}$ when $x = 0$.`,
      answer: answer(A, B),
      bullets: [
        ...commonBullets.map((bullet, index) => (index === 2 ? { ...bullet, impliedBy: [6] } : bullet)),
        step('Use the value of $y$', roots.kind === 'real' ? `A + B = ${initialValue}` : `A = ${A}`, {
          gaps: ['initial-conditions'],
          impliedBy: [6],
        }),
        step(
          'Use the value of the derivative',
          roots.kind === 'real'
            ? `${termsTex([
                [roots.p, 'A'],
                [roots.q, 'B'],
              ])} = ${initialSlope}`
            : `B = ${B}`,
          { gaps: ['initial-conditions'], impliedBy: [6] },
        ),
        step('State the particular solution', answer(A, B), { gaps: ['particular-solution'] }),
      ],
      recomputedFrom: checkTex(answer(A, B), b, c),
      mistakes: listParticularMistakes(answer, [A, B], [initialValue, initialSlope]),
    };
  },
});

function listParticularMistakes(
  answerTex: (firstConstant: number, secondConstant: number) => string,
  [A, B]: readonly [number, number],
  [initialValue, initialSlope]: readonly [number, number],
): MistakeDraft[] {
  return [
    {
      tag: 'initial-conditions',
      answer: answerTex(A, -B),
      why: 'The derivative at $x = 0$ does not have the given value.',
      earns: [1, 2, 3, 4],
    },
    {
      tag: 'particular-solution',
      answer: answerTex(initialValue, initialSlope),
      why: 'The given values are not the constants themselves.',
      earns: [1, 2, 3],
    },
  ].filter(({ answer: mistake }) => mistake !== answerTex(A, B));
}

/** Returns y computed from its derivatives by the differential equation. It equals the solution if the solution is correct. */
function checkTex(solution: string, b: number, c: number): string {
  const firstDerivative = `\\frac{d}{dx}(${solution.slice(4)})`;
  return `y = -\\frac{\\frac{d}{dx}(${firstDerivative}) + (${b}) \\times ${firstDerivative}}{${c}}`;
}

const derivativeTermTex = (b: number): string =>
  b < 0 ? `- ${b === -1 ? '' : -b}\\frac{dy}{dx}` : `+ ${b === 1 ? '' : b}\\frac{dy}{dx}`;

/** Returns the constants A and B that give y and dy/dx their values at x = 0. */
function findConstants(
  { kind, p, q }: Roots,
  initialValue: number,
  initialSlope: number,
): readonly [number, number] {
  if (kind === 'real') {
    const B = (initialSlope - p * initialValue) / (q - p);
    return [initialValue - B, B];
  }
  return kind === 'equal'
    ? [initialValue, initialSlope - p * initialValue]
    : [initialValue, (initialSlope - p * initialValue) / q];
}

function particularTex({ kind, p, q }: Roots, A: number, B: number): string {
  if (kind === 'real')
    return `y = ${termsTex([
      [A, exponentialTex(p)],
      [B, exponentialTex(q)],
    ])}`;
  if (kind === 'equal')
    return `y = ${termsTex([
      [A, exponentialTex(p)],
      [B, `x${exponentialTex(p)}`],
    ])}`;
  return `y = ${exponentialTex(p)}(${termsTex([
    [A, `\\cos ${termsTex([[q, 'x']])}`],
    [B, `\\sin ${termsTex([[q, 'x']])}`],
  ])})`;
}
