import type { Part } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { Diagram, SolutionStep } from '../../domain/question-content.ts';
import { getResponseKind, type ResponseKind } from '../../domain/response-kind.ts';
import { formatUnitTex } from '../format-unit-tex.ts';
import { renderBlankTable, renderMatchTable } from './question-tables.ts';
import { renderAnswer, renderKey } from './render-answer.ts';
import { renderMaths } from './render-maths.ts';
import { texToHtml, texToInlineHtml } from './tex-to-html.ts';

/** What a question and a part have in common, as safe HTML. */
type RenderedContent = {
  readonly table?: string;
  /** A table with empty cells to complete. */
  readonly blankTable?: string;
  readonly diagrams: readonly Diagram[];
  readonly options: readonly { readonly id: string; readonly html: string; readonly correct: boolean }[];
  /** The correct answer, with its key below it. */
  readonly answer?: string;
  /** The HTML of each step, in order. */
  readonly solution: readonly string[];
};

/** A part of a question as safe HTML. A part with inner parts has no answer of its own. */
type RenderedPart = RenderedContent & {
  /** `a` for (a). */
  readonly label: string;
  /** Information that is printed above the label. */
  readonly lead?: string;
  readonly text: string;
  readonly marks?: number;
  readonly response?: ResponseKind;
  /** Printed beside the answer. */
  readonly unit?: string;
  readonly parts?: readonly RenderedPart[];
};

/** A question as safe HTML in pieces; the page decides their layout. */
type RenderedQuestion = RenderedContent & {
  readonly title?: string;
  readonly vignette?: string;
  readonly stem: string;
  readonly parts?: readonly RenderedPart[];
  readonly alternateSolutions: readonly (readonly string[])[];
  readonly ideas: readonly (readonly string[])[];
  readonly questions?: readonly RenderedQuestion[];
};

/** Renders every text of a question as HTML. */
export function renderQuestion(question: Question): RenderedQuestion {
  const { title, vignette, stem, parts, alternateSolutions, ideas, questions } = question;
  return {
    ...(title === undefined ? {} : { title: texToInlineHtml(title) }),
    ...(vignette === undefined ? {} : { vignette: texToHtml(vignette) }),
    stem: texToHtml(stem),
    ...renderContent(question),
    ...(parts === undefined ? {} : { parts: parts.map(renderPart) }),
    alternateSolutions: alternateSolutions.map(renderSteps),
    ideas: ideas.map(renderSteps),
    ...(questions === undefined ? {} : { questions: questions.map(renderQuestion) }),
  };
}

function renderPart(part: Part): RenderedPart {
  const { label, lead, text, unit, parts } = part;
  const marks = getMarks(part);
  return {
    label,
    ...(lead === undefined ? {} : { lead: texToHtml(lead) }),
    text: texToHtml(text),
    ...renderContent(part),
    ...(marks === undefined ? {} : { marks }),
    ...(parts === undefined ? { response: getResponseKind(part) } : { parts: parts.map(renderPart) }),
    ...(unit === undefined ? {} : { unit: texToInlineHtml(formatUnitTex(unit)) }),
  };
}

type Content = Pick<
  PlainQuestion,
  'table' | 'blankTable' | 'diagrams' | 'options' | 'answer' | 'key' | 'solution'
>;

function renderContent(content: Content): RenderedContent {
  const { table, blankTable, diagrams, options, key, solution } = content;
  const answer = `${renderAnswer(content)}${renderKey(key)}`;
  return {
    ...(table === undefined ? {} : { table: renderMatchTable(table) }),
    ...(blankTable === undefined ? {} : { blankTable: renderBlankTable(blankTable) }),
    diagrams,
    options: options.map(({ id, text, correct }) => ({ id, correct, html: texToInlineHtml(text) })),
    ...(answer === '' ? {} : { answer }),
    solution: renderSteps(solution),
  };
}

/** Renders the steps of a solution, one text each. */
export function renderSteps(steps: readonly SolutionStep[]): string[] {
  return steps.map((step) =>
    step.kind === 'prose'
      ? texToHtml(step.tex)
      : renderMaths(`\\begin{align*}${step.lines.join(' \\\\ ')}\\end{align*}`, true),
  );
}
