import type { MarkedStep } from '../../../../src/domain/practice-marking.ts';

/** `open`: a step after the one that went wrong, or of a question without an answer; it is not counted against the learner. */
export type StepState = 'right' | 'wrong' | 'person' | 'open';

type StepMarks = Pick<MarkedStep, 'n' | 'marks_awarded' | 'marks_available' | 'for_person'>;

/** Returns how a step of the worked solution is shown. */
export function getStepState(step: StepMarks, wrongStep: number | undefined): StepState {
  if (step.marks_awarded >= step.marks_available) return 'right';
  if (step.for_person) return 'person';
  return wrongStep !== undefined && step.n > wrongStep ? 'open' : 'wrong';
}

/**
 * Returns how many steps are shown at first: those up to the one that went wrong. The rest is shown on request, unless it is a single
 * step. Without a wrong step, all are shown.
 */
export function countShownSteps(steps: readonly StepMarks[], wrongStep: number | undefined): number {
  const index = steps.findIndex(({ n }) => n === wrongStep);
  const count = index + 1;
  return index < 0 || steps.length - count <= 1 ? steps.length : count;
}
