import type { Question } from '../../domain/question.ts';
import type { Answer, Diagram, MatchTable, SolutionStep } from '../../domain/question-content.ts';
import { escapeHtml } from './escape-html.ts';
import { renderMaths } from './render-maths.ts';
import { texToHtml, texToInlineHtml } from './tex-to-html.ts';

/** The parts of a question as safe HTML; the page decides their layout. */
type RenderedQuestion = {
  readonly title?: string;
  readonly vignette?: string;
  readonly stem: string;
  readonly table?: string;
  readonly diagrams: readonly Diagram[];
  readonly options: readonly { readonly id: string; readonly html: string; readonly correct: boolean }[];
  readonly answer?: string;
  /** The HTML of each step, in order. */
  readonly solution: readonly string[];
  readonly alternateSolutions: readonly (readonly string[])[];
  readonly ideas: readonly (readonly string[])[];
  readonly questions?: readonly RenderedQuestion[];
};

/** Renders every part of a question as HTML. */
export function renderQuestion(question: Question): RenderedQuestion {
  return {
    ...(question.title === undefined ? {} : { title: texToInlineHtml(question.title) }),
    ...(question.vignette === undefined ? {} : { vignette: texToHtml(question.vignette) }),
    stem: texToHtml(question.stem),
    ...(question.table === undefined ? {} : { table: renderTable(question.table) }),
    diagrams: question.diagrams,
    options: question.options.map(({ id, text, correct }) => ({ id, correct, html: texToInlineHtml(text) })),
    ...(question.answer === undefined ? {} : { answer: renderAnswer(question.answer) }),
    solution: renderSteps(question.solution),
    alternateSolutions: question.alternateSolutions.map(renderSteps),
    ideas: question.ideas.map(renderSteps),
    ...(question.questions === undefined ? {} : { questions: question.questions.map(renderQuestion) }),
  };
}

function renderSteps(steps: readonly SolutionStep[]): string[] {
  return steps.map((step) =>
    step.kind === 'prose'
      ? texToHtml(step.tex)
      : renderMaths(`\\begin{align*}${step.lines.join(' \\\\ ')}\\end{align*}`, true),
  );
}

function renderAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'choice':
      return answer.correct.map((id) => `(${escapeHtml(id)})`).join(' ');
    case 'integer':
      return String(answer.value);
    case 'value':
      return renderMaths(answer.tex, false);
    case 'matches':
      return answer.pairs.map(({ left, right }) => `${escapeHtml(left)} → ${escapeHtml(right)}`).join(', ');
  }
}

function renderTable({ headings, left, right }: MatchTable): string {
  const renderEntry = (entry: { id: string; text: string } | undefined): string =>
    entry === undefined
      ? '<td></td><td></td>'
      : `<th scope="row">${escapeHtml(entry.id)}</th><td>${texToInlineHtml(entry.text)}</td>`;
  const rows = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, index) => `<tr>${renderEntry(left[index])}${renderEntry(right[index])}</tr>`,
  );
  const head = headings
    .map((heading) => `<th scope="col" colspan="2">${texToInlineHtml(heading)}</th>`)
    .join('');
  return `<table class="match"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
