import { type Expression, product, quotient } from '../exact/expression.ts';
import { sameValue } from '../exact/same-value.ts';
import type { MathNode } from '../read/node.ts';
import { toExpression } from '../read/to-expression.ts';
import type { Comparer } from './comparer.ts';
import { asNamedValue } from './named-value.ts';
import { correct, incorrect, type Outcome } from './outcome.ts';

/** Compares ratios: 6:8 is 3:4, and a ratio of two parts is also a fraction. */
export function compareRatios(expected: MathNode, given: MathNode, comparer: Comparer): Outcome | undefined {
  const [e, g] = [asNamedValue(expected)?.value ?? expected, asNamedValue(given)?.value ?? given];
  if (e.kind === 'ratio' && g.kind === 'ratio') return compareParts(e.parts, g.parts, comparer);
  const [a, b] = [toFraction(e), toFraction(g)];
  if (!a || !b) return undefined;
  return comparer.compare(a, b, comparer);
}

function toFraction(node: MathNode): MathNode | undefined {
  if (node.kind !== 'ratio') return node;
  const [numerator, denominator] = node.parts;
  if (node.parts.length !== 2 || !numerator || !denominator) return undefined;
  return { kind: 'quotient', numerator, denominator, span: node.span };
}

/** Compares ratios by cross products. A ratio with a zero part is compared part by part. */
function compareParts(
  e: readonly MathNode[],
  g: readonly MathNode[],
  { rules }: Comparer,
): Outcome | undefined {
  if (e.length !== g.length) return incorrect('shape');
  const [expectedParts, givenParts] = [e.map(toExpression), g.map(toExpression)];
  const [a0, b0] = [expectedParts[0], givenParts[0]];
  if (!a0 || !b0) return undefined;
  if ([...e, ...g].some(isZero)) return comparePartsOneByOne(expectedParts, givenParts);
  for (let k = 1; k < e.length; k++) {
    const [a, b] = [expectedParts[k], givenParts[k]];
    if (!a || !b) return undefined;
    if (sameValue(product(a0, b), product(b0, a), rules.assumptions) !== 'same') {
      return sameValue(quotient(a0, a), quotient(b, b0), rules.assumptions) === 'same'
        ? incorrect('order')
        : incorrect();
    }
  }
  return correct('equivalent');
}

function isZero(node: MathNode): boolean {
  return node.kind === 'number' && node.value.n === 0n;
}

/** Compares the parts one by one, because a ratio with a zero, such as 12:00, is probably a time. */
function comparePartsOneByOne(
  expectedParts: readonly (Expression | undefined)[],
  givenParts: readonly (Expression | undefined)[],
): Outcome {
  const areEqual = expectedParts.every((a, k) => {
    const b = givenParts[k];
    return a !== undefined && b !== undefined && sameValue(a, b) === 'same';
  });
  return areEqual ? correct('same') : incorrect();
}
