import { type Core, variablesOf } from '../../maths/exact/core.ts';
import { differentiate } from '../../maths/exact/differentiate.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { sameValue } from '../../maths/exact/same-value.ts';
import { someNode } from '../../maths/read/children.ts';
import { lowerToCore } from '../../maths/read/lower-to-core.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { PairVerdict } from './judge-pair.ts';

/** Two expressions that must be equal for all values of their variables. */
type Identity = { readonly one: Core; readonly other: Core };

/** Nodes and functions that identities may contain. */
const SCHOOL_KINDS = new Set([
  'number',
  'symbol',
  'sum',
  'product',
  'quotient',
  'negate',
  'power',
  'root',
  'call',
]);
const SCHOOL_CALLS = /^(?:sin|cos|tan|ln|exp|sqrt)$/;
/** Constants of integration. */
const CONSTANTS = /^[CcKk]$/;

/**
 * Judges an equality that must hold for all values of its variables: a derivative, an indefinite integral, or a rewritten
 * expression. Returns undefined for any other equality.
 */
export function judgeIdentity(
  left: MathNode,
  right: MathNode,
  isRewriting: boolean,
): PairVerdict | undefined {
  const identity = withinBudget(() => toIdentity(left, right, isRewriting));
  if (identity === undefined) return undefined;
  const { one, other } = identity;
  const positive = variablesOf(one, variablesOf(other));
  const sameness = [sameValue(one, other), sameValue(one, other, { positive })];
  if (sameness.includes('same')) return { kind: 'right' };
  return sameness.includes('unclear') ? undefined : { kind: 'unequal' };
}

function toIdentity(left: MathNode, right: MathNode, isRewriting: boolean): Identity | undefined {
  if (!isSchoolAlgebra(right)) return undefined;
  if (left.kind === 'derivative' && left.order === 1)
    return toDerivativeIdentity(left.of, right, left.variable);
  if (left.kind === 'binder' && left.operator === 'integral' && left.lower === undefined)
    return toIntegralIdentity(left.body, right, left.variable);
  if (!isRewriting || !isSchoolAlgebra(left)) return undefined;
  const [one, other] = [lowerToCore(left), lowerToCore(right)];
  if (one === undefined || other === undefined || variablesOf(one).size === 0) return undefined;
  return variablesOf(other).size === 0 && isSumOfLetters(left) ? undefined : { one, other };
}

/**
 * Whether a node is a letter or a sum of letters; equal to a number, it states a value and is not a
 * rewriting.
 */
function isSumOfLetters(node: MathNode): boolean {
  return !someNode(node, ({ kind }) => kind !== 'symbol' && kind !== 'sum');
}

/**
 * Returns undefined if other letters appear, which may depend on the variable, or if the derivative is set
 * equal to a number.
 */
function toDerivativeIdentity(of: MathNode, shown: MathNode, variable: string): Identity | undefined {
  const [inner, other] = [isSchoolAlgebra(of) ? lowerToCore(of) : undefined, lowerToCore(shown)];
  if (inner === undefined || other === undefined) return undefined;
  const one = [inner, other].every((core) => isFunctionOf(core, variable))
    ? differentiate(inner, variable)
    : undefined;
  return one && { one, other };
}

function toIntegralIdentity(body: MathNode, shown: MathNode, variable: string): Identity | undefined {
  const [one, inner] = [isSchoolAlgebra(body) ? lowerToCore(body) : undefined, lowerToCore(shown)];
  if (one === undefined || inner === undefined) return undefined;
  const other = [one, inner].every((core) => isFunctionOf(core, variable))
    ? differentiate(inner, variable)
    : undefined;
  return other && { one, other };
}

function isFunctionOf(core: Core, variable: string): boolean {
  const names = [...variablesOf(core)];
  return names.includes(variable) && names.every((name) => name === variable || CONSTANTS.test(name));
}

/** Whether a node contains only whole numbers, single letters, basic operations and elementary functions. */
function isSchoolAlgebra(node: MathNode): boolean {
  return !someNode(
    node,
    (part) =>
      !SCHOOL_KINDS.has(part.kind) ||
      (part.kind === 'number' && part.literal.includes('.')) ||
      (part.kind === 'symbol' && part.name.length > 1) ||
      (part.kind === 'call' && !SCHOOL_CALLS.test(part.name)),
  );
}
