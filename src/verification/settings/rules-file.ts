import { z } from 'zod';
import { RulesChoice } from '../../domain/rules-choice.ts';

/** The schema of `vbagent.rules.json`. */
export const RulesFile = RulesChoice.extend({
  $schema: z.string().optional(),
  institutions: z.record(z.string(), RulesChoice).optional(),
});
export type RulesFile = z.infer<typeof RulesFile>;
