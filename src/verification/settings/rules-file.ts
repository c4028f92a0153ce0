import { z } from 'zod';
import { Level } from './level.ts';
import { PROFILE_NAMES } from './profiles.table.ts';

/** `"warn"`, or `{"severity": "warn", "ratio": 1.5}` where the rule has thresholds. */
export const RuleSetting = z.union([Level, z.object({ severity: Level.optional() }).catchall(z.number())]);
export type RuleSetting = z.infer<typeof RuleSetting>;

const choices = {
  profile: z.enum(PROFILE_NAMES).optional(),
  rules: z.record(z.string(), RuleSetting).optional(),
  /** So many warnings on one field of a question are an error. */
  raiseAfter: z.number().int().min(2).optional(),
};

export const RulesChoice = z.strictObject(choices);
export type RulesChoice = z.infer<typeof RulesChoice>;

/** What `vbagent.rules.json` holds. */
export const RulesFile = z.strictObject({
  $schema: z.string().optional(),
  ...choices,
  institutions: z.record(z.string(), RulesChoice).optional(),
});
export type RulesFile = z.infer<typeof RulesFile>;
