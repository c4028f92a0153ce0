import { z } from 'zod';
import {
  GenerationBrief,
  GenerationContext,
  GenerationNode,
  ItemCorrection,
  ItemMetadata,
} from '../../domain/generation.ts';
import { Provenance } from '../../domain/provenance.ts';
import {
  QualityLoopConfig,
  type ReviewHistoryEntry,
  ReviewState,
  ValidationResult,
} from '../../domain/quality-loop.ts';
import { Question } from '../../domain/question.ts';

/**
 * The state of one item in the generation graph; the requirement document `review-nodes` prescribes the name. The
 * quality loop converts the question to its own form (`QualityLoopItem`).
 */
export const PipelineState = z.object({
  ...ReviewState.shape,
  brief: GenerationBrief,
  seed: z.number().int(),
  /** Whether items of this level require a vignette, which is a case description before the stem. */
  needsVignette: z.boolean(),
  config: QualityLoopConfig,
  context: GenerationContext,
  question: Question,
  metadata: ItemMetadata.nullable(),
  /** The validation result of the current cycle; null until the item is validated. */
  validationResult: ValidationResult.nullable(),
  corrections: z.array(ItemCorrection),
  /** The name of the judge. */
  judge: z.string(),
  provenance: z.array(Provenance),
  questionId: z.string().nullable(),
  reviewItemId: z.string().nullable(),
  /** The number of nodes that have run so far, including the current one. */
  step: z.number().int().nonnegative(),
  /** The total duration of each node in milliseconds. */
  durations: z.partialRecord(GenerationNode, z.number().nonnegative()),
});
export type PipelineState = z.infer<typeof PipelineState>;

export type PipelineStateUpdate = Partial<PipelineState>;

/** Creates the history entry of a cycle that has no score and no correction yet. */
export function createHistoryEntry(
  { currentReviewCycle: cycle }: PipelineState,
  validationResult: ValidationResult,
  at: Date,
): ReviewHistoryEntry {
  const emptyFields = { qualityScore: null, correctionApplied: false, correctionTarget: null };
  return { cycle, validationResult, ...emptyFields, timestamp: at.toISOString() };
}
