import { type ItemDraft, step } from '../item-draft.ts';
import { fractionTex, ratio } from '../write/rational.ts';
import { guardedTex, powerTex, signedTex, termsTex } from '../write/terms.ts';
import { advancedHigherMathematicsModel } from './advanced-higher-mathematics-model.ts';

const times = (k: number, tex: string): string => termsTex([[k, tex]]);

type Product = {
  readonly kind: 'wave' | 'log' | 'arctan' | 'quotient';
  readonly a: number;
  readonly b: number;
  readonly n: number;
};

type DerivativeParts = {
  readonly asked: string;
  readonly terms: readonly [string, string];
  readonly mistakes: readonly (readonly [tag: string, answer: string, why: string])[];
};

const growthOf = (a: number): string => `e^{${times(a, 'x')}}`;

function waveParts({ a, b }: Product): DerivativeParts {
  const growth = growthOf(a);
  const [sin, cos] = [`\\sin ${times(b, 'x')}`, `\\cos ${times(b, 'x')}`];
  return {
    asked: `${growth} ${sin}`,
    terms: [times(a, `${growth} ${sin}`), times(b, `${growth} ${cos}`)],
    mistakes: [
      [
        'chain-factor',
        `${growth} ${sin} + ${growth} ${cos}`,
        'The derivatives of the inner functions were left out.',
      ],
      [
        'product-rule',
        times(a * b, `${growth} ${cos}`),
        'The derivatives were multiplied: the product rule has two terms.',
      ],
    ],
  };
}

function logParts({ b, n }: Product): DerivativeParts {
  const log = `\\ln(${times(b, 'x')})`;
  const first = `${times(n, powerTex('x', n - 1))} ${log}`;
  return {
    asked: `${powerTex('x', n)} ${log}`,
    terms: [first, powerTex('x', n - 1)],
    mistakes: [
      [
        'log-derivative',
        `${first} + \\frac{${powerTex('x', n - 1)}}{${b}}`,
        `The derivative of $${log}$ is $\\frac{1}{x}$.`,
      ],
      [
        'product-rule',
        times(n, powerTex('x', n - 2)),
        'The derivatives were multiplied: the product rule has two terms.',
      ],
    ],
  };
}

function arctanParts({ b, n }: Product): DerivativeParts {
  const arctan = `\\tan^{-1}(${times(b, 'x')})`;
  const first = `${times(n, powerTex('x', n - 1))} ${arctan}`;
  return {
    asked: `${powerTex('x', n)} ${arctan}`,
    terms: [first, `\\frac{${times(b, powerTex('x', n))}}{1 + ${b * b}x^2}`],
    mistakes: [
      [
        'chain-factor',
        `${first} + \\frac{${powerTex('x', n)}}{1 + ${b * b}x^2}`,
        `The derivative of $${times(b, 'x')}$, which is $${b}$, was left out.`,
      ],
      [
        'inverse-trig-derivative',
        `${first} + \\frac{${times(b, powerTex('x', n))}}{1 + x^2}`,
        `The whole of $${times(b, 'x')}$ has to be squared.`,
      ],
    ],
  };
}

function quotientParts({ a, b }: Product): DerivativeParts {
  const growth = growthOf(a);
  const bottom = `x ${signedTex(b)}`;
  const second = `\\frac{${growth}}{(${bottom})^2}`;
  return {
    asked: `\\frac{${growth}}{${bottom}}`,
    terms: [`\\frac{${times(a, growth)}}{${bottom}}`, `-${second}`],
    mistakes: [
      [
        'quotient-rule-sign',
        `\\frac{${times(a, growth)}}{${bottom}} + ${second}`,
        'The terms of the quotient rule are subtracted.',
      ],
      [
        'chain-factor',
        `\\frac{${growth}}{${bottom}} - ${second}`,
        `The derivative of $${times(a, 'x')}$, which is $${a}$, was left out.`,
      ],
    ],
  };
}

const PARTS = { wave: waveParts, log: logParts, arctan: arctanParts, quotient: quotientParts } as const;

export const differentiate = advancedHigherMathematicsModel({
  id: 'AHM-02',
  title: 'Product and quotient rules',
  outcomeId: 'MNU-AH-02',
  calculator: 'either',
  marks: [3],
  draw: (random): Product => ({
    kind: random.pick(['wave', 'log', 'arctan', 'quotient'] as const),
    a: random.int(2, 6),
    b: random.int(2, 7),
    n: random.int(2, 5),
  }),
  write: (product): ItemDraft => {
    const {
      asked,
      terms: [first, second],
      mistakes,
    } = PARTS[product.kind](product);
    const answer = second.startsWith('-') ? `${first} - ${second.slice(1)}` : `${first} + ${second}`;
    const isQuotient = product.kind === 'quotient';
    return {
      stem: `Given that $f(x) = ${asked}$, where $x > 0$, find $f'(x)$.`,
      answer,
      check: `\\frac{d}{dx}(${asked})`,
      bullets: [
        step(
          isQuotient
            ? 'Use the quotient rule with one term correct'
            : 'Use the product rule with one term correct',
          first,
          { gaps: [isQuotient ? 'quotient-rule' : 'product-rule'], impliedBy: [3] },
        ),
        step('Find the other term', second, { gaps: ['chain-factor'], impliedBy: [3] }),
        step('State the derivative', answer, { from: 'b1 + b2', gaps: ['product-rule'] }),
      ],
      mistakes: mistakes.map(([tag, wrong, why]) => ({ tag, answer: wrong, why })),
      policies: { answerOnly: 'full' },
    };
  },
});

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
  draw: (random): Curve => ({
    a: random.int(1, 4),
    b: random.int(-4, 5, [0]),
    c: random.int(1, 4),
    x: random.int(-3, 4, [0]),
    y: random.int(-3, 4, [0]),
  }),
  accepts: ({ a, b, c, x, y }) =>
    b * x + 2 * c * y !== 0 && 2 * a * x + b * y !== 0 && a * x * x + b * x * y + c * y * y > 0,
  write: ({ a, b, c, x, y }): ItemDraft => {
    const d = a * x * x + b * x * y + c * y * y;
    const curve = `${termsTex([
      [a, 'x^2'],
      [b, 'xy'],
      [c, 'y^2'],
    ])} = ${d}`;
    const slope = (top: number, bottom: number) => fractionTex(ratio(top, bottom));
    const [top, bottom] = [-(2 * a * x + b * y), b * x + 2 * c * y];
    const derived = `${termsTex([
      [2 * a, 'x'],
      [b, 'y'],
      [b, 'x\\frac{dy}{dx}'],
      [2 * c, 'y\\frac{dy}{dx}'],
    ])} = 0`;
    const mistake = 2 * c * y === 0 ? undefined : slope(-2 * a * x - b, 2 * c * y);
    return {
      stem: `A curve has equation $${curve}$. Find the value of $\\frac{dy}{dx}$ at the point $(${x}, ${y})$.`,
      answer: slope(top, bottom),
      check: `-\\frac{2 \\times ${a} \\times ${guardedTex(x)} + ${guardedTex(b)} \\times ${guardedTex(y)}}{${guardedTex(b)} \\times ${guardedTex(x)} + 2 \\times ${c} \\times ${guardedTex(y)}}`,
      bullets: [
        step('Differentiate $y^2$ implicitly', `${times(2 * c, 'y\\frac{dy}{dx}')}`, {
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
        step('Complete the differentiation', derived, {
          gaps: ['implicit-chain'],
          impliedBy: [4],
          or: listImplicitForms(a, b, c),
        }),
        step('Find the value', slope(top, bottom), { gaps: ['substitute-coordinates'] }),
      ],
      mistakes: [
        {
          tag: 'implicit-sign',
          answer: slope(-top, bottom),
          why: 'The sign was lost in rearranging.',
          earns: [1, 2, 3],
        },
        ...(mistake === undefined
          ? []
          : [
              {
                tag: 'implicit-product',
                answer: mistake,
                why: 'The term in $xy$ needs the product rule.',
                earns: [1],
              },
            ]),
      ],
    };
  },
});

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
