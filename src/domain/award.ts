import { z } from 'zod';

/** How a bullet was earned; `person` when a person judged it. */
export const AwardRoute = z.enum(['exact', 'follow-through', 'implied', 'answer-only', 'person']);
export type AwardRoute = z.infer<typeof AwardRoute>;

/** The marks awarded for one bullet of a scheme, with the evidence. */
export const BulletAward = z.object({
  n: z.number().int().positive(),
  awarded: z.number().int().nonnegative(),
  available: z.number().int().positive(),
  via: AwardRoute.nullable(),
  /** The line of the learner's response that earned it. */
  matchedLine: z.string().nullable(),
  /** The rule that decided, as a sentence. */
  rule: z.string(),
});
export type BulletAward = z.infer<typeof BulletAward>;
