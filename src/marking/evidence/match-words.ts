import type { Evidence } from '../../domain/marking-scheme.ts';
import type { ClaimVerdict } from '../../text/claims/compare-claims.ts';
import { splitWords } from '../../text/similarity.ts';
import type { ParsedAttempt } from '../response/read-response.ts';
import type { ParsedLine } from '../response/statement.ts';
import { contradicts, countTermWords, FILLER_WORDS, MAX_TERM_WORDS } from './contradicts-wording.ts';
import { containsAny, findWording, hasWording, hasWords, splitSentences } from './has-wording.ts';
import {
  isExactly,
  isListItem,
  isOneOfRequested,
  listItems,
  MAX_LINE_LENGTH,
  offersOtherTerm,
  REMARK,
} from './list-of-terms.ts';
import { hasBits, isBinaryNumber } from './match-bits.ts';
import { matchLabelled } from './match-labelled.ts';
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
  const named = matchNamed(anyOf, lines, accepted);
  if (named !== undefined) return named;
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
      noneOf.some(
        (wording) =>
          !isOneOfRequested(wording, countedText, { terms, requested }) &&
          contradicts(countedText, wording, { anyOf, accepted: terms }),
      ),
    )?.text ??
    others.find(({ countedText }) => saysOpposite(countedText, anyOf, stem))?.text ??
    others.find(({ countedText }) => offersOtherTerm(countedText, anyOf, { terms, requested }))?.text;
  return cancellingLine === undefined
    ? { kind: 'said', line: matchedLine }
    : { kind: 'cancelled', line: cancellingLine };
}

/** Finds the answer of a bullet among named values, or the last binary number; undefined if the wordings are others. */
function matchNamed(
  anyOf: readonly string[],
  lines: readonly ParsedLine[],
  accepted: readonly string[],
): WordingResult | undefined {
  const text = lines.map(({ countedText }) => countedText).join('\n');
  if (anyOf.some(isBinaryNumber)) {
    const last = text.match(/(?<!\d)[01](?:\s?[01]){3,}(?!\d)/gu)?.at(-1);
    const isRight = last !== undefined && anyOf.some((wording) => hasBits(last, wording));
    return isRight ? { kind: 'said', line: last } : undefined;
  }
  const labelled = matchLabelled(text, anyOf, accepted);
  if (labelled === undefined) return undefined;
  if (labelled.kind === 'said') return { kind: 'said', line: text };
  return { kind: labelled.kind === 'other' ? 'unsaid' : 'unclear' };
}

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
  const sentences = nameSubjects(
    lines.flatMap(({ countedText }) => splitSentences(countedText)),
    subject,
  ).filter((sentence) => subject === undefined || isAboutSubject(subject, sentence, points[0] ?? []));
  return Math.max(0, ...sentences.map((sentence) => countPointsIn(sentence, points)));
}

/** Matches a sentence about the subject of the sentence before: “Their scores are more consistent”. */
const BEGINS_WITH_PRONOUN = /^\s*(?:and\s+|also\s+)*(?:they|their|it|its)\b/iu;

/** Writes the name from the sentence before in front of a sentence that begins with a pronoun. */
function nameSubjects(sentences: readonly string[], subject: Points['subject']): readonly string[] {
  if (subject === undefined) return sentences;
  const names = [...subject.is, ...subject.not];
  return sentences.map((sentence, index) => {
    const before = sentences[index - 1]?.toLowerCase() ?? '';
    const [name] = names
      .filter((each) => before.includes(each.toLowerCase()))
      .toSorted((one, other) => before.indexOf(one.toLowerCase()) - before.indexOf(other.toLowerCase()));
    return name !== undefined && BEGINS_WITH_PRONOUN.test(sentence) ? `${name} ${sentence}` : sentence;
  });
}

/** Counts the wrong items of a list of terms that has more items than requested; 0 for sentences. */
function countSurplusItems(
  lines: readonly ParsedLine[],
  points: Points['points'],
  requested: number,
): number {
  const items = lines
    .flatMap(({ countedText }) => listItems(countedText))
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
  const items = texts.flatMap(listItems);
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
