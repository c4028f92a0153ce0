import { parseDecimal } from '../../maths/exact/decimal.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { isBareNumber } from './is-computable.ts';
import { sideValue } from './side-value.ts';

/** Whether a node is a sum of plain numbers. In a sum, a given number has no hidden digits. */
export function isSum(node: MathNode): boolean {
  return node.kind === 'sum' && node.terms.every((term) => isBareNumber(term));
}

/** Whether a decimal may be a rounded value: it has three or more figures, or an earlier step computed it. */
export function hidesDigits(node: NumberNode, computed: ReadonlySet<number>, inSum: boolean): boolean {
  const literal = parseDecimal(node.literal);
  if (literal === undefined) return true;
  const figures = literal.digits.replace(/^0+/, '').replace(/0+$/, '').length;
  return literal.places > 0 && ((figures >= 3 && !inSum) || computed.has(toNumber(node.value)));
}

/** Whether a node contains functions, powers or differences, which magnify rounding errors. */
export function isIllConditioned(left: MathNode): boolean {
  return someNode(left, (part) => {
    if (part.kind === 'call') return true;
    if (part.kind === 'power')
      return someNode(part.exponent, (inner) => inner.kind === 'number' && inner.literal.includes('.'));
    return part.kind === 'sum' && part.terms.some((term) => term.kind === 'negate');
  });
}

type SpreadOptions = {
  /** Results of earlier steps, which may have hidden digits. */
  readonly computed: ReadonlySet<number>;
  readonly scale: number;
  /** If set, only these numbers are varied. */
  readonly only?: ReadonlySet<number>;
};

/**
 * Returns how far the result changes if each operand with hidden digits changes by half of its last digit.
 */
export function computeSpread(
  left: MathNode,
  result: number,
  { computed, scale, only }: SpreadOptions,
): number {
  const operands: NumberNode[] = [];
  collectNumbers(left, operands);
  return operands
    .filter((operand) => hidesDigits(operand, computed, isSum(left)))
    .filter((operand) => only === undefined || only.has(toNumber(operand.value)))
    .slice(0, 12)
    .reduce((total, operand) => {
      const moved = sideValue(raiseOperand(left, operand));
      return moved === undefined ? total : total + Math.abs(moved.number * scale - result);
    }, 0);
}

/** Returns the values of all numbers in a node. */
export function numbersIn(node: MathNode): number[] {
  const numbers: NumberNode[] = [];
  collectNumbers(node, numbers);
  return numbers.map(({ value }) => toNumber(value));
}

function collectNumbers(node: MathNode, into: NumberNode[]): void {
  if (node.kind === 'number') into.push(node);
  else
    mapChildren(node, (child) => {
      collectNumbers(child, into);
      return child;
    });
}

/** Returns the tree with one operand raised by half of its last digit. */
function raiseOperand(tree: MathNode, operand: NumberNode): MathNode {
  if (tree !== operand) return mapChildren(tree, (child) => raiseOperand(child, operand));
  const literal = parseDecimal(operand.literal);
  const half = BigInt(10) ** BigInt(Math.max(0, Math.min(300, literal?.places ?? 0)));
  return {
    ...operand,
    value: { n: operand.value.n * 2n * half + operand.value.d, d: operand.value.d * 2n * half },
  };
}
