import { childrenOf } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';

// The functions and node kinds that can be evaluated.
const COMPUTABLE_FUNCTIONS = new Set(
  'sin cos tan sec csc cot sinh cosh tanh arcsin arccos arctan arsinh arcosh artanh ln log exp sqrt cbrt abs factorial binom perm floor ceil square'.split(
    ' ',
  ),
);
const COMPUTABLE_KINDS = new Set([
  'number',
  'sum',
  'product',
  'quotient',
  'negate',
  'power',
  'root',
  'mixed',
  'percent',
  'degree',
  'quantity',
  'group',
  'call',
  'symbol',
]);

/** Whether a node can be evaluated: only numbers, units and known functions. */
export function isComputable(node: MathNode, isBase = false): boolean {
  if (!COMPUTABLE_KINDS.has(node.kind)) return false;
  // Outside a power, e may be the charge of the electron.
  if (node.kind === 'symbol') return node.name === 'π' || (node.name === 'e' && isBase);
  if (node.kind === 'call' && !COMPUTABLE_FUNCTIONS.has(node.name)) return false;
  if (node.kind === 'group' && (node.items.length !== 1 || node.open !== '(')) return false;
  if (node.kind === 'power') return isComputable(node.base, true) && isComputable(node.exponent);
  return childrenOf(node).every((child) => isComputable(child));
}

/** Whether a node is a plain number, with or without a unit, so that nothing is left to compute. */
export function isBareNumber(node: MathNode): boolean {
  switch (node.kind) {
    case 'number':
    case 'mixed':
      return true;
    case 'negate':
    case 'percent':
    case 'degree':
      return isBareNumber(node.of);
    case 'quantity':
      return isBareNumber(node.value);
    case 'group':
      return node.items.length === 1 && node.items[0] !== undefined && isBareNumber(node.items[0]);
    default:
      return false;
  }
}

/** Whether a node is one value with one unit: `-6.0 N`, `6π cm`, `2.5 × 10⁻³ mol`. */
export function isOneQuantity(node: MathNode): boolean {
  return node.kind === 'quantity' || (node.kind === 'negate' && isOneQuantity(node.of)) || isBareNumber(node);
}
