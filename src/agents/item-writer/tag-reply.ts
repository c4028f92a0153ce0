import { z } from 'zod';
import { BloomsLevel, type ItemMetadata } from '../../domain/generation.ts';

const share = z.number().min(0).max(1);

/** The tags of an item as a model replies them. */
export const TagReply = z.strictObject({
  blooms_level: BloomsLevel,
  blooms_confidence: share,
  topic: z.string().min(1),
  topic_confidence: share,
  outcome_id: z.string().min(1).nullable(),
  outcome_confidence: share,
});
export type TagReply = z.infer<typeof TagReply>;

/** An outcome that the course does not have is none. */
export function toItemMetadata(reply: TagReply, known: readonly { readonly id: string }[]): ItemMetadata {
  const { outcome_id: outcome } = reply;
  const isKnown = outcome !== null && (known.length === 0 || known.some(({ id }) => id === outcome));
  return {
    bloomsLevel: { value: reply.blooms_level, confidence: reply.blooms_confidence },
    topic: { value: reply.topic, confidence: reply.topic_confidence },
    outcome: isKnown ? { value: outcome, confidence: reply.outcome_confidence } : null,
  };
}
