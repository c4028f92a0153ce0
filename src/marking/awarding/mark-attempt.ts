import type { Misconception } from '../../domain/marking-scheme.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import type { Task } from '../task.ts';
import { awardAnswer, judgeAnswer } from './award-answer.ts';
import { awardConclusion } from './award-conclusion.ts';
import { awardFollowThrough } from './award-follow-through.ts';
import { awardImplied, withdrawUnsupported } from './award-implied.ts';
import { awardPairs } from './award-pairs.ts';
import { awardShown } from './award-shown.ts';
import { type BulletState, createBulletState } from './bullet-state.ts';
import { forgiveRepeatedUnits } from './forgive-repeated-units.ts';
import { awardDespiteMistakes, findMistakes } from './mistakes.ts';

/** One attempt with its marks. */
export type MarkedAttempt = {
  readonly attempt: ReadAttempt;
  readonly bulletStates: readonly BulletState[];
  readonly mistakes: readonly Misconception[];
  readonly marks: number;
};

/** Marks one attempt, applying the rules in the order an examiner does. */
export function markAttempt(task: Task, attempt: ReadAttempt): MarkedAttempt {
  const bulletStates = task.scheme.bullets.map(createBulletState);
  const marking = { task, attempt, bulletStates };
  awardShown(bulletStates, task, attempt);
  awardPairs(marking);
  for (const bulletState of bulletStates) {
    awardFollowThrough(bulletState, marking);
    awardConclusion(bulletState, marking);
  }
  forgiveRepeatedUnits(bulletStates, task.scheme.policies);
  const state = judgeAnswer(marking);
  const mistakes = state.isRight ? [] : findMistakes(task, attempt);
  if (state.hasWorking) awardDespiteMistakes(mistakes, bulletStates);
  awardImplied(bulletStates, task.answerBullets);
  // Without required working, a right answer earns the earlier marks that later ones depend on.
  if (task.requireWorking) withdrawUnsupported(bulletStates);
  awardAnswer(marking, state);
  if (!task.requireWorking) withdrawUnsupported(bulletStates);
  const marks = bulletStates.reduce((sum, { award, bullet }) => sum + (award ? bullet.marks : 0), 0);
  return { attempt, bulletStates, mistakes, marks };
}
