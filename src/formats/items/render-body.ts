import type { PlainQuestion } from '../../domain/question.ts';
import type { Diagram, MatchTable, SolutionStep } from '../../domain/question-content.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import { describeKey } from '../../print/describe-key.ts';
import { formatAnswerText } from '../../print/format-answer-text.ts';
import type { HtmlStyle } from '../../print/html/html-style.ts';
import { texToHtml, texToInlineHtml } from '../../print/html/tex-to-html.ts';
import { escapeXml, writeElement } from '../markup/write-markup.ts';
import type { NamedPicture, QuestionFigures } from './load-figures.ts';
import type { LossReporter } from './losses.ts';

/** Writes TeX and figures as markup of one format. Classes that begin with `vb-` let our reader find the fields again. */
export type Renderer = {
  blocks(tex: string): string;
  inline(tex: string): string;
  figures(section: QuestionSection): string;
};

export function createRenderer(
  style: HtmlStyle,
  figures: QuestionFigures,
  options: { readonly getAddress: (picture: NamedPicture) => string; readonly losses: LossReporter },
): Renderer {
  const renderFigure = (diagram: Diagram): string => {
    const picture = figures.find(diagram);
    if (picture === undefined) {
      options.losses.report('diagrams', 'dropped', 'no-figure', 'A figure could not be drawn or found.');
      return '';
    }
    const attributes = { src: options.getAddress(picture), alt: 'Figure' };
    return writeElement('p', { class: 'vb-figure' }, writeElement('img', attributes));
  };
  return {
    blocks: (tex) => texToHtml(tex, style),
    inline: (tex) => texToInlineHtml(tex, style),
    figures: ({ diagrams }) => diagrams.map(renderFigure).join(''),
  };
}

/** Renders everything above the answer field of a question: vignette, stem, table and figures. */
export function renderQuestionBody(
  question: PlainQuestion,
  renderer: Renderer,
  includesTable: boolean,
): string {
  const { vignette, stem, title, table } = question;
  return [
    title === undefined ? '' : writeElement('h3', {}, renderer.inline(title)),
    vignette === undefined ? '' : writeElement('div', { class: 'vb-vignette' }, renderer.blocks(vignette)),
    renderer.blocks(stem),
    table === undefined || !includesTable ? '' : renderMatchTable(table, renderer),
    renderer.figures(question),
  ].join('');
}

function renderMatchTable({ headings, left, right }: MatchTable, renderer: Renderer): string {
  const heads = headings.map((heading) => writeElement('th', { colspan: 2 }, renderer.inline(heading)));
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    writeElement(
      'tr',
      {},
      ...[left[index], right[index]].map((entry) =>
        entry === undefined
          ? '<td></td><td></td>'
          : `<td>${escapeXml(entry.id)}</td><td>${renderer.inline(entry.text)}</td>`,
      ),
    ),
  );
  return writeElement(
    'table',
    { class: 'vb-match' },
    `<tbody><tr>${heads.join('')}</tr>${rows.join('')}</tbody>`,
  );
}

/** Renders a solution, such as the feedback after an answer. */
export function renderSolution(steps: readonly SolutionStep[], renderer: Renderer): string {
  return steps
    .map((step) =>
      step.kind === 'prose' ? step.tex : `\\begin{align*}${step.lines.join(' \\\\\n')}\\end{align*}`,
    )
    .map((tex) => renderer.blocks(tex))
    .join('');
}

/** Renders the right answer, the rules of the key and the marking scheme for the person who marks. */
export function renderMarkingNotes(section: QuestionSection, renderer: Renderer): string {
  const { answer, key, markingScheme, options } = section;
  const notes = describeKey(key).map(({ heading, tex }) => `<p>${heading}: ${renderer.inline(tex)}</p>`);
  const bullets = (markingScheme?.bullets ?? []).map(({ marks, generic, illustrative }) => {
    const example = illustrative === undefined ? '' : ` (${illustrative})`;
    return `<li>${renderer.inline(generic + example)} [${marks}]</li>`;
  });
  const answerText =
    answer === undefined || (answer.kind === 'choice' && options.length > 0)
      ? ''
      : renderAnswer(answer, renderer);
  return [
    answerText,
    ...notes,
    bullets.length === 0 ? '' : writeElement('ol', { class: 'vb-scheme' }, ...bullets),
  ].join('');
}

function renderAnswer(answer: NonNullable<QuestionSection['answer']>, renderer: Renderer): string {
  if (answer.kind === 'code') return `<pre class="vb-answer">${escapeXml(answer.code)}</pre>`;
  const content =
    answer.kind === 'value' ? renderer.inline(`$${answer.tex}$`) : escapeXml(formatAnswerText(answer));
  return writeElement('p', { class: 'vb-answer' }, `Answer: ${content}`);
}
