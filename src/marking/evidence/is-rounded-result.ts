import { readLiteral } from '../../maths/agree/literal.ts';
import { significantFigures } from '../../maths/exact/decimal.ts';
import type { MathNode } from '../../maths/read/node.ts';
import type { Statement } from '../response/statement.ts';
import type { Task } from '../task.ts';
import { computeValue } from './compute-value.ts';
import { listVariants } from './list-variants.ts';
import { removeNameAndUnit } from './remove-name-and-unit.ts';

/** Exact values such as `√181` are computed with this relative error. */
const MAX_ERROR = 1e-9;

/** Returns whether a value is the result of the calculation before it, correctly rounded to its significant figures. */
export function isRoundedResult({ computedFrom, text }: Statement, { cache, inDegrees }: Task): boolean {
  const node = cache.read(text);
  const written = node && computeWithoutDegree(node);
  if (computedFrom === undefined || written === undefined) return false;
  const figures = countFigures(text, cache);
  const lastPlace =
    figures === undefined ? 0 : 10 ** (Math.floor(Math.log10(Math.abs(written))) - figures + 1);
  return listVariants(computedFrom, cache, inDegrees).some((variant) => {
    const calculation = cache.read(variant);
    const value = calculation && computeWithoutDegree(calculation);
    return (
      value !== undefined &&
      Math.abs(value - written) <= Math.max(0.5001 * lastPlace, MAX_ERROR * Math.abs(value))
    );
  });
}

/** Computes a value; an angle in degrees counts as its number. */
function computeWithoutDegree(node: MathNode): number | undefined {
  const value = removeNameAndUnit(node);
  return computeValue(value.kind === 'degree' ? value.of : value);
}

/** Returns the number of significant figures of a value; undefined for exact values such as `√181`. */
export function countFigures(text: string, cache: Task['cache']): number | undefined {
  const node = cache.read(text);
  const value = node && removeNameAndUnit(node);
  const literal = value && readLiteral(value.kind === 'degree' ? value.of : value);
  return literal && significantFigures(literal).max;
}
