import { childrenOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { listLetters } from '../evidence/value-class.ts';

const MAX_OPERANDS = 8;

/**
 * Returns whether a calculation has the operations of a pattern, with any numbers: `1.96 × 0.0568` has the shape of `1.96 × b1`. A
 * letter of the pattern stands for any value, also for a calculation. Operands may be in another order.
 */
export function hasShape(given: MathNode, pattern: MathNode): boolean {
  const [own, expected] = [removeWrapping(given), removeWrapping(pattern)];
  if (expected.kind === 'symbol' && listLetters(expected).size > 0) return true;
  if (isNumber(expected)) return isNumber(own);
  if (expected.kind === 'sum') return hasOperands(listTerms(own), listTerms(expected));
  if (expected.kind === 'product' || expected.kind === 'quotient')
    return hasOperands(listFactors(own), listFactors(expected));
  if (own.kind !== expected.kind) return false;
  if (expected.kind === 'call' && (own.kind !== 'call' || own.name !== expected.name)) return false;
  const [ownParts, expectedParts] = [childrenOf(own), childrenOf(expected)];
  return (
    ownParts.length === expectedParts.length &&
    expectedParts.every((part, index) => {
      const ownPart = ownParts[index];
      return ownPart !== undefined && hasShape(ownPart, part);
    })
  );
}

/** Removes what does not change the operations: brackets, signs, units, degree and percent signs. */
function removeWrapping(node: MathNode): MathNode {
  if (node.kind === 'group' && node.items.length === 1) return removeWrapping(node.items[0] ?? node);
  if (node.kind === 'negate' || node.kind === 'degree' || node.kind === 'percent')
    return removeWrapping(node.of);
  return node.kind === 'quantity' ? removeWrapping(node.value) : node;
}

function isNumber({ kind }: MathNode): boolean {
  return kind === 'number' || kind === 'mixed';
}

/** An operand of a sum or product; an inverse one divides. The sign of a term does not matter, because a sign may be the mistake. */
type Operand = { readonly node: MathNode; readonly isInverse: boolean };

function listTerms(node: MathNode): Operand[] {
  const inner = removeWrapping(node);
  return inner.kind === 'sum' ? inner.terms.flatMap(listTerms) : [{ node: inner, isInverse: false }];
}

function listFactors(node: MathNode, isInverse = false): Operand[] {
  const inner = removeWrapping(node);
  if (inner.kind === 'product') return inner.factors.flatMap((factor) => listFactors(factor, isInverse));
  if (inner.kind === 'quotient')
    return [...listFactors(inner.numerator, isInverse), ...listFactors(inner.denominator, !isInverse)];
  return [{ node: inner, isInverse }];
}

/** Returns whether each operand of the pattern can be assigned to a different given operand. A letter may stand for several operands. */
function hasOperands(given: readonly Operand[], expected: readonly Operand[]): boolean {
  if (given.length > MAX_OPERANDS || expected.length > given.length) return false;
  const isPlaceholder = ({ node }: Operand) => node.kind === 'symbol' && listLetters(node).size > 0;
  const fixed = expected.filter((operand) => !isPlaceholder(operand));
  const hasLetter = fixed.length < expected.length;
  return assign(given, fixed) && (hasLetter || given.length === expected.length);
}

function assign(given: readonly Operand[], expected: readonly Operand[]): boolean {
  const [first, ...rest] = expected;
  if (!first) return true;
  return given.some(
    (candidate) =>
      candidate.isInverse === first.isInverse &&
      hasShape(candidate.node, first.node) &&
      assign(
        given.filter((operand) => operand !== candidate),
        rest,
      ),
  );
}
