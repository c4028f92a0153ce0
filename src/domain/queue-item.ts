import { z } from 'zod';

// The expert queue follows a specification that was written for an assistant that generates SQL queries. VBAgent uses the
// same queue, with the same names, for exam questions; SQL queries of other programs are still accepted. The names mean:
//
// | name                                      | for an exam question                   | for an SQL query              |
// |-------------------------------------------|----------------------------------------|-------------------------------|
// | turn                                      | one submitted question                 | one request with its query    |
// | provider (`provider_id`)                  | always `questions`                     | the dialect, e.g. `postgresql`|
// | `user_input`, `natural_language_query`    | the author's request, or else the stem | the user's request            |
// | `generated_query`, `corrected_query`      | the question as LaTeX                  | the SQL text                  |
// | `involved_tables`, `query_intent`,        | empty                                  | read from the SQL text        |
// | `complexity_level`                        |                                        |                               |

/** Why an item needs an expert, in order of precedence. */
export const ReviewTrigger = z.enum([
  'validation_failure',
  'negative_feedback',
  'low_confidence',
  'multiple_clarifications',
  'sent_by_author',
]);
export type ReviewTrigger = z.infer<typeof ReviewTrigger>;

export const QueueStatus = z.enum(['pending_review', 'approved', 'rejected']);
export type QueueStatus = z.infer<typeof QueueStatus>;

export const ReviewDecision = z.enum(['APPROVE', 'REJECT', 'CORRECT']);
export type ReviewDecision = z.infer<typeof ReviewDecision>;

const timestamp = z.iso.datetime();

/** An item in the list of the expert queue. */
export const QueueItem = z.object({
  id: z.string(),
  conversation_id: z.string().nullable(),
  turn_id: z.string(),
  provider_id: z.string(),
  user_input: z.string(),
  generated_query: z.string(),
  confidence_score: z.number().min(0).max(1),
  validation_status: z.string(),
  reason_for_review: ReviewTrigger,
  created_at: timestamp,
  priority: z.number().int(),
});
export type QueueItem = z.infer<typeof QueueItem>;

/** One item of the expert queue with all details. */
export const QueueItemDetails = z.object({
  id: z.string(),
  provider_id: z.string(),
  natural_language_query: z.string(),
  generated_query: z.string(),
  is_good_example: z.boolean(),
  status: QueueStatus,
  involved_tables: z.array(z.string()),
  query_intent: z.string().nullable(),
  complexity_level: z.string().nullable(),
  reviewed_by: z.string().nullable(),
  reviewed_at: timestamp.nullable(),
  expert_corrected_query: z.string().nullable(),
  created_at: timestamp,
});
export type QueueItemDetails = z.infer<typeof QueueItemDetails>;
