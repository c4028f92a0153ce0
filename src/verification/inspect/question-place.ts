import type { PlainQuestion, SolutionStep } from '../../domain/question.ts';
import type { Span } from '../../domain/span.ts';
import { printStep } from '../../latex/print-parts.ts';
import type { ReadDocument, ReadQuestion } from '../../latex/read-questions.ts';
import { type SolutionSection, solutionSections } from '../working/solution-sections.ts';

/** The part of a question that a finding belongs to. */
export type QuestionPlace = {
  /**
   * The number of the question in a passage, from 1; undefined for the text of the passage and for a single
   * question.
   */
  readonly part?: number;
  /**
   * `stem`, `options`, `options.b`, `answer`, `solution`, `alternate_solutions.1`, or `question` as a whole.
   */
  readonly field: string;
  /** The number of the solution step, from 1. */
  readonly step?: number;
};

/** Returns the place of a span; `field` overrides the field found from the span, except within solutions. */
export type FindPlace = (span: Span, field?: string) => QuestionPlace;

type Part = {
  readonly number: number | undefined;
  readonly read: ReadQuestion;
  readonly sections: readonly PlacedSection[];
};
type PlacedSection = { readonly field: string; readonly span: Span; readonly steps: readonly number[] };

/** Creates a function that returns the place in a question of a span of its printed text. */
export function createPlaceFinder(document: ReadDocument, source: string): FindPlace {
  const parts = document.questions.flatMap((read): Part[] => {
    const inner = read.questions ?? [];
    const own = { number: undefined, read, sections: inner.length > 0 ? [] : placeSections(read, source) };
    return [...inner.map((one, place) => toPart(one, place + 1, source)), own];
  });
  return (span, field) => {
    const part = parts.find(({ read }) => isWithin(span, read.spans.question));
    const owner = part?.number === undefined ? {} : { part: part.number };
    return part === undefined
      ? { field: field ?? 'question' }
      : { ...owner, ...findField(part, span, field) };
  };
}

function toPart(read: ReadQuestion, number: number, source: string): Part {
  return { number, read, sections: placeSections(read, source) };
}

function findField(
  { read, sections }: Part,
  span: Span,
  field: string | undefined,
): Pick<QuestionPlace, 'field' | 'step'> {
  const section = sections.find((each) => isWithin(span, each.span));
  if (section !== undefined && (field === undefined || field === 'solution')) {
    const step = section.steps.findLastIndex((start) => start <= span.start) + 1;
    return { field: section.field, ...(step > 0 && { step }) };
  }
  if (field !== undefined) return { field };
  const { options, stem, answer } = read.spans;
  const option = options.findIndex((each) => isWithin(span, each));
  const id = read.question.options[option]?.id;
  if (id !== undefined) return { field: `options.${id}` };
  if (stem !== undefined && isWithin(span, stem)) return { field: 'stem' };
  return { field: answer !== undefined && isWithin(span, answer) ? 'answer' : 'question' };
}

function isWithin({ start }: Span, whole: Span): boolean {
  return start >= whole.start && start < whole.end;
}

function placeSections({ question, spans }: ReadQuestion, source: string): PlacedSection[] {
  const alternates = [...question.alternateSolutions];
  return solutionSections(source, spans.question).map((section, place) => ({
    field: place === 0 ? 'solution' : `alternate_solutions.${place}`,
    span: section.span,
    steps: findStepStarts(source, section, place === 0 ? question.solution : (alternates[place - 1] ?? [])),
  }));
}

/** Returns the start of each step of a printed solution. */
function findStepStarts(
  source: string,
  { span }: SolutionSection,
  steps: PlainQuestion['solution'],
): readonly number[] {
  let from = span.start;
  return steps.map((step: SolutionStep) => {
    const at = source.indexOf(printStep(step), from);
    if (at < 0 || at >= span.end) return from;
    from = at + 1;
    return at;
  });
}
