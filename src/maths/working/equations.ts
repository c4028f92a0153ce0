import { hasBothSigns } from '../agree/both-signs.ts';
import { type Core, variablesOf } from '../exact/core.ts';
import { toPrimitive } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, type Polynomial } from '../exact/polynomial.ts';
import { mapAll } from '../map-all.ts';
import { lowerToCore } from '../read/lower-to-core.ts';
import type { MathNode, RelationNode } from '../read/node.ts';

/** Returns equations that all hold together; undefined when the statement is anything else. */
export function equationsOf(node: MathNode): RelationNode[] | undefined {
  if (node.kind === 'relation') return splitChain(node);
  const joined = node.kind === 'list' || (node.kind === 'compound' && node.connective === 'and');
  return joined ? mapAll(node.items, equationsOf)?.flat() : undefined;
}

/** Splits `a = b = c` into a = b and b = c. */
function splitChain(node: RelationNode): RelationNode[] | undefined {
  if (!node.operators.every((operator) => operator === '=') || hasBothSigns(node)) return undefined;
  return node.operators.flatMap((_, k) => {
    const [left, right] = [node.operands[k], node.operands[k + 1]];
    return left && right ? [{ ...node, operands: [left, right], operators: ['='] as const }] : [];
  });
}

/** Returns left − right as a polynomial without content. */
export function zeroPolynomial(gap: Core): Polynomial | undefined {
  return withinBudget(() => toPrimitive(normalise(gap, createNormaliser()).num));
}

export type Assignment = { readonly name: string; readonly value: Core };

/** Reads `y = 2x − 1` as a value for y. */
export function assignmentOf(equation: RelationNode): Assignment | undefined {
  const [left, right] = equation.operands;
  const [name, value] =
    left?.kind === 'symbol' ? [left.name, right] : right?.kind === 'symbol' ? [right.name, left] : [];
  const core = value && lowerToCore(value);
  return name !== undefined && core && !mentions(core, name) ? { name, value: core } : undefined;
}

function mentions(core: Core, name: string): boolean {
  return variablesOf(core).has(name);
}
