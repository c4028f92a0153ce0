import { significantFigures } from '../../maths/exact/decimal.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { type MeasuredValue, measureNode } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { halfLastDigit } from '../working/side-value.ts';
import type { Result } from '../working/working.ts';

/** A value that the main solution gives. */
export type Claim = { readonly result: Result; readonly measured: MeasuredValue };

const cache = new WeakMap<QuestionView, readonly Claim[]>();

/** Returns every value of the main solution, in order (cached). */
export function getClaims(view: QuestionView): readonly Claim[] {
  const claims = cache.get(view) ?? readClaims(view);
  cache.set(view, claims);
  return claims;
}

function readClaims({ working }: QuestionView): Claim[] {
  return working.results.flatMap((result) => {
    const measured = result.section === 0 ? measureNode(result.node) : undefined;
    return measured === undefined ? [] : [{ result, measured }];
  });
}

/** Returns the final value of a solution: the boxed one, else the last displayed one, else the last one. */
export function getFinalClaim(claims: readonly Claim[]): Claim | undefined {
  return (
    claims.findLast(({ result }) => result.boxed) ??
    claims.findLast(({ result }) => result.display) ??
    claims.at(-1)
  );
}

/** Values that differ by less than this share are equal. */
const MAX_RELATIVE_GAP = 0.01;

/**
 * Whether two values may be the same quantity, rounded differently; undefined if their units cannot be
 * compared.
 */
export function valuesAgree(one: MeasuredValue, other: MeasuredValue): boolean | undefined {
  if (one.unit !== undefined && other.unit !== undefined) {
    if (!sameDimension(one.unit.dimension, other.unit.dimension)) return undefined;
    return isClose(one.value, other.value, Math.max(getSlack(one), getSlack(other)));
  }
  if (one.unit === undefined && other.unit === undefined)
    return isClose(one.written, other.written, Math.max(getSlack(one, 1), getSlack(other, 1)));
  // One value has no unit: its number may be in the other unit or in base units.
  const [bare, measured] = one.unit === undefined ? [one, other] : [other, one];
  return (
    isClose(bare.written, measured.written, Math.max(getSlack(bare, 1), getSlack(measured, 1))) ||
    isClose(bare.written, measured.value, Math.max(getSlack(bare, 1), getSlack(measured)))
  );
}

function isClose(one: number, other: number, slack: number): boolean {
  const gap = Math.abs(one - other);
  return gap <= slack * (1 + 1e-9) || gap <= MAX_RELATIVE_GAP * Math.max(Math.abs(one), Math.abs(other));
}

/** Returns half of the last digit shown; `size` is the size of the unit in base units. */
function getSlack(
  { literal, value, written }: MeasuredValue,
  size = written === 0 ? 1 : Math.abs(value / written),
): number {
  if (literal === undefined) return 0;
  // 2300 may be 2345 rounded, but a key such as 40 is not a rounded 44.
  const isOneFigure = literal.places === 0 && significantFigures(literal).min < 2;
  return (isOneFigure ? 0.5 * 10 ** literal.exponent : halfLastDigit(literal)) * size;
}
