const DEPTH: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/** A line break inside brackets is only a broken line; half of a formula must not be taken for an answer of its own. */
export function joinBrokenLines(text: string): string {
  if (!text.includes('\n')) return text;
  let depth = 0;
  return text.replace(/[()[\]{}]|\r?\n/gu, (sign) => {
    depth = Math.max(0, depth + (DEPTH[sign] ?? 0));
    return sign.endsWith('\n') && depth > 0 ? ' ' : sign;
  });
}
