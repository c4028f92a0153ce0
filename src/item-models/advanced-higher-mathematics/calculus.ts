/** The learner differentiates a product or quotient, or finds dy/dx on a curve that is given implicitly. */

import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { bracketedIfNegative, powerTex, signedTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

/** `3x` from 3 and `x`; the coefficient 1 is omitted. */
const coefficientTex = (k: number, tex: string): string => termsTex([[k, tex]]);

/** `wave` is e^{ax} sin bx, `log` is xⁿ ln bx, `arctan` is xⁿ tan⁻¹ bx and `quotient` is e^{ax}/(x + b). */
type FunctionToDifferentiate = {
  readonly kind: 'wave' | 'log' | 'arctan' | 'quotient';
  readonly a: number;
  readonly b: number;
  readonly n: number;
};

/** The function, the two terms of its derivative, and wrong derivatives. */
type DerivativeParts = {
  readonly expression: string;
  readonly terms: readonly [string, string];
  readonly mistakes: readonly (readonly [tag: string, answer: string, why: string])[];
};

const exponentialTex = (a: number): string => `e^{${coefficientTex(a, 'x')}}`;

function waveParts({ a, b }: FunctionToDifferentiate): DerivativeParts {
  const exponential = exponentialTex(a);
  const [sin, cos] = [`\\sin ${coefficientTex(b, 'x')}`, `\\cos ${coefficientTex(b, 'x')}`];
  return {
    expression: `${exponential} ${sin}`,
    terms: [coefficientTex(a, `${exponential} ${sin}`), coefficientTex(b, `${exponential} ${cos}`)],
    mistakes: [
      [
        'chain-factor',
        `${exponential} ${sin} + ${exponential} ${cos}`,
        'The derivatives of the inner functions were left out.',
      ],
      [
        'product-rule',
        coefficientTex(a * b, `${exponential} ${cos}`),
        'The derivatives were multiplied: the product rule has two terms.',
      ],
    ],
  };
}

function logParts({ b, n }: FunctionToDifferentiate): DerivativeParts {
  const log = `\\ln(${coefficientTex(b, 'x')})`;
  const firstTerm = `${coefficientTex(n, powerTex('x', n - 1))} ${log}`;
  return {
    expression: `${powerTex('x', n)} ${log}`,
    terms: [firstTerm, powerTex('x', n - 1)],
    mistakes: [
      [
        'log-derivative',
        `${firstTerm} + \\frac{${powerTex('x', n - 1)}}{${b}}`,
        `The derivative of $${log}$ is $\\frac{1}{x}$.`,
      ],
      [
        'product-rule',
        coefficientTex(n, powerTex('x', n - 2)),
        'The derivatives were multiplied: the product rule has two terms.',
      ],
    ],
  };
}

function arctanParts({ b, n }: FunctionToDifferentiate): DerivativeParts {
  const arctan = `\\tan^{-1}(${coefficientTex(b, 'x')})`;
  const firstTerm = `${coefficientTex(n, powerTex('x', n - 1))} ${arctan}`;
  return {
    expression: `${powerTex('x', n)} ${arctan}`,
    terms: [firstTerm, `\\frac{${coefficientTex(b, powerTex('x', n))}}{1 + ${b * b}x^2}`],
    mistakes: [
      [
        'chain-factor',
        `${firstTerm} + \\frac{${powerTex('x', n)}}{1 + ${b * b}x^2}`,
        `The derivative of $${coefficientTex(b, 'x')}$, which is $${b}$, was left out.`,
      ],
      [
        'inverse-trig-derivative',
        `${firstTerm} + \\frac{${coefficientTex(b, powerTex('x', n))}}{1 + x^2}`,
        `The whole of $${coefficientTex(b, 'x')}$ has to be squared.`,
      ],
    ],
  };
}

function quotientParts({ a, b }: FunctionToDifferentiate): DerivativeParts {
  const exponential = exponentialTex(a);
  const denominator = `x ${signedTex(b)}`;
  const secondTerm = `\\frac{${exponential}}{(${denominator})^2}`;
  return {
    expression: `\\frac{${exponential}}{${denominator}}`,
    terms: [`\\frac{${coefficientTex(a, exponential)}}{${denominator}}`, `-${secondTerm}`],
    mistakes: [
      [
        'quotient-rule-sign',
        `\\frac{${coefficientTex(a, exponential)}}{${denominator}} + ${secondTerm}`,
        'The terms of the quotient rule are subtracted.',
      ],
      [
        'chain-factor',
        `\\frac{${exponential}}{${denominator}} - ${secondTerm}`,
        `The derivative of $${coefficientTex(a, 'x')}$, which is $${a}$, was left out.`,
      ],
    ],
  };
}

const PARTS_BY_KIND = {
  wave: waveParts,
  log: logParts,
  arctan: arctanParts,
  quotient: quotientParts,
} as const;

export const differentiate = advancedHigherMathematicsModel({
  id: 'AHM-02',
  title: 'Product and quotient rules',
  outcomeId: 'MNU-AH-02',
  calculator: 'either',
  marks: [3],
  choose: (random): FunctionToDifferentiate => ({
    kind: random.pick(['wave', 'log', 'arctan', 'quotient'] as const),
    a: random.int(2, 6),
    b: random.int(2, 7),
    n: random.int(2, 5),
  }),
  write: (drawnFunction): ItemDraft => {
    const {
      expression,
      terms: [firstTerm, secondTerm],
      mistakes,
    } = PARTS_BY_KIND[drawnFunction.kind](drawnFunction);
    const answer = secondTerm.startsWith('-')
      ? `${firstTerm} - ${secondTerm.slice(1)}`
      : `${firstTerm} + ${secondTerm}`;
    const isQuotient = drawnFunction.kind === 'quotient';
    return {
      stem: `Given that $f(x) = ${expression}$, where $x > 0$, find $f'(x)$.`,
      answer,
      recomputedFrom: `\\frac{d}{dx}(${expression})`,
      bullets: [
        step(
          isQuotient
            ? 'Use the quotient rule with one term correct'
            : 'Use the product rule with one term correct',
          firstTerm,
          { gaps: [isQuotient ? 'quotient-rule' : 'product-rule'], impliedBy: [3] },
        ),
        step('Find the other term', secondTerm, { gaps: ['chain-factor'], impliedBy: [3] }),
        step('State the derivative', answer, { gaps: ['product-rule'] }),
      ],
      mistakes: mistakes.map(([tag, wrong, why]) => ({ tag, answer: wrong, why })),
      policies: { answerOnly: 'full' },
    };
  },
});

/** The curve ax² + bxy + cy² = constant through the point (x, y). */
type Curve = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly x: number;
  readonly y: number;
};

export const implicit = advancedHigherMathematicsModel({
  id: 'AHM-03',
  title: 'Implicit differentiation',
  outcomeId: 'MNU-AH-03',
  calculator: 'either',
  marks: [4],
  choose: (random): Curve => ({
    a: random.int(1, 4),
    b: random.int(-4, 5, [0]),
    c: random.int(1, 4),
    x: random.int(-3, 4, [0]),
    y: random.int(-3, 4, [0]),
  }),
  accepts: ({ a, b, c, x, y }) =>
    b * x + 2 * c * y !== 0 && 2 * a * x + b * y !== 0 && a * x * x + b * x * y + c * y * y > 0,
  write: ({ a, b, c, x, y }): ItemDraft => {
    const constant = a * x * x + b * x * y + c * y * y;
    const curve = `${termsTex([
      [a, 'x^2'],
      [b, 'xy'],
      [c, 'y^2'],
    ])} = ${constant}`;
    const slopeTex = (top: number, bottom: number) => fractionTex(ratio(top, bottom));
    const [top, bottom] = [-(2 * a * x + b * y), b * x + 2 * c * y];
    const differentiatedEquation = `${termsTex([
      [2 * a, 'x'],
      [b, 'y'],
      [b, 'x\\frac{dy}{dx}'],
      [2 * c, 'y\\frac{dy}{dx}'],
    ])} = 0`;
    const wrongSlope = 2 * c * y === 0 ? undefined : slopeTex(-2 * a * x - b, 2 * c * y);
    return {
      stem: `A curve has equation $${curve}$. Find the value of $\\frac{dy}{dx}$ at the point $(${x}, ${y})$.`,
      answer: slopeTex(top, bottom),
      recomputedFrom: `-\\frac{2 \\times ${a} \\times ${bracketedIfNegative(x)} + ${bracketedIfNegative(b)} \\times ${bracketedIfNegative(y)}}{${bracketedIfNegative(b)} \\times ${bracketedIfNegative(x)} + 2 \\times ${c} \\times ${bracketedIfNegative(y)}}`,
      bullets: [
        step('Differentiate $y^2$ implicitly', `${coefficientTex(2 * c, 'y\\frac{dy}{dx}')}`, {
          gaps: ['implicit-chain'],
          impliedBy: [3, 4],
        }),
        step(
          'Use the product rule',
          termsTex([
            [b, 'y'],
            [b, 'x\\frac{dy}{dx}'],
          ]),
          { gaps: ['implicit-product'], impliedBy: [3, 4] },
        ),
        step('Complete the differentiation', differentiatedEquation, {
          gaps: ['implicit-chain'],
          impliedBy: [4],
          alsoAccepted: listImplicitForms(a, b, c),
        }),
        step('Find the value', slopeTex(top, bottom), { gaps: ['substitute-coordinates'] }),
      ],
      mistakes: [
        {
          tag: 'implicit-sign',
          answer: slopeTex(-top, bottom),
          why: 'The sign was lost in rearranging.',
          earns: [1, 2, 3],
        },
        ...(wrongSlope === undefined
          ? []
          : [
              {
                tag: 'implicit-product',
                answer: wrongSlope,
                why: 'The term in $xy$ needs the product rule.',
                earns: [1],
              },
            ]),
      ],
    };
  },
});

/** Other accepted forms of the differentiated equation: dy/dx as the subject. */
function listImplicitForms(a: number, b: number, c: number): string[] {
  return [
    `\\frac{dy}{dx} = -\\frac{${termsTex([
      [2 * a, 'x'],
      [b, 'y'],
    ])}}{${termsTex([
      [b, 'x'],
      [2 * c, 'y'],
    ])}}`,
  ];
}
