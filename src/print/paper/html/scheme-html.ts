import type { PaperSection } from '../../../domain/exam-paper.ts';
import type { Bullet } from '../../../domain/marking-scheme.ts';
import type { Question } from '../../../domain/question.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import { formatAnswerTex } from '../format-answer-tex.ts';
import { formatQualification, NOT_OFFICIAL, type PaperSheets } from '../paper-sheets.ts';
import { createHtmlDocument } from './create-html-document.ts';
import { stemHtml } from './question-html.ts';

/**
 * Prints the marking scheme of a paper: each mark with its description (generic) and an example
 * (illustrative).
 */
export function printSchemeHtml({ paper }: PaperSheets, mathsStyle: string): string {
  const name = `${formatQualification(paper.level)} ${paper.subject}`;
  return createHtmlDocument({
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
  return `${head}${multipleChoice ? correctLettersHtml(questions) : schemeHtml(questions)}`;
}

/** Prints the correct letters of a multiple-choice section, whose questions have one mark each. */
function correctLettersHtml(questions: readonly Question[]): string {
  const items = questions.map(
    (question) => `<li><b>${escapeHtml(formatAnswerTex(question).toUpperCase())}</b></li>`,
  );
  return `<ol class="keys">${items.join('')}</ol>`;
}

function schemeHtml(questions: readonly Question[]): string {
  const head =
    '<tr><th>Question</th><th>Generic scheme</th><th>Illustrative scheme</th><th>Max mark</th></tr>';
  return `<table class="scheme"><thead>${head}</thead>${questions.map(questionRows).join('')}</table>`;
}

function questionRows(question: Question, index: number): string {
  const bullets = question.markingScheme?.bullets ?? [];
  const rows = bullets.map(
    (bullet, bulletIndex) =>
      `<tr>${bulletIndex === 0 ? `<td class="number" rowspan="${bullets.length}">${index + 1}.</td>` : ''}${bulletCells(bullet)}${
        bulletIndex === 0 ? `<td class="max" rowspan="${bullets.length}">${question.marks ?? 0}</td>` : ''
      }</tr>`,
  );
  const stem = `<tr class="stem-row"><td></td><td colspan="2">${stemHtml(question)}</td><td></td></tr>`;
  return `<tbody>${stem}${rows.join('')}</tbody>`;
}

function bulletCells({ n, marks, generic, illustrative = '' }: Bullet): string {
  const mark = `<span class="bullet">•<sup>${n}</sup></span>`;
  const marksText = marks === 1 ? '' : ` (${marks} marks)`;
  return `<td>${mark}${texToInlineHtml(generic)}${marksText}</td><td>${mark}${texToInlineHtml(illustrative)}</td>`;
}
