import { asNamedValue } from '../../maths/agree/named-value.ts';
import type { MathNode } from '../../maths/read/node.ts';

/**
 * Returns the value of `name = value unit` without name and unit, so that later steps can be computed from
 * it.
 */
export function removeNameAndUnit(node: MathNode): MathNode {
  const value = asNamedValue(node)?.value ?? node;
  if (value.kind === 'negate' && value.of.kind === 'quantity') return { ...value, of: value.of.value };
  return value.kind === 'quantity' ? value.value : value;
}
