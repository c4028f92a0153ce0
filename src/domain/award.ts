import { z } from 'zod';

/**
 * How a response earned a bullet (one numbered step of a marking scheme). `exact`: the expected evidence is present.
 * `follow-through`: the step is right for the learner's own earlier value. `implied`: a later bullet shows it.
 * `answer-only`: only the answer is given. `person`: a person judged it.
 */
export const AwardReason = z.enum(['exact', 'follow-through', 'implied', 'answer-only', 'person']);
export type AwardReason = z.infer<typeof AwardReason>;

/** The marks awarded for one bullet of a scheme, with the evidence. */
export const BulletAward = z.object({
  /** The number of the bullet, from 1, counted over all parts of the question. */
  n: z.number().int().positive(),
  /** The path of its part, such as `b.i`; absent for a question without parts. */
  part: z.string().optional(),
  /** Marks awarded, out of the `available` marks. */
  awarded: z.number().int().nonnegative(),
  available: z.number().int().positive(),
  /** Null when the bullet was not earned. */
  via: AwardReason.nullable(),
  /** The line of the learner's response that earned it. */
  matchedLine: z.string().nullable(),
  /** Explains the decision to the learner, in one sentence. */
  rule: z.string(),
});
export type BulletAward = z.infer<typeof BulletAward>;
