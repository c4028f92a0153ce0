// National 5 Mathematics: solve quadratic equations by factors or the formula, and the nature of the roots.
// Notation: `b1` is the learner's own result of bullet 1; `earns` lists the numbers of the bullets that are earned despite a mistake.

import type { Evidence } from '../../domain/marking-scheme.ts';
import { type MistakeDraft, statement, step, strategy } from '../item-draft.ts';
import { fixedTex, isNearTie } from '../write/number.ts';
import { fractionTex, greatestCommonDivisor, ratio } from '../write/rational.ts';
import { bracketedIfNegative, bracketTex, expandProduct, polynomialTex } from '../write/terms.ts';
import { nat5MathematicsModel } from './nat5-mathematics-model.ts';

const eitherRoot = (first: string, second: string): string => `x = ${first} \\text{ or } x = ${second}`;

export const solveByFactorising = nat5MathematicsModel({
  id: 'N5M-33',
  title: 'Solve a quadratic equation by factorising',
  outcomeId: 'MNU-5-13',
  calculator: 'forbidden',
  marks: [2, 3],
  choose: (random) => ({
    m: random.int(1, 4),
    n: 1,
    p: random.int(-8, 8, [0]),
    q: random.int(-8, 8, [0]),
    /** The right-hand side before rearranging. */
    right: random.chance(0.5) ? random.int(-12, 12, [0]) : 0,
  }),
  accepts: ({ m, n, p, q, right }) =>
    greatestCommonDivisor(m, p) === 1 && p * n !== q * m && m * q + n * p !== 0 && p * q + right !== 0,
  write: ({ m, n, p, q, right }) => {
    const [a = 0, b = 0, c = 0] = expandProduct([m, p], [n, q]);
    const equation = `${polynomialTex([a, b, c + right])} = ${right}`;
    const standardForm = `${polynomialTex([a, b, c])} = 0`;
    const factors = `${bracketTex([m, p])}${bracketTex([n, q])} = 0`;
    const roots = (sign: 1 | -1) =>
      eitherRoot(fractionTex(ratio(sign * p, m)), fractionTex(ratio(sign * q, n)));
    const isStandard = right === 0;
    const zeroProduct: MistakeDraft = {
      tag: 'zero-product',
      answer: eitherRoot(fractionTex(ratio(right - p, m)), fractionTex(ratio(right - q, n))),
      why: `Each bracket was put equal to $${right}$ instead of $0$.`,
    };
    return {
      stem: `Solve the equation $${equation}$.`,
      answer: roots(-1),
      recomputedFrom: equation,
      bullets: [
        ...(isStandard
          ? []
          : [strategy('Rearrange to make one side zero', standardForm, { gaps: ['zero-product'] })]),
        step('Factorise', factors, {
          followThrough: isStandard ? equation : 'b1',
          gaps: ['factorise-trinomial', 'factorise-signs'],
        }),
        step('Find both solutions', roots(-1), {
          followThrough: isStandard ? 'b1' : 'b2',
          gaps: ['root-sign'],
        }),
      ],
      mistakes: [
        {
          tag: 'root-sign',
          answer: roots(1),
          why: 'The solutions were given the signs in the brackets.',
          earns: isStandard ? [1] : [1, 2],
        },
        ...(isStandard ? [] : [zeroProduct]),
      ],
    };
  },
});

const discriminant = (a: number, b: number, c: number): number => b * b - 4 * a * c;

export const quadraticFormula = nat5MathematicsModel({
  id: 'N5M-34',
  title: 'Quadratic formula',
  outcomeId: 'MNU-5-13',
  calculator: 'allowed',
  marks: [3],
  choose: (random) => ({
    a: random.int(2, 6),
    b: random.int(-12, 12, [0]),
    c: random.int(-12, 12, [0]),
    places: random.int(1, 2),
  }),
  accepts: ({ a, b, c, places }) => {
    const d = discriminant(a, b, c);
    if (d <= 0 || Number.isInteger(Math.sqrt(d)) || greatestCommonDivisor(greatestCommonDivisor(a, b), c) > 1)
      return false;
    const roots = [1, -1].map((sign) => (-b + sign * Math.sqrt(d)) / (2 * a));
    return roots.every((root) => Math.abs(root) > 0.4 && !isNearTie(root, places));
  },
  write: ({ a, b, c, places }) => {
    const equation = `${polynomialTex([a, b, c])} = 0`;
    const roots = (numerator: number, root: number, denominator: number) =>
      eitherRoot(
        fixedTex((numerator + root) / denominator, places),
        fixedTex((numerator - root) / denominator, places),
      );
    const d = discriminant(a, b, c);
    const formula = `\\frac{-${bracketedIfNegative(b)} \\pm \\sqrt{${bracketedIfNegative(b)}^2 - 4 \\times ${a} \\times ${bracketedIfNegative(c)}}}{2 \\times ${a}}`;
    const branch = (sign: string) => `x = \\frac{${-b} ${sign} \\sqrt{b2}}{${2 * a}}`;
    const wrongDiscriminant = discriminant(a, b, -c);
    const signMistake: MistakeDraft[] =
      wrongDiscriminant > 0
        ? [
            {
              tag: 'discriminant-sign',
              answer: roots(-b, Math.sqrt(wrongDiscriminant), 2 * a),
              why: `$-4 \\times ${a} \\times ${bracketedIfNegative(c)}$ was given the wrong sign.`,
              earns: [1],
            },
          ]
        : [];
    return {
      stem: `Solve the equation $${equation}$. Give your answers correct to ${places === 1 ? 'one decimal place' : 'two decimal places'}.`,
      answer: roots(-b, Math.sqrt(d), 2 * a),
      bullets: [
        step('Substitute into the quadratic formula', formula, { gaps: ['formula-substitution'] }),
        step('Evaluate $b^2 - 4ac$', String(d), {
          working: `$${bracketedIfNegative(b)}^2 - 4 \\times ${a} \\times ${bracketedIfNegative(c)} = ${d}$`,
          alsoAccepted: [`\\sqrt{${d}}`],
          gaps: ['discriminant-sign', 'negative-squared'],
        }),
        step('Find both roots, rounded', roots(-b, Math.sqrt(d), 2 * a), {
          followThrough: `${branch('+')} \\text{ or } ${branch('-')}`,
          gaps: ['formula-divide-all', 'rounding'],
        }),
      ],
      mistakes: [
        {
          tag: 'formula-minus-b',
          answer: roots(b, Math.sqrt(d), 2 * a),
          why: `$-b$ was taken as $${b}$.`,
          earns: [2, 3],
        },
        {
          tag: 'formula-divide-all',
          answer: eitherRoot(
            fixedTex(-b + Math.sqrt(d) / (2 * a), places),
            fixedTex(-b - Math.sqrt(d) / (2 * a), places),
          ),
          why: `Only the square root was divided by $${2 * a}$.`,
          earns: [1, 2],
        },
        ...signMistake,
      ],
      policies: { decimalPlaces: places },
    };
  },
});

/** Accepted wordings of the nature of the roots, by the number of roots. */
const NATURES = {
  two: [
    'two real and distinct roots',
    'two distinct real roots',
    'real and distinct roots',
    'two real and unequal roots',
  ],
  one: [
    'two equal real roots',
    'one repeated real root',
    'equal real roots',
    'real and equal roots',
    'repeated real root',
  ],
  none: ['no real roots', 'no real solutions', 'roots are not real'],
} as const;
type Nature = keyof typeof NATURES;

/** Conditions on the discriminant. */
const CONDITIONS = { two: 'b1 > 0', one: 'b1 = 0', none: 'b1 < 0' } as const;

/** Creates evidence for the nature of the roots. It must agree with the learner's own discriminant, `b1`. */
function natureWording(nature: Nature): Evidence {
  const others = (['two', 'one', 'none'] as const).filter((other) => other !== nature);
  return {
    kind: 'wording',
    anyOf: [...NATURES[nature]],
    noneOf: others.flatMap((other) => [...NATURES[other]]),
    when: CONDITIONS[nature],
  };
}

const getNature = (d: number): Nature => (d > 0 ? 'two' : d === 0 ? 'one' : 'none');

export const natureOfRoots = nat5MathematicsModel({
  id: 'N5M-35',
  title: 'Nature of the roots',
  outcomeId: 'MNU-5-13',
  calculator: 'forbidden',
  marks: [2],
  choose: (random) => ({
    a: random.int(1, 9),
    b: random.int(-14, 14, [0]),
    c: random.int(-9, 16, [0]),
    nature: random.pick(['two', 'one', 'none'] as const),
  }),
  accepts: ({ a, b, c, nature }) => {
    const d = discriminant(a, b, c);
    return getNature(d) === nature && Math.abs(d) <= 200 && Math.abs(4 * a * c) <= 200;
  },
  write: ({ a, b, c, nature }) => {
    const rule = polynomialTex([a, b, c]);
    const d = discriminant(a, b, c);
    const others = (['two', 'one', 'none'] as const).filter((other) => other !== nature);
    const wrongNature = getNature(discriminant(a, b, -c));
    return {
      stem: `Determine the nature of the roots of the equation $${rule} = 0$.`,
      answer: `\\text{${NATURES[nature][0]}}`,
      bullets: [
        step('Find the value of $b^2 - 4ac$', String(d), {
          working: `$${bracketedIfNegative(b)}^2 - 4 \\times ${a} \\times ${bracketedIfNegative(c)} = ${d}$`,
          gaps: ['discriminant-sign', 'negative-squared'],
        }),
        {
          ...statement('State the nature of the roots', natureWording(nature), {
            requires: [1],
            gaps: ['nature-wording'],
          }),
          alternatives: others.map(natureWording),
        },
      ],
      mistakes:
        wrongNature === nature
          ? []
          : [
              {
                tag: 'discriminant-sign',
                answer: `\\text{${NATURES[wrongNature][0]}}`,
                why: 'The product $4ac$ was given the wrong sign.',
              },
            ],
    };
  },
});
