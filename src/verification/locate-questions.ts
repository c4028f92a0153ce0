import { readMetadataComments } from '../domain/metadata-comments.ts';
import type { PlainQuestion } from '../domain/question.ts';
import type { Span } from '../domain/span.ts';
import type { ReadDocument, ReadQuestion } from '../latex/read-questions.ts';
import type { Remark } from './check.ts';
import type { RemarkLocation } from './report-remarks.ts';
import { createQuestionView, type QuestionView } from './views/question-view.ts';

/** The location of a question in the document, and a function that creates its view. */
export type LocatedQuestionView = {
  readonly place: RemarkLocation & { readonly question: string };
  /** Creates a new view each time, so that the memory of earlier views can be freed. */
  view(): QuestionView;
};

/** Lists the questions of a document; a passage is replaced by its questions, unless it has none. */
export function locateQuestions(document: ReadDocument, source: string): LocatedQuestionView[] {
  return document.questions.flatMap((read) => {
    const inner = read.questions ?? [];
    const { level } = readMetadataComments(read.question);
    if (inner.length === 0) return [placeQuestion(read, { source, level })];
    return inner.map((one) => placeQuestion(one, { source, level, passage: read.question }));
  });
}

type Around = {
  readonly source: string;
  readonly level: string | undefined;
  readonly passage?: PlainQuestion;
};

function placeQuestion(read: ReadQuestion, { source, level, passage }: Around): LocatedQuestionView {
  const question = readMetadataComments(read.question);
  return {
    place: { span: read.spans.question, question: question.id, level: question.level ?? level },
    view: () => createQuestionView({ ...read, question }, { source, passage }),
  };
}

/**
 * Returns the location of the question that contains a span (binary search), or the start of the document.
 */
export function findLocation(
  span: Span | undefined,
  placed: readonly LocatedQuestionView[],
  source: string,
): RemarkLocation {
  const nowhere = { span: { start: 0, end: Math.min(1, source.length) } };
  if (span === undefined) return nowhere;
  let [low, high] = [0, placed.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((placed[middle]?.place.span.start ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  const found = placed[low - 1]?.place;
  return found !== undefined && span.start < found.span.end ? found : nowhere;
}

/** Gives a remark without a span the span of its field. */
export function addFieldSpan(remark: Remark, { spans, source }: QuestionView): Remark {
  if (remark.span !== undefined) return remark;
  const [first] = spans.options;
  const last = spans.options.at(-1);
  if (remark.field === 'options' && first && last)
    return { ...remark, span: { start: first.start, end: last.end } };
  const span = remark.field === 'stem' ? spans.stem : remark.field === 'answer' ? spans.answer : undefined;
  return { ...remark, span: span ?? firstLine(spans.question, source) };
}

function firstLine({ start, end }: Span, source: string): Span {
  const lineEnd = source.indexOf('\n', start);
  return { start, end: lineEnd < 0 ? end : Math.min(end, lineEnd) };
}
