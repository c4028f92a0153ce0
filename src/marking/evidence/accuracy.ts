import type { Bullet, MarkingPolicies } from '../../domain/marking-scheme.ts';
import type { AnswerPolicy } from '../../maths/agree/policy.ts';
import type { Task } from '../task.ts';
import type { Expected } from './expected.ts';

/** More figures than anyone writes. */
const ANY = 40;
const ROUNDED: AnswerPolicy = { sigFigs: [2, ANY] };

/** In which ways a value may differ from the scheme's, strictest first. */
export function accuracyOf(task: Task, bullet: Bullet): AnswerPolicy[] {
  const { policies } = task.scheme;
  const isAnswer = task.answerBullets.has(bullet.n);
  // Where a surd is asked for, a decimal shows nothing.
  if (task.answer?.form === 'surd') return [{}];
  if (!isAnswer) return [{}, policies.tolerance ? { tolerance: definedOf(policies.tolerance) } : ROUNDED];
  const stated = statedAccuracy(policies);
  return isWholeNumber(task.answer) ? stated.slice(0, 1) : stated;
}

/** A whole number of nothing in particular was not measured: 140 is no rounding of 139. */
function isWholeNumber(answer: Expected | undefined): boolean {
  return answer?.unit === undefined && /^\s*-?\d+\s*$/u.test(answer?.tex ?? '');
}

/** What the scheme asks of the answer itself. */
function statedAccuracy(policies: MarkingPolicies): AnswerPolicy[] {
  const { tolerance, decimalPlaces, significantFigures: figures } = policies;
  if (tolerance) return [{ tolerance: definedOf(tolerance) }];
  if (decimalPlaces !== undefined) return [{ decimalPlaces }];
  if (figures?.max !== undefined) return [{ sigFigs: [figures.min, figures.max] }];
  return [{}, { sigFigs: [figures?.min ?? 2, ANY] }];
}

function definedOf({ relative, absolute }: { relative?: number | undefined; absolute?: number | undefined }) {
  return { ...(relative !== undefined && { relative }), ...(absolute !== undefined && { absolute }) };
}

/** Any sensible rounding: what a value is right by, apart from how it is shown. */
export const LOOSELY: AnswerPolicy = { sigFigs: [1, ANY] };

export function needsUnit(task: Task, bullet: Bullet, expected: Expected): boolean {
  return (
    expected.unit !== undefined && task.scheme.policies.units !== 'none' && task.answerBullets.has(bullet.n)
  );
}
