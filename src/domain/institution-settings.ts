import { z } from 'zod';
import { ReviewNodeConfig } from './review-node.ts';
import { RulesChoice } from './rules-choice.ts';

const { qualityThreshold, dimensionWeights, maxCorrectionLoops } = ReviewNodeConfig.shape;

/** How generated questions are judged: the score that passes, what each dimension weighs, how often one is mended. */
export const ReviewChoice = z.strictObject({
  threshold: qualityThreshold.unwrap().optional(),
  weights: dimensionWeights.unwrap().optional(),
  loops: maxCorrectionLoops.unwrap().max(10).optional(),
});
export type ReviewChoice = z.infer<typeof ReviewChoice>;

/** What an institution sets for itself: the rules of `vbagent.rules.json`, and how generated questions are judged. */
export const InstitutionSettings = RulesChoice.extend({ review: ReviewChoice.optional() });
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** A name that an address and a command line can hold. */
export const InstitutionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,99}$/i, 'must be letters, digits, dots, dashes or underscores, at most 100');

/** The review of an institution, with the common values where it sets none. */
export function reviewConfigOf({ review = {} }: Pick<InstitutionSettings, 'review'> = {}): ReviewNodeConfig {
  return ReviewNodeConfig.parse({
    qualityThreshold: review.threshold,
    dimensionWeights: review.weights,
    maxCorrectionLoops: review.loops,
  });
}
