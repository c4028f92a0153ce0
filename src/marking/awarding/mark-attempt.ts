import type { Misconception } from '../../domain/marking-scheme.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import type { Task } from '../task.ts';
import { awardAnswer, judgeAnswer } from './answer-only.ts';
import { awardShown } from './award-shown.ts';
import { awardConclusion } from './conclusions.ts';
import { awardFollowThrough } from './follow-through.ts';
import { awardImplied, withdrawUnsupported } from './imply.ts';
import { awardInSpite, findMistakes } from './mistakes.ts';
import { type Standing, startStanding } from './standing.ts';
import { awardPairs } from './two-answers.ts';
import { forgiveRepeatedUnits } from './units-once.ts';

/** One attempt, marked by the scheme. */
export type MarkedAttempt = {
  readonly attempt: ReadAttempt;
  readonly standings: readonly Standing[];
  readonly mistakes: readonly Misconception[];
  readonly marks: number;
};

/** Marks one attempt, rule by rule in the order an examiner applies them. */
export function markAttempt(task: Task, attempt: ReadAttempt): MarkedAttempt {
  const standings = task.scheme.bullets.map(startStanding);
  const marking = { task, attempt, standings };
  awardShown(standings, task, attempt);
  awardPairs(marking);
  for (const standing of standings) {
    awardFollowThrough(standing, marking);
    awardConclusion(standing, marking);
  }
  forgiveRepeatedUnits(standings, task.scheme.policies);
  const state = judgeAnswer(marking);
  const mistakes = state.isRight ? [] : findMistakes(task, attempt);
  if (state.hasWorking) awardInSpite(mistakes, standings);
  awardImplied(standings, task.answerBullets);
  // Where working is not asked for, a right answer brings the support that later marks need.
  if (task.requireWorking) withdrawUnsupported(standings);
  awardAnswer(marking, state);
  if (!task.requireWorking) withdrawUnsupported(standings);
  const marks = standings.reduce((sum, { award, bullet }) => sum + (award ? bullet.marks : 0), 0);
  return { attempt, standings, mistakes, marks };
}
