import { z } from 'zod';

/** A turn submitted to the expert queue. */
export const TurnRequest = z.object({
  turn_id: z.string().min(1).optional(),
  conversation_id: z.string().min(1).optional(),
  provider_id: z.string().min(1),
  user_input: z.string(),
  generated_query: z.string(),
  confidence_score: z.number().min(0).max(1),
  validation_status: z.string().min(1),
  clarification_count: z.number().int().nonnegative().default(0),
});
export type TurnRequest = z.infer<typeof TurnRequest>;

/** A user's feedback on a turn. */
export const TurnFeedback = z.object({
  rating: z.enum(['up', 'down']),
  category: z.string().max(200).optional(),
  text: z.string().max(10_000).optional(),
  corrected_query: z.string().optional(),
});
export type TurnFeedback = z.infer<typeof TurnFeedback>;
