import { z } from 'zod';

/** How a model says that there is nothing to transcribe. */
export const NO_QUESTION = '% no question';

/** Where a question starts. */
export const ITEM = /\\item(?![a-zA-Z])/;

const FENCED = /```[\w-]*\r?\n([\s\S]*?)```/;

/** What a model wrote from the first match of `start` on; talk before it and around a fence is left out. */
export function latexFrom(text: string, start: RegExp): string {
  const inner = FENCED.exec(text)?.[1] ?? '';
  const tex = start.test(inner) ? inner : text;
  return `${tex.slice(Math.max(0, tex.search(start))).trim()}\n`;
}

/** The LaTeX of one question from its first `\item` on. */
export const ScannedTex = z
  .string()
  .refine(
    (text) => ITEM.test(text) || text.trim().startsWith(NO_QUESTION),
    'the reply must be LaTeX that starts with \\item',
  )
  .transform((text) => (ITEM.test(text) ? latexFrom(text, ITEM) : NO_QUESTION));
