import { NO_EQUALITIES } from '../../domain/equality-counts.ts';
import type { Part } from '../../domain/part.ts';
import { getPartKind } from '../../domain/part-question.ts';
import { createQuestion, type PlainQuestion } from '../../domain/question.ts';
import type { QuestionKind } from '../../domain/question-kind.ts';
import type { Span } from '../../domain/span.ts';
import type { ReadPart } from '../../latex/parts/read-parts.ts';
import type { ReadQuestion } from '../../latex/read-questions.ts';
import { lazy } from '../../text/lazy.ts';
import { evaluateParts } from '../working/evaluate-parts.ts';
import { listInnerParts } from '../working/part-sections.ts';
import type { Working } from '../working/working.ts';
import { createTextView, type TextView } from './text-view.ts';

/** What the view of a part is created from. */
type PartSource = {
  readonly path: string;
  readonly label: Span;
  /** The part as a question of its own; its stem is the text of the part alone. */
  readonly read: ReadQuestion;
  /** The text that the part shares with others. */
  readonly context: TextView;
  readonly hasSharedDiagram: boolean;
  readonly working: () => Working;
};

/** The sources of the views of a question's parts, and the working that belongs to no single part. */
type PartSources = { readonly parts: readonly PartSource[]; readonly sharedWorking: () => Working };

/** Longer shared text is cut for the checks of parts, so that time stays linear. */
const MAX_CONTEXT_LENGTH = 20_000;

/** Creates the sources of the views of all parts, each before its inner parts. */
export function createPartSources(
  read: ReadQuestion,
  source: string,
  passage: PlainQuestion | undefined,
): PartSources {
  const { question, parts: located = [] } = read;
  const workings = lazy(() => evaluateParts(source, read));
  const getWorking = (index: number): Working => workings()[index] ?? NO_WORKING;
  const content = listParts(question.parts ?? []);
  const hasSharedDiagram = [
    question,
    ...(passage === undefined ? [] : [passage]),
    ...content.map(({ part }) => part),
  ].some(({ diagrams, table }) => diagrams.length > 0 || table !== undefined);
  const addContext = createContextBuilder([passage?.stem, question.vignette, question.stem]);
  return {
    sharedWorking: () => getWorking(0),
    parts: located.flatMap((place, index): PartSource[] => {
      const { part, outer } = content[index] ?? {};
      if (part === undefined) return [];
      const context = addContext([outer?.lead, outer?.text, part.lead]);
      const spans = toQuestionSpans(place, listInnerParts(located, index)[0]?.spans.part.start, source);
      return [
        {
          path: place.path,
          label: place.spans.label,
          read: { question: toQuestion(question, part, place.path), spans },
          context,
          hasSharedDiagram,
          working: () => getWorking(index + 1),
        },
      ];
    }),
  };
}

const NO_WORKING: Working = {
  counts: NO_EQUALITIES,
  skipped: 0,
  verdicts: [],
  wrongEqualities: [],
  misroundings: [],
  slips: [],
  results: [],
  usedValues: [],
};

type PartContent = { readonly part: Part; readonly outer: Part | undefined };

/** Lists all parts, each before its inner parts, as the reader lists their places. */
export function listParts(parts: readonly Part[]): PartContent[] {
  return parts.flatMap((part): PartContent[] => [
    { part, outer: undefined },
    ...(part.parts ?? []).map((inner) => ({ part: inner, outer: part })),
  ]);
}

/** Returns a function that adds the new texts above a part to the shared text. Parts without new text share one view. */
function createContextBuilder(
  shared: readonly (string | undefined)[],
): (texts: readonly (string | undefined)[]) => TextView {
  const seen = new Set<string>();
  let view = createTextView('', undefined);
  const add = (texts: readonly (string | undefined)[]): TextView => {
    const added = texts.filter((text) => text !== undefined && text !== '' && !seen.has(text));
    if (added.length === 0) return view;
    for (const text of added) if (text !== undefined) seen.add(text);
    view = createTextView([view.tex, ...added].join('\n\n').trim().slice(0, MAX_CONTEXT_LENGTH), undefined);
    return view;
  };
  add(shared);
  return add;
}

function toQuestion(question: PlainQuestion, part: Part, path: string): PlainQuestion {
  const { label: _label, lead: _lead, unit: _unit, text, ...content } = part;
  const { level, subject, provenance } = question;
  return createQuestion({
    ...content,
    id: `${question.id}:${path}`,
    kind: toKind(part),
    stem: text,
    ...(level === undefined ? {} : { level }),
    ...(subject === undefined ? {} : { subject }),
    ...(provenance === undefined ? {} : { provenance }),
  });
}

function toKind(part: Part): QuestionKind {
  if (part.parts !== undefined) return 'subjective';
  if (part.answer?.kind === 'integer') return 'integer';
  return getPartKind(part);
}

/** Returns the spans of a part without its label; the text ends where its first inner part begins. */
function toQuestionSpans(
  { path, spans }: ReadPart,
  innerStart: number | undefined,
  source: string,
): ReadQuestion['spans'] {
  const { part, label, text, options, answer, key, solution } = spans;
  const start = label.start >= part.start && label.end <= part.end ? label.end : part.start;
  return {
    question: { start, end: part.end },
    ...(text === undefined ? {} : { stem: endBefore(skipSpaces(text, source), innerStart) }),
    options,
    ...(answer === undefined ? {} : { answer }),
    ...(key === undefined ? {} : { key }),
    ...(solution === undefined ? {} : { solution: withoutLabels(solution, path, source) }),
  };
}

function skipSpaces({ start, end }: Span, source: string): Span {
  const spaces = source.slice(start, end).search(/\S/u);
  return { start: start + Math.max(0, spaces), end };
}

/** Ends a span where the first part begins, if it begins within the span. */
export function endBefore({ start, end }: Span, partStart: number | undefined): Span {
  return { start, end: partStart !== undefined && partStart > start ? Math.min(end, partStart) : end };
}

/**
 * Returns the span of a solution without the labels at its start, such as `\item[(a)]`, `\textbf{(a)}` or `Part A:`. A
 * label must not be taken for an option.
 */
function withoutLabels({ start, end }: Span, path: string, source: string): Span {
  let from = start;
  for (const label of path.split('.')) {
    const pattern = new RegExp(
      String.raw`^\s*(?:\\item\b\s*)?(?:\[[^\]\n]{0,30}\]|(?:\\[a-z]+\s*\{\s*)?(?:part\s*)?[(\[]?\s*${label}\s*[)\].:]+\s*\}?|(?<=\\item\s*))`,
      'iu',
    );
    from += pattern.exec(source.slice(from, Math.min(end, from + 100)))?.[0].length ?? 0;
  }
  return { start: from, end };
}
