import { z } from 'zod';
import { BloomsLevel, type ItemMetadata } from '../../domain/generation.ts';

const confidence = z.number().min(0).max(1);

/** The reply of a model with the tags of an item. */
export const TagReply = z.strictObject({
  blooms_level: BloomsLevel,
  blooms_confidence: confidence,
  topic: z.string().min(1),
  topic_confidence: confidence,
  outcome_id: z.string().min(1).nullable(),
  outcome_confidence: confidence,
});
export type TagReply = z.infer<typeof TagReply>;

/** Converts the reply to metadata; drops an outcome that the course does not have. */
export function toItemMetadata(
  reply: TagReply,
  courseOutcomes: readonly { readonly id: string }[],
): ItemMetadata {
  const { outcome_id: outcome } = reply;
  const isKnown =
    outcome !== null && (courseOutcomes.length === 0 || courseOutcomes.some(({ id }) => id === outcome));
  return {
    bloomsLevel: { value: reply.blooms_level, confidence: reply.blooms_confidence },
    topic: { value: reply.topic, confidence: reply.topic_confidence },
    outcome: isKnown ? { value: outcome, confidence: reply.outcome_confidence } : null,
  };
}
