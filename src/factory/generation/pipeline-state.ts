import { z } from 'zod';
import {
  GenerationBrief,
  GenerationContext,
  GenerationNode,
  ItemCorrection,
  ItemMetadata,
} from '../../domain/generation.ts';
import { Provenance } from '../../domain/provenance.ts';
import { Question } from '../../domain/question.ts';
import {
  type ReviewHistoryEntry,
  ReviewNodeConfig,
  ReviewState,
  ValidationResult,
} from '../../domain/review-node.ts';

/** The graph state of one item; the question is in the neutral form and converted for the review nodes. */
export const PipelineState = z.object({
  ...ReviewState.shape,
  brief: GenerationBrief,
  seed: z.number().int(),
  /** Whether items of this level require a case before the stem. */
  needsVignette: z.boolean(),
  config: ReviewNodeConfig,
  context: GenerationContext,
  question: Question,
  metadata: ItemMetadata.nullable(),
  /** The validation result of the current cycle; null until it is validated. */
  validationResult: ValidationResult.nullable(),
  corrections: z.array(ItemCorrection),
  judge: z.string(),
  provenance: z.array(Provenance),
  questionId: z.string().nullable(),
  reviewItemId: z.string().nullable(),
  /** The number of nodes entered so far. */
  step: z.number().int().nonnegative(),
  durations: z.partialRecord(GenerationNode, z.number().nonnegative()),
});
export type PipelineState = z.infer<typeof PipelineState>;

export type PipelineStateUpdate = Partial<PipelineState>;

/** The history entry of a cycle that has no score and no correction yet. */
export function createHistoryEntry(
  { currentReviewCycle: cycle }: PipelineState,
  validationResult: ValidationResult,
  at: Date,
): ReviewHistoryEntry {
  const open = { qualityScore: null, correctionApplied: false, correctionTarget: null };
  return { cycle, validationResult, ...open, timestamp: at.toISOString() };
}
