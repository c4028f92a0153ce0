import { splitWords } from '../../text/similarity.ts';
import { countTermWords, EXPLAINS, FILLER_WORDS, isTerm, MAX_TERM_WORDS } from './contradicts-wording.ts';
import { containsAny } from './has-wording.ts';

export const MAX_LINE_LENGTH = 200;
const ALTERNATIVE_SEPARATOR = /\bor\b|(?<=\p{L}{3}\s?)\/(?=\s?\p{L}{3})/iu;
const ITEM_SEPARATOR = /[,;&+]|\b(?:and|or|plus)\b|(?<=\p{L}{3}\s?)\/(?=\s?\p{L}{3})/iu;
/** Matches the beginning of a remark to the marker, which is not an answer. */
export const REMARK = /^\s*(?:thanks?|sorry|please|hope|good luck)\b/iu;
/** Matches mathematics in a list, which is then not a list of terms. */
const NO_TERM = /[=<>\d]/u;

/**
 * Returns whether a line gives a right term and a different one: “noble gases or the halogens”, or a list of
 * terms such as “osmosis, diffusion”. A term that uses only words of the accepted wordings is not a different
 * one.
 */
export function offersOtherTerm(
  line: string,
  anyOf: readonly string[],
  { terms: accepted, requested }: { readonly terms: readonly string[]; readonly requested: number },
): boolean {
  if (anyOf.some((wording) => splitWords(wording).length > MAX_TERM_WORDS)) return false;
  if (isListOfRequested(line, requested)) return false;
  const text = line.slice(0, MAX_LINE_LENGTH);
  const items = listItems(line);
  const isList = items.every(isListItem);
  const alternatives = isList ? items : text.split(ALTERNATIVE_SEPARATOR);
  if (alternatives.length < 2) return false;
  const acceptedWords = new Set(accepted.flatMap(splitWords));
  const isOther = (alternative: string) => {
    const words = splitWords(alternative).filter((word) => !FILLER_WORDS.has(word));
    // “bigger profit” is a reason, and not another answer.
    const isAnswer = words.length > 0 && isTerm(words.join(' '));
    return isAnswer && words.some((word) => !acceptedWords.has(word)) && !containsAny(alternative, accepted);
  };
  return alternatives.some((alternative) => containsAny(alternative, anyOf)) && alternatives.some(isOther);
}

type RequestedTerms = { readonly terms: readonly string[]; readonly requested: number };

/** Returns whether a wrong term is one of the requested terms of a list, which then costs only its own mark. */
export function isOneOfRequested(
  wording: string,
  line: string,
  { terms, requested }: RequestedTerms,
): boolean {
  return (
    isListOfRequested(line, requested) &&
    !terms.some((term) => sharesWord(term, wording)) &&
    listItems(line).some((item) => isExactly(item, [wording]))
  );
}

function sharesWord(a: string, b: string): boolean {
  return new Set(splitWords(a)).intersection(new Set(splitWords(b))).size > 0;
}

/** Returns whether a line lists at most as many terms as the question asks for. */
function isListOfRequested(line: string, requested: number): boolean {
  const items = listItems(line);
  return requested > 1 && items.length > 1 && items.length <= requested && items.every(isListItem);
}

/** Splits a line into the items of a list. */
export function listItems(line: string): string[] {
  return line
    .slice(0, MAX_LINE_LENGTH)
    .replace(/\b([a-z]) and ([a-z])\b/giu, '$1 $2')
    .split(ITEM_SEPARATOR)
    .filter((item) => item.trim() !== '');
}

/** Returns whether a text can be an item of a list of terms: it is short, and no explanation or mathematics. */
export function isListItem(item: string): boolean {
  return countTermWords(item) <= MAX_TERM_WORDS && !NO_TERM.test(item) && !EXPLAINS.test(item);
}

/** Returns whether a text has the words of an accepted wording and no others, apart from fillers. */
export function isExactly(text: string, anyOf: readonly string[]): boolean {
  const listWords = (each: string) =>
    splitWords(each)
      .filter((word) => !SUBJECT_WORDS.has(word))
      .join(' ');
  const said = listWords(text);
  return said !== '' && anyOf.some((wording) => listWords(wording) === said);
}

const SUBJECT_WORDS = new Set('a an the it its they is are this i think so answer'.split(' '));
