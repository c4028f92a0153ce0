import { size } from '../../maths/exact/approximate.ts';
import { evaluate } from '../../maths/exact/evaluate.ts';
import { withinBudget } from '../../maths/exact/over-budget.ts';
import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { toExpression } from '../../maths/read/to-expression.ts';
import type { SolutionRow } from './formula-rows.ts';
import { isComputable } from './is-computable.ts';
import type { PairVerdict } from './judge-pair.ts';

/** Words of questions about complex numbers; elsewhere, i may be an index, a current or a unit vector. */
const COMPLEX_WORD =
  /\b(?:complex|imaginary|modulus|argand|conjugates?|real part|roots? of unity|de moivre\w*|polar form)\b/i;
/** Relative distances up to which exact values agree, and beyond which they differ. Between the two, nothing is decided. */
const EXACT = { agree: 1e-9, differ: 1e-6 };
/** The relative distances for values with decimals, which may be rounded. */
const ROUNDED = { agree: 0.006, differ: 0.03 };
const IMAGINARY_UNIT: ReadonlySet<string> = new Set(['i']);

/** Whether a text is about complex numbers. */
export function mentionsComplexNumbers(rows: readonly SolutionRow[]): boolean {
  return rows.some((row) => row.kind === 'words' && COMPLEX_WORD.test(row.words));
}

/** Whether a node contains the imaginary unit, or a letter that looks like it. */
export function hasImaginaryUnit(node: MathNode): boolean {
  return someNode(node, (part) => part.kind === 'symbol' && part.name === 'i');
}

/**
 * Judges an equality of complex numbers without other letters. Wrong only if the question is about complex numbers.
 * Undefined if this cannot be decided.
 */
export function judgeComplex(
  left: MathNode,
  right: MathNode,
  isAboutComplexNumbers: boolean,
): PairVerdict | undefined {
  if (![left, right].every((side) => isComputable(side, IMAGINARY_UNIT))) return undefined;
  const [a, b] = [left, right].map((side) =>
    withinBudget(() => {
      const expression = toExpression(side);
      return expression && evaluate(expression, new Map());
    }),
  );
  if (a === undefined || b === undefined) return undefined;
  const distance = Math.hypot(a.re - b.re, a.im - b.im) / Math.max(size(a), size(b), 1e-6);
  const { agree, differ } = [left, right].some((side) => someNode(side, isDecimal)) ? ROUNDED : EXACT;
  if (distance <= agree) return { kind: 'right' };
  return isAboutComplexNumbers && distance > differ ? { kind: 'unequal' } : undefined;
}

function isDecimal(node: MathNode): boolean {
  return node.kind === 'number' && node.literal.includes('.');
}
