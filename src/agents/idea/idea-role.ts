import { z } from 'zod';
import { Ideas } from '../../domain/pipeline-result.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = z.object({ question: z.string(), attempt: z.string(), findings: z.string() });

/** Lists the ideas behind a question. */
export const ideaRole: RoleDefinition<z.infer<typeof Variables>, Ideas> = {
  role: 'idea',
  prompt: loadPrompt(new URL('./extract-ideas.prompt.md', import.meta.url), Variables),
  reply: Ideas,
};
