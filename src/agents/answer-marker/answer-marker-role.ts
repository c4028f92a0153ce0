import { z } from 'zod';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = z.object({ question: z.string(), points: z.string(), answer: z.string() });

const ProposedPoint = z.strictObject({
  n: z.number().int().positive(),
  earned: z.boolean(),
  reason: z.string().min(1).max(600),
});
export type ProposedPoint = z.infer<typeof ProposedPoint>;

const Reply = z.strictObject({ points: z.array(ProposedPoint) });

/** The role that proposes marks for points that only a person can decide. */
export const answerMarkerRole: RoleDefinition<z.infer<typeof Variables>, z.infer<typeof Reply>> = {
  role: 'marker',
  prompt: loadPrompt(new URL('./propose-marks.prompt.md', import.meta.url), Variables),
  reply: Reply,
};
