import { someNode } from '../../maths/read/children.ts';
import type { MathNode } from '../../maths/read/node.ts';
import { printMath } from '../../maths/read/print-math.ts';
import { computeValue } from './compute-value.ts';

/** A decimal with fewer significant figures does not stand for a fraction. */
const MIN_FIGURES = 3;

/**
 * Rewrites the decimals of a formula as the fractions of the expected one that they are roundings of: `21.33x^3` as
 * `(64/3)x^3`. Returns undefined if there is no such decimal.
 */
export function readDecimals(text: string, expected: MathNode): string | undefined {
  if (!/\d\.\d/u.test(text)) return undefined;
  const fractions = listFractions(expected);
  if (fractions.length === 0) return undefined;
  const rewritten = text.replace(/(?<![\d.])\d+\.(\d+)(?![\d.])/gu, (decimal, places: string) => {
    const figures = decimal.replace(/^0\.0*|\./gu, '').length;
    const fraction = fractions.find(({ value }) => value.toFixed(places.length) === decimal);
    return fraction && figures >= MIN_FIGURES ? `(${fraction.tex})` : decimal;
  });
  return rewritten === text ? undefined : rewritten;
}

function listFractions(node: MathNode): { readonly tex: string; readonly value: number }[] {
  const fractions: { tex: string; value: number }[] = [];
  someNode(node, (inner) => {
    const value = inner.kind === 'quotient' ? computeValue(inner) : undefined;
    if (value !== undefined) fractions.push({ tex: printMath(inner), value: Math.abs(value) });
    return false;
  });
  return fractions;
}
