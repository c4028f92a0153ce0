/** The `\item` with which a question starts. */
export const ITEM_COMMAND = /\\item(?![a-zA-Z])/;

/** A Markdown code block. */
const CODE_BLOCK = /```[\w-]*\r?\n([\s\S]*?)```/;

/** Returns the LaTeX of a reply from the first match of `start` to the end. Text before it and around a code block is removed. */
export function extractLatex(text: string, start: RegExp): string {
  const blockContent = CODE_BLOCK.exec(text)?.[1] ?? '';
  const tex = start.test(blockContent) ? blockContent : text;
  return `${tex.slice(Math.max(0, tex.search(start))).trim()}\n`;
}
