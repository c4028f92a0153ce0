import { someNode } from '../read/children.ts';
import type { MathNode, RelationNode } from '../read/node.ts';
import { printMath } from '../read/print-math.ts';

/** A value, with its name if it was written as `name = value`. */
export type NamedValue = { readonly name: string | undefined; readonly value: MathNode };

/**
 * Returns whether the left side of an equation is only a name, such as `x`, `f(x)`, `AB`, `V_1:V_2` or
 * `P(A)`, and not an expression such as `2x + 1`.
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
  if (node.kind === 'product' && (node.factors.some(isAngleSign) || isSequenceTerm(node.factors)))
    return true;
  if (node.kind === 'product')
    return node.factors.every((factor) => isCapital(factor)) || isFunctionLikeName(node);
  if (node.kind === 'quotient')
    return [node.numerator, node.denominator].every((part) => isName(part) && !isLowercase(part));
  if (node.kind === 'ratio') return node.parts.every(isName);
  return node.kind === 'group' && node.open === '(' && node.items.every(isName);
}

function isAngleSign(node: MathNode): boolean {
  return node.kind === 'symbol' && ['angle', 'triangle', 'measuredangle'].includes(node.name);
}

/** Recognises `an` and `Tn`, typed for the n-th term of a sequence. */
function isSequenceTerm([head, index, ...others]: readonly MathNode[]): boolean {
  if (head?.kind !== 'symbol' || index?.kind !== 'symbol' || others.length > 0) return false;
  return /^[atuTUS]$/u.test(head.name) && index.name === 'n';
}

function isCapital(node: MathNode): boolean {
  return node.kind === 'symbol' && /^[A-Z]/.test(node.name);
}

function isLowercase(node: MathNode): boolean {
  return node.kind === 'symbol' && /^[a-z]/.test(node.name);
}

/** Recognises `P(x)`, which was parsed as a product of a capital and a letter. */
function isFunctionLikeName(node: MathNode): boolean {
  if (node.kind !== 'product' || node.factors.length !== 2) return false;
  const [head, argument] = node.factors;
  return head?.kind === 'symbol' && /^[A-Z]/.test(head.name) && argument?.kind === 'symbol';
}

/**
 * Splits `x = … = value ≈ rounded` into name and value; returns undefined for an equation such as
 * `2x + 1 = 5`.
 */
export function asNamedValue(node: MathNode): NamedValue | undefined {
  if (node.kind !== 'relation' || !node.operators.every((operator) => operator === '=' || operator === '≈')) {
    return undefined;
  }
  const [first, ...rest] = node.operands;
  const value = findExactMember(node);
  if (!first || !value) return undefined;
  if (isName(first)) return { name: printMath(first).replace('□', ''), value };
  if (rest.length > 1) return { name: undefined, value };
  if (!hasLetters(first) && rest[0]?.kind === 'symbol') {
    return { name: printMath(rest[0]), value: first };
  }
  return undefined;
}

/** Returns the result of a written calculation, `4 × 4 = 16`. */
export function readCalculationResult(node: MathNode): MathNode | undefined {
  if (node.kind !== 'relation' || !node.operators.every((operator) => operator === '=' || operator === '≈'))
    return undefined;
  return node.operands.some(hasLetters) ? undefined : findExactMember(node);
}

function hasLetters(node: MathNode): boolean {
  return someNode(
    node,
    (part) =>
      (part.kind === 'call' && part.name.length === 1) ||
      (part.kind === 'symbol' && part.name !== 'π' && part.name !== 'e'),
  );
}

/** Returns the last member before the first ≈ sign, or the last member of the chain. */
function findExactMember(node: RelationNode): MathNode | undefined {
  const index = node.operators.indexOf('≈');
  const before = node.operands[index];
  if (index >= 1 || (before && !hasLetters(before))) return before;
  return node.operands.at(-1);
}

/** Returns any node as a value with an optional name; `= 5` has no name. */
export function toNamedValue(node: MathNode): NamedValue {
  const namedValue = asNamedValue(node);
  if (!namedValue) return { name: undefined, value: node };
  return namedValue.name === '' ? { name: undefined, value: namedValue.value } : namedValue;
}
