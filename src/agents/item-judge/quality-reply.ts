import { z } from 'zod';
import type { DimensionScores } from './item-judge.ts';

const Dimension = z.strictObject({ score: z.number().min(0).max(1), feedback: z.string() });

/** Parses the scores of the five quality dimensions, each from 0 to 1; other keys are rejected. */
export const QualityReply: z.ZodType<DimensionScores> = z.strictObject({
  clinical_accuracy: Dimension,
  pedagogical_alignment: Dimension,
  distractor_quality: Dimension,
  slo_coverage: Dimension,
  blooms_match: Dimension,
});
