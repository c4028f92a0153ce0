/** Writes words as LaTeX mathematics, for an answer that is not a number. */
export function wordsTex(words: string): string {
  return `\\text{${words}}`;
}

/** Writes the first letter as a capital. A name with capitals inside, such as mRNA or pH, keeps its letters. */
export function capitalise(words: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Adds an article: `an enzyme`, `the nucleus`. Without `article` the word is unchanged. */
export function withArticle(word: string, article?: 'a' | 'the'): string {
  if (article === undefined) return word;
  if (article === 'the') return `the ${word}`;
  // `an` before a vowel, but `a unit` and `a user`.
  return `${/^[aeio]|^u[^ns]|^un[^i]/i.test(word) ? 'an' : 'a'} ${word}`;
}

/** Replaces `a` or `an` by `the`: `the kettle` for `a kettle`. */
export function toDefinite(words: string): string {
  return words.replace(/^an? /, 'the ');
}

/** Joins words as a list: `a, b and c`. */
export function joinWords(words: readonly string[], conjunction = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** Whether two texts share a word, ignoring case and a final s. */
export function sharesWord(first: string, second: string): boolean {
  const words = new Set(splitWords(first));
  return splitWords(second).some((word) => words.has(word));
}

function splitWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/u, ''));
}

/** Writes an answer for use inside a sentence: words without `\text{…}`, mathematics between dollars. */
export function asProse(tex: string): string {
  // Matches `\text{…}` with up to two levels of braces inside.
  return /^\\text\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}$/.exec(tex)?.[1] ?? `$${tex}$`;
}

/** Corrects `$1$ hours` to `$1$ hour`. */
export function singularAfterOne(text: string): string {
  return text.replace(
    /\$1\$ (copie|gigabyte|hour|day|week|month|year|minute|litre|bit|metre)s\b/g,
    (_, noun: string) => `$1$ ${noun === 'copie' ? 'copy' : noun}`,
  );
}
