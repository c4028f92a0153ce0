import type { Misconception } from '../../domain/marking-scheme.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import type { Task } from '../task.ts';
import { awardAnswer, judgeAnswer } from './award-answer.ts';
import { awardConclusion, awardConsequence } from './award-conclusion.ts';
import { awardFollowThrough } from './award-follow-through.ts';
import { awardImplied, withdrawBareDecisions, withdrawUnsupported } from './award-implied.ts';
import { awardOwnPair } from './award-own-pair.ts';
import { awardPairs } from './award-pairs.ts';
import { awardShown } from './award-shown.ts';
import { type BulletMark, createBulletMark } from './bullet-mark.ts';
import { forgiveRepeatedUnits } from './forgive-repeated-units.ts';
import { leaveDoubtfulAwards } from './leave-doubtful-awards.ts';
import { leaveUndecidedWords } from './leave-undecided-words.ts';
import { leaveUndecidedWorking } from './leave-undecided-working.ts';
import {
  leaveStepsAfterUndecided,
  leaveUnexplainedWorking,
  leaveUnfollowedWorking,
} from './leave-unfollowed-working.ts';
import type { MarkingContext } from './marking-context.ts';
import { awardDespiteMistakes, findMistakes } from './mistakes.ts';
import { refuseMisstatedSteps } from './refuse-misstated-steps.ts';
import { withdrawContradicted } from './withdraw-contradicted.ts';
import { withdrawOfferedValues } from './withdraw-offered-values.ts';
import { withdrawSurplusEntries } from './withdraw-surplus-entries.ts';

/** One attempt with its marks. */
export type MarkedAttempt = {
  readonly attempt: ParsedAttempt;
  readonly bulletMarks: readonly BulletMark[];
  readonly mistakes: readonly Misconception[];
  readonly marks: number;
};

/**
 * Marks one attempt. The rules are called in the order in which examiners apply them, and this order matters.
 */
export function markAttempt(
  task: Task,
  attempt: ParsedAttempt,
  earlierParts: MarkingContext['earlierParts'],
): MarkedAttempt {
  const bulletMarks = task.scheme.bullets.map(createBulletMark);
  const marking = { task, attempt, bulletMarks, earlierParts };
  awardShown(bulletMarks, task, attempt);
  withdrawSurplusEntries(bulletMarks, attempt);
  awardPairs(marking);
  for (const bulletMark of bulletMarks) {
    awardFollowThrough(bulletMark, marking);
    awardOwnPair(bulletMark, marking);
    awardConclusion(bulletMark, marking);
    awardConsequence(bulletMark, marking);
  }
  withdrawContradicted(marking);
  refuseMisstatedSteps(marking);
  forgiveRepeatedUnits(bulletMarks, task.scheme.policies);
  const offersTwoValues = withdrawOfferedValues(marking);
  const judged = judgeAnswer(marking);
  const state = offersTwoValues ? { ...judged, isRight: false } : judged;
  const mistakes = state.isRight ? [] : findMistakes(task, attempt);
  if (state.hasWorking) awardDespiteMistakes(mistakes, marking);
  awardImplied(marking);
  // If working is not required, `awardAnswer` first awards the earlier marks that later ones depend on.
  if (task.requireWorking) withdrawUnsupported(marking);
  awardAnswer(marking, state);
  if (task.requireWorking) withdrawBareDecisions(marking);
  else withdrawUnsupported(marking);
  leaveDoubtfulAwards(marking);
  leaveUndecidedWords(marking);
  leaveUndecidedWorking(marking);
  leaveUnfollowedWorking(marking, state);
  if (mistakes.length === 0) leaveUnexplainedWorking(marking);
  leaveStepsAfterUndecided(marking);
  const marks = bulletMarks.reduce((sum, { award, bullet }) => sum + (award ? bullet.marks : 0), 0);
  return { attempt, bulletMarks, mistakes, marks };
}
