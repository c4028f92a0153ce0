import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';

/** Returns whether a formula contains another as a part: some terms of its sum, or a whole factor. */
export function containsPart(formula: MathNode, part: MathNode): boolean {
  if (isAtom(part)) return false;
  const keys = termsOf(part).map(termKey);
  return someNode(formula, (node) => {
    if (node !== formula && termKey(node) === termKey(part)) return true;
    return (
      node.kind === 'sum' && node.terms.length > keys.length && includesAll(node.terms.map(termKey), keys)
    );
  });
}

/** Returns what is left of a sum without the terms of a part; undefined when they are not all in it. */
export function removePart(formula: MathNode, part: MathNode): MathNode | undefined {
  if (formula.kind !== 'sum') return undefined;
  const expected = termsOf(part).map(termKey);
  const rest = formula.terms.filter((term) => {
    const at = expected.indexOf(termKey(term));
    if (at >= 0) expected.splice(at, 1);
    return at < 0;
  });
  const [first] = rest;
  if (expected.length > 0 || !first || rest.length === formula.terms.length) return undefined;
  return rest.length === 1 ? first : { ...formula, terms: rest };
}

function isAtom(node: MathNode): boolean {
  if (node.kind === 'negate') return isAtom(node.of);
  return node.kind === 'number' || node.kind === 'symbol' || node.kind === 'quantity';
}

function termsOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'sum' ? node.terms : [node];
}

/** Names a term independently of brackets, spaces and a factor 1. */
function termKey(node: MathNode): string {
  return printMath(node)
    .replace(/[()\s]/gu, '')
    .replace(/(?<![\d.])1\*/gu, '');
}

function includesAll(given: readonly string[], expected: readonly string[]): boolean {
  const left = [...given];
  return expected.every((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
