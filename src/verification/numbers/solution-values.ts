import { significantFigures } from '../../maths/exact/decimal.ts';
import { sameDimension } from '../../maths/units/unit.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';
import { evaluateQuantity, type MeasuredValue } from '../views/measured-value.ts';
import type { QuestionView } from '../views/question-view.ts';
import { getHalfLastDigit } from '../working/side-value.ts';
import type { Result } from '../working/working.ts';

/** A value that the main solution states. */
export type SolutionValue = { readonly result: Result; readonly measured: MeasuredValue };

/**
 * Returns every value of the main solution, in order (cached). The result is empty for a solution that several parts share, because
 * its values belong to different answers.
 */
export const getSolutionValues = cacheByObject(
  ({ working, question }: QuestionView): readonly SolutionValue[] => {
    if (question.parts !== undefined) return [];
    return working.results.flatMap((result) => {
      const measured = result.section === 0 ? evaluateQuantity(result.node) : undefined;
      return measured === undefined ? [] : [{ result, measured }];
    });
  },
);

/**
 * Returns the final value of a solution: the boxed value, or the last displayed value, or the last value if it is a result.
 * Undefined if the solution ends with a number that may be anything.
 */
export function getFinalValue(solutionValues: readonly SolutionValue[]): SolutionValue | undefined {
  const last = solutionValues.at(-1);
  return (
    solutionValues.findLast(({ result }) => result.boxed) ??
    solutionValues.findLast(({ result }) => result.display) ??
    (last?.result.isResult ? last : undefined)
  );
}

/** Whether only punctuation follows a value in the main solution. */
export function endsSolution({ source, spans }: QuestionView, { result }: SolutionValue): boolean {
  if (spans.solution === undefined) return false;
  const rest = source.slice(result.span.end, spans.solution.end);
  return /^(?:\\end\{[^}]*\}|[\s$.\]\\}])*$/.test(rest);
}

/** Values that differ by less than this share are equal. */
const MAX_RELATIVE_DIFFERENCE = 0.01;

/**
 * Whether two values may be the same quantity, rounded differently; undefined if their units cannot be
 * compared.
 */
export function valuesAgree(first: MeasuredValue, second: MeasuredValue): boolean | undefined {
  if (first.unit !== undefined && second.unit !== undefined) {
    if (!sameDimension(first.unit.dimension, second.unit.dimension)) return undefined;
    return isClose(first.value, second.value, Math.max(getTolerance(first), getTolerance(second)));
  }
  if (first.unit === undefined && second.unit === undefined)
    return isClose(first.written, second.written, Math.max(getTolerance(first, 1), getTolerance(second, 1)));
  // If one value has no unit, its number may be in the unit of the other value or in base units.
  const [unitless, measured] = first.unit === undefined ? [first, second] : [second, first];
  return (
    isClose(
      unitless.written,
      measured.written,
      Math.max(getTolerance(unitless, 1), getTolerance(measured, 1)),
    ) ||
    isClose(unitless.written, measured.value, Math.max(getTolerance(unitless, 1), getTolerance(measured)))
  );
}

function isClose(first: number, second: number, tolerance: number): boolean {
  const difference = Math.abs(first - second);
  return (
    difference <= tolerance * (1 + 1e-9) ||
    difference <= MAX_RELATIVE_DIFFERENCE * Math.max(Math.abs(first), Math.abs(second))
  );
}

/** Returns half a unit of the last place; `size` is the size of the unit in base units. */
function getTolerance(
  { literal, value, written }: MeasuredValue,
  size = written === 0 ? 1 : Math.abs(value / written),
): number {
  if (literal === undefined) return 0;
  // 2300 may be a rounded 2345, but a key such as 40 is not a rounded 44.
  const isOneFigure = literal.places === 0 && significantFigures(literal).min < 2;
  return (isOneFigure ? 0.5 * 10 ** literal.exponent : getHalfLastDigit(literal)) * size;
}
