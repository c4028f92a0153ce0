import { z } from 'zod';
import type { Role } from '../ask-role.ts';
import { AuthoredTex } from '../authoring/authored-tex.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = z.object({
  problems: z.string(),
  style: z.string(),
  attempt: z.string(),
  findings: z.string(),
});

export const multiContextRole: Role<z.infer<typeof Variables>, AuthoredTex> = {
  role: 'variant',
  prompt: loadPrompt(new URL('./combine-problems.prompt.md', import.meta.url), Variables),
  reply: AuthoredTex,
};
