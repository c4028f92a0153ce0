import { asNamedValue } from '../../maths/agree/named-value.ts';
import type { MathNode } from '../../maths/read/node.ts';

/**
 * Returns the value of `name = value unit` without name and unit, so that later steps can be computed from
 * it.
 */
export function removeNameAndUnit(node: MathNode): MathNode {
  const value = asNamedValue(node)?.value ?? node;
  return value.kind === 'quantity' ? value.value : value;
}
