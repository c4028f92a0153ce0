import { z } from 'zod';
import { extractLatex, ITEM } from '../authoring/extract-latex.ts';

/** The reply of a model that found no question in the source. */
export const NO_QUESTION = '% no question';

/** Parses the LaTeX of one question, from its first `\item` on, or `NO_QUESTION`. */
export const ScannedTex = z
  .string()
  .refine(
    (text) => ITEM.test(text) || text.trim().startsWith(NO_QUESTION),
    'the reply must be LaTeX that starts with \\item',
  )
  .transform((text) => (ITEM.test(text) ? extractLatex(text, ITEM) : NO_QUESTION));
