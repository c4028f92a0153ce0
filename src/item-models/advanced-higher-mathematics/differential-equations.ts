import { type ItemDraft, type MistakeDraft, step, strategy } from '../item-draft.ts';
import { polynomialTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

const power = (k: number): string => `e^{${termsTex([[k, 'x']])}}`;

export const integratingFactor = advancedHigherMathematicsModel({
  id: 'AHM-05',
  title: 'First-order linear differential equation',
  outcomeId: 'MNU-AH-05',
  calculator: 'either',
  marks: [5],
  draw: (random) => ({
    k: random.int(-4, 5, [0]),
    sum: random.int(2, 6),
    q: random.int(1, 4),
    start: random.int(-4, 9),
  }),
  accepts: ({ k, sum, q, start }) => sum - k !== 0 && start !== q,
  write: ({ k, sum, q, start }): ItemDraft => {
    // m = q(n + k), so that the particular part is q e^{nx}.
    const n = sum - k;
    const m = q * sum;
    const constant = start - q;
    const right = termsTex([[m, power(n)]]);
    const y = (c: number, free = '') =>
      `y = ${termsTex([
        [q, power(n)],
        [c, power(-k)],
      ])}${free}`;
    const equation = `\\frac{dy}{dx} ${k < 0 ? '-' : '+'} ${termsTex([[Math.abs(k), 'y']])} = ${right}`;
    return {
      stem: `Solve the differential equation $${equation}$, given that $y = ${start}$ when $x = 0$. Express $y$ in terms of $x$.`,
      answer: y(constant),
      check: `y = \\frac{${right} - \\frac{d}{dx}(${y(constant).slice(4)})}{${k}}`,
      bullets: [
        step('Find the integrating factor', power(k), { gaps: ['integrating-factor'], impliedBy: [2, 3] }),
        strategy('Multiply and write as a derivative', termsTex([[m, power(sum)]]), {
          working: `$\\frac{d}{dx}\\left(y${power(k)}\\right) = ${termsTex([[m, power(sum)]])}$`,
          gaps: ['integrating-factor'],
          impliedBy: [3],
        }),
        step('Integrate', `y${power(k)} = ${termsTex([[q, power(sum)]])} + c`, {
          gaps: ['integrate-exponential'],
          impliedBy: [4],
        }),
        step('Find the constant', `c = ${constant}`, { gaps: ['constant-of-integration'], impliedBy: [5] }),
        step('State the solution', y(constant), {
          from: `y = ${termsTex([[q, power(n)]])} + b4 \\times ${power(-k)}`,
          gaps: ['integrating-factor-divide'],
        }),
      ],
      mistakes: [
        {
          tag: 'integrating-factor-divide',
          answer: `y = ${termsTex([[q, power(n)]])} ${constant < 0 ? '-' : '+'} ${Math.abs(constant)}`,
          why: 'The constant has to be divided by the integrating factor as well.',
          earns: [1, 2, 3, 4],
        },
        {
          tag: 'constant-of-integration',
          answer: y(0).replace(/ \+ $/, ''),
          why: 'The constant of integration was left out.',
          earns: [1, 2],
        },
      ],
    };
  },
});

type Roots = { readonly kind: 'real' | 'equal' | 'complex'; readonly p: number; readonly q: number };

/** The quadratic, its roots and the solution they lead to. */
function solutionOf({ kind, p, q }: Roots) {
  if (kind === 'real')
    return {
      b: -(p + q),
      c: p * q,
      roots: `m = ${p}, m = ${q}`,
      general: `y = A${power(p)} + B${power(q)}`,
      other: `y = A${power(q)} + B${power(p)}`,
      wrong: `y = A\\cos ${p}x + B\\sin ${q}x`,
    };
  if (kind === 'equal')
    return {
      b: -2 * p,
      c: p * p,
      roots: `m = ${p}`,
      general: `y = A${power(p)} + Bx${power(p)}`,
      other: `y = Ax${power(p)} + B${power(p)}`,
      wrong: `y = A${power(p)} + B${power(p)}`,
    };
  const wave = (one: string, two: string) =>
    `y = ${power(p)}(${one}\\cos ${termsTex([[q, 'x']])} + ${two}\\sin ${termsTex([[q, 'x']])})`;
  return {
    b: -2 * p,
    c: p * p + q * q,
    roots: `m = ${p} \\pm ${termsTex([[q, 'i']])}`,
    general: wave('A', 'B'),
    other: wave('B', 'A'),
    wrong: `y = A${power(p + q)} + B${power(p - q)}`,
  };
}

export const secondOrder = advancedHigherMathematicsModel({
  id: 'AHM-06',
  title: 'Second-order differential equation',
  outcomeId: 'MNU-AH-05',
  calculator: 'either',
  marks: [3, 6],
  draw: (random) => ({
    roots: {
      kind: random.pick(['real', 'equal', 'complex'] as const),
      p: random.int(-4, 5, [0]),
      q: random.int(-3, 6, [0]),
    },
    start: random.int(-3, 6),
    slope: random.int(-8, 12),
    isParticular: random.chance(0.5),
  }),
  accepts: ({ roots: { kind, p, q }, start, slope, isParticular }) => {
    if (kind === 'real' && (p === q || p + q === 0)) return false;
    if (kind === 'complex' && q < 1) return false;
    if (!isParticular) return true;
    const [a, b] = constantsOf({ kind, p, q }, start, slope);
    return Number.isInteger(a) && Number.isInteger(b) && a !== 0 && b !== 0;
  },
  write: ({ roots, start, slope, isParticular }): ItemDraft => {
    const { b, c, roots: found, general, other, wrong } = solutionOf(roots);
    const equation = `\\frac{d^2y}{dx^2} ${derivativeTerm(b)} ${c < 0 ? '-' : '+'} ${termsTex([[Math.abs(c), 'y']])} = 0`;
    const auxiliary = `${polynomialTex([1, b, c], 'm')} = 0`;
    const first = [
      strategy('State the auxiliary equation', auxiliary, { gaps: ['auxiliary-equation'], impliedBy: [2] }),
      step('Solve the auxiliary equation', found, { gaps: ['auxiliary-roots'], impliedBy: [3] }),
      step('State the general solution', general, { or: [other], gaps: ['cf-form'] }),
    ];
    if (!isParticular) {
      return {
        stem: `Find the general solution of the differential equation $${equation}$.`,
        answer: general,
        check: byEquation(general, b, c),
        bullets: first,
        mistakes: [
          {
            tag: 'cf-form',
            answer: wrong,
            why: `${roots.kind === 'equal' ? 'Equal roots need a term with $x$.' : roots.kind === 'complex' ? 'Complex roots lead to sines and cosines.' : 'Real roots lead to exponentials.'}`,
            earns: [1, 2],
          },
        ],
        policies: { answerOnly: 'full' },
      };
    }
    const [A, B] = constantsOf(roots, start, slope);
    const answer = (one: number, two: number) => particularTex(roots, one, two);
    return {
      stem: `Solve the differential equation $${equation}$, given that $y = ${start}$ and $\\frac{dy}{dx} = ${slope}$ when $x = 0$.`,
      answer: answer(A, B),
      bullets: [
        ...first.map((bullet, index) => (index === 2 ? { ...bullet, impliedBy: [6] } : bullet)),
        step('Use the value of $y$', roots.kind === 'real' ? `A + B = ${start}` : `A = ${A}`, {
          gaps: ['initial-conditions'],
          impliedBy: [6],
        }),
        step(
          'Use the value of the derivative',
          roots.kind === 'real'
            ? `${termsTex([
                [roots.p, 'A'],
                [roots.q, 'B'],
              ])} = ${slope}`
            : `B = ${B}`,
          { gaps: ['initial-conditions'], impliedBy: [6] },
        ),
        step('State the particular solution', answer(A, B), { gaps: ['particular-solution'] }),
      ],
      check: byEquation(answer(A, B), b, c),
      mistakes: listParticularMistakes(answer, [A, B], [start, slope]),
    };
  },
});

function listParticularMistakes(
  answer: (one: number, two: number) => string,
  [A, B]: readonly [number, number],
  [start, slope]: readonly [number, number],
): MistakeDraft[] {
  return [
    {
      tag: 'initial-conditions',
      answer: answer(A, -B),
      why: 'The derivative at $x = 0$ does not have the given value.',
      earns: [1, 2, 3, 4],
    },
    {
      tag: 'particular-solution',
      answer: answer(start, slope),
      why: 'The given values are not the constants themselves.',
      earns: [1, 2, 3],
    },
  ].filter(({ answer: mistake }) => mistake !== answer(A, B));
}

/** y from its own derivatives by the differential equation: the same y only if it is a solution. */
function byEquation(solution: string, b: number, c: number): string {
  const first = `\\frac{d}{dx}(${solution.slice(4)})`;
  return `y = -\\frac{\\frac{d}{dx}(${first}) + (${b}) \\times ${first}}{${c}}`;
}

const derivativeTerm = (b: number): string =>
  b < 0 ? `- ${b === -1 ? '' : -b}\\frac{dy}{dx}` : `+ ${b === 1 ? '' : b}\\frac{dy}{dx}`;

/** The constants that fit the values at x = 0. */
function constantsOf({ kind, p, q }: Roots, start: number, slope: number): readonly [number, number] {
  if (kind === 'real') {
    const B = (slope - p * start) / (q - p);
    return [start - B, B];
  }
  return kind === 'equal' ? [start, slope - p * start] : [start, (slope - p * start) / q];
}

function particularTex({ kind, p, q }: Roots, A: number, B: number): string {
  if (kind === 'real')
    return `y = ${termsTex([
      [A, power(p)],
      [B, power(q)],
    ])}`;
  if (kind === 'equal')
    return `y = ${termsTex([
      [A, power(p)],
      [B, `x${power(p)}`],
    ])}`;
  return `y = ${power(p)}(${termsTex([
    [A, `\\cos ${termsTex([[q, 'x']])}`],
    [B, `\\sin ${termsTex([[q, 'x']])}`],
  ])})`;
}
