import { z } from 'zod';
import { AuthoredTex } from '../authoring/authored-tex.ts';
import { RetryVariables } from '../authoring/call-with-checks.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = RetryVariables.extend({ problems: z.string(), style: z.string() });

/** The role that combines several problems into one. */
export const multiContextRole: RoleDefinition<z.infer<typeof Variables>, AuthoredTex> = {
  role: 'variant',
  prompt: loadPrompt(new URL('./combine-problems.prompt.md', import.meta.url), Variables),
  reply: AuthoredTex,
};
