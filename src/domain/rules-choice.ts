import { z } from 'zod';

/** The severity of a rule as written in a rules file; `warning` is accepted for `warn`. */
export const RuleSeverity = z.preprocess(
  (value) => (value === 'warning' ? 'warn' : value),
  z.enum(['off', 'info', 'warn', 'error']),
);
export type RuleSeverity = z.infer<typeof RuleSeverity>;

/**
 * Named sets of rule severities, one per kind of exam: Indian entrance exams (`jee`), Scottish courses (`sqa`), medical
 * exams (`nbme`). `auto` selects one by the level of each question.
 */
export const PROFILE_NAMES = ['auto', 'general', 'jee', 'sqa', 'nbme'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** `"warn"`, or `{"severity": "warn", "ratio": 1.5}` where the rule has thresholds. */
export const RuleSetting = z.union(
  [RuleSeverity, z.object({ severity: RuleSeverity.optional() }).catchall(z.number())],
  'must be off, info, warn or error, or an object with a severity and numeric thresholds',
);
export type RuleSetting = z.infer<typeof RuleSetting>;

/** The choice of verification rules: a profile, and overrides of single rules. */
export const RulesChoice = z.strictObject({
  profile: z.enum(PROFILE_NAMES).optional(),
  rules: z.record(z.string(), RuleSetting).optional(),
  /** This many warnings on one field of a question are reported as an error. */
  raiseAfter: z.number().int().min(2).optional(),
});
export type RulesChoice = z.infer<typeof RulesChoice>;
