import { printPartsText } from '../../domain/part-text.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { Option } from '../../domain/question-content.ts';
import type { Span } from '../../domain/span.ts';
import type { ReadQuestion } from '../../latex/read-questions.ts';
import { evaluateWorking } from '../working/evaluate-working.ts';
import type { Working } from '../working/working.ts';
import { createPartSources, endBefore } from './part-views.ts';
import { getLastSentence } from './sentences.ts';
import { createTextView, type TextView } from './text-view.ts';

/** One option of a question, with its text. */
export type OptionView = TextView & {
  readonly id: string;
  readonly correct: boolean;
  /** `options.b`, as findings name it. */
  readonly field: string;
};

/** A question, or one part of it, with everything that checks use; costly fields are computed on first use. */
export type QuestionView = {
  /** For a part, the part as a question of its own; its stem is the text of the part. */
  readonly question: PlainQuestion;
  /** The path of the part, `a` or `b.i`; undefined for a whole question. */
  readonly part: string | undefined;
  /** The span of the label of a part. */
  readonly label: Span | undefined;
  /** The views of the parts of a question, each before its inner parts. */
  readonly parts: readonly QuestionView[];
  /** The document it was read from. */
  readonly source: string;
  readonly spans: ReadQuestion['spans'];
  /** The text that the question or part shares with others: the passage. For a part, also the stem of its question. */
  readonly passage: TextView | undefined;
  readonly hasPassageDiagram: boolean;
  readonly stem: TextView;
  /** The stem and the texts of all parts; the stem if there are none. */
  readonly fullText: TextView;
  /** The last sentence of the stem, which usually contains the question. */
  readonly leadIn: string;
  readonly options: readonly OptionView[];
  readonly correctOptions: readonly OptionView[];
  /** The wrong options. */
  readonly distractors: readonly OptionView[];
  /**
   * The options whose wording can be checked. Empty for assertion–reason and match questions, whose options follow a fixed
   * form, and for options that are not in a list environment.
   */
  readonly authoredOptions: readonly OptionView[];
  readonly working: Working;
  /** Returns the first match of a pattern within a span of the source, or the whole span. */
  locate(span: Span | undefined, pattern: RegExp | string): Span;
};

/** Returns the views of what a learner answers: the parts without inner parts, or the question itself. */
export function listAnsweredViews(view: QuestionView): readonly QuestionView[] {
  return view.question.parts === undefined
    ? [view]
    : view.parts.filter(({ question }) => question.parts === undefined);
}

/** Options beyond this limit are counted but not compared. */
const MAX_OPTIONS = 40;

type Surroundings = {
  readonly source: string;
  readonly passage?: PlainQuestion | undefined;
};

/** Creates the view of a question that was read from `source`. */
export function createQuestionView(read: ReadQuestion, { source, passage }: Surroundings): QuestionView {
  const [firstPart] = read.parts ?? [];
  if (firstPart === undefined)
    return new LazyQuestionView(read, {
      source,
      passage: passage === undefined ? undefined : createTextView(passage.stem, undefined),
      hasPassageDiagram: (passage?.diagrams.length ?? 0) > 0,
      working: () => evaluateWorking(source, read.spans.question),
    });
  const { parts, sharedWorking } = createPartSources(read, source, passage);
  const { stem } = read.spans;
  const spans = stem && { ...read.spans, stem: endBefore(stem, firstPart.spans.part.start) };
  return new LazyQuestionView(
    { ...read, spans: spans ?? read.spans },
    {
      source,
      passage: passage === undefined ? undefined : createTextView(passage.stem, undefined),
      hasPassageDiagram: (passage?.diagrams.length ?? 0) > 0,
      working: sharedWorking,
      parts: () =>
        parts.map(
          ({ path, label, read: readPart, context, hasSharedDiagram, working }) =>
            new LazyQuestionView(readPart, {
              source,
              part: path,
              label,
              passage: context,
              hasPassageDiagram: hasSharedDiagram,
              working,
            }),
        ),
    },
  );
}

type ViewContext = Pick<QuestionView, 'source' | 'passage' | 'hasPassageDiagram'> & {
  readonly part?: string;
  readonly label?: Span;
  readonly parts?: () => QuestionView[];
  readonly working: () => Working;
};

/** A class is used because object literals with getters are slow to create and to read. */
class LazyQuestionView implements QuestionView {
  readonly question: PlainQuestion;
  readonly part: string | undefined;
  readonly label: Span | undefined;
  readonly source: string;
  readonly spans: ReadQuestion['spans'];
  readonly passage: TextView | undefined;
  readonly hasPassageDiagram: boolean;
  readonly stem: TextView;
  readonly options: readonly OptionView[];
  readonly correctOptions: readonly OptionView[];
  readonly distractors: readonly OptionView[];
  readonly locate: QuestionView['locate'];
  readonly #context: ViewContext;
  #parts: readonly QuestionView[] | undefined;
  #fullText: TextView | undefined;
  #leadIn: string | undefined;
  #authoredOptions: readonly OptionView[] | undefined;
  #working: Working | undefined;

  constructor({ question, spans }: ReadQuestion, context: ViewContext) {
    this.question = question;
    this.part = context.part;
    this.label = context.label;
    this.source = context.source;
    this.spans = spans;
    this.passage = context.passage;
    this.hasPassageDiagram = context.hasPassageDiagram;
    this.stem = createTextView(question.stem, spans.stem ?? spans.question);
    this.options = question.options
      .slice(0, MAX_OPTIONS)
      .map((option, index) => createOptionView(option, spans.options[index]));
    this.correctOptions = this.options.filter((option) => option.correct);
    this.distractors = this.options.filter((option) => !option.correct);
    this.locate = (span, pattern) => locate(context.source, span ?? spans.question, pattern);
    this.#context = context;
  }

  get parts(): readonly QuestionView[] {
    this.#parts ??= this.#context.parts?.() ?? [];
    return this.#parts;
  }

  get fullText(): TextView {
    this.#fullText ??=
      this.question.parts === undefined
        ? this.stem
        : createTextView(printPartsText(this.question), this.stem.span);
    return this.#fullText;
  }

  get leadIn(): string {
    this.#leadIn ??= getLastSentence(this.stem.prose);
    return this.#leadIn;
  }

  get authoredOptions(): readonly OptionView[] {
    const { start, end } = this.spans.question;
    this.#authoredOptions ??=
      hasFixedOptions(this.question) || !OPTION_LIST.test(this.source.slice(start, end)) ? [] : this.options;
    return this.#authoredOptions;
  }

  get working(): Working {
    this.#working ??= this.#context.working();
    return this.#working;
  }
}

/** An environment or command with a list of options. Without one, the options may include other text. */
export const OPTION_LIST =
  /\\begin\{(?:tasks|choices|oneparchoices|checkboxes|oneparcheckboxes|enumerate|itemize)\*?\}|\\choice(?:TFt?)?\s*(?:\[[^\]]*\]\s*)?\{/;

function hasFixedOptions({ kind }: PlainQuestion): boolean {
  return kind === 'assertion_reason' || kind === 'match';
}

function createOptionView(option: Option, span: Span | undefined): OptionView {
  const { id, correct } = option;
  return Object.assign(createTextView(option.text, span), { id, correct, field: `options.${id}` });
}

function locate(source: string, span: Span, pattern: RegExp | string): Span {
  const text = source.slice(span.start, span.end);
  const match = typeof pattern === 'string' ? findLiteral(text, pattern) : pattern.exec(text);
  if (match === undefined || match === null) return span;
  const start = span.start + match.index;
  return { start, end: start + match[0].length };
}

function findLiteral(text: string, literal: string): { index: number; 0: string } | undefined {
  const index = text.toLowerCase().indexOf(literal.toLowerCase());
  return index < 0 || literal === '' ? undefined : { index, 0: text.slice(index, index + literal.length) };
}
