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

/**
 * Adds a span and a field to a remark. A remark without a span gets the span of its field. In a part, the field names the part:
 * `parts.b.i.solution`.
 */
export function addLocation(remark: Remark, view: QuestionView): Remark {
  const located = remark.span === undefined ? { ...remark, span: findFieldSpan(remark.field, view) } : remark;
  return view.part === undefined ? located : { ...located, field: formatPartField(located, view) };
}

function findFieldSpan(field: string | undefined, { spans, source, part }: QuestionView): Span {
  const [first] = spans.options;
  const last = spans.options.at(-1);
  if (field === 'options' && first && last) return { start: first.start, end: last.end };
  const solutionSpan = field === 'solution' && part !== undefined ? spans.solution : undefined;
  const answerSpan = field === 'answer' ? spans.answer : solutionSpan;
  return (field === 'stem' ? spans.stem : answerSpan) ?? getFirstLine(spans.question, source);
}

/** Returns the field of a remark on a part. A remark without a field belongs to the solution if its span does. */
function formatPartField({ field, span }: Remark, { part, spans }: QuestionView): string {
  const { solution } = spans;
  const isInSolution =
    span !== undefined && solution !== undefined && span.start >= solution.start && span.start < solution.end;
  const inner = field === 'stem' ? 'text' : (field ?? (isInSolution ? 'solution' : undefined));
  return `parts.${part}${inner === undefined ? '' : `.${inner}`}`;
}

function getFirstLine({ start, end }: Span, source: string): Span {
  const lineEnd = source.indexOf('\n', start);
  return { start, end: lineEnd < 0 ? end : Math.min(end, lineEnd) };
}
