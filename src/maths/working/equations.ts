import { hasBothSigns } from '../agree/both-signs.ts';
import { type Expression, variablesOf } from '../exact/expression.ts';
import { toPrimitive } from '../exact/fraction.ts';
import { normalise } from '../exact/normalise.ts';
import { withinBudget } from '../exact/over-budget.ts';
import { createNormaliser, type Polynomial } from '../exact/polynomial.ts';
import { mapAll } from '../map-all.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';

/** Returns the equations of a statement that requires all of them; undefined for any other statement. */
export function listEquations(node: MathNode): RelationNode[] | undefined {
  if (node.kind === 'relation') return splitChain(node);
  const isConjunction = node.kind === 'list' || (node.kind === 'compound' && node.connective === 'and');
  return isConjunction ? mapAll(node.items, listEquations)?.flat() : undefined;
}

/** Splits `a = b = c` into a = b and b = c. */
function splitChain(node: RelationNode): RelationNode[] | undefined {
  if (!node.operators.every((operator) => operator === '=') || hasBothSigns(node)) return undefined;
  return node.operators.flatMap((_, k) => {
    const [left, right] = [node.operands[k], node.operands[k + 1]];
    return left && right ? [{ ...node, operands: [left, right], operators: ['='] as const }] : [];
  });
}

/** Converts left − right to a polynomial, divided by the common factor of its coefficients. */
export function toPolynomial(sideDifference: Expression): Polynomial | undefined {
  return withinBudget(() => toPrimitive(normalise(sideDifference, createNormaliser()).num));
}

export type LetterAssignment = { readonly name: string; readonly value: Expression };

/** Reads `y = 2x − 1` as a value for y; returns undefined for other equations. */
export function readAssignment(equation: RelationNode): LetterAssignment | undefined {
  const [left, right] = equation.operands;
  const [name, value] =
    left?.kind === 'symbol' ? [left.name, right] : right?.kind === 'symbol' ? [right.name, left] : [];
  const expression = value && toExpression(value);
  return name !== undefined && expression && !containsName(expression, name)
    ? { name, value: expression }
    : undefined;
}

function containsName(expression: Expression, name: string): boolean {
  return variablesOf(expression).has(name);
}
