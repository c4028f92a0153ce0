import { asNamedValue } from '../../maths/agree/named-value.ts';
import type { MathNode } from '../../maths/read/node.ts';

/** What stands behind the name, without its unit: what later steps are computed from. */
export function bareValue(node: MathNode): MathNode {
  const value = asNamedValue(node)?.value ?? node;
  return value.kind === 'quantity' ? value.value : value;
}
