import { type ExamPaper, getQuestionNumber, type PaperSection } from '../../../domain/exam-paper.ts';
import type { Question } from '../../../domain/question.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { renderMaths } from '../../html/render-maths.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import {
  type Booklet,
  chooseFormulaeTitle,
  formatDuration,
  formatQualification,
  listInstructions,
  NOT_OFFICIAL,
  type PaperSheets,
  splitIntoBooklets,
} from '../paper-sheets.ts';
import { createHtmlDocument, sectionHeadHtml } from './create-html-document.ts';
import { questionHtml } from './question-html.ts';

/**
 * Prints the candidate's paper: front page, formulae, and questions with space for working, but no answers.
 */
export function printPaperHtml(sheets: PaperSheets, mathsStyle: string): string {
  const { paper } = sheets;
  return createHtmlDocument({
    title: `${formatQualification(paper.level)} ${paper.subject}, practice paper ${paper.seed}`,
    mathsStyle,
    body: splitIntoBooklets(paper).flatMap((booklet) => bookletHtml(booklet, sheets)),
  });
}

function bookletHtml(booklet: Booklet, sheets: PaperSheets): string[] {
  const { paper } = sheets;
  return [
    frontPageHtml(booklet, paper),
    formulaeHtml(paper),
    ...booklet.sections.map((section) => sectionHtml(section, booklet, sheets)),
    '<p class="end">[END OF QUESTION PAPER]</p>',
  ];
}

const CANDIDATE_FIELDS = ['Full name of centre', 'Class', 'Forename(s)', 'Surname', 'Date', 'Marks'];

function frontPageHtml(booklet: Booklet, paper: ExamPaper): string {
  const { title, minutes, marks } = booklet;
  const instructions = listInstructions(booklet, paper).map((line) => `<li>${escapeHtml(line)}</li>`);
  return [
    '<section class="front">',
    `<span class="qualification">${escapeHtml(formatQualification(paper.level))}</span>`,
    `<span class="mock">${NOT_OFFICIAL}<br>Paper number ${paper.seed}</span>`,
    `<h1>${escapeHtml(paper.subject)}</h1>${title === '' ? '' : `<h2>${escapeHtml(title)}</h2>`}`,
    `<div class="facts"><span>Duration — ${formatDuration(minutes)}</span><span>Total marks — ${marks}</span></div>`,
    `<div class="candidate">${CANDIDATE_FIELDS.map((label) => `<span>${label}<div></div></span>`).join('')}</div>`,
    `<ul class="instructions">${instructions.join('')}</ul>`,
    '</section>',
  ].join('\n');
}

function formulaeHtml(paper: ExamPaper): string {
  const { formulae } = paper;
  if (formulae.length === 0) return '';
  const maths = (tex: string): string => renderMaths(`\\displaystyle ${tex}`, false);
  const labelled = formulae
    .filter(({ label }) => label !== '')
    .map(({ label, tex }) => `<dt>${texToInlineHtml(label)}</dt><dd>${maths(tex)}</dd>`);
  const unlabelled = formulae
    .filter(({ label }) => label === '')
    .map(({ tex }) => `<span>${maths(tex)}</span>`);
  return [
    `<section class="formulae"><h2>${chooseFormulaeTitle(paper)}</h2><dl>${labelled.join('')}</dl>`,
    unlabelled.length === 0 ? '' : `<div class="list">${unlabelled.join('')}</div>`,
    '</section>',
  ].join('');
}

function sectionHtml(section: PaperSection, { title }: Booklet, { figures }: PaperSheets): string {
  const questions = section.questions.map((question, index) =>
    numberedQuestionHtml(question, getQuestionNumber(section, index), figures),
  );
  const head = title === '' ? sectionHeadHtml(section.section, `${section.marks} marks`) : '';
  return `<section class="questions">${head}<p class="margin-head" aria-hidden="true">MARKS</p>${questions.join('\n')}</section>`;
}

function numberedQuestionHtml(question: Question, number: number, figures: PaperSheets['figures']): string {
  return [
    `<article class="question" aria-label="Question ${number}">`,
    `<h3 class="number">${number}.</h3><div>${questionHtml(question, figures)}</div>`,
    '</article>',
  ].join('');
}
