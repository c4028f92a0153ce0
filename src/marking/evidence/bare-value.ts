import { asNamedValue } from '../../maths/agree/named-value.ts';
import type { MathNode } from '../../maths/read/node.ts';

/** Returns the value after a name, without its unit; later steps are computed from it. */
export function bareValue(node: MathNode): MathNode {
  const value = asNamedValue(node)?.value ?? node;
  return value.kind === 'quantity' ? value.value : value;
}
