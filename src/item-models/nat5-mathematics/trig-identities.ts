import { step } from '../item-draft.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const [S, C, T] = ['\\sin x^\\circ', '\\cos x^\\circ', '\\tan x^\\circ'];
const squared = (name: 'sin' | 'cos' | 'tan'): string => `\\${name}^2 x^\\circ`;
const [S2, C2, T2] = [squared('sin'), squared('cos'), squared('tan')];

/** An identity with a constant: the expression, the step that uses an identity, the result and a mistake. */
type Identity = (
  k: string,
  n: number,
) => {
  readonly expression: string;
  readonly used: string;
  readonly result: string;
  readonly mistake: string;
  readonly tag?: string;
};

const identities: readonly Identity[] = [
  (k) => ({
    expression: `\\frac{${k || 1} - ${k}${C2}}{${C2}}`,
    used: `\\frac{${k}${S2}}{${C2}}`,
    result: `${k}${T2}`,
    mistake: `${k}${T}`,
  }),
  (k) => ({
    expression: `${k}${T} ${C}`,
    used: `${k} \\frac{${S}}{${C}} \\times ${C}`,
    result: `${k}${S}`,
    mistake: `${k}${S2}`,
    tag: 'tan-identity',
  }),
  (k) => ({
    expression: `${k}${S} ${C} ${T}`,
    used: `${k}${S} ${C} \\times \\frac{${S}}{${C}}`,
    result: `${k}${S2}`,
    mistake: `${k}${C2}`,
    tag: 'tan-identity',
  }),
  (k) => ({
    expression: `\\frac{${k || 1} - ${k}${S2}}{${C}}`,
    used: `\\frac{${k}${C2}}{${C}}`,
    result: `${k}${C}`,
    mistake: k || '1',
  }),
  (k) => ({
    expression: `${k}${T2}(1 - ${S2})`,
    used: `${k} \\frac{${S2}}{${C2}} \\times ${C2}`,
    result: `${k}${S2}`,
    mistake: `${k}${S}`,
  }),
  (k) => ({
    expression: `\\frac{${k}${S}}{${T}}`,
    used: `${k}${S} \\times \\frac{${C}}{${S}}`,
    result: `${k}${C}`,
    mistake: `\\frac{${k}${S2}}{${C}}`,
    tag: 'tan-identity',
  }),
  (k, n) => ({
    expression: `${k}${S2} + ${k}${C2} + ${n}${T} ${C}`,
    used: `${k || 1} + ${n} \\frac{${S}}{${C}} \\times ${C}`,
    result: `${k || 1} + ${n}${S}`,
    mistake: `${n}${S}`,
  }),
  (k, n) => ({
    expression: `(${n}${S} + ${k}${C})^2 + (${k}${S} - ${n}${C})^2`,
    used: `${n * n + (Number(k) || 1) ** 2}(${S2} + ${C2})`,
    result: String(n * n + (Number(k) || 1) ** 2),
    mistake: `${n * n + (Number(k) || 1) ** 2} + ${4 * n * (Number(k) || 1)}${S} ${C}`,
    tag: 'square-of-bracket',
  }),
  (k) => ({
    expression: `${k}(${S} + ${C})^2`,
    used: `${k}(${S2} + ${C2} + 2${S} ${C})`,
    result: `${k || 1} + ${2 * (Number(k) || 1)}${S} ${C}`,
    mistake: k || '1',
    tag: 'square-of-bracket',
  }),
  (k) => ({
    expression: `${k}(${S} - ${C})^2`,
    used: `${k}(${S2} + ${C2} - 2${S} ${C})`,
    result: `${k || 1} - ${2 * (Number(k) || 1)}${S} ${C}`,
    mistake: k || '1',
    tag: 'square-of-bracket',
  }),
];

const WHY: Readonly<Record<string, string>> = {
  'pythagorean-identity-square':
    'The identity $\\sin^2 x^\\circ + \\cos^2 x^\\circ = 1$ was used without its squares.',
  'tan-identity': '$\\tan x^\\circ$ is $\\sin x^\\circ$ divided by $\\cos x^\\circ$.',
  'square-of-bracket': 'The bracket was squared term by term.',
};

export const trigIdentity = nat5MathematicsModel({
  id: 'N5M-52',
  title: 'Simplify with trigonometric identities',
  outcomeId: 'MNU-5-20',
  calculator: 'either',
  marks: [2],
  draw: (random) => ({
    identity: random.pick(identities),
    k: random.pick(['', '2', '3', '4', '5', '6', '7', '8']),
    n: random.int(2, 7),
  }),
  accepts: ({ k, n }) => k !== String(n),
  write: ({ identity, k, n }) => {
    const { expression, used, result, mistake, tag = 'pythagorean-identity-square' } = identity(k, n);
    return {
      stem: `Simplify $${expression}$. Show your working.`,
      answer: result,
      check: expression,
      bullets: [
        step('Substitute an identity', used, { gaps: [tag] }),
        step('Simplify', result, { from: 'b1', form: 'simplest', gaps: ['simplest-form'] }),
      ],
      mistakes: [{ tag, answer: mistake, why: WHY[tag] ?? '' }],
    };
  },
});
