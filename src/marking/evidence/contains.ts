import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print.ts';

/** Whether a formula has the wanted one as a part of its own: some terms of its sum, or a whole factor. */
export function containsPart(formula: MathNode, wanted: MathNode): boolean {
  if (isAtom(wanted)) return false;
  const keys = termsOf(wanted).map(termKey);
  return someNode(formula, (part) => {
    if (part !== formula && termKey(part) === termKey(wanted)) return true;
    return (
      part.kind === 'sum' && part.terms.length > keys.length && includesAll(part.terms.map(termKey), keys)
    );
  });
}

function isAtom(node: MathNode): boolean {
  if (node.kind === 'negate') return isAtom(node.of);
  return node.kind === 'number' || node.kind === 'symbol' || node.kind === 'quantity';
}

function termsOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'sum' ? node.terms : [node];
}

function termKey(node: MathNode): string {
  return printMath(node).replace(/[()\s]/gu, '');
}

function includesAll(given: readonly string[], wanted: readonly string[]): boolean {
  const left = [...given];
  return wanted.every((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
