/** Words as LaTeX mathematics: an answer that is a term and no number. */
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

/** Whether two wordings have a word in common, so that one may be read as the other. */
export function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsIn(one));
  return wordsIn(other).some((word) => words.has(word));
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/u, ''));
}

/** An answer as it stands in a sentence: words as they are, mathematics between dollars. */
export function asProse(tex: string): string {
  return /^\\text\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}$/.exec(tex)?.[1] ?? `$${tex}$`;
}

/** `$1$ hours` as a person writes it: one of a thing is not many. */
export function singularAfterOne(text: string): string {
  return text.replace(
    /\$1\$ (copie|gigabyte|hour|day|week|month|year|minute|litre|bit|metre)s\b/g,
    (_, one: string) => `$1$ ${one === 'copie' ? 'copy' : one}`,
  );
}
