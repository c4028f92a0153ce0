// National 5 Mathematics: simplify an expression with trigonometric identities.
// Notation: `b1` is the learner's own result of bullet 1.

import { step } from '../item-draft.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const [SIN, COS, TAN] = ['\\sin x^\\circ', '\\cos x^\\circ', '\\tan x^\\circ'];
const squareTex = (name: 'sin' | 'cos' | 'tan'): string => `\\${name}^2 x^\\circ`;
const [SIN_SQUARED, COS_SQUARED, TAN_SQUARED] = [squareTex('sin'), squareTex('cos'), squareTex('tan')];

/** Writes an expression, the step that uses an identity, the result and a wrong result. `k` is an optional coefficient, `n` a number. */
type Identity = (
  k: string,
  n: number,
) => {
  readonly expression: string;
  readonly substituted: string;
  readonly result: string;
  readonly wrongResult: string;
  readonly tag?: string;
};

const identities: readonly Identity[] = [
  (k) => ({
    expression: `\\frac{${k || 1} - ${k}${COS_SQUARED}}{${COS_SQUARED}}`,
    substituted: `\\frac{${k}${SIN_SQUARED}}{${COS_SQUARED}}`,
    result: `${k}${TAN_SQUARED}`,
    wrongResult: `${k}${TAN}`,
  }),
  (k) => ({
    expression: `${k}${TAN} ${COS}`,
    substituted: `${k} \\frac{${SIN}}{${COS}} \\times ${COS}`,
    result: `${k}${SIN}`,
    wrongResult: `${k}${SIN_SQUARED}`,
    tag: 'tan-identity',
  }),
  (k) => ({
    expression: `${k}${SIN} ${COS} ${TAN}`,
    substituted: `${k}${SIN} ${COS} \\times \\frac{${SIN}}{${COS}}`,
    result: `${k}${SIN_SQUARED}`,
    wrongResult: `${k}${COS_SQUARED}`,
    tag: 'tan-identity',
  }),
  (k) => ({
    expression: `\\frac{${k || 1} - ${k}${SIN_SQUARED}}{${COS}}`,
    substituted: `\\frac{${k}${COS_SQUARED}}{${COS}}`,
    result: `${k}${COS}`,
    wrongResult: k || '1',
  }),
  (k) => ({
    expression: `${k}${TAN_SQUARED}(1 - ${SIN_SQUARED})`,
    substituted: `${k} \\frac{${SIN_SQUARED}}{${COS_SQUARED}} \\times ${COS_SQUARED}`,
    result: `${k}${SIN_SQUARED}`,
    wrongResult: `${k}${SIN}`,
  }),
  (k) => ({
    expression: `\\frac{${k}${SIN}}{${TAN}}`,
    substituted: `${k}${SIN} \\times \\frac{${COS}}{${SIN}}`,
    result: `${k}${COS}`,
    wrongResult: `\\frac{${k}${SIN_SQUARED}}{${COS}}`,
    tag: 'tan-identity',
  }),
  (k, n) => ({
    expression: `${k}${SIN_SQUARED} + ${k}${COS_SQUARED} + ${n}${TAN} ${COS}`,
    substituted: `${k || 1} + ${n} \\frac{${SIN}}{${COS}} \\times ${COS}`,
    result: `${k || 1} + ${n}${SIN}`,
    wrongResult: `${n}${SIN}`,
  }),
  (k, n) => ({
    expression: `(${n}${SIN} + ${k}${COS})^2 + (${k}${SIN} - ${n}${COS})^2`,
    substituted: `${n * n + (Number(k) || 1) ** 2}(${SIN_SQUARED} + ${COS_SQUARED})`,
    result: String(n * n + (Number(k) || 1) ** 2),
    wrongResult: `${n * n + (Number(k) || 1) ** 2} + ${4 * n * (Number(k) || 1)}${SIN} ${COS}`,
    tag: 'square-of-bracket',
  }),
  (k) => ({
    expression: `${k}(${SIN} + ${COS})^2`,
    substituted: `${k}(${SIN_SQUARED} + ${COS_SQUARED} + 2${SIN} ${COS})`,
    result: `${k || 1} + ${2 * (Number(k) || 1)}${SIN} ${COS}`,
    wrongResult: k || '1',
    tag: 'square-of-bracket',
  }),
  (k) => ({
    expression: `${k}(${SIN} - ${COS})^2`,
    substituted: `${k}(${SIN_SQUARED} + ${COS_SQUARED} - 2${SIN} ${COS})`,
    result: `${k || 1} - ${2 * (Number(k) || 1)}${SIN} ${COS}`,
    wrongResult: k || '1',
    tag: 'square-of-bracket',
  }),
];

/** Explanations of the mistakes, by gap tag. */
const EXPLANATIONS: Readonly<Record<string, string>> = {
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
  choose: (random) => ({
    identity: random.pick(identities),
    k: random.pick(['', '2', '3', '4', '5', '6', '7', '8']),
    n: random.int(2, 7),
  }),
  accepts: ({ k, n }) => k !== String(n),
  write: ({ identity, k, n }) => {
    const {
      expression,
      substituted,
      result,
      wrongResult,
      tag = 'pythagorean-identity-square',
    } = identity(k, n);
    return {
      stem: `Simplify $${expression}$. Show your working.`,
      answer: result,
      recomputedFrom: expression,
      bullets: [
        step('Substitute an identity', substituted, { gaps: [tag] }),
        step('Simplify', result, { followThrough: 'b1', form: 'simplest', gaps: ['simplest-form'] }),
      ],
      mistakes: [{ tag, answer: wrongResult, why: EXPLANATIONS[tag] ?? '' }],
    };
  },
});
