import { z } from 'zod';
import { RetryVariables } from '../authoring/call-with-checks.ts';
import { extractLatex } from '../authoring/extract-latex.ts';
import type { RoleDefinition } from '../call-role.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const Variables = RetryVariables.extend({ question: z.string(), ideas: z.string(), earlier: z.string() });

/** The start of an alternate solution. */
const ENVIRONMENT_START = /\\begin\{alternatesolution\}/;
const COMPLETE_ENVIRONMENT = /\\begin\{alternatesolution\}[\s\S]*?\\end\{alternatesolution\}/;
/** The line with which the model declines: `% cannot: there is no second method`. */
const DECLINED = /^\s*%\s*cannot:\s*(\S.*)$/m;

/** Another solution as TeX, or the reason why there is none. */
type AlternateTex = { readonly tex: string } | { readonly declined: string };

const AlternateTex: z.ZodType<AlternateTex> = z
  .string()
  .refine(
    (text) => COMPLETE_ENVIRONMENT.test(text) || DECLINED.test(text),
    'the reply must be \\begin{alternatesolution}…\\end{alternatesolution}, or one line "% cannot: …"',
  )
  .transform((text): AlternateTex => {
    const tex = COMPLETE_ENVIRONMENT.exec(extractLatex(text, ENVIRONMENT_START))?.[0];
    return tex === undefined ? { declined: DECLINED.exec(text)?.[1]?.trim() ?? '' } : { tex: `${tex}\n` };
  });

/** The role that writes another solution of a question. */
export const alternateRole: RoleDefinition<z.infer<typeof Variables>, AlternateTex> = {
  role: 'alternate',
  prompt: loadPrompt(new URL('./write-alternate.prompt.md', import.meta.url), Variables),
  reply: AlternateTex,
};
