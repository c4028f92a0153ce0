import { z } from 'zod';

/** How a bullet was earned; `person` when someone judged it. */
export const AwardRoute = z.enum(['exact', 'follow-through', 'implied', 'answer-only', 'person']);
export type AwardRoute = z.infer<typeof AwardRoute>;

/** One bullet of a scheme after marking, with what was seen. */
export const BulletAward = z.object({
  n: z.number().int().positive(),
  awarded: z.number().int().nonnegative(),
  available: z.number().int().positive(),
  via: AwardRoute.nullable(),
  /** The learner's line that earned it. */
  matchedLine: z.string().nullable(),
  /** The rule that decided, in plain words. */
  rule: z.string(),
});
export type BulletAward = z.infer<typeof BulletAward>;
