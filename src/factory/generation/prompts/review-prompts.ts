import { itemJudgeRole } from '../../../agents/item-judge/item-judge-role.ts';
import { correctionPrompt } from '../../../agents/item-writer/item-writer-roles.ts';
import type { QualityDimension, ValidationError } from '../../../domain/review-node.ts';

/** The documents of the review: the rubric of the judge, and the task of who corrects. */
export const reviewPrompts = { rubric: itemJudgeRole.prompt, correction: correctionPrompt } as const;

/** What a correction has to meet: what was found wrong, then each weak dimension with its reason. */
export function formatFeedback(
  errors: readonly ValidationError[],
  weakDimensions: readonly QualityDimension[],
): string {
  return [
    ...errors.map(({ field, message }) => `${field}: ${message}`),
    ...weakDimensions.map(({ name, score, feedback }) => `${name} ${score.toFixed(2)}: ${feedback}`),
  ].join('\n');
}
