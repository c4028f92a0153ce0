import type { PlainQuestion } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import type { Span } from '../../domain/span.ts';
import { printStep } from '../../latex/print-sections.ts';
import type { ReadDocument, ReadQuestion } from '../../latex/read-questions.ts';
import { listSolutionSections, type SolutionSection } from '../working/solution-sections.ts';

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

/** A single question, a question of a passage (with its number), or the text of a passage. */
type Part = {
  readonly number: number | undefined;
  readonly read: ReadQuestion;
  readonly sections: readonly LocatedSection[];
};
/** A solution; `steps` are the offsets at which its steps start. */
type LocatedSection = { readonly field: string; readonly span: Span; readonly steps: readonly number[] };

/** Creates a function that returns the place in a question of a span of its printed text. */
export function createPlaceFinder(document: ReadDocument, source: string): FindPlace {
  const parts = document.questions.flatMap((read): Part[] => {
    const inner = read.questions ?? [];
    const outer = { number: undefined, read, sections: inner.length > 0 ? [] : locateSections(read, source) };
    return [...inner.map((part, index) => toPart(part, index + 1, source)), outer];
  });
  return (span, field) => {
    const part = parts.find(({ read }) => isWithin(span, read.spans.question));
    const partNumber = part?.number === undefined ? {} : { part: part.number };
    return part === undefined
      ? { field: field ?? 'question' }
      : { ...partNumber, ...findField(part, span, field) };
  };
}

function toPart(read: ReadQuestion, number: number, source: string): Part {
  return { number, read, sections: locateSections(read, source) };
}

function findField(
  { read, sections }: Part,
  span: Span,
  field: string | undefined,
): Pick<QuestionPlace, 'field' | 'step'> {
  const section = sections.find((candidate) => isWithin(span, candidate.span));
  if (section !== undefined && (field === undefined || field === 'solution')) {
    const step = section.steps.findLastIndex((start) => start <= span.start) + 1;
    return { field: section.field, ...(step > 0 && { step }) };
  }
  if (field !== undefined) return { field };
  const { options, stem, answer } = read.spans;
  const optionIndex = options.findIndex((option) => isWithin(span, option));
  const id = read.question.options[optionIndex]?.id;
  if (id !== undefined) return { field: `options.${id}` };
  if (stem !== undefined && isWithin(span, stem)) return { field: 'stem' };
  return { field: answer !== undefined && isWithin(span, answer) ? 'answer' : 'question' };
}

function isWithin({ start }: Span, container: Span): boolean {
  return start >= container.start && start < container.end;
}

function locateSections({ question, spans }: ReadQuestion, source: string): LocatedSection[] {
  const alternates = [...question.alternateSolutions];
  return listSolutionSections(source, spans.question).map((section, index) => ({
    field: index === 0 ? 'solution' : `alternate_solutions.${index}`,
    span: section.span,
    steps: findStepStarts(source, section, index === 0 ? question.solution : (alternates[index - 1] ?? [])),
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
