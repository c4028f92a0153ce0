import type { Option, PlainQuestion } from '../../domain/question.ts';
import type { ComparisonCache } from './comparison-cache.ts';
import { hasWording } from './has-wording.ts';

/** Words around option letters that carry no meaning. */
const FILLER =
  /\b(?:options?|answers?|choices?|letters?|both|and|or|is|are|the|its|it's|it|i|think|final|my|correct|only)\b|[^a-z0-9]+/giu;
/** An option letter after “option” or “answer”. */
const NAMED = /\b(?:option|answer|choice|letter)s?\s*(?:is|are|would be|:|=)?\s*\(?([a-h])\)?(?![a-z'’])/giu;
/** An option letter at the start, followed by punctuation or a reason. */
const LEADING = /^\s*\(?([a-h])\s*[).:–-]|^\s*\(?([a-h])\)?\s*,?\s*(?:because|since|as|so)\b/iu;
/** An option that is explicitly rejected, “not b”. */
const DENIED = /\b(?:not|isn['’]?t|never)\s+\(?[a-h]\)?(?![a-z])/giu;

/**
 * Returns the ids of the options that a response chooses: by letter, by “option c”, by an option's words or
 * its value.
 */
export function chooseOptions(text: string, question: PlainQuestion, cache: ComparisonCache): string[] {
  const said = text.slice(0, 2_000).replace(DENIED, ' ');
  const ids = question.options.map((option) => option.id.toLowerCase());
  for (const letters of [onlyLetters(said), namedLetters(said), leadingLetter(said)]) {
    const known = [...new Set(letters.filter((letter) => ids.includes(letter)))];
    if (known.length > 0 && known.length === new Set(letters).size) {
      return question.options.filter((option) => known.includes(option.id.toLowerCase())).map(({ id }) => id);
    }
  }
  return question.options.filter((option) => isOptionStated(option, said, cache)).map(({ id }) => id);
}

/** Reads `c`, `A, C`, `ac`, “both a and c”. */
function onlyLetters(text: string): string[] {
  const words = text.toLowerCase().replace(FILLER, ' ').trim().split(/\s+/u);
  const isLetters =
    words.every((word) => /^[a-h]$/u.test(word)) || (words.length === 1 && isRun(words[0] ?? ''));
  return isLetters ? words.join('').split('') : [];
}

/** Returns whether the letters are in ascending order, such as `ac`; a word like `bad` or `face` is not. */
function isRun(word: string): boolean {
  return (
    /^[a-h]{2,5}$/u.test(word) && [...word].every((letter, at) => at === 0 || letter > (word[at - 1] ?? ''))
  );
}

function namedLetters(text: string): string[] {
  return [...text.matchAll(NAMED)].map((match) => (match[1] ?? '').toLowerCase());
}

function leadingLetter(text: string): string[] {
  const match = LEADING.exec(text);
  const letter = match?.[1] ?? match?.[2];
  return letter === undefined ? [] : [letter.toLowerCase()];
}

function isOptionStated({ text }: Option, said: string, cache: ComparisonCache): boolean {
  const bare = text.replace(/\$/gu, '').trim();
  if (/\d/u.test(bare)) return said.length < 200 && cache.agrees(bare, said.trim());
  return hasWording(said, bare);
}

/** Returns the pairs of a matching question as `a-2`: from `A → 2`, `A2`, “A with 2”. */
export function chooseMatches(text: string, { table }: PlainQuestion): string[] {
  if (!table) return [];
  const side = (entries: readonly { id: string }[]) => entries.map(({ id }) => RegExp.escape(id)).join('|');
  const pair = new RegExp(
    `(?<![A-Za-z0-9])(${side(table.left)})\\s*(?:[-–—=:→>]+|\\\\to|\\bis\\b|\\bwith\\b|\\bmatches\\b)?\\s*(${side(table.right)})(?![A-Za-z0-9])`,
    'giu',
  );
  return [...text.slice(0, 5_000).matchAll(pair)].map((match) => `${match[1]}-${match[2]}`.toLowerCase());
}
