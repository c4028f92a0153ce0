import { constantOf } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser } from '../exact/polynomial.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import type { Comparer } from './comparer.ts';
import { isRight, type Outcome, right, UNDECIDED, wrong } from './outcome.ts';

type Congruence = { readonly left: MathNode; readonly rest: MathNode; readonly modulus: MathNode };

/**
 * Compares `n ≡ 3 (mod 5)`: the same modulus, and remainders that differ by a multiple of it. Undefined for
 * other relations.
 */
export function compareCongruences(
  expected: RelationNode,
  given: RelationNode,
  comparer: Comparer,
): Outcome | undefined {
  const [e, g] = [congruenceOf(expected), congruenceOf(given)];
  if (!e && !g) return undefined;
  if (!e || !g) return wrong('shape');
  if (!isRight(comparer.compare(e.left, g.left, comparer))) return UNDECIDED;
  if (!isRight(comparer.compare(e.modulus, g.modulus, comparer))) return wrong();
  const [a, b, m] = [wholeOf(e.rest), wholeOf(g.rest), wholeOf(e.modulus)];
  if (a === undefined || b === undefined || !m) return comparer.compare(e.rest, g.rest, comparer);
  return (a - b) % m === 0n ? right('equivalent') : wrong();
}

/** Splits off the modulus, which the parser appends to the right side as a factor. */
function congruenceOf({ operands, operators }: RelationNode): Congruence | undefined {
  const [left, product] = operands;
  if (operators.length !== 1 || !left || product?.kind !== 'product') return undefined;
  const last = product.factors.at(-1);
  const [modulus] = last?.kind === 'call' && last.name === 'mod' && last.args.length === 1 ? last.args : [];
  const [only, ...others] = product.factors.slice(0, -1);
  if (!modulus || !only) return undefined;
  const rest: MathNode = others.length === 0 ? only : { ...product, factors: [only, ...others] };
  return { left, rest, modulus };
}

function wholeOf(node: MathNode): bigint | undefined {
  const core = lowerToCore(node);
  const value = core && withinBudget(() => constantOf(normalise(core, createNormaliser())));
  return value?.d === 1n ? value.n : undefined;
}
