import { z } from 'zod';
import { Ideas } from '../../domain/pipeline-result.ts';
import { RetryVariables } from '../authoring/call-with-checks.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = RetryVariables.extend({ question: z.string() });

/** The role that lists the ideas of a question: concepts, formulas, techniques and difficulties. */
export const ideaRole: RoleDefinition<z.infer<typeof Variables>, Ideas> = {
  role: 'idea',
  prompt: loadPrompt(new URL('./extract-ideas.prompt.md', import.meta.url), Variables),
  reply: Ideas,
};
