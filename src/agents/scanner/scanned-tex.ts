import { z } from 'zod';
import { extractLatex, ITEM_COMMAND } from '../authoring/extract-latex.ts';

/** The reply of a model that found no question in the source. */
export const NO_QUESTION = '% no question';

/** Parses a reply: the LaTeX of one or several questions, starting at the first `\item`, or `NO_QUESTION`. */
export const ScannedTex = z
  .string()
  .refine(
    (text) => ITEM_COMMAND.test(text) || text.trim().startsWith(NO_QUESTION),
    'the reply must be LaTeX that starts with \\item',
  )
  .transform((text) => (ITEM_COMMAND.test(text) ? extractLatex(text, ITEM_COMMAND) : NO_QUESTION));
