import type { Evidence } from '../../domain/marking-scheme.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import type { ReadLine } from '../response/statement.ts';
import { hasWording, splitSentences } from './has-wording.ts';

type Wording = Extract<Evidence, { kind: 'wording' }>;
type Points = Extract<Evidence, { kind: 'points' }>;

/** The result of looking for a wording; `cancelled` means that a contradicting wording was also found. */
type WordingResult =
  | { readonly kind: 'said'; readonly line: string }
  | { readonly kind: 'cancelled'; readonly line: string }
  | { readonly kind: 'unsaid' };

/** Finds one of the accepted wordings. The result is `cancelled` if a contradicting wording is also found. */
export function matchWording({ anyOf, noneOf = [] }: Wording, { lines }: ReadAttempt): WordingResult {
  const matchedLine = findLine(lines, anyOf);
  if (matchedLine === undefined) return { kind: 'unsaid' };
  const cancellingLine = findLine(lines, noneOf);
  return cancellingLine === undefined
    ? { kind: 'said', line: matchedLine }
    : { kind: 'cancelled', line: cancellingLine };
}

/** Counts the points of the evidence that the attempt makes. */
export function countPoints(
  { points, inOneSentence = false, subject }: Points,
  { lines }: ReadAttempt,
): number {
  if (!inOneSentence) return points.filter((wordings) => findLine(lines, wordings) !== undefined).length;
  const sentences = lines
    .filter(({ isCrossedOut }) => !isCrossedOut)
    .flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => subject === undefined || isAboutSubject(subject, sentence, points[0] ?? []));
  return Math.max(0, ...sentences.map((sentence) => countPointsIn(sentence, points)));
}

type Subject = NonNullable<Points['subject']>;

/** Splits a sentence into clauses. */
const CLAUSE_SEPARATOR = /,|\b(?:but|and|while|whereas)\b/iu;
/** Matches the second part of a comparison, such as “than ramp B”, which is not the subject. */
const COMPARISON = /\bcompared (?:to|with)\b[^,]*,?|\bthan\b.*$/giu;
const MAX_WORDS = 120;

/**
 * Returns whether the clause with the point is about the right subject: the right subject comes first, or
 * none is named. If the clause names none, the sentence decides.
 */
function isAboutSubject({ is, not }: Subject, sentence: string, point: readonly string[]): boolean {
  const clause = sentence.split(CLAUSE_SEPARATOR).find((part) => containsAny(part, point)) ?? sentence;
  const claim = [clause, sentence]
    .map((text) => text.replace(COMPARISON, ' '))
    .find((text) => containsAny(text, [...is, ...not]));
  return claim === undefined || countWordsBefore(is, claim) <= countWordsBefore(not, claim);
}

function containsAny(text: string, wordings: readonly string[]): boolean {
  return wordings.some((wording) => hasWording(text, wording));
}

/** Returns how many words precede the first of the wordings; infinity when none is found. */
function countWordsBefore(wordings: readonly string[], text: string): number {
  const words = text.trim().split(/\s+/u).slice(0, MAX_WORDS);
  const position = words.findIndex((_, index) => containsAny(words.slice(0, index + 1).join(' '), wordings));
  return position < 0 ? Number.POSITIVE_INFINITY : position;
}

function countPointsIn(sentence: string, points: Points['points']): number {
  return points.filter((wordings) => containsAny(sentence, wordings)).length;
}

/** Returns the first line that makes one of the points. */
export function findFirstPoint({ points }: Points, { lines }: ReadAttempt): string | undefined {
  return findLine(lines, points.flat());
}

type WrittenLine = Pick<ReadLine, 'text' | 'isCrossedOut'>;

function findLine(lines: readonly WrittenLine[], wordings: readonly string[]): string | undefined {
  return lines.find(({ text, isCrossedOut }) => !isCrossedOut && containsAny(text, wordings))?.text;
}
