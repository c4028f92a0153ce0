import { mapChildren } from '../../../maths/read/map-children.ts';
import type { MathNode } from '../../../maths/read/node.ts';
import { evaluateSide } from '../../../verification/working/side-value.ts';
import { createNumberNode } from '../../numbers/derivation.ts';

/** Evaluates a formula with the given values of its letters; undefined if a letter has no value or the formula cannot be evaluated. */
export function evaluateWithLetters(
  formula: MathNode,
  getValue: (name: string) => number | undefined,
): number | undefined {
  let isComplete = true;
  const change = (node: MathNode): MathNode => {
    if (node.kind !== 'symbol' || node.name === 'π') return mapChildren(node, change);
    const number = toNumberNode(getValue(node.name), node);
    if (number === undefined) isComplete = false;
    return number ?? node;
  };
  const substituted = change(formula);
  return isComplete ? evaluateSide(substituted)?.number : undefined;
}

function toNumberNode(value: number | undefined, { span }: MathNode): MathNode | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const text = Math.abs(value)
    .toFixed(20)
    .replace(/\.?0+$/, '');
  const number = createNumberNode(text, { kind: 'number', value: { n: 0n, d: 1n }, literal: '0', span });
  return value < 0 && number !== undefined ? { kind: 'negate', of: number, span } : number;
}
