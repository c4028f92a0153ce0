const DEPTH: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/** The text with what only typing put there taken back. */
export function tidyText(text: string): string {
  return lowerIndices(joinBrokenLines(text));
}

/** `epsilon[0]`, as computer algebra writes a subscript; `\sqrt[3]{x}` and intervals stay as they are. */
function lowerIndices(text: string): string {
  if (!text.includes('[')) return text;
  return text.replace(/(?<![\\A-Za-z])([A-Za-z]+)\[(\d+|[a-z])\]/gu, '$1_{$2}');
}

/** A line break inside brackets is only a broken line; half of a formula must not be taken for an answer of its own. */
function joinBrokenLines(text: string): string {
  if (!text.includes('\n')) return text;
  let depth = 0;
  return text.replace(/[()[\]{}]|\r?\n/gu, (sign) => {
    depth = Math.max(0, depth + (DEPTH[sign] ?? 0));
    return sign.endsWith('\n') && depth > 0 ? ' ' : sign;
  });
}
