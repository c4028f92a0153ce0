import { z } from 'zod';
import { Classification } from '../../domain/classification.ts';
import type { Role } from '../ask-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

export const classifierRole: Role<{ question: string }, Classification> = {
  role: 'classifier',
  prompt: loadPrompt(
    new URL('./classify-question.prompt.md', import.meta.url),
    z.object({ question: z.string() }),
  ),
  reply: Classification,
};
