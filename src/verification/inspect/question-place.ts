import type { PlainQuestion } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import type { Span } from '../../domain/span.ts';
import type { ReadPart } from '../../latex/parts/read-parts.ts';
import { printStep } from '../../latex/print-sections.ts';
import type { ReadDocument, ReadQuestion } from '../../latex/read-questions.ts';
import { listSolutionSections, type SolutionSection } from '../sections/solution-sections.ts';
import { listParts } from '../views/part-views.ts';
import { findOwner } from '../working/part-sections.ts';

/** The field of a question that a finding belongs to. */
export type QuestionPlace = {
  /**
   * The number of the question in a passage, from 1; undefined for the text of the passage and for a single
   * question.
   */
  readonly part?: number;
  /**
   * `stem`, `options`, `options.b`, `answer`, `solution`, `alternate_solutions.1`, or `question` as a whole; in a part,
   * `parts.b.i`, `parts.b.i.text`, `parts.b.i.options.b`, `parts.b.i.answer` or `parts.b.i.solution`.
   */
  readonly field: string;
  /** The number of the solution step, from 1. */
  readonly step?: number;
};

/** Returns the place of a span; `field` overrides the field found from the span, except within solutions. */
export type FindPlace = (span: Span, field?: string) => QuestionPlace;

/** A single question, a question of a passage (with its number), or the text of a passage. */
type LocatedText = {
  readonly number: number | undefined;
  readonly read: ReadQuestion;
  readonly sections: readonly LocatedSection[];
};
/** A solution; `steps` are the offsets at which its steps start. */
type LocatedSection = { readonly field: string; readonly span: Span; readonly steps: readonly number[] };

/** Creates a function that returns the place in a question of a span of its printed text. */
export function createPlaceFinder(document: ReadDocument, source: string): FindPlace {
  const texts = document.questions.flatMap((read): LocatedText[] => {
    const inner = read.questions ?? [];
    const outer = { number: undefined, read, sections: inner.length > 0 ? [] : locateSections(read, source) };
    return [...inner.map((one, index) => toLocatedText(one, index + 1, source)), outer];
  });
  return (span, field) => {
    const text = texts.find(({ read }) => isWithin(span, read.spans.question));
    const number = text?.number === undefined ? {} : { part: text.number };
    return text === undefined
      ? { field: field ?? 'question' }
      : { ...number, ...findField(text, span, field) };
  };
}

function toLocatedText(read: ReadQuestion, number: number, source: string): LocatedText {
  return { number, read, sections: locateSections(read, source) };
}

function findField(
  { read, sections }: LocatedText,
  span: Span,
  field: string | undefined,
): Pick<QuestionPlace, 'field' | 'step'> {
  const section = sections.find((candidate) => isWithin(span, candidate.span));
  if (section !== undefined && (field === undefined || field === 'solution' || field === section.field)) {
    const step = section.steps.findLastIndex((start) => start <= span.start) + 1;
    return { field: section.field, ...(step > 0 && { step }) };
  }
  if (field !== undefined) return { field };
  const part = findOwner(read.parts ?? [], span.start);
  if (part !== undefined) return { field: findPartField(part, span) };
  const { options, stem, answer } = read.spans;
  const optionIndex = options.findIndex((option) => isWithin(span, option));
  const id = read.question.options[optionIndex]?.id;
  if (id !== undefined) return { field: `options.${id}` };
  if (stem !== undefined && isWithin(span, stem)) return { field: 'stem' };
  return { field: answer !== undefined && isWithin(span, answer) ? 'answer' : 'question' };
}

function findPartField({ path, spans }: ReadPart, span: Span): string {
  const { options, text, answer } = spans;
  const optionIndex = options.findIndex((option) => isWithin(span, option));
  // Options have the ids a, b, … in printed order.
  if (optionIndex >= 0) return `parts.${path}.options.${String.fromCharCode(97 + optionIndex)}`;
  if (text !== undefined && isWithin(span, text)) return `parts.${path}.text`;
  return answer !== undefined && isWithin(span, answer) ? `parts.${path}.answer` : `parts.${path}`;
}

function isWithin({ start }: Span, container: Span): boolean {
  return start >= container.start && start < container.end;
}

/** Locates the solutions of the parts, inner parts first, then the solutions of the whole question. */
function locateSections({ question, spans, parts = [] }: ReadQuestion, source: string): LocatedSection[] {
  const contents = listParts(question.parts ?? []);
  const partSections = parts.flatMap(({ path, spans: { solution: span } }, index): LocatedSection[] => {
    if (span === undefined) return [];
    const steps = findStepStarts(source, { span }, contents[index]?.part.solution ?? []);
    return [{ field: `parts.${path}.solution`, span, steps }];
  });
  const alternates = [...question.alternateSolutions];
  const ownSections = listSolutionSections(source, spans.question).map((section, index) => ({
    field: index === 0 ? 'solution' : `alternate_solutions.${index}`,
    span: section.span,
    steps: findStepStarts(source, section, index === 0 ? question.solution : (alternates[index - 1] ?? [])),
  }));
  return [...partSections.reverse(), ...ownSections];
}

/** Returns the start of each step of a printed solution. */
function findStepStarts(
  source: string,
  { span }: Pick<SolutionSection, 'span'>,
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
