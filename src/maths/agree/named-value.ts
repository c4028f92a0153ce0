import { someNode } from '../read/children.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';

/** A value with the name in front of it, if any. */
export type NamedValue = { readonly name: string | undefined; readonly value: MathNode };

/**
 * Returns whether a left side only names what follows: `x`, `f(x)`, `AB`, `V_1:V_2`, `P(A)`; not `2x + 1`.
 */
function isName(node: MathNode): boolean {
  if (node.kind === 'symbol' || node.kind === 'text') return true;
  if (node.kind === 'binder' || node.kind === 'derivative') return true;
  if (node.kind === 'number') return false;
  if (node.kind === 'call')
    return (
      !['sin', 'cos', 'tan', 'ln', 'log', 'factorial'].includes(node.name) &&
      (node.name !== 'abs' || node.args.every(isName))
    );
  if (node.kind === 'product' && (node.factors.some(isAngleSign) || isTerm(node.factors))) return true;
  if (node.kind === 'product')
    return node.factors.every((factor) => isPlainCapital(factor)) || isMeasureName(node);
  if (node.kind === 'quotient')
    return [node.numerator, node.denominator].every((part) => isName(part) && !isLowercase(part));
  if (node.kind === 'ratio') return node.parts.every(isName);
  return node.kind === 'group' && node.open === '(' && node.items.every(isName);
}

function isAngleSign(node: MathNode): boolean {
  return node.kind === 'symbol' && ['angle', 'triangle', 'measuredangle'].includes(node.name);
}

/** Recognises `an` and `Tn`, typed for the n-th term of a sequence. */
function isTerm([head, index, ...others]: readonly MathNode[]): boolean {
  if (head?.kind !== 'symbol' || index?.kind !== 'symbol' || others.length > 0) return false;
  return /^[atuTUS]$/u.test(head.name) && index.name === 'n';
}

function isPlainCapital(node: MathNode): boolean {
  return node.kind === 'symbol' && /^[A-Z]/.test(node.name);
}

function isLowercase(node: MathNode): boolean {
  return node.kind === 'symbol' && /^[a-z]/.test(node.name);
}

/** Recognises `P(x)` that was parsed as a product; `mx` is arithmetic. */
function isMeasureName(node: MathNode): boolean {
  if (node.kind !== 'product' || node.factors.length !== 2) return false;
  const [head, argument] = node.factors;
  return head?.kind === 'symbol' && /^[A-Z]/.test(head.name) && argument?.kind === 'symbol';
}

/** Splits `x = … = value ≈ rounded` into name and value; undefined when it is a real equation. */
export function asNamedValue(node: MathNode): NamedValue | undefined {
  if (node.kind !== 'relation' || !node.operators.every((operator) => operator === '=' || operator === '≈')) {
    return undefined;
  }
  const [first, ...rest] = node.operands;
  const value = exactMember(node);
  if (!first || !value) return undefined;
  if (isName(first)) return { name: printMath(first).replace('□', ''), value };
  if (rest.length > 1) return { name: undefined, value };
  if (!hasLetters(first) && rest[0]?.kind === 'symbol') {
    return { name: printMath(rest[0]), value: first };
  }
  return undefined;
}

/** Returns the result of a written calculation, `4 × 4 = 16`. */
export function resultOfCalculation(node: MathNode): MathNode | undefined {
  if (node.kind !== 'relation' || !node.operators.every((one) => one === '=' || one === '≈'))
    return undefined;
  return node.operands.some(hasLetters) ? undefined : exactMember(node);
}

function hasLetters(node: MathNode): boolean {
  return someNode(
    node,
    (part) =>
      (part.kind === 'call' && part.name.length === 1) ||
      (part.kind === 'symbol' && part.name !== 'π' && part.name !== 'e'),
  );
}

/** Returns the last member before a rounding sign, or the last one. */
function exactMember(node: RelationNode): MathNode | undefined {
  const approximate = node.operators.indexOf('≈');
  const before = node.operands[approximate];
  if (approximate >= 1 || (before && !hasLetters(before))) return before;
  return node.operands.at(-1);
}

/** Returns any node as a value with an optional name; `= 5` has no name. */
export function toNamedValue(node: MathNode): NamedValue {
  const named = asNamedValue(node);
  if (!named) return { name: undefined, value: node };
  return named.name === '' ? { name: undefined, value: named.value } : named;
}
