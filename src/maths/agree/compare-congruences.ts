import { findConstant } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import type { Comparer } from './comparer.ts';
import { correct, incorrect, isCorrect, type Outcome, UNDECIDED } from './outcome.ts';

/** The parts of `left ≡ remainder (mod modulus)`. */
type Congruence = { readonly left: MathNode; readonly remainder: MathNode; readonly modulus: MathNode };

/**
 * Compares congruences such as `n ≡ 3 (mod 5)`: the moduli must be equal, and the remainders must differ by a
 * multiple of the modulus. Returns undefined for other relations.
 */
export function compareCongruences(
  expected: RelationNode,
  given: RelationNode,
  comparer: Comparer,
): Outcome | undefined {
  const [expectedParts, givenParts] = [splitCongruence(expected), splitCongruence(given)];
  if (!expectedParts && !givenParts) return undefined;
  if (!expectedParts || !givenParts) return incorrect('shape');
  if (!isCorrect(comparer.compare(expectedParts.left, givenParts.left, comparer))) return UNDECIDED;
  if (!isCorrect(comparer.compare(expectedParts.modulus, givenParts.modulus, comparer))) return incorrect();
  const [a, b, m] = [
    readInteger(expectedParts.remainder),
    readInteger(givenParts.remainder),
    readInteger(expectedParts.modulus),
  ];
  if (a === undefined || b === undefined || !m)
    return comparer.compare(expectedParts.remainder, givenParts.remainder, comparer);
  return (a - b) % m === 0n ? correct('equivalent') : incorrect();
}

/** Splits off the modulus, which the parser appends to the right side as a factor. */
function splitCongruence({ operands, operators }: RelationNode): Congruence | undefined {
  const [left, product] = operands;
  if (operators.length !== 1 || !left || product?.kind !== 'product') return undefined;
  const last = product.factors.at(-1);
  const [modulus] = last?.kind === 'call' && last.name === 'mod' && last.args.length === 1 ? last.args : [];
  const [first, ...others] = product.factors.slice(0, -1);
  if (!modulus || !first) return undefined;
  const remainder: MathNode = others.length === 0 ? first : { ...product, factors: [first, ...others] };
  return { left, remainder, modulus };
}

function readInteger(node: MathNode): bigint | undefined {
  const expression = toExpression(node);
  const value = expression && withinBudget(() => findConstant(normalise(expression, createNormaliser())));
  return value?.d === 1n ? value.n : undefined;
}
