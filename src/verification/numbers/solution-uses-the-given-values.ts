import type { Span } from '../../domain/span.ts';
import { defineQuestionCheck } from '../check.ts';
import { writtenQuestion } from '../example.ts';
import { type Contradiction, findContradictions } from '../stated-numbers/find-contradictions.ts';
import { listQuestionNumbers } from '../stated-numbers/list-question-numbers.ts';
import { showQuantity } from '../stated-numbers/show-quantity.ts';
import type { StatedNumber } from '../stated-numbers/stated-number.ts';
import type { QuestionView } from '../views/question-view.ts';
import { listSolutionSections } from '../working/solution-sections.ts';

const stem = (mass: string) =>
  `A trolley of mass ${mass} kg accelerates at $2.5\\,\\mathrm{m\\,s^{-2}}$. Calculate the net force.`;
const solution = '$F = ma = 3.2 \\times 2.5 = 8.0\\,\\mathrm{N}$';

export const solutionUsesTheGivenValues = defineQuestionCheck({
  id: 'solution-uses-the-given-values',
  meaning: 'The solution computes with the values that the stem gives.',
  severity: 'warning',
  thresholds: { minScore: 0 },
  fails: writtenQuestion(stem('5.4'), solution),
  passes: writtenQuestion(stem('3.2'), solution),
  run: (view, limit) => {
    const [best] = listContradictions(view);
    if (best === undefined || best.score < limit('minScore')) return [];
    const [used, given] = [best.use, best.given].map(showQuantity);
    return [
      {
        message: `The solution uses ${used} where the stem gives ${given}; use the same value in both.`,
        span: { start: best.use.token.start, end: best.use.token.end },
        field: 'solution',
        evidence: `stem: ${showSurroundings(view, best.given)}`,
      },
    ];
  },
});

function listContradictions(view: QuestionView): Contradiction[] {
  const solutions = listSolutionSpans(view);
  if (view.part !== undefined || solutions.length === 0) return [];
  const { source } = view;
  const stems = listGaps(view.spans.question, mergeSpans([...solutions, ...listOptionSpans(view)]));
  const numbers = listQuestionNumbers(view);
  const select = (spans: readonly Span[]): StatedNumber[] =>
    numbers.filter(({ token }) => spans.some(({ start, end }) => token.start >= start && token.end <= end));
  const drawn = listDrawnNumbers(source.slice(view.spans.question.start, view.spans.question.end));
  return findContradictions(select(stems), select(solutions)).filter(({ use }) => !drawn.has(use.value));
}

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

const SURROUNDINGS = 40;

function showSurroundings({ source }: QuestionView, { token }: StatedNumber): string {
  return source
    .slice(Math.max(0, token.start - SURROUNDINGS), token.end + SURROUNDINGS)
    .replace(/\s+/g, ' ')
    .trim();
}
