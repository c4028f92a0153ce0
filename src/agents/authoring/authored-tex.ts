import { z } from 'zod';
import { extractLatex, ITEM_COMMAND } from './extract-latex.ts';

/** The line with which the model declines: `% cannot: the question has no story`. */
const DECLINED = /^\s*%\s*cannot:\s*(\S.*)$/m;

/** The reply of a model: a question as TeX, or the reason why it cannot be made. */
export type AuthoredTex = { readonly tex: string } | { readonly declined: string };

/** Parses the LaTeX of one question, or the comment `% cannot: …` with which the model declines. */
export const AuthoredTex: z.ZodType<AuthoredTex> = z
  .string()
  .refine(
    (text) => ITEM_COMMAND.test(text) || DECLINED.test(text),
    'the reply must be LaTeX that starts with \\item, or one line "% cannot: …" with the reason why there is none',
  )
  .transform((text): AuthoredTex => {
    if (ITEM_COMMAND.test(text)) return { tex: extractLatex(text, ITEM_COMMAND) };
    return { declined: DECLINED.exec(text)?.[1]?.trim() ?? '' };
  });
