import { z } from 'zod';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import type { DimensionScores } from './item-judge.ts';
import { QualityReply } from './quality-reply.ts';

const Variables = z.object({ brief: z.string(), item: z.string(), findings: z.string() });

/** The role that scores an item with the rubric of its prompt. The settings may select another model for it than for the writer. */
export const itemJudgeRole: RoleDefinition<z.infer<typeof Variables>, DimensionScores> = {
  role: 'judge',
  prompt: loadPrompt(new URL('./score-item.prompt.md', import.meta.url), Variables),
  reply: QualityReply,
};
