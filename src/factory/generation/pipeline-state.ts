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
import { ReviewNodeConfig, ReviewState, ValidationResult } from '../../domain/review-node.ts';

/** What the graph knows of one item; the question is the neutral form, which the review nodes see as an item. */
export const PipelineState = z.object({
  ...ReviewState.shape,
  brief: GenerationBrief,
  seed: z.number().int(),
  /** Whether the examination asks for a case before the stem. */
  needsVignette: z.boolean(),
  config: ReviewNodeConfig,
  context: GenerationContext,
  question: Question,
  metadata: ItemMetadata.nullable(),
  /** Of the cycle under way; null until it is validated. */
  validationResult: ValidationResult.nullable(),
  corrections: z.array(ItemCorrection),
  judge: z.string(),
  provenance: z.array(Provenance),
  questionId: z.string().nullable(),
  reviewItemId: z.string().nullable(),
  /** Nodes entered so far. */
  step: z.number().int().nonnegative(),
  durations: z.partialRecord(GenerationNode, z.number().nonnegative()),
});
export type PipelineState = z.infer<typeof PipelineState>;

export type StateUpdate = Partial<PipelineState>;
