import type { Evidence } from '../../domain/marking-scheme.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import { splitParts } from '../response/split-parts.ts';
import type { ReadLine } from '../response/statement.ts';
import { hasWording, sentencesOf } from './has-wording.ts';

type Wording = Extract<Evidence, { kind: 'wording' }>;
type Points = Extract<Evidence, { kind: 'points' }>;

/** Whether a wording was found; `cancelled` when a contradicting wording is also there. */
type WordsFound =
  | { readonly kind: 'said'; readonly line: string }
  | { readonly kind: 'cancelled'; readonly line: string }
  | { readonly kind: 'unsaid' };

/** Finds one of the wordings, unless a cancelling one is also there. */
export function matchWording(evidence: Wording, attempt: ReadAttempt): WordsFound {
  if (evidence.part === undefined) return matchLines(evidence, attempt.lines);
  const found = readingsOfPart(attempt, evidence.part).map((lines) => matchLines(evidence, lines));
  return (
    found.find(({ kind }) => kind === 'said') ??
    found.find(({ kind }) => kind === 'cancelled') ?? { kind: 'unsaid' }
  );
}

function matchLines({ anyOf, noneOf = [] }: Wording, lines: readonly WrittenLine[]): WordsFound {
  const said = findLine(lines, anyOf);
  if (said === undefined) return { kind: 'unsaid' };
  const against = findLine(lines, noneOf);
  return against === undefined ? { kind: 'said', line: said } : { kind: 'cancelled', line: against };
}

/** Returns the text of one labelled part, for each way to split the response. */
function readingsOfPart({ text }: ReadAttempt, part: number): WrittenLine[][] {
  return splitParts(text).flatMap((parts) => {
    const written = parts[part - 1];
    return written === undefined ? [] : [[{ text: written, isCrossedOut: false }]];
  });
}

/** Counts the points that are made. */
export function countPoints(
  { points, inOneSentence = false, subject }: Points,
  { lines }: ReadAttempt,
): number {
  if (!inOneSentence) return points.filter((wordings) => findLine(lines, wordings) !== undefined).length;
  const sentences = lines
    .filter(({ isCrossedOut }) => !isCrossedOut)
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => subject === undefined || isSaidOf(subject, sentence, points[0] ?? []));
  return Math.max(0, ...sentences.map((sentence) => pointsIn(sentence, points)));
}

type Subject = NonNullable<Points['subject']>;

const CLAUSES = /,|\b(?:but|and|while|whereas)\b/iu;
const COMPARED_WITH = /\bcompared (?:to|with)\b[^,]*,?|\bthan\b.*$/giu;
const MAX_WORDS = 120;

/**
 * Returns whether the clause that makes the point, or else its sentence, names the right subject first or no
 * subject at all.
 */
function isSaidOf({ is, not }: Subject, sentence: string, point: readonly string[]): boolean {
  const clause = sentence.split(CLAUSES).find((one) => saysAny(one, point)) ?? sentence;
  const claim = [clause, sentence]
    .map((text) => text.replace(COMPARED_WITH, ' '))
    .find((text) => saysAny(text, [...is, ...not]));
  return claim === undefined || wordsBefore(is, claim) <= wordsBefore(not, claim);
}

function saysAny(text: string, wordings: readonly string[]): boolean {
  return wordings.some((wording) => hasWording(text, wording));
}

/** Returns how many words precede the first of the wordings; infinity when none is found. */
function wordsBefore(wordings: readonly string[], text: string): number {
  const words = text.trim().split(/\s+/u).slice(0, MAX_WORDS);
  const place = words.findIndex((_, at) => saysAny(words.slice(0, at + 1).join(' '), wordings));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

function pointsIn(sentence: string, points: Points['points']): number {
  return points.filter((wordings) => saysAny(sentence, wordings)).length;
}

/** Returns the first line that makes one of the points. */
export function firstPoint({ points }: Points, { lines }: ReadAttempt): string | undefined {
  return findLine(lines, points.flat());
}

type WrittenLine = Pick<ReadLine, 'text' | 'isCrossedOut'>;

function findLine(lines: readonly WrittenLine[], wordings: readonly string[]): string | undefined {
  return lines.find(({ text, isCrossedOut }) => !isCrossedOut && saysAny(text, wordings))?.text;
}
