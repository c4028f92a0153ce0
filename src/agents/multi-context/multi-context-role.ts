import { z } from 'zod';
import { AuthoredTex } from '../authoring/authored-tex.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = z.object({
  problems: z.string(),
  style: z.string(),
  attempt: z.string(),
  findings: z.string(),
});

/** Combines several problems into one. */
export const multiContextRole: RoleDefinition<z.infer<typeof Variables>, AuthoredTex> = {
  role: 'variant',
  prompt: loadPrompt(new URL('./combine-problems.prompt.md', import.meta.url), Variables),
  reply: AuthoredTex,
};
