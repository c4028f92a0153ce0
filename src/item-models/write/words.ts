/** Words as LaTeX mathematics, for an answer that is a term and not a number. */
export function wordsTex(words: string): string {
  return `\\text{${words}}`;
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `an enzyme`, `the nucleus`, or the word alone. */
export function withArticle(word: string, article?: 'a' | 'the'): string {
  if (article === undefined) return word;
  if (article === 'the') return `the ${word}`;
  return `${/^[aeio]|^u[^ns]|^un[^i]/i.test(word) ? 'an' : 'a'} ${word}`;
}

/** `the kettle` from `a kettle`. */
export function toDefinite(words: string): string {
  return words.replace(/^an? /, 'the ');
}

/** `a, b and c`. */
export function joinWords(words: readonly string[], joint = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** Whether two wordings share a word, ignoring case and a final s. */
export function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsIn(one));
  return wordsIn(other).some((word) => words.has(word));
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/u, ''));
}

/** An answer inside a sentence: words without `\text`, mathematics between dollars. */
export function asProse(tex: string): string {
  return /^\\text\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}$/.exec(tex)?.[1] ?? `$${tex}$`;
}

/** Corrects `$1$ hours` to `$1$ hour`. */
export function singularAfterOne(text: string): string {
  return text.replace(
    /\$1\$ (copie|gigabyte|hour|day|week|month|year|minute|litre|bit|metre)s\b/g,
    (_, one: string) => `$1$ ${one === 'copie' ? 'copy' : one}`,
  );
}
