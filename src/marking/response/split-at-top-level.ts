const OPENERS = new Set(['(', '[', '{']);
const CLOSERS = new Set([')', ']', '}']);

/**
 * Splits a text wherever the separator matches outside brackets and LaTeX environments. The pattern must be
 * sticky. It is tried at every position of depth zero, so it must fail fast.
 */
export function splitAtTopLevel(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let [depth, start, at] = [0, 0, 0];
  while (at < text.length) {
    const jump = environmentEnd(text, at);
    if (jump > at) at = jump;
    else {
      const end = depth === 0 ? matchEnd(text, separator, at) : undefined;
      if (end !== undefined) {
        parts.push(text.slice(start, at));
        start = end;
      } else depth = Math.max(0, depth + depthChange(text.charAt(at)));
      at = end ?? at + (text.charAt(at) === '\\' ? 2 : 1);
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns where a separator that begins here ends. */
function matchEnd(text: string, separator: RegExp, at: number): number | undefined {
  separator.lastIndex = at;
  return separator.test(text) ? Math.max(separator.lastIndex, at + 1) : undefined;
}

function depthChange(char: string): number {
  if (OPENERS.has(char)) return 1;
  return CLOSERS.has(char) ? -1 : 0;
}

/** Returns the position after `\begin{…}…\end{…}`, whose commas and rows are its own. */
function environmentEnd(text: string, at: number): number {
  if (!text.startsWith('\\begin{', at)) return at;
  const end = text.indexOf('\\end{', at);
  const close = end < 0 ? -1 : text.indexOf('}', end);
  return close < 0 ? at : close + 1;
}
