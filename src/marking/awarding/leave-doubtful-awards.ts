import { readExpected } from '../evidence/expected.ts';
import { ANY_ROUNDING } from '../evidence/list-accuracies.ts';
import { listLetters } from '../evidence/value-class.ts';
import type { Task } from '../task.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/**
 * Leaves marks with weak evidence to a person: a step is right for the learner's wrong values, but nothing
 * shows the steps before it. A person must judge whether the error made the task easier.
 */
export function leaveDoubtfulAwards(marking: MarkingContext): void {
  const doubts = marking.bulletMarks.map((bulletMark) => findDoubt(bulletMark, marking));
  for (const [index, doubt] of doubts.entries()) {
    const bulletMark = marking.bulletMarks[index];
    if (doubt === undefined || bulletMark === undefined) continue;
    bulletMark.award = undefined;
    bulletMark.isUndecided = true;
    bulletMark.refusal = `A person must decide: ${doubt}`;
    if (doubt === UNKNOWN_METHOD) leaveLostBefore(bulletMark, marking);
  }
}

const UNKNOWN_METHOD = 'this follows from your own value, but no step before it is right.';

/**
 * Also leaves the lost steps before a doubtful one to a person, because together they may be another method.
 */
function leaveLostBefore({ bullet, refusal }: BulletMark, { bulletMarks }: MarkingContext): void {
  for (const earlier of bulletMarks.slice(0, bullet.n - 1)) {
    if (earlier.award || earlier.refusal !== undefined || earlier.isContradicted) continue;
    earlier.isUndecided = true;
    earlier.refusal = refusal;
  }
}

function findDoubt(bulletMark: BulletMark, marking: MarkingContext): string | undefined {
  const { award } = bulletMark;
  if (award === undefined || award.from.length === 0) return undefined;
  if (award.via === 'implied' && award.wrongValues === undefined)
    return 'only a step from another value shows this.';
  const { via, wrongValues = [], sources = [] } = award;
  if (via !== 'follow-through') return undefined;
  const hasFormula = sources.some((tex) => hasLetters(tex, marking.task));
  if (!hasFormula && skipsAllSteps(bulletMark, marking)) return UNKNOWN_METHOD;
  if (usesOnlyKnownValues(wrongValues, marking))
    return 'this follows from your own value, but a step before it is left out.';
  return undefined;
}

/** Returns whether at least two marks before this one are lost and no step before it earns one. */
function skipsAllSteps({ bullet }: BulletMark, { bulletMarks }: MarkingContext): boolean {
  const earlier = bulletMarks.filter((each) => each.bullet.n < bullet.n);
  const isStep = ({ award }: BulletMark) =>
    award !== undefined && (award.via !== 'implied' || award.from.length === 0);
  return earlier.filter(({ award }) => award === undefined).length > 1 && !earlier.some(isStep);
}

/**
 * Returns whether the learner skipped a step by using a known value in place of each missing one: a number of
 * the question, or an earlier result. For example, the gradient of the line replaces the perpendicular
 * gradient. In the sciences this is only a wrong value, so the result is false.
 */
function usesOnlyKnownValues(wrongValues: readonly string[], marking: MarkingContext): boolean {
  const { task, bulletMarks } = marking;
  if (task.scheme.policies.answerOnly !== 'none' || wrongValues.length === 0) return false;
  const found = bulletMarks
    .filter(({ award }) => award?.via === 'exact')
    .map(({ bullet }) => bullet.evidence);
  return wrongValues.every(
    (tex) =>
      isGiven(tex, marking) ||
      found.some(
        (evidence) =>
          evidence.kind === 'expression' &&
          readExpected(evidence.tex, task.cache).kind === 'number' &&
          task.cache.agrees(evidence.tex, tex, ANY_ROUNDING),
      ),
  );
}

/** Returns whether a text is a number of the question that the learner does not state as the value of a symbol. */
function isGiven(tex: string, { task, attempt }: MarkingContext): boolean {
  const isStated = attempt.statements.some(({ name, text }) => name !== undefined && text.endsWith(tex));
  return !isStated && task.givenNumbers.has(Math.abs(Number(tex)));
}

function hasLetters(tex: string, { cache }: Task): boolean {
  const node = cache.read(tex);
  return node !== undefined && listLetters(node).size > 0;
}
