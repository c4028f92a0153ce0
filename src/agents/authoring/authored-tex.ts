import { z } from 'zod';
import { ITEM, latexFrom } from '../scanner/scanned-tex.ts';

const DECLINED = /^\s*%\s*cannot:\s*(\S.*)$/m;

/** What a model wrote: a question, or why there is none. */
export type AuthoredTex = { readonly tex: string } | { readonly declined: string };

/** The LaTeX of one question, or the comment `% cannot: …` with which a model says that it cannot be made. */
export const AuthoredTex: z.ZodType<AuthoredTex> = z
  .string()
  .refine(
    (text) => ITEM.test(text) || DECLINED.test(text),
    'the reply must be LaTeX that starts with \\item, or one line "% cannot: …" that says why there is none',
  )
  .transform((text): AuthoredTex => {
    if (ITEM.test(text)) return { tex: latexFrom(text, ITEM) };
    return { declined: DECLINED.exec(text)?.[1]?.trim() ?? '' };
  });
