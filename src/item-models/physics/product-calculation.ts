// Builds physics calculations with a product such as `d = vt`, in which any of the three quantities may be the one to find.

import type { NumericMistake } from '../calculation/question-form.ts';
import { numTex } from './measure.ts';
import type { PhysicsCalculation } from './physics-calculation.ts';

/** A quantity of a relationship such as `d = vt`. */
type Factor = {
  readonly symbol: string;
  /** In the unit of the calculation. */
  readonly value: number;
  readonly unit: string;
  /** The working if it is more than a number: `5 \times 60`. */
  readonly tex?: string;
  /** The value in the unit of the stem, if that differs. A learner who forgets to convert the unit uses this value. */
  readonly unconverted?: number;
};

/** A calculation with a relationship with two factors. */
type ProductCalculation = {
  readonly situation: string;
  readonly quantity: string;
  /** The formula as the exam's relationships sheet prints it. */
  readonly relationship: string;
  readonly otherRelationships?: readonly string[];
  readonly product: Factor;
  readonly factors: readonly [Factor, Factor];
  /** The quantity to find: the product, or the first or second of `factors`. */
  readonly target: 'product' | 'first' | 'second';
  readonly significantFigures?: number;
  /** Whether the values are counts or exact numbers, so fewer significant figures are accepted. */
  readonly isExact?: boolean;
  /** The gap tag of an unconverted unit. Default: `prefix`. */
  readonly unconvertedTag?: string;
};

/** Builds a calculation with a relationship such as `d = vt`. The mistakes are wrong rearrangements and unconverted units. */
export function productCalculation(calculation: ProductCalculation): PhysicsCalculation {
  const {
    situation,
    quantity,
    relationship,
    otherRelationships,
    product,
    factors,
    target,
    significantFigures = 2,
    isExact = false,
  } = calculation;
  const [first, second] = factors;
  const [unknownFactor, knownFactor] = target === 'first' ? [first, second] : [second, first];
  const factorTex = (factor: Factor): string => factor.tex ?? numTex(factor.value, significantFigures);
  const common = {
    relationship,
    ...(otherRelationships === undefined ? {} : { otherRelationships }),
    gaps: ['substitution'],
  };
  const stage =
    target === 'product'
      ? {
          ...common,
          symbol: product.symbol,
          calculation: `${factorTex(first)} \\times ${factorTex(second)}`,
          value: product.value,
          unit: product.unit,
        }
      : {
          ...common,
          symbol: unknownFactor.symbol,
          calculation: `\\frac{${factorTex(product)}}{${factorTex(knownFactor)}}`,
          substituted: `${factorTex(product)} = ${factorTex(knownFactor)} \\times ${unknownFactor.symbol}`,
          value: unknownFactor.value,
          unit: unknownFactor.unit,
        };
  const mistakes =
    target === 'product' ? listProductMistakes(first, second) : listQuotientMistakes(product, knownFactor);
  const unconverted = listUnconvertedMistakes(calculation);
  return {
    situation,
    quantity,
    significantFigures,
    isExact,
    stages: [stage],
    mistakes: [...unconverted, ...mistakes],
  };
}

function listProductMistakes({ value: a }: Factor, { value: b }: Factor): NumericMistake[] {
  return [
    { tag: 'rearrange', value: a / b, why: 'The two quantities were divided; they have to be multiplied.' },
    { tag: 'rearrange', value: b / a, why: 'The two quantities were divided; they have to be multiplied.' },
    { tag: 'operation-choice', value: a + b, why: 'The two quantities were added.' },
  ];
}

function listQuotientMistakes({ value: p }: Factor, { value: k }: Factor): NumericMistake[] {
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

function listUnconvertedMistakes({
  product,
  factors: [first, second],
  target,
  unconvertedTag = 'prefix',
}: ProductCalculation): NumericMistake[] {
  const stemValue = ({ value, unconverted }: Factor): number => unconverted ?? value;
  if ([product, first, second].every(({ unconverted }) => unconverted === undefined)) return [];
  const value =
    target === 'product'
      ? stemValue(first) * stemValue(second)
      : stemValue(product) / stemValue(target === 'first' ? second : first);
  return [
    {
      tag: unconvertedTag,
      value,
      why: 'A quantity was not changed to the unit of the relationship.',
      earns: [1],
    },
  ];
}
