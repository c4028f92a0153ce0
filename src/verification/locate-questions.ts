import { readMetadataComments } from '../domain/metadata-comments.ts';
import type { PlainQuestion } from '../domain/question.ts';
import type { Span } from '../domain/span.ts';
import type { ReadDocument, ReadQuestion } from '../latex/read-questions.ts';
import type { Remark } from './check.ts';
import type { RemarkLocation } from './report-remarks.ts';
import { createQuestionView, type QuestionView } from './views/question-view.ts';

/** The location of a question in the document, and a function that creates its view. */
export type LocatedQuestionView = {
  readonly location: RemarkLocation & { readonly question: string };
  /** Creates a new view each time, so that the memory of earlier views can be freed. */
  view(): QuestionView;
};

/** Lists the questions of a document; a passage is replaced by its questions, unless it has none. */
export function locateQuestions(document: ReadDocument, source: string): LocatedQuestionView[] {
  return document.questions.flatMap((read) => {
    const inner = read.questions ?? [];
    const { level } = readMetadataComments(read.question);
    if (inner.length === 0) return [locateQuestion(read, { source, level })];
    return inner.map((part) => locateQuestion(part, { source, level, passage: read.question }));
  });
}

type Surroundings = {
  readonly source: string;
  readonly level: string | undefined;
  readonly passage?: PlainQuestion;
};

function locateQuestion(read: ReadQuestion, { source, level, passage }: Surroundings): LocatedQuestionView {
  const question = readMetadataComments(read.question);
  return {
    location: { span: read.spans.question, question: question.id, level: question.level ?? level },
    view: () => createQuestionView({ ...read, question }, { source, passage }),
  };
}

/**
 * Returns the location of the question that contains a span (binary search), or the start of the document.
 */
export function findLocation(
  span: Span | undefined,
  located: readonly LocatedQuestionView[],
  source: string,
): RemarkLocation {
  const documentStart = { span: { start: 0, end: Math.min(1, source.length) } };
  if (span === undefined) return documentStart;
  let [low, high] = [0, located.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((located[middle]?.location.span.start ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  const location = located[low - 1]?.location;
  return location !== undefined && span.start < location.span.end ? location : documentStart;
}

/** Gives a remark without a span the span of its field. */
export function addFieldSpan(remark: Remark, { spans, source }: QuestionView): Remark {
  if (remark.span !== undefined) return remark;
  const [first] = spans.options;
  const last = spans.options.at(-1);
  if (remark.field === 'options' && first && last)
    return { ...remark, span: { start: first.start, end: last.end } };
  const answerSpan = remark.field === 'answer' ? spans.answer : undefined;
  const span = remark.field === 'stem' ? spans.stem : answerSpan;
  return { ...remark, span: span ?? getFirstLine(spans.question, source) };
}

function getFirstLine({ start, end }: Span, source: string): Span {
  const lineEnd = source.indexOf('\n', start);
  return { start, end: lineEnd < 0 ? end : Math.min(end, lineEnd) };
}
