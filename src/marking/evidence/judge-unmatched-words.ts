import { compareFormulae } from '../../text/chemistry/compare-formulae.ts';
import { areConfusable } from '../../text/claims/are-confusable.ts';
import { readClaim } from '../../text/claims/read-claim.ts';
import { findSameNames } from '../../text/claims/vocabulary/find-same-names.ts';
import { editDistance } from '../../text/edit-distance.ts';
import { splitWords } from '../../text/similarity.ts';
import { isBlank } from '../response/is-blank.ts';
import { findWording, hasWords } from './has-wording.ts';

/** The question that an answer belongs to. The answer has none of the accepted wordings. */
type UnmatchedContext = {
  readonly stem: string;
  /** The accepted wordings of the bullet. */
  readonly accepted: readonly string[];
  /** Wordings that are wrong here: of the scheme, of other bullets and of named mistakes. */
  readonly rejected: readonly string[];
};

/** The verdict on an answer that has none of the accepted wordings. `unknown`: the answer may be right, so a person must decide. */
type UnmatchedVerdict =
  | { readonly kind: 'wrong'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly term: string };

/** Separates an answer from an explanation or from another answer. */
const PHRASE_SEPARATOR =
  /[,;:/&+()=\n]|\s[-–—]\s|\.\s|\b(?:and|or|plus|but|because|so|since|as|which|when|where|due to)\b/iu;
const FILLER_WORDS = new Set(
  'a an the it its is are was be this that these they their of in on at to for by with called known i think you we would will can get'.split(
    ' ',
  ),
);
const MAX_TEXT_LENGTH = 2_000;
/** An answer with more words than this is a sentence. */
const MAX_TERM_WORDS = 5;

function isTerm(wording: string): boolean {
  return splitWords(wording).length <= 3;
}

/** Decides whether an answer in words is certainly wrong although it is in no list of wrong answers. */
export function judgeUnmatchedWords(text: string, context: UnmatchedContext): UnmatchedVerdict {
  const phrases = text
    .slice(0, MAX_TEXT_LENGTH)
    .split(PHRASE_SEPARATOR)
    .map((phrase) => phrase.trim())
    .filter((phrase) => listContentWords(phrase).length > 0);
  const [term] = phrases;
  if (term === undefined || isBlank(text) || isBlank(term))
    return { kind: 'wrong', reason: 'There is no answer in words.' };
  if (phrases.every((phrase) => !isPlausible(phrase)))
    return { kind: 'wrong', reason: 'There is no answer in words.' };
  if (repeats(text, context.stem) && !mayMakePoint(text, context))
    return { kind: 'wrong', reason: 'Your answer only repeats the question.' };
  const isRejected = (phrase: string) => context.rejected.some((wording) => hasWords(phrase, wording));
  // The point of a sentence may be in any of its phrases, a term is the first one.
  const isStatement = context.accepted.some((wording) => !isTerm(wording));
  const unknown = isStatement ? phrases.find((phrase) => !isRejected(phrase)) : term;
  if (
    unknown === undefined ||
    isRejected(unknown) ||
    (!mayMakePoint(text, context) && isOtherThing(term, text, context))
  )
    return { kind: 'wrong', reason: `“${term}” is not the right answer.` };
  return { kind: 'unknown', term: unknown };
}

function isOtherThing(term: string, text: string, context: UnmatchedContext): boolean {
  return isOtherTerm(term, context) || isOtherName(term, context) || saysOpposite(text, context);
}

/** An accepted list of at least this many terms is open: a known term that it lacks may also be right. */
const OPEN_LIST = 8;

/**
 * Returns whether an answer may make a point in words that are not in the scheme: a sentence, words of an accepted statement, such as
 * “friction” for “friction acts on the trolley”, or one more item of an open list.
 */
function mayMakePoint(text: string, { accepted }: UnmatchedContext): boolean {
  if (accepted.every(isTerm)) return accepted.length >= OPEN_LIST;
  if (splitWords(text).length > MAX_TERM_WORDS) return true;
  const said = new Set(readClaim(text).meanings.map(({ name }) => name));
  return accepted.some((wording) => readClaim(wording).meanings.some(({ name }) => said.has(name)));
}

/** Returns whether a phrase is a known term of the courses that means something else than the accepted wordings. */
function isOtherTerm(phrase: string, { accepted, stem }: UnmatchedContext): boolean {
  const content = listContentWords(phrase);
  const asked = new Set(splitWords(stem));
  const readings = new Set([
    splitWords(phrase).join(' '),
    content.join(' '),
    content.filter((word) => !asked.has(word)).join(' '),
  ]);
  const keys = new Set(accepted.map((wording) => splitWords(wording).join(' ')));
  const groups = [...readings].flatMap((reading) => findSameNames(reading));
  const isSame = (names: readonly string[]) => names.some((name) => keys.has(splitWords(name).join(' ')));
  return groups.length > 0 && !groups.some(isSame);
}

/** The ending of a systematic name of a substance. There are few other ways to write such a name, so a different name means a different substance. */
const SYSTEMATIC_NAME = /(?:ide|ate|ite|ane|ene|yne|anol|anal|anone|yl|ium|oic acid|ic acid)s?$/u;

/** Returns whether a phrase is another formula, another systematic name, or a word that is often confused with the right one. */
function isOtherName(phrase: string, { accepted }: UnmatchedContext): boolean {
  const isFormula = /\d|[a-z][A-Z]/u.test(phrase) && compareFormulae(phrase, phrase) === true;
  const isSystematic = (name: string) => SYSTEMATIC_NAME.test(name.toLowerCase().trim());
  if (isFormula || (isSystematic(phrase) && accepted.some(isSystematic))) return true;
  const words = splitWords(phrase);
  return accepted.some((wording) =>
    splitWords(wording).some((expected) => words.some((word) => areNearTerms(word, expected))),
  );
}

/** Returns whether two words differ in few letters but are different terms: ureter and urethra. */
function areNearTerms(word: string, expected: string): boolean {
  return word.length > 4 && editDistance(word, expected, 2) <= 2 && areConfusable(word, expected);
}

function saysOpposite(text: string, { accepted, stem }: UnmatchedContext): boolean {
  return accepted.some(
    (wording) => findWording(text, wording, stem) === 'opposite' || leavesOutNegation(text, wording),
  );
}

const NEGATION = /\b(?:no|not|never|without|lack of|absence of)\b/giu;

/** Returns whether a text has the words of a wording except its negation: “a catalyst was used” for “no catalyst was used”. */
function leavesOutNegation(text: string, wording: string): boolean {
  const rest = wording.replace(NEGATION, ' ');
  return rest !== wording && text.search(NEGATION) < 0 && hasWords(text, rest);
}

function repeats(text: string, stem: string): boolean {
  const asked = new Set(splitWords(stem));
  return listContentWords(text).every((word) => asked.has(word));
}

/** Lists the words of a phrase that begin with a letter, have at least two characters and are not fillers. */
function listContentWords(phrase: string): string[] {
  return splitWords(phrase).filter((word) => /^\p{L}[\p{L}\p{N}]+$/u.test(word) && !FILLER_WORDS.has(word));
}

/** Returns whether a text can be words of a language: each word has a vowel or is a short abbreviation, and no long run of consonants. */
function isPlausible(phrase: string): boolean {
  return listContentWords(phrase).every(
    (word) =>
      word.length < 3 ||
      (word.length <= 4 && phrase.includes(word.toUpperCase())) ||
      (/[aeiouy]/u.test(word) && !/[^aeiouy\d]{6}|(.)\1\1/u.test(word) && !KEYBOARD_ROW.test(word)),
  );
}

const KEYBOARD_ROW = /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb|cvbn|vbnm|uiop/u;

/**
 * Returns whether a bullet asks for a term that may have further names: not for a value of the question, a direction, a formula or code.
 */
export function isOpenTerm(accepted: readonly string[], stem: string): boolean {
  const [first = ''] = accepted;
  if (!/^\p{L}[\p{L}\p{N} ’'(),/-]*$/u.test(first) || !/\p{L}{3}/u.test(first)) return false;
  const asked = new Set(splitWords(stem));
  if (accepted.some((wording) => splitWords(wording).every((word) => asked.has(word)))) return false;
  return readClaim(first).meanings.some(({ kind, name }) => kind === 'content' && name.length > 2);
}
