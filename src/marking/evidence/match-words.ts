import type { Evidence } from '../../domain/marking-scheme.ts';
import type { ReadAttempt } from '../response/read-response.ts';
import { splitParts } from '../response/split-parts.ts';
import type { ReadLine } from '../response/statement.ts';
import { hasWording, sentencesOf } from './has-wording.ts';

type Wording = Extract<Evidence, { kind: 'wording' }>;
type Points = Extract<Evidence, { kind: 'points' }>;

export type WordsFound =
  | { readonly kind: 'said'; readonly line: string }
  /** A cancelling wording stands beside it. */
  | { readonly kind: 'cancelled'; readonly line: string }
  | { readonly kind: 'unsaid' };

/** Whether one of the wordings is there and none that cancels it. */
export function matchWording(evidence: Wording, attempt: ReadAttempt): WordsFound {
  if (evidence.part === undefined) return matchLines(evidence, attempt.lines);
  const found = readingsOfPart(attempt, evidence.part).map((lines) => matchLines(evidence, lines));
  return (
    found.find(({ kind }) => kind === 'said') ??
    found.find(({ kind }) => kind === 'cancelled') ?? { kind: 'unsaid' }
  );
}

function matchLines({ anyOf, noneOf = [] }: Wording, lines: readonly WrittenLine[]): WordsFound {
  const said = lineSaying(lines, anyOf);
  if (said === undefined) return { kind: 'unsaid' };
  const against = lineSaying(lines, noneOf);
  return against === undefined ? { kind: 'said', line: said } : { kind: 'cancelled', line: against };
}

/** What each way to read the response has in one part. */
function readingsOfPart({ text }: ReadAttempt, part: number): WrittenLine[][] {
  return splitParts(text).flatMap((parts) => {
    const written = parts[part - 1];
    return written === undefined ? [] : [[{ text: written, isCrossedOut: false }]];
  });
}

/** How many of the points are made. */
export function countPoints({ points, inOneSentence = false }: Points, { lines }: ReadAttempt): number {
  if (!inOneSentence) return points.filter((wordings) => lineSaying(lines, wordings) !== undefined).length;
  const sentences = lines
    .filter(({ isCrossedOut }) => !isCrossedOut)
    .flatMap(({ text }) => sentencesOf(text));
  return Math.max(0, ...sentences.map((sentence) => pointsIn(sentence, points)));
}

function pointsIn(sentence: string, points: Points['points']): number {
  return points.filter((wordings) => wordings.some((wording) => hasWording(sentence, wording))).length;
}

export function firstPoint({ points }: Points, { lines }: ReadAttempt): string | undefined {
  return lineSaying(lines, points.flat());
}

type WrittenLine = Pick<ReadLine, 'text' | 'isCrossedOut'>;

function lineSaying(lines: readonly WrittenLine[], wordings: readonly string[]): string | undefined {
  return lines.find(
    ({ text, isCrossedOut }) => !isCrossedOut && wordings.some((wording) => hasWording(text, wording)),
  )?.text;
}
