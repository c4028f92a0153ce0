/** The `\item` with which a question starts. */
export const ITEM = /\\item(?![a-zA-Z])/;

/** A Markdown code block. */
const FENCED = /```[\w-]*\r?\n([\s\S]*?)```/;

/** Returns the LaTeX of a reply from the first match of `start` on, without text before it or around a code block. */
export function extractLatex(text: string, start: RegExp): string {
  const inner = FENCED.exec(text)?.[1] ?? '';
  const tex = start.test(inner) ? inner : text;
  return `${tex.slice(Math.max(0, tex.search(start))).trim()}\n`;
}
