import { isUsable, real } from '../../maths/exact/approximate.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';
import { listLetters } from './value-class.ts';

/** A relative difference above this limit cannot be explained by rounding, tolerance or notation. */
const MIN_CLEAR_DIFFERENCE = 0.25;

/** The value of a formula when its letters are replaced by fixed numbers, and those letters. */
export type ValueEstimate = { readonly value: number; readonly letters: string };

/**
 * Evaluates a formula with fixed numbers for its letters. Returns undefined for relations, lists, quantities
 * and formulas that cannot be evaluated.
 */
export function estimateValue(node: MathNode): ValueEstimate | undefined {
  const valueNode = removeNameAndUnit(node);
  if (valueNode.kind === 'relation' || someNode(node, canChangeValue)) return undefined;
  const expression = toExpression(valueNode);
  if (!expression) return undefined;
  const letters = [...listLetters(valueNode)].toSorted();
  const { re, im, err } = evaluate(
    expression,
    new Map(letters.map((name, k) => [name, real(1.37 + 0.61 * k, 0)])),
  );
  return isUsable({ re, im, err }) && im === 0 && err < 1e-6
    ? { value: re, letters: letters.join() }
    : undefined;
}

/** Returns whether units or signs could change the value. */
function canChangeValue({ kind }: MathNode): boolean {
  return kind === 'quantity' || kind === 'percent' || kind === 'degree' || kind === 'plus-minus';
}

/**
 * Returns whether two formulas in the same letters certainly differ, so no exact comparison is needed.
 */
export function areFarApart(a: ValueEstimate | undefined, b: ValueEstimate | undefined): boolean {
  if (!a || !b || a.letters !== b.letters) return false;
  const difference = Math.abs(a.value - b.value);
  const size = Math.max(Math.abs(a.value), Math.abs(b.value));
  return a.letters === '' ? difference > MIN_CLEAR_DIFFERENCE * size : difference > 1e-3 * size + 1e-6;
}
