import { z } from 'zod';
import type { Role } from '../ask-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';
import { latexFrom } from '../scanner/scanned-tex.ts';

const Variables = z.object({
  question: z.string(),
  ideas: z.string(),
  earlier: z.string(),
  attempt: z.string(),
  findings: z.string(),
});

const OPENING = /\\begin\{alternatesolution\}/;
const WHOLE = /\\begin\{alternatesolution\}[\s\S]*?\\end\{alternatesolution\}/;
const DECLINED = /^\s*%\s*cannot:\s*(\S.*)$/m;

/** Another solution, or why there is none. */
export type AlternateTex = { readonly tex: string } | { readonly declined: string };

export const AlternateTex: z.ZodType<AlternateTex> = z
  .string()
  .refine(
    (text) => WHOLE.test(text) || DECLINED.test(text),
    'the reply must be \\begin{alternatesolution}…\\end{alternatesolution}, or one line "% cannot: …"',
  )
  .transform((text): AlternateTex => {
    const tex = WHOLE.exec(latexFrom(text, OPENING))?.[0];
    return tex === undefined ? { declined: DECLINED.exec(text)?.[1]?.trim() ?? '' } : { tex: `${tex}\n` };
  });

export const alternateRole: Role<z.infer<typeof Variables>, AlternateTex> = {
  role: 'alternate',
  prompt: loadPrompt(new URL('./write-alternate.prompt.md', import.meta.url), Variables),
  reply: AlternateTex,
};
