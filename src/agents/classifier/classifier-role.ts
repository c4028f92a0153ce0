import { z } from 'zod';
import { Classification } from '../../domain/classification.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

/** The role that classifies a question. */
export const classifierRole: RoleDefinition<{ question: string }, Classification> = {
  role: 'classifier',
  prompt: loadPrompt(
    new URL('./classify-question.prompt.md', import.meta.url),
    z.object({ question: z.string() }),
  ),
  reply: Classification,
};
