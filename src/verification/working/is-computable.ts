import { childrenOf } from '../../maths/read/children.ts';
import type { BinderNode, MathNode } from '../../maths/read/node.ts';

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

/**
 * Whether a node can be evaluated: only numbers, units and known functions. `bound` has the variables of the integrals,
 * sums and limits around the node.
 */
export function isComputable(
  node: MathNode,
  bound: ReadonlySet<string> = NO_VARIABLES,
  isBase = false,
): boolean {
  if (node.kind === 'binder') return isComputableBinder(node, bound);
  if (node.kind === 'derivative') return bound.has(node.variable) && isComputable(node.of, bound);
  if (!COMPUTABLE_KINDS.has(node.kind)) return false;
  // Outside a power, e may be the charge of the electron.
  if (node.kind === 'symbol')
    return node.name === 'π' || (node.name === 'e' && (isBase || bound.size > 0)) || bound.has(node.name);
  if (node.kind === 'call' && !COMPUTABLE_FUNCTIONS.has(node.name)) return false;
  if (node.kind === 'group' && (node.items.length !== 1 || node.open !== '(')) return false;
  if (node.kind === 'power')
    return isComputable(node.base, bound, true) && isComputable(node.exponent, bound);
  return childrenOf(node).every((child) => isComputable(child, bound));
}

const NO_VARIABLES: ReadonlySet<string> = new Set();

/** Whether the bounds and the body of a definite integral, sum or limit can be evaluated. */
function isComputableBinder(
  { lower, upper, body, variable, operator }: BinderNode,
  bound: ReadonlySet<string>,
): boolean {
  const hasBounds =
    lower !== undefined && (upper !== undefined || operator === 'limit' || operator === 'value');
  const isBound = (end: MathNode | undefined): boolean =>
    end === undefined || isInfinity(end) || isComputable(end, bound);
  return hasBounds && isBound(lower) && isBound(upper) && isComputable(body, new Set(bound).add(variable));
}

function isInfinity(node: MathNode): boolean {
  return node.kind === 'negate' ? isInfinity(node.of) : node.kind === 'symbol' && node.name === '∞';
}

/** Whether a node is a plain number with or without a unit. Nothing is then left to compute. */
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
