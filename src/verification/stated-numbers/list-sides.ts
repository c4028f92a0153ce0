import type { Span } from '../../domain/span.ts';
import { cacheByObject } from '../../text/cache-by-object.ts';
import { listSolutionSections } from '../sections/solution-sections.ts';
import type { QuestionView } from '../views/question-view.ts';
import { listQuestionNumbers } from './list-question-numbers.ts';
import type { ScannedToken } from './scan-tokens.ts';
import type { StatedNumber } from './stated-number.ts';

/** The numbers of a question: in its stems, in each solution, and in the labels of its drawings. */
type QuestionSides = {
  readonly stem: readonly StatedNumber[];
  readonly solutions: readonly (readonly StatedNumber[])[];
  readonly drawn: ReadonlySet<number>;
  /** Returns the tokens of the stems, or of the solutions. */
  readonly selectTokens: (side: 'stem' | 'solution') => readonly ScannedToken[];
};

/**
 * Lists the numbers of the stems and of the solutions of a question; undefined without a solution (cached).
 */
export const listSides = cacheByObject((view: QuestionView): QuestionSides | undefined => {
  const solutions = listSolutionSpans(view);
  if (view.part !== undefined || solutions.length === 0) return undefined;
  const { question } = view.spans;
  const stems = listGaps(question, mergeSpans([...solutions, ...listOptionSpans(view)]));
  const numbers = listQuestionNumbers(view);
  const isIn = (token: ScannedToken, spans: readonly Span[]): boolean =>
    spans.some(({ start, end }) => token.start >= start && token.end <= end);
  const select = (spans: readonly Span[]): StatedNumber[] =>
    numbers.filter(({ token }) => isIn(token, spans));
  const tokens = numbers[0]?.tokens ?? [];
  return {
    stem: select(stems),
    solutions: solutions.map((span) => select([span])),
    drawn: listDrawnNumbers(view.source.slice(question.start, question.end)),
    selectTokens: (side) => tokens.filter((token) => isIn(token, side === 'stem' ? stems : solutions)),
  };
});

/** Returns the numbers that are printed in the drawings of a question, which gives them as its stem does. */
function listDrawnNumbers(text: string): Set<number> {
  const drawings = Array.from(text.matchAll(DRAWING), ([drawing]) => drawing).join('\n');
  return new Set(Array.from(drawings.matchAll(LABEL_NUMBER), ([number]) => Number(number)));
}

const DRAWING = /\\begin\{(tikzpicture|circuitikz|pspicture|axis|asy)\*?\}[\s\S]*?\\end\{\1\*?\}/gu;
/** A number in a label, such as `{$12$}` or `{5 kg}`. */
const LABEL_NUMBER = /(?<=\{[^{}]{0,40})(?<![\d.])\d+(?:\.\d+)?(?![\d.])(?=[^{}]{0,40}\})/gu;

/** Returns the spans of all solutions of a question and its parts. */
function listSolutionSpans(view: QuestionView): Span[] {
  const spans = [view, ...view.parts].flatMap((part) => part.spans.solution ?? []);
  const sections = listSolutionSections(view.source, view.spans.question).map(({ span }) => span);
  return mergeSpans([...spans, ...sections]);
}

function listOptionSpans(view: QuestionView): Span[] {
  return [view, ...view.parts].flatMap(({ spans }) => [
    ...spans.options,
    ...(spans.answer ? [spans.answer] : []),
    ...(spans.key ?? []),
  ]);
}

/** Joins overlapping spans. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last === undefined || span.start >= last.end) merged.push({ ...span });
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
  }
  return merged;
}

/** Returns the parts of a span that are outside the given spans, which are in order. */
function listGaps({ start, end }: Span, spans: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from = start;
  for (const span of spans) {
    if (span.start > from) gaps.push({ start: from, end: span.start });
    from = Math.max(from, span.end);
  }
  if (end > from) gaps.push({ start: from, end });
  return gaps;
}
