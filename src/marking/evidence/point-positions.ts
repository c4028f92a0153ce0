import type { Evidence } from '../../domain/marking-scheme.ts';
import { containsAny, hasWords } from './has-wording.ts';

type Points = Extract<Evidence, { kind: 'points' }>;
type Subject = NonNullable<Points['subject']>;

/** Splits a sentence into clauses. */
const CLAUSE_SEPARATOR = /,|\b(?:but|and|while|whereas)\b/iu;
/** Matches the second part of a comparison, such as “than ramp B”, which is not the subject. */
const COMPARISON = /\bcompared (?:to|with)\b[^,]*,?|\bthan\b.*$/giu;
const MAX_WORDS = 120;
/** A wording that ends at a position is looked for in at most this many words before it. */
const MAX_POINT_WORDS = 12;

/** Returns whether each point first occurs after the point before it. A point that does not occur is ignored. */
export function areInOrder(points: Points['points'], text: string): boolean {
  const positions = points
    .map((wordings) => countWordsBefore(wordings, text))
    .filter((position) => Number.isFinite(position));
  return positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0));
}

/**
 * Returns whether a point is about the right thing in a comparison, such as ramp A and not ramp B. The thing
 * that the clause mentions first decides. If the clause mentions neither, the sentence decides in the same
 * way. If the sentence mentions neither, the point counts.
 */
export function isAboutSubject({ is, not }: Subject, sentence: string, point: readonly string[]): boolean {
  const clause = sentence.split(CLAUSE_SEPARATOR).find((part) => containsAny(part, point)) ?? sentence;
  const claim = [clause, sentence]
    .map((text) => text.replace(COMPARISON, ' '))
    .find((text) => containsAny(text, [...is, ...not]));
  return claim === undefined || countWordsBefore(is, claim) <= countWordsBefore(not, claim);
}

/** Returns how many words precede the first of the wordings; infinity when none is found. */
function countWordsBefore(wordings: readonly string[], text: string): number {
  const words = text.trim().split(/\s+/u).slice(0, MAX_WORDS);
  const position = words.findIndex((_, index) => {
    const beginning = words.slice(Math.max(0, index - MAX_POINT_WORDS), index + 1).join(' ');
    return wordings.some((wording) => hasWords(beginning, wording));
  });
  return position < 0 ? Number.POSITIVE_INFINITY : position;
}
