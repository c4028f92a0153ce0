/** Matches a word. A number before a letter is a separate word: `2H2O` is `2` and `H2O`, `10kg` is `10` and `kg`. */
const WORD = /\p{N}+(?=\p{L})|[\p{L}\p{N}]+/gu;

/** Converts to lower case and removes accents and typographic variants, so that `Café`, `CAFE` and `cafe` match. */
export function foldText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is meant
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Splits text that `foldText` returned into words. */
export function splitWords(folded: string): string[] {
  return folded.match(WORD) ?? [];
}
