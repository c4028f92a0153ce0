import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';

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

/** What is left of a sum without the terms of a part of it; undefined when they are not all there. */
export function removePart(formula: MathNode, part: MathNode): MathNode | undefined {
  if (formula.kind !== 'sum') return undefined;
  const wanted = termsOf(part).map(termKey);
  const rest = formula.terms.filter((term) => {
    const at = wanted.indexOf(termKey(term));
    if (at >= 0) wanted.splice(at, 1);
    return at < 0;
  });
  const [first] = rest;
  if (wanted.length > 0 || !first || rest.length === formula.terms.length) return undefined;
  return rest.length === 1 ? first : { ...formula, terms: rest };
}

function isAtom(node: MathNode): boolean {
  if (node.kind === 'negate') return isAtom(node.of);
  return node.kind === 'number' || node.kind === 'symbol' || node.kind === 'quantity';
}

function termsOf(node: MathNode): readonly MathNode[] {
  return node.kind === 'sum' ? node.terms : [node];
}

function termKey(node: MathNode): string {
  return printMath(node)
    .replace(/[()\s]/gu, '')
    .replace(/(?<![\d.])1\*/gu, '');
}

function includesAll(given: readonly string[], wanted: readonly string[]): boolean {
  const left = [...given];
  return wanted.every((key) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
