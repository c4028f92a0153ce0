import type { Evidence } from '../../domain/marking-scheme.ts';
import type { ClaimVerdict } from '../../text/claims/compare-claims.ts';
import { splitWords } from '../../text/similarity.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import type { ParsedLine } from '../response/statement.ts';
import {
  contradicts,
  countTermWords,
  EXPLAINS,
  FILLER_WORDS,
  isTerm,
  MAX_TERM_WORDS,
} from './contradicts-wording.ts';
import { containsAny, findWording, hasWording, hasWords, splitSentences } from './has-wording.ts';
import { beginsWithSequence, readSequence } from './match-sequence.ts';
import { areInOrder, isAboutSubject } from './point-positions.ts';

type Wording = Extract<Evidence, { kind: 'wording' }>;
type Points = Extract<Evidence, { kind: 'points' }>;

/**
 * The result of looking for a wording. `cancelled`: a contradicting wording was also found. `unclear`: the response may say the
 * same in other words, so a person must decide.
 */
type WordingResult =
  | { readonly kind: 'said'; readonly line: string }
  | { readonly kind: 'cancelled'; readonly line: string }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'unsaid' };

/** The question and the other bullets, which influence how the wording of an answer is judged. */
type WordingContext = {
  /** The text of the question; an answer need not repeat its words. */
  readonly stem: string;
  /** The accepted wordings of all bullets. An item of a list that is none of them cancels a term. */
  readonly accepted: readonly string[];
  /** The number of terms that the question asks for. */
  readonly requested: number;
};

const NO_CONTEXT: WordingContext = { stem: '', accepted: [], requested: 1 };

/** Finds one of the accepted wordings. The result is `cancelled` if a contradicting wording is also found. */
export function matchWording(
  { anyOf, noneOf = [] }: Pick<Wording, 'anyOf' | 'noneOf'>,
  { lines }: ParsedAttempt,
  { stem, accepted, requested }: WordingContext = NO_CONTEXT,
): WordingResult {
  const sequence = readSequence(anyOf);
  if (sequence !== undefined) {
    const texts = lines.map(({ countedText }) => countedText);
    const clauses = texts.flatMap((text) => text.split(/;|\b(?:so|therefore)\b/iu));
    const line = [...clauses, ...texts, texts.join(' ')].find((text) =>
      beginsWithSequence(text, sequence, stem),
    );
    return line === undefined ? { kind: 'unsaid' } : { kind: 'said', line };
  }
  const verdicts = listVerdicts(lines, anyOf, stem);
  const matchedLine = lines[verdicts.indexOf('same')]?.text;
  if (matchedLine === undefined) {
    const isUnclear = verdicts.includes('unclear') && findLine(lines, noneOf) === undefined;
    return { kind: isUnclear ? 'unclear' : 'unsaid' };
  }
  const terms = accepted.length === 0 ? anyOf : accepted;
  const others = lines.filter(({ countedText }) => !isExactly(countedText, anyOf));
  const cancellingLine =
    others.find(({ countedText }) =>
      noneOf.some((wording) => contradicts(countedText, wording, { anyOf, accepted: terms })),
    )?.text ??
    others.find(({ countedText }) => saysOpposite(countedText, anyOf, stem))?.text ??
    others.find(({ countedText }) => offersOtherTerm(countedText, anyOf, { terms, requested }))?.text;
  return cancellingLine === undefined
    ? { kind: 'said', line: matchedLine }
    : { kind: 'cancelled', line: cancellingLine };
}

/** Returns whether a text has the words of an accepted wording and no others, apart from fillers. */
function isExactly(text: string, anyOf: readonly string[]): boolean {
  const listWords = (each: string) =>
    splitWords(each)
      .filter((word) => !SUBJECT_WORDS.has(word))
      .join(' ');
  const said = listWords(text);
  return said !== '' && anyOf.some((wording) => listWords(wording) === said);
}

const SUBJECT_WORDS = new Set('a an the it its they is are this i think so answer'.split(' '));

/**
 * Returns whether a line has an accepted wording only inside a term that means the opposite: “high-fidelity
 * prototype”, if “prototype” and “low-fidelity prototype” are accepted.
 */
function saysOpposite(line: string, anyOf: readonly string[], stem: string): boolean {
  const said = anyOf.filter((wording) => hasWording(line, wording, stem));
  const isPartOf = (longer: string) => said.every((wording) => hasWords(longer, wording));
  return (
    said.length > 0 &&
    anyOf.some((longer) => isPartOf(longer) && findWording(line, longer, stem) === 'opposite')
  );
}

/**
 * Returns the clearest verdict on whether a line has one of the wordings. A short answer with words of the question only, such as
 * “sugar” to “Name the sugar that …”, does not count unless the scheme has these words.
 */
function findVerdict(line: string, wordings: readonly string[], stem: string): ClaimVerdict {
  if (repeatsQuestion(line, stem))
    return wordings.some((wording) => hasWords(line, wording)) ? 'same' : 'different';
  if (namesByLetter(line, wordings)) return 'same';
  if (isCommonPart(line, wordings)) return 'unclear';
  const verdicts = wordings.map((wording) => findWording(line, wording, stem));
  return (
    (['same', 'opposite', 'unclear'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'different'
  );
}

/** Returns whether an answer is only the letter that a wording ends with: “A” for “box A”. */
function namesByLetter(line: string, wordings: readonly string[]): boolean {
  const [, letter] = /^\s*(?:so\s+|∴\s*)?([A-Z])\s*[.!]?\s*$/u.exec(line) ?? [];
  return (
    letter !== undefined && wordings.some((wording) => new RegExp(`^[a-z]+ ${letter}$`, 'iu').test(wording))
  );
}

/**
 * Returns whether an answer has only the words that several accepted wordings share: “stem cell” for
 * “embryonic stem cell” or “pluripotent stem cell”.
 */
function isCommonPart(line: string, wordings: readonly string[]): boolean {
  const words = splitWords(line);
  if (words.length === 0 || words.length > MAX_TERM_WORDS) return false;
  const longer = wordings.filter((wording) => {
    const own = splitWords(wording);
    return own.length > words.length && own.slice(-words.length).join(' ') === words.join(' ');
  });
  return longer.length > 1 && !wordings.some((wording) => hasWords(line, wording));
}

function repeatsQuestion(line: string, stem: string): boolean {
  const words = splitWords(line).filter((word) => !FILLER_WORDS.has(word));
  const asked = new Set(splitWords(stem));
  return words.length > 0 && words.length <= MAX_REPEATED_WORDS && words.every((word) => asked.has(word));
}

const MAX_REPEATED_WORDS = 2;
const MAX_LINE_LENGTH = 200;
const ALTERNATIVE_SEPARATOR = /\bor\b|(?<=\p{L}{3}\s?)\/(?=\s?\p{L}{3})/iu;
const ITEM_SEPARATOR = /[,;&+]|\b(?:and|or|plus)\b|(?<=\p{L}{3}\s?)\/(?=\s?\p{L}{3})/iu;
/** Matches the beginning of a remark to the marker, which is not an answer. */
const REMARK = /^\s*(?:thanks?|sorry|please|hope|good luck)\b/iu;
/** Matches mathematics in a list, which is then not a list of terms. */
const NO_TERM = /[=<>\d]/u;

/**
 * Returns whether a line gives a right term and a different one: “noble gases or the halogens”, or a list of
 * terms such as “osmosis, diffusion”. A term that uses only words of the accepted wordings is not a different
 * one.
 */
function offersOtherTerm(
  line: string,
  anyOf: readonly string[],
  { terms: accepted, requested }: { readonly terms: readonly string[]; readonly requested: number },
): boolean {
  if (anyOf.some((wording) => splitWords(wording).length > MAX_TERM_WORDS)) return false;
  const text = line.slice(0, MAX_LINE_LENGTH);
  const items = text.split(ITEM_SEPARATOR).filter((item) => item.trim() !== '');
  const isList = items.every(isListItem);
  // If the question asks for two terms, a wrong term costs only its own mark.
  if (isList && items.length <= requested && requested > 1) return false;
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

/** Returns whether a text can be an item of a list of terms: it is short, and no explanation or mathematics. */
function isListItem(item: string): boolean {
  return countTermWords(item) <= MAX_TERM_WORDS && !NO_TERM.test(item) && !EXPLAINS.test(item);
}

/**
 * Counts the required statements (`points`) that the attempt makes. If a list is longer than requested, each
 * wrong item above the requested number cancels a point.
 */
export function countPoints(
  { points, inOneSentence = false, subject, noneOf = [], inOrder = false, atLeast }: Points,
  { lines, text }: ParsedAttempt,
  requested: number = atLeast,
): number {
  if (findLine(lines, noneOf) !== undefined || (inOrder && !areInOrder(points, text))) return 0;
  if (!inOneSentence) {
    const made = points.filter((wordings) => findLine(lines, wordings) !== undefined).length;
    return Math.max(0, made - countSurplusItems(lines, points, requested));
  }
  // The first statement shows which clause compares the two things.
  const sentences = lines
    .flatMap(({ countedText }) => splitSentences(countedText))
    .filter((sentence) => subject === undefined || isAboutSubject(subject, sentence, points[0] ?? []));
  return Math.max(0, ...sentences.map((sentence) => countPointsIn(sentence, points)));
}

/** Counts the wrong items of a list of terms that has more items than requested; 0 for sentences. */
function countSurplusItems(
  lines: readonly ParsedLine[],
  points: Points['points'],
  requested: number,
): number {
  const items = lines
    .flatMap(({ countedText }) => countedText.slice(0, MAX_LINE_LENGTH).split(ITEM_SEPARATOR))
    .filter((item) => countTermWords(item) > 0 && !REMARK.test(item));
  if (!items.every(isListItem) || items.length <= requested) return 0;
  const wrong = items.filter((item) => !containsAny(item, points.flat()));
  return Math.min(wrong.length, items.length - requested);
}

/** Counts the statements that the attempt makes, without the rule on lists that are too long. */
export function countMadePoints({ points }: Points, { lines }: ParsedAttempt): number {
  return points.filter((wordings) => findLine(lines, wordings) !== undefined).length;
}

/** Lists the items of a list, or the sentences, that make none of the points. */
export function listUnmatchedItems({ points }: Points, { lines }: ParsedAttempt): string[] {
  const texts = lines.map(({ countedText }) => countedText.slice(0, MAX_LINE_LENGTH));
  const items = texts.flatMap((text) => text.split(ITEM_SEPARATOR));
  const pieces = items.every(isListItem) ? items : texts.flatMap(splitSentences);
  return pieces.filter(
    (piece) => countTermWords(piece) > 0 && !REMARK.test(piece) && !containsAny(piece, points.flat()),
  );
}

/**
 * Counts the points that the attempt does not make, but may make in words that are not in the scheme. A
 * comparison in one sentence is never unclear.
 */
export function countUnclearPoints(
  { points, noneOf = [], inOneSentence = false }: Points,
  { lines }: ParsedAttempt,
): number {
  if (inOneSentence || findLine(lines, noneOf) !== undefined) return 0;
  return points.filter((wordings) => {
    const verdicts = listVerdicts(lines, wordings);
    return verdicts.includes('unclear') && !verdicts.includes('same');
  }).length;
}

function countPointsIn(sentence: string, points: Points['points']): number {
  return points.filter((wordings) => containsAny(sentence, wordings)).length;
}

/** Returns the first line that mentions one of the points. */
export function findFirstPoint({ points }: Points, { lines }: ParsedAttempt): string | undefined {
  return findLine(lines, points.flat());
}

const findLine = cacheByLines(
  (lines, wordings) => lines.find(({ countedText }) => containsAny(countedText, wordings))?.text,
);

/** Returns for each line the clearest verdict on whether it has one of the wordings. */
const listVerdicts = cacheByLines((lines, wordings, stem) =>
  lines.map(({ countedText }) => findVerdict(countedText, wordings, stem)),
);

/** Caches the results of a search in the lines of an attempt, because the bullets of a scheme often have the same wordings. */
function cacheByLines<Result>(
  search: (lines: readonly ParsedLine[], wordings: readonly string[], stem: string) => Result,
) {
  const resultsByLines = new WeakMap<readonly ParsedLine[], Map<string, { readonly result: Result }>>();
  return (lines: readonly ParsedLine[], wordings: readonly string[], stem = ''): Result => {
    const results = resultsByLines.get(lines) ?? new Map<string, { readonly result: Result }>();
    resultsByLines.set(lines, results);
    const key = JSON.stringify([wordings, stem]);
    const found = results.get(key) ?? { result: search(lines, wordings, stem) };
    results.set(key, found);
    return found.result;
  };
}
