import { z } from 'zod';
import { QualityLoopConfig } from './quality-loop.ts';
import { RulesChoice } from './rules-choice.ts';

const { qualityThreshold, dimensionWeights, maxCorrectionLoops } = QualityLoopConfig.shape;

/** How generated questions are judged: the passing score, the weight of each quality dimension, and the maximum number of corrections. */
export const ReviewChoice = z.strictObject({
  threshold: qualityThreshold.unwrap().optional(),
  weights: dimensionWeights.unwrap().optional(),
  loops: maxCorrectionLoops.unwrap().max(10).optional(),
});
export type ReviewChoice = z.infer<typeof ReviewChoice>;

/** The settings of an institution: the rules of `vbagent.rules.json`, and how generated questions are judged. */
export const InstitutionSettings = RulesChoice.extend({ review: ReviewChoice.optional() });
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** The review configuration of an institution, with the defaults for values that it does not set. */
export function toReviewConfig({ review = {} }: Pick<InstitutionSettings, 'review'> = {}): QualityLoopConfig {
  return QualityLoopConfig.parse({
    qualityThreshold: review.threshold,
    dimensionWeights: review.weights,
    maxCorrectionLoops: review.loops,
  });
}
