import { z } from 'zod';
import { RulesChoice } from '../../domain/rules-choice.ts';

/** What `vbagent.rules.json` holds. */
export const RulesFile = RulesChoice.extend({
  $schema: z.string().optional(),
  institutions: z.record(z.string(), RulesChoice).optional(),
});
export type RulesFile = z.infer<typeof RulesFile>;
