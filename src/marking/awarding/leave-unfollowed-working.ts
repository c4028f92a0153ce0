import { isRoundedResult } from '../evidence/is-rounded-result.ts';
import { listUnreadMaths } from '../evidence/list-unread-maths.ts';
import { getLineText } from './award-shown.ts';
import type { BulletMark } from './bullet-mark.ts';
import type { MarkingContext } from './marking-context.ts';

/**
 * Leaves lost marks to a person if the program could not follow all of the working: a calculation could not
 * be read, or the answer is right although a step was not found.
 */
export function leaveUnfollowedWorking(
  marking: MarkingContext,
  state: { readonly isRight: boolean; readonly hasWorking: boolean },
): void {
  const { task, attempt, bulletMarks } = marking;
  const [unread] = listUnreadMaths(attempt, task);
  const hasOtherMethod = task.requireWorking && state.isRight && state.hasWorking && allowsMethods(marking);
  if (unread === undefined && !hasOtherMethod) return;
  const reason =
    unread === undefined
      ? 'A person must decide whether your working shows this step: your answer is right, but we did not recognise your method.'
      : `A person must decide: we could not read “${(getLineText(attempt, unread.line) ?? '').slice(0, 80)}”.`;
  for (const bulletMark of bulletMarks) {
    const isMissing = isLostWithoutReason(bulletMark) && (unread !== undefined || isStep(bulletMark));
    if (!isMissing && !needsUndecided(bulletMark, bulletMarks)) continue;
    bulletMark.isUndecided = true;
    bulletMark.refusal = reason;
  }
}

/**
 * Returns whether any valid method may lead to the answer. The result is false if the question demands a
 * method, or if the answer is in words and may be a guess.
 */
function allowsMethods({ task, bulletMarks }: MarkingContext): boolean {
  const demanded = task.demandedBullet === undefined ? undefined : bulletMarks[task.demandedBullet - 1];
  const showsDemanded = demanded === undefined || demanded.award !== undefined;
  return showsDemanded && task.answer !== undefined && task.answer.kind !== 'words';
}

/**
 * Leaves the lost marks after an undecided step to a person, if the working continues after it. Whether the later steps are right depends
 * on that decision.
 */
export function leaveStepsAfterUndecided({ task, attempt, bulletMarks }: MarkingContext): void {
  for (const bulletMark of bulletMarks) {
    if (!needsUndecided(bulletMark, bulletMarks)) continue;
    bulletMark.isUndecided = true;
    bulletMark.refusal = `A person must decide: this depends on mark ${bulletMark.missingMark}.`;
  }
  const first = bulletMarks.find(({ isUndecided, award }) => isUndecided && !award);
  const lines = new Set(
    attempt.statements
      .filter(({ role, text }) => role !== 'prose' && task.cache.classify(text) !== 'words')
      .map(({ line }) => line),
  );
  if (first === undefined || first.bullet.evidence.kind !== 'expression' || lines.size < 2) return;
  for (const bulletMark of bulletMarks) {
    if (bulletMark.bullet.n < first.bullet.n || !isLostWithoutReason(bulletMark)) continue;
    bulletMark.isUndecided = true;
    bulletMark.refusal = `A person must decide: this depends on mark ${first.bullet.n}.`;
  }
}

/**
 * Leaves lost marks to a person if most steps are missing, but the learner makes calculations of their own with right results. They may be
 * another method with a slip, which the scheme does not describe.
 */
export function leaveUnexplainedWorking({ task, attempt, bulletMarks }: MarkingContext): void {
  if (!task.requireWorking || task.scheme.policies.units !== 'none') return;
  const lost = bulletMarks.filter(isLostWithoutReason);
  const isRest = bulletMarks.every(({ award }) => !award) || lost.length > 1;
  if (lost.length === 0 || !isRest) return;
  const used = new Set(bulletMarks.flatMap(({ shownBy }) => shownBy));
  const hasOwnResult = attempt.statements.some(
    (statement) =>
      !used.has(statement.order) &&
      statement.role === 'member' &&
      task.cache.classify(statement.computedFrom ?? '') === 'calculation' &&
      isRoundedResult(statement, task),
  );
  if (!hasOwnResult) return;
  for (const bulletMark of lost) {
    bulletMark.isUndecided = true;
    bulletMark.refusal = 'A person must decide whether your calculations are another method.';
  }
}

function isLostWithoutReason(bulletMark: BulletMark): boolean {
  const { award, bullet, refusal, presentationMistake, isContradicted, isUndecided } = bulletMark;
  if (award || refusal !== undefined || presentationMistake || isContradicted || isUndecided) return false;
  return bullet.evidence.kind === 'expression';
}

/** Returns whether a mark is for a step. A reason or a comparison must be shown, by every method. */
function isStep({ bullet }: BulletMark): boolean {
  return bullet.kind !== 'communication';
}

/** Returns whether a mark was withdrawn because it requires another mark that is left to a person. */
function needsUndecided({ award, missingMark }: BulletMark, bulletMarks: readonly BulletMark[]): boolean {
  return !award && missingMark !== undefined && bulletMarks[missingMark - 1]?.isUndecided === true;
}
