import { z } from 'zod';
import { QualityLoopConfig } from './quality-loop.ts';
import { RulesChoice } from './rules-choice.ts';

const { qualityThreshold, dimensionWeights, maxCorrectionLoops } = QualityLoopConfig.shape;

/** How generated questions are judged (the passing score, the weight of each quality dimension, the maximum number of corrections), and who may approve questions. */
export const ReviewChoice = z.strictObject({
  threshold: qualityThreshold.unwrap().optional(),
  weights: dimensionWeights.unwrap().optional(),
  loops: maxCorrectionLoops.unwrap().max(10).optional(),
  /** Whether experts must not approve their own work; by default they may. */
  four_eyes: z.boolean().optional(),
});
export type ReviewChoice = z.infer<typeof ReviewChoice>;

const days = z.number().int().min(0).max(36_500);

/** After how many days data of learners is deleted; 0 keeps it. */
export const RetentionChoice = z.strictObject({
  /** Threads that nobody used for this long, with their runs; by default the setting of the server. */
  threads: days.optional(),
  /** Marked answers of this age; by default they are kept. */
  answers: days.optional(),
});

/** What one person may use on one day (UTC); no limit by default. */
export const LimitsChoice = z.strictObject({
  /** The cost of model calls in US dollars. */
  costPerDay: z.number().min(0).max(1_000_000).optional(),
  /** Started jobs: generations and uploads. */
  jobsPerDay: z.number().int().min(0).max(1_000_000).optional(),
});
export type LimitsChoice = z.infer<typeof LimitsChoice>;

/** The settings of an institution: the rules of `vbagent.rules.json`, how generated questions are judged, how long data is kept, and what a person may use. */
export const InstitutionSettings = RulesChoice.extend({
  review: ReviewChoice.optional(),
  retention: RetentionChoice.optional(),
  limits: LimitsChoice.optional(),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

/** The review configuration of an institution, with the defaults for values that it does not set. */
export function toReviewConfig({ review = {} }: Pick<InstitutionSettings, 'review'> = {}): QualityLoopConfig {
  return QualityLoopConfig.parse({
    qualityThreshold: review.threshold,
    dimensionWeights: review.weights,
    maxCorrectionLoops: review.loops,
  });
}
