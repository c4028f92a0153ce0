import type { PaperSection } from '../../../domain/exam-paper.ts';
import type { Bullet } from '../../../domain/marking-scheme.ts';
import type { Question } from '../../../domain/question.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import { answerTex } from '../answer-tex.ts';
import { NOT_OFFICIAL, type PaperSheets, qualificationName } from '../paper-sheets.ts';
import { htmlDocument } from './html-document.ts';
import { stemHtml } from './question-html.ts';

/** Prints the marking scheme of a paper: each mark with its generic and its illustrative scheme. */
export function printSchemeHtml({ paper }: PaperSheets, mathsStyle: string): string {
  const name = `${qualificationName(paper.level)} ${paper.subject}`;
  return htmlDocument({
    title: `${name}, marking scheme of practice paper ${paper.seed}`,
    mathsStyle,
    body: [
      `<section class="front"><span class="qualification">${escapeHtml(name)}</span>`,
      `<span class="mock">${NOT_OFFICIAL}<br>Paper number ${paper.seed}</span>`,
      '<h1>Marking scheme</h1></section>',
      ...paper.sections.map(sectionHtml),
    ],
  });
}

function sectionHtml({ section, marks, questions, multipleChoice }: PaperSection): string {
  const head = `<div class="section-head"><span>${escapeHtml(section)}</span><span>${marks} marks</span></div>`;
  return `${head}${multipleChoice ? keysHtml(questions) : schemeHtml(questions)}`;
}

/** The keys of a multiple-choice section, whose questions have one mark each. */
function keysHtml(questions: readonly Question[]): string {
  const keys = questions.map(
    (question) => `<li><b>${escapeHtml(answerTex(question).toUpperCase())}</b></li>`,
  );
  return `<ol class="keys">${keys.join('')}</ol>`;
}

function schemeHtml(questions: readonly Question[]): string {
  const head =
    '<tr><th>Question</th><th>Generic scheme</th><th>Illustrative scheme</th><th>Max mark</th></tr>';
  return `<table class="scheme"><thead>${head}</thead>${questions.map(questionRows).join('')}</table>`;
}

function questionRows(question: Question, index: number): string {
  const bullets = question.markingScheme?.bullets ?? [];
  const rows = bullets.map(
    (bullet, place) =>
      `<tr>${place === 0 ? `<td class="number" rowspan="${bullets.length}">${index + 1}.</td>` : ''}${bulletCells(bullet)}${
        place === 0 ? `<td class="max" rowspan="${bullets.length}">${question.marks ?? 0}</td>` : ''
      }</tr>`,
  );
  const stem = `<tr class="stem-row"><td></td><td colspan="2">${stemHtml(question)}</td><td></td></tr>`;
  return `<tbody>${stem}${rows.join('')}</tbody>`;
}

function bulletCells({ n, marks, generic, illustrative = '' }: Bullet): string {
  const mark = `<span class="bullet">•<sup>${n}</sup></span>`;
  const worth = marks === 1 ? '' : ` (${marks} marks)`;
  return `<td>${mark}${texToInlineHtml(generic)}${worth}</td><td>${mark}${texToInlineHtml(illustrative)}</td>`;
}
