import type { Bullet, MarkingPolicies } from '../../domain/marking-scheme.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import type { Task } from '../task.ts';
import type { Expected } from './expected.ts';

/** More figures than any answer has. */
const MAX_FIGURES = 40;
const ROUNDED: AnswerPolicy = { sigFigs: [2, MAX_FIGURES] };

/** Lists how a value may differ from the scheme's, strictest first. */
export function listAccuracies(task: Task, bullet: Bullet): AnswerPolicy[] {
  const { policies } = task.scheme;
  const isAnswer = task.answerBullets.has(bullet.n);
  // Where a surd is required, a decimal earns nothing.
  if (task.answer?.form === 'surd') return [{}];
  if (!isAnswer) return [{}, policies.tolerance ? { tolerance: omitUndefined(policies.tolerance) } : ROUNDED];
  const stated = statedAccuracy(policies);
  return isWholeNumber(task.answer) ? stated.slice(0, 1) : stated;
}

/**
 * Returns whether the answer is a whole number without unit, which is exact: 140 is not a rounding of 139.
 */
function isWholeNumber(answer: Expected | undefined): boolean {
  return answer?.unit === undefined && /^\s*-?\d+\s*$/u.test(answer?.tex ?? '');
}

/** Returns the accuracy that the scheme requires of the answer itself. */
function statedAccuracy(policies: MarkingPolicies): AnswerPolicy[] {
  const { tolerance, decimalPlaces, significantFigures: figures } = policies;
  if (tolerance) return [{ tolerance: omitUndefined(tolerance) }];
  if (decimalPlaces !== undefined) return [{ decimalPlaces }];
  if (figures?.max !== undefined) return [{ sigFigs: [figures.min, figures.max] }];
  return [{}, { sigFigs: [figures?.min ?? 2, MAX_FIGURES] }];
}

function omitUndefined({
  relative,
  absolute,
}: {
  relative?: number | undefined;
  absolute?: number | undefined;
}) {
  return { ...(relative !== undefined && { relative }), ...(absolute !== undefined && { absolute }) };
}

/** Accepts any sensible rounding; used to tell a wrong value from a badly rounded one. */
export const ANY_ROUNDING: AnswerPolicy = { sigFigs: [1, MAX_FIGURES] };

export function needsUnit(task: Task, bullet: Bullet, expected: Expected): boolean {
  return (
    expected.unit !== undefined && task.scheme.policies.units !== 'none' && task.answerBullets.has(bullet.n)
  );
}
