import { ELEMENT_NAMES } from '../../text/chemistry/elements.table.ts';
import { readClaim } from '../../text/claims/read-claim.ts';

/** Returns whether a text names an element by its symbol of one letter: “P and K”. */
export function hasSymbol(text: string, name: string): boolean {
  const symbol = SINGLE_LETTERS.get(name.toLowerCase().trim());
  return symbol !== undefined && hasLetter(text, symbol) && text.length <= MAX_SYMBOLS_LENGTH;
}

/** Elements whose symbol is one letter. The symbol of a gas with two atoms, such as O, is not its formula. */
const SINGLE_LETTERS = new Map(
  [...ELEMENT_NAMES].flatMap(([symbol, name]) =>
    /^[BCIKPSUVWY]$/u.test(symbol) ? [[name, symbol] as const] : [],
  ),
);
const MAX_SYMBOLS_LENGTH = 20;

/** Returns whether both texts are only a direction: “smaller” for “it decreases”. */
export function isSameChange(wording: string, sentence: string): boolean {
  const [expected, said] = [wording, sentence].map((text) => readClaim(text).meanings);
  const [first, ...others] = expected ?? [];
  return (
    first?.kind === 'direction' && others.length === 0 && said?.length === 1 && said[0]?.name === first.name
  );
}

/** Matches “repeat” without what is repeated, which is not enough for reliability. */
export const REPEAT = /^\s*(?:repeat|repeats|repeated|repeating)(?: it)?\s*$/iu;

/** Returns whether a text names something by a capital letter: “P because …”. “A” and “I” may be words. */
export function hasLetter(text: string, letter: string): boolean {
  if (text.replace(/^[\s"'“‘]+|[\s"'”’.]+$/gu, '').toUpperCase() === letter) return true;
  const end = /[AI]/u.test(letter)
    ? String.raw`(?=\s*(?:$|[,.;:)]|\b(?:because|as|since|is|has|was)\b))`
    : String.raw`(?![\p{L}'’])`;
  return new RegExp(`(?<![\\p{L}'’\\d])${letter}${end}`, 'u').test(text);
}
