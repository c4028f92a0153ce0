import { parseTex } from './parse-tex.ts';
import { plainText, toTypedText } from './plain-text.ts';

/** What a person reads on the page, for search, slugs and tables: `$v^2 = \frac{1}{2}$` is `v² = 1/2`. */
export function visibleText(tex: string): string {
  return plainText(parseTex(tex).nodes, 'shown');
}

/**
 * What a person would type for the same: `20\,\text{m}` is `20 m`, `x^{-1}` is `x^-1`. TeX that cannot be typed
 * without changing what it says stays TeX.
 */
export function typedText(tex: string): string {
  return toTypedText(parseTex(tex).nodes) ?? tex.replace(/\s+/g, ' ').trim();
}
