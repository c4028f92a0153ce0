import { OPEN_ENDED_MARKS } from '../prose/open-ended.ts';
import type { CalculatePart, ContextPart } from './context.ts';

/** Counts the marks of a part. */
export function countPartMarks(part: ContextPart): number {
  if ('state' in part) return 1;
  if ('points' in part) return part.need ?? part.points.length;
  if ('byPerson' in part) return part.byPerson.length;
  if ('lines' in part) return part.lines.length;
  if ('open' in part) return OPEN_ENDED_MARKS;
  return countCalculationMarks(part);
}

function countCalculationMarks({ relationships, steps = [], showThat }: CalculatePart): number {
  const stepMarks = steps.reduce((sum, step) => sum + (step.relationship === undefined ? 1 : 2), 0);
  return stepMarks + (relationships === undefined ? 0 : 2) + (showThat === true ? 0 : 1);
}
