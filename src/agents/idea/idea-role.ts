import { z } from 'zod';
import { Ideas } from '../../domain/pipeline-result.ts';
import type { Role } from '../ask-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = z.object({ question: z.string(), attempt: z.string(), findings: z.string() });

export const ideaRole: Role<z.infer<typeof Variables>, Ideas> = {
  role: 'idea',
  prompt: loadPrompt(new URL('./extract-ideas.prompt.md', import.meta.url), Variables),
  reply: Ideas,
};
