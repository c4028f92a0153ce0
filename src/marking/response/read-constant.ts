/** Matches a constant of integration in a formula: `+ c`, or `c =` at its beginning. */
const CONSTANTS: Readonly<Record<'c' | 'C', RegExp>> = {
  c: /(?:[+-]\s*|^\s*)c(?![\w(\\])(?!\s*[A-Za-z(])/mu,
  C: /(?:[+-]\s*|^\s*)C(?![\w(\\])(?!\s*[A-Za-z(])/mu,
};

/**
 * Writes the constant of integration with the letter of the scheme: `c` for the learner's `C`, or the other way round. A response that
 * uses both letters is unchanged.
 */
export function readConstant(text: string, schemeFormulas: readonly string[]): string {
  const letters = (['c', 'C'] as const).filter((letter) =>
    schemeFormulas.some((tex) => CONSTANTS[letter].test(tex)),
  );
  const [scheme] = letters;
  if (scheme === undefined || letters.length > 1) return text;
  const own = scheme === 'c' ? 'C' : 'c';
  if (!CONSTANTS[own].test(text) || CONSTANTS[scheme].test(text)) return text;
  return text.replace(new RegExp(`(?<![A-Za-z\\\\])${own}(?![A-Za-z(])`, 'gu'), scheme);
}
