import type { NumericMistake } from '../calculation/question-form.ts';
import { numTex } from './measure.ts';
import type { PhysicsProblem } from './problem.ts';

/** A quantity of a relationship such as `d = vt`. */
type Factor = {
  readonly symbol: string;
  /** In the unit of the calculation. */
  readonly value: number;
  readonly unit: string;
  /** The working if it is more than a number: `5 \times 60`. */
  readonly tex?: string;
  /** The value in the unit of the stem, which a learner uses who does not convert it. */
  readonly unchanged?: number;
};

type ProductProblem = {
  readonly situation: string;
  readonly quantity: string;
  /** As the relationships sheet prints it. */
  readonly relationship: string;
  readonly or?: readonly string[];
  readonly product: Factor;
  readonly factors: readonly [Factor, Factor];
  readonly target: 'product' | 'first' | 'second';
  readonly figures?: number;
  readonly isExact?: boolean;
  /** The gap tag of an unconverted unit. Default: `prefix`. */
  readonly unchangedTag?: string;
};

/** Builds a problem on a relationship such as `d = vt`, with the mistakes of rearranging it and of not converting units. */
export function productProblem(problem: ProductProblem): PhysicsProblem {
  const {
    situation,
    quantity,
    relationship,
    or,
    product,
    factors,
    target,
    figures = 2,
    isExact = false,
  } = problem;
  const [first, second] = factors;
  const [wanted, known] = target === 'first' ? [first, second] : [second, first];
  const write = (one: Factor): string => one.tex ?? numTex(one.value, figures);
  const common = { relationship, ...(or === undefined ? {} : { or }), gaps: ['substitution'] };
  const stage =
    target === 'product'
      ? {
          ...common,
          symbol: product.symbol,
          calculation: `${write(first)} \\times ${write(second)}`,
          value: product.value,
          unit: product.unit,
        }
      : {
          ...common,
          symbol: wanted.symbol,
          calculation: `\\frac{${write(product)}}{${write(known)}}`,
          into: `${write(product)} = ${write(known)} \\times ${wanted.symbol}`,
          value: wanted.value,
          unit: wanted.unit,
        };
  const mistakes = target === 'product' ? productMistakes(first, second) : quotientMistakes(product, known);
  const unchanged = unchangedMistakes(problem);
  return { situation, quantity, figures, isExact, stages: [stage], mistakes: [...unchanged, ...mistakes] };
}

function productMistakes({ value: a }: Factor, { value: b }: Factor): NumericMistake[] {
  return [
    { tag: 'rearrange', value: a / b, why: 'The two quantities were divided; they have to be multiplied.' },
    { tag: 'rearrange', value: b / a, why: 'The two quantities were divided; they have to be multiplied.' },
    { tag: 'operation-choice', value: a + b, why: 'The two quantities were added.' },
  ];
}

function quotientMistakes({ value: p }: Factor, { value: k }: Factor): NumericMistake[] {
  return [
    {
      tag: 'rearrange',
      value: p * k,
      why: 'The two quantities were multiplied; one has to be divided by the other.',
      earns: [1],
    },
    { tag: 'rearrange', value: k / p, why: 'The fraction was turned upside down.', earns: [1] },
    ...(p > k
      ? [{ tag: 'operation-choice', value: p - k, why: 'One quantity was taken from the other.' }]
      : []),
  ];
}

function unchangedMistakes({
  product,
  factors: [first, second],
  target,
  unchangedTag = 'prefix',
}: ProductProblem): NumericMistake[] {
  const raw = ({ value, unchanged }: Factor): number => unchanged ?? value;
  if ([product, first, second].every(({ unchanged }) => unchanged === undefined)) return [];
  const value =
    target === 'product' ? raw(first) * raw(second) : raw(product) / raw(target === 'first' ? second : first);
  return [
    {
      tag: unchangedTag,
      value,
      why: 'A quantity was not changed to the unit of the relationship.',
      earns: [1],
    },
  ];
}
