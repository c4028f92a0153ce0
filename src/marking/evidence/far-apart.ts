import { isUsable, real } from '../../maths/exact/approximate.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { someNode } from '../../maths/read/children.ts';
import { lowerToCore } from '../../maths/read/lower-to-core.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { bareValue } from './bare-value.ts';
import { lettersOf } from './value-class.ts';

/** No rounding, tolerance or change of notation covers a relative difference this large. */
const CLEAR_DIFFERENCE = 0.25;

/** A formula's value with fixed numbers for its letters, and those letters. */
export type ValueEstimate = { readonly at: number; readonly letters: string };

/**
 * Evaluates a formula with fixed numbers for its letters; undefined for relations, lists, quantities and what
 * cannot be evaluated.
 */
export function estimateValue(node: MathNode): ValueEstimate | undefined {
  const value = bareValue(node);
  if (value.kind === 'relation' || someNode(node, isScaled)) return undefined;
  const core = lowerToCore(value);
  if (!core) return undefined;
  const letters = [...lettersOf(value)].toSorted();
  const { re, im, err } = evaluate(core, new Map(letters.map((name, k) => [name, real(1.37 + 0.61 * k, 0)])));
  return isUsable({ re, im, err }) && im === 0 && err < 1e-6
    ? { at: re, letters: letters.join() }
    : undefined;
}

/** Returns whether units or signs could change the value. */
function isScaled({ kind }: MathNode): boolean {
  return kind === 'quantity' || kind === 'percent' || kind === 'degree' || kind === 'plus-minus';
}

/**
 * Returns whether two formulas in the same letters certainly differ, so that no exact comparison is needed.
 */
export function areFarApart(a: ValueEstimate | undefined, b: ValueEstimate | undefined): boolean {
  if (!a || !b || a.letters !== b.letters) return false;
  const gap = Math.abs(a.at - b.at);
  const size = Math.max(Math.abs(a.at), Math.abs(b.at));
  return a.letters === '' ? gap > CLEAR_DIFFERENCE * size : gap > 1e-3 * size + 1e-6;
}
