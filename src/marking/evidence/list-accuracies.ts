import type { Bullet, MarkingPolicies } from '../../domain/marking-scheme.ts';
import type { AnswerPolicy } from '../../maths/agree/answer-policy.ts';
import { NUMBER_WORDS } from '../response/number-words.table.ts';
import type { Task } from '../task.ts';
import type { Expected } from './expected.ts';

/** A number of significant figures that no answer exceeds. */
const MAX_FIGURES = 40;
const ROUNDED: AnswerPolicy = { sigFigs: [2, MAX_FIGURES] };

/** Lists the accepted accuracies of a value as comparison policies, the strictest first. */
export function listAccuracies(task: Task, bullet: Bullet, expected: Expected): AnswerPolicy[] {
  const { policies } = task.scheme;
  const isAnswer = task.answerBullets.has(bullet.n);
  // If a surd or an exact value is required, a decimal earns nothing.
  if (task.answer?.form === 'surd' || (isAnswer && task.asksForExact)) return [{}];
  // An absolute tolerance is on the scale of the answer, and not of a step.
  const { relative } = policies.tolerance ?? {};
  // A step from the learner's own values is computed from them, so that only its rounding may differ.
  const isStepExact = relative === undefined || isRecomputed(expected);
  if (!isAnswer) return isStepExact ? [{}, ROUNDED] : [{}, { tolerance: { relative } }, ROUNDED];
  const answerAccuracies = listAnswerAccuracies(policies, task.question.stem);
  const isExact = isWholeNumber(task.answer) && !isRecomputed(expected) && !task.exactValues.has(bullet.n);
  return isExact ? answerAccuracies.slice(0, 1) : answerAccuracies;
}

/**
 * Returns whether the answer is an integer without a unit, which is exact: 140 is not a rounding of 139.
 */
function isWholeNumber(answer: Expected | undefined): boolean {
  return answer?.unit === undefined && /^\s*-?\d+\s*$/u.test(answer?.tex ?? '');
}

/** Returns whether a formula was recomputed from the learner's own values. */
function isRecomputed({ schemeFormula, node }: Expected): boolean {
  return schemeFormula !== node;
}

/** Returns the accuracies that the scheme accepts for the answer. */
function listAnswerAccuracies(policies: MarkingPolicies, stem: string): AnswerPolicy[] {
  const { tolerance, decimalPlaces, significantFigures } = policies;
  // A tolerance does not exclude a right rounding, unless the question states an accuracy.
  const isStated = /\b(?:nearest|correct to|decimal places?|significant figures?)\b/iu.test(stem);
  const rounded = isStated
    ? []
    : [{ sigFigs: [significantFigures?.min ?? 2, significantFigures?.max ?? MAX_FIGURES] } as const];
  if (tolerance) return [{ tolerance: omitUndefined(tolerance) }, ...rounded];
  if (decimalPlaces !== undefined) return [{ decimalPlaces }];
  if (significantFigures?.max !== undefined)
    return [{ sigFigs: [significantFigures.min, significantFigures.max] }];
  if (/\bbefore (?:it is rounded|rounding)\b/iu.test(stem)) return [{}];
  const stated = readStatedFigures(stem);
  if (stated !== undefined) return [{ sigFigs: [stated, stated] }];
  return [{}, { sigFigs: [significantFigures?.min ?? 2, MAX_FIGURES] }];
}

/** Returns the number of significant figures that the question asks for: 3 for “correct to three significant figures”. */
function readStatedFigures(stem: string): number | undefined {
  const [, count = ''] = /\bto (\w+) significant figures?\b/iu.exec(stem) ?? [];
  const figures = Number(NUMBER_WORDS.get(count.toLowerCase()) ?? count);
  return figures > 0 ? figures : undefined;
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

/** Accepts any rounding; used to distinguish a wrong value from a badly rounded one. */
export const ANY_ROUNDING: AnswerPolicy = { sigFigs: [1, MAX_FIGURES] };

/** Returns whether a value needs its unit: by the policy of the scheme, or because the bullet says “with the unit”. */
export function needsUnit(task: Task, bullet: Bullet, expected: Expected): boolean {
  const isDemanded = /\bwith the unit\b/iu.test(bullet.generic);
  return (
    expected.unit !== undefined &&
    (isDemanded || task.scheme.policies.units !== 'none') &&
    task.answerBullets.has(bullet.n)
  );
}
