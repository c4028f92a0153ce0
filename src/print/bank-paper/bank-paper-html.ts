import { getQuestionNumber, type PaperSection } from '../../domain/exam-paper.ts';
import type { Part } from '../../domain/part.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { renderSteps } from '../html/render-question.ts';
import { texToInlineHtml } from '../html/tex-to-html.ts';
import { createHtmlDocument, sectionHeadHtml } from '../paper/html/create-html-document.ts';
import { questionHtml } from '../paper/html/question-html.ts';
import { answerHtml, schemeSectionHtml } from '../paper/html/scheme-html.ts';
import { BANK_PAPER_STYLE } from './bank-paper-style.table.ts';
import { getSheetTitle, listGrid, listSheetFacts, needsGrid, type PaperSheet } from './paper-sheet.ts';

/** Prints one version of a paper: header, instructions, sections and, unless it shows solutions, the answer grid. */
export function printBankPaperHtml(sheet: PaperSheet, mathsStyle: string): string {
  const { version, edition } = sheet;
  const showsSolutions = edition === 'solutions';
  const lastIndex = version.sections.findLastIndex(({ questions }) => questions.length > 0);
  return createHtmlDocument({
    title: getSheetTitle(sheet),
    mathsStyle,
    style: createSheetStyle(sheet),
    body: [
      `<main class="bank-paper ${edition}">`,
      headerHtml(sheet, showsSolutions ? 'Solutions' : ''),
      ...version.sections.map((section, index) => sectionHtml(section, sheet, index === lastIndex)),
      showsSolutions || !needsGrid(version) ? '' : gridHtml(sheet),
      '</main>',
    ],
  });
}

/** Prints the answers and the marking scheme of one version. */
export function printBankSchemeHtml(sheet: PaperSheet, mathsStyle: string): string {
  const { sections } = sheet.version;
  return createHtmlDocument({
    title: `${getSheetTitle(sheet)}: answers and marking scheme`,
    mathsStyle,
    style: createSheetStyle(sheet),
    body: [
      '<main class="bank-paper scheme-sheet">',
      headerHtml(sheet, 'Answers and marking scheme'),
      answersHtml(sections),
      ...sections.filter(({ multipleChoice }) => !multipleChoice).map(schemeSectionHtml),
      '</main>',
    ],
  });
}

/** Returns the style of a sheet, with its title and version at the bottom of each page. */
function createSheetStyle(sheet: PaperSheet): string {
  const title = escapeCssString(getSheetTitle(sheet));
  const bottom = `font: ${sheet.edition === 'large' ? 14 : 9}pt Arial, sans-serif;`;
  return `${BANK_PAPER_STYLE}@page { @bottom-left { content: "${title}"; ${bottom} } @bottom-right { content: "Page " counter(page) " of " counter(pages); ${bottom} } }`;
}

/** Escapes a text for a string of a style sheet that is embedded in HTML. */
function escapeCssString(text: string): string {
  return text.replaceAll(
    /[^\p{L}\p{N} .,:;!?()+-]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16)} `,
  );
}

function headerHtml(sheet: PaperSheet, subtitle: string): string {
  const { institution, logo, instructions } = sheet.paper.plan;
  const facts = listSheetFacts(sheet).map((fact) => `<span>${escapeHtml(fact)}</span>`);
  const fields = ['Name', 'Class', 'Date'].map((label) => `<span>${label}</span>`);
  const lines = instructions.map((line) => `<li>${texToInlineHtml(line)}</li>`);
  return [
    '<header class="paper-head"><div class="names">',
    logo === undefined ? '' : `<img src="${escapeHtml(logo)}" alt="">`,
    '<div>',
    institution === undefined ? '' : `<p class="institution">${escapeHtml(institution)}</p>`,
    `<h1>${escapeHtml(sheet.paper.plan.title)}</h1>`,
    subtitle === '' ? '' : `<p class="subtitle">${subtitle}</p>`,
    '</div>',
    sheet.paper.versions.length === 1 ? '' : `<span class="version">${sheet.version.label}</span>`,
    `</div><p class="facts">${facts.join('')}</p>`,
    subtitle === '' ? `<p class="fields">${fields.join('')}</p>` : '',
    subtitle === '' && lines.length > 0 ? `<ul class="instructions">${lines.join('')}</ul>` : '',
    '</header>',
  ].join('');
}

/** Within the last question, so that it is never alone on a page. */
const END = '<p class="end">[END OF PAPER]</p>';

function sectionHtml(
  { section, marks, questions, firstNumber }: PaperSection,
  { figures, edition }: PaperSheet,
  isLast: boolean,
): string {
  const items = questions.map((question, index) => {
    const number = getQuestionNumber({ firstNumber }, index);
    const solution = edition === 'solutions' ? solutionHtml(question) : '';
    const end = isLast && index === questions.length - 1 ? END : '';
    return `<article class="question" aria-label="Question ${number}"><h3 class="number">${number}.</h3><div><div class="asked">${questionHtml(question, figures)}</div>${solution}${end}</div></article>`;
  });
  return `<section class="paper-section">${sectionHeadHtml(section, `${marks} ${marks === 1 ? 'mark' : 'marks'}`)}${items.join('\n')}</section>`;
}

/** Prints the answer and the solution of each part. */
function solutionHtml(question: Question): string {
  const shared = question.parts === undefined ? '' : stepsHtml(question);
  const parts = toPartQuestions(question).map(({ path, question: part }) => {
    const label = path === '' ? '' : `${formatPartPath(path)} `;
    const answer = answerHtml(part);
    const title = answer === '' ? `${label}Solution` : `${label}Answer:`;
    return `<p><b>${title}</b> ${answer}</p>${stepsHtml(part)}`;
  });
  return `<div class="solution">${shared}${parts.join('')}</div>`;
}

function stepsHtml({ solution }: Pick<PlainQuestion | Part, 'solution'>): string {
  return renderSteps(solution).join('');
}

/** The length of the TeX of an answer above which it may be wider than a column. */
const MAX_COLUMN_TEX = 60;

function hasLongAnswer(question: Question): boolean {
  return toPartQuestions(question).some(
    ({ question: { answer } }) => answer?.kind === 'value' && answer.tex.length > MAX_COLUMN_TEX,
  );
}

/** Prints the answers of all questions as a short table. */
function answersHtml(sections: readonly PaperSection[]): string {
  return sections
    .map(({ section, questions, firstNumber }) => {
      const cells = questions.map((question, index) => {
        const parts = toPartQuestions(question).map(({ path, question: part }) => {
          const label = path === '' ? '' : `${formatPartPath(path)} `;
          return `<span>${label}${answerHtml(part) || 'see the scheme'}</span>`;
        });
        return `<li value="${getQuestionNumber({ firstNumber }, index)}">${parts.join(' ')}</li>`;
      });
      const layout = questions.some(hasLongAnswer) ? 'answer-list wide' : 'answer-list';
      return `${sectionHeadHtml(section, 'Answers')}<ol class="${layout}">${cells.join('')}</ol>`;
    })
    .join('');
}

function gridHtml(sheet: PaperSheet): string {
  const sections = listGrid(sheet.version).map(({ title, rows }) => {
    const items = rows.map(({ number, letters }) => {
      const choices = letters.map((letter) => `<i>${escapeHtml(letter)}</i>`).join('');
      return `<li><b>${number}</b>${letters.length > 0 ? choices : '<u></u>'}</li>`;
    });
    return `<h3>${escapeHtml(title)}</h3><ul class="grid" role="list">${items.join('')}</ul>`;
  });
  return [
    `<section class="answer-grid"><h2>Answer sheet: ${escapeHtml(getSheetTitle(sheet))}</h2>`,
    '<p class="fields"><span>Name</span><span>Class</span><span>Date</span></p>',
    ...sections,
    '</section>',
  ].join('');
}
