const OPENERS = new Set(['(', '[', '{']);
const CLOSERS = new Set([')', ']', '}']);

/**
 * Splits a text at each match of the separator outside brackets and LaTeX environments. The pattern must be
 * sticky, and it must fail fast, because it is tried at every position outside brackets.
 */
export function splitAtTopLevel(text: string, separator: RegExp): string[] {
  const pieces: string[] = [];
  let [depth, start, position] = [0, 0, 0];
  while (position < text.length) {
    const environmentEnd = findEnvironmentEnd(text, position);
    if (environmentEnd > position) position = environmentEnd;
    else {
      const end = depth === 0 ? findSeparatorEnd(text, separator, position) : undefined;
      if (end !== undefined) {
        pieces.push(text.slice(start, position));
        start = end;
      } else depth = Math.max(0, depth + depthChange(text.charAt(position)));
      position = end ?? position + (text.charAt(position) === '\\' ? 2 : 1);
    }
  }
  pieces.push(text.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** Returns the end of a separator that begins at `position`; undefined if there is none. */
function findSeparatorEnd(text: string, separator: RegExp, position: number): number | undefined {
  separator.lastIndex = position;
  return separator.test(text) ? Math.max(separator.lastIndex, position + 1) : undefined;
}

function depthChange(char: string): number {
  if (OPENERS.has(char)) return 1;
  return CLOSERS.has(char) ? -1 : 0;
}

/** Returns the position after `\begin{…}…\end{…}`, which is not split. */
function findEnvironmentEnd(text: string, position: number): number {
  if (!text.startsWith('\\begin{', position)) return position;
  const end = text.indexOf('\\end{', position);
  const close = end < 0 ? -1 : text.indexOf('}', end);
  return close < 0 ? position : close + 1;
}
