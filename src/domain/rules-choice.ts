import { z } from 'zod';

/** How loudly a rule speaks, as a rules file spells it. */
export const Level = z.preprocess(
  (value) => (value === 'warning' ? 'warn' : value),
  z.enum(['off', 'info', 'warn', 'error']),
);
export type Level = z.infer<typeof Level>;

/** The examinations whose severities are known; `auto` goes by the level of each question. */
export const PROFILE_NAMES = ['auto', 'general', 'jee', 'sqa', 'nbme'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** `"warn"`, or `{"severity": "warn", "ratio": 1.5}` where the rule has thresholds. */
export const RuleSetting = z.union(
  [Level, z.object({ severity: Level.optional() }).catchall(z.number())],
  'say off, info, warn or error, or give a severity and numbers as thresholds',
);
export type RuleSetting = z.infer<typeof RuleSetting>;

/** How questions are to be verified. */
export const RulesChoice = z.strictObject({
  profile: z.enum(PROFILE_NAMES).optional(),
  rules: z.record(z.string(), RuleSetting).optional(),
  /** So many warnings on one field of a question are an error. */
  raiseAfter: z.number().int().min(2).optional(),
});
export type RulesChoice = z.infer<typeof RulesChoice>;
