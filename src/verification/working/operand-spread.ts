import { parseDecimal } from '../../maths/exact/decimal.ts';
import { toNumber } from '../../maths/exact/rational.ts';
import { someNode } from '../../maths/read/children.ts';
import { mapChildren } from '../../maths/read/map-children.ts';
import type { MathNode, NumberNode } from '../../maths/read/node.ts';
import { isBareNumber } from './is-computable.ts';
import { evaluateSide } from './side-value.ts';

// The spread of a result is the change that rounded operands can cause. A decimal has hidden digits if it may be a rounded
// value.

/** Whether a node is a sum of plain numbers. */
export function isSumOfNumbers(node: MathNode): boolean {
  return node.kind === 'sum' && node.terms.every((term) => isBareNumber(term));
}

/**
 * Whether a decimal may be a rounded value: an earlier step computed it, or it has three or more significant figures. In a sum of
 * plain numbers, figures do not matter, because such numbers are usually exact.
 */
export function mayHideDigits(node: NumberNode, computed: ReadonlySet<number>, isInSum: boolean): boolean {
  const literal = parseDecimal(node.literal);
  if (literal === undefined) return true;
  const significantFigures = literal.digits.replace(/^0+/, '').replace(/0+$/, '').length;
  return literal.places > 0 && ((significantFigures >= 3 && !isInSum) || computed.has(toNumber(node.value)));
}

/** Whether a node contains functions, powers with a decimal exponent, or differences, which magnify rounding errors. */
export function isIllConditioned(node: MathNode): boolean {
  return someNode(node, (part) => {
    if (part.kind === 'call') return true;
    if (part.kind === 'power')
      return someNode(part.exponent, (inner) => inner.kind === 'number' && inner.literal.includes('.'));
    return part.kind === 'sum' && part.terms.some((term) => term.kind === 'negate');
  });
}

/** Further operands are not varied, to limit the time. */
const MAX_VARIED_OPERANDS = 12;

type SpreadOptions = {
  /** Results of earlier steps, which may have hidden digits. */
  readonly computed: ReadonlySet<number>;
  /** Converts a computed value to the unit of `result`. */
  readonly scale: number;
  /** If set, only these numbers are varied. */
  readonly onlyNumbers?: ReadonlySet<number>;
  /** Whether every number may be rounded, also whole ones. */
  readonly areAllRounded?: boolean;
};

/**
 * Returns how far the result changes if each operand with hidden digits changes by half a unit of its last place.
 */
export function computeSpread(
  left: MathNode,
  result: number,
  { computed, scale, onlyNumbers, areAllRounded = false }: SpreadOptions,
): number {
  const operands: NumberNode[] = [];
  collectNumbers(left, operands);
  return operands
    .filter((operand) => areAllRounded || mayHideDigits(operand, computed, isSumOfNumbers(left)))
    .filter((operand) => onlyNumbers === undefined || onlyNumbers.has(toNumber(operand.value)))
    .slice(0, MAX_VARIED_OPERANDS)
    .reduce((total, operand) => {
      const changedResult = evaluateSide(increaseOperand(left, operand));
      return changedResult === undefined ? total : total + Math.abs(changedResult.number * scale - result);
    }, 0);
}

/** Returns the values of all numbers in a node. */
export function listNumbers(node: MathNode): number[] {
  const numbers: NumberNode[] = [];
  collectNumbers(node, numbers);
  return numbers.map(({ value }) => toNumber(value));
}

function collectNumbers(node: MathNode, collected: NumberNode[]): void {
  if (node.kind === 'number') collected.push(node);
  else
    mapChildren(node, (child) => {
      collectNumbers(child, collected);
      return child;
    });
}

/** Returns the tree with one operand increased by half a unit of its last place. */
function increaseOperand(tree: MathNode, operand: NumberNode): MathNode {
  if (tree !== operand) return mapChildren(tree, (child) => increaseOperand(child, operand));
  const literal = parseDecimal(operand.literal);
  const decimalFactor = BigInt(10) ** BigInt(Math.max(0, Math.min(300, literal?.places ?? 0)));
  return {
    ...operand,
    value: {
      n: operand.value.n * 2n * decimalFactor + operand.value.d,
      d: operand.value.d * 2n * decimalFactor,
    },
  };
}
