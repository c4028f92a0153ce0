import { parseTex } from './parse-tex.ts';
import { plainText, toTypedText } from './plain-text.ts';

/** Converts TeX to the text a page shows, for search, slugs and tables: `$v^2 = \frac{1}{2}$` becomes `v² = 1/2`. */
export function visibleText(tex: string): string {
  return plainText(parseTex(tex).nodes, 'shown').replace(SPACE_WITHIN_SYMBOL, '');
}

/** The space in `° C` and `Δ T`, which stands for one symbol. */
const SPACE_WITHIN_SYMBOL = /(?<=°) (?=[CF](?!\p{L}))|(?<=Δ) (?=\p{L})/gu;

/**
 * Converts TeX to text typed on a keyboard: `20\,\text{m}` becomes `20 m`, `x^{-1}` becomes `x^-1`. If the typed text would have
 * another meaning, the TeX is returned.
 */
export function typedText(tex: string): string {
  return toTypedText(parseTex(tex).nodes) ?? tex.replace(/\s+/g, ' ').trim();
}
