import { z } from 'zod';

/** How a model says that there is nothing to transcribe. */
export const NO_QUESTION = '% no question';

const ITEM = /\\item(?![a-zA-Z])/;

const FENCED = /```[\w-]*\r?\n([\s\S]*?)```/;

/** The LaTeX of one question from its first `\item` on; talk before it and around a fence is left out. */
export const ScannedTex = z
  .string()
  .refine(
    (text) => ITEM.test(text) || text.trim().startsWith(NO_QUESTION),
    'the reply must be LaTeX that starts with \\item',
  )
  .transform((text) => {
    const inner = FENCED.exec(text)?.[1] ?? '';
    const tex = ITEM.test(inner) ? inner : text;
    const start = tex.search(ITEM);
    return start < 0 ? NO_QUESTION : `${tex.slice(start).trim()}\n`;
  });
