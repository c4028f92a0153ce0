import { getQuestionNumber, type PaperSection } from '../../../domain/exam-paper.ts';
import type { Bullet } from '../../../domain/marking-scheme.ts';
import { getMarks } from '../../../domain/part-marks.ts';
import type { Question } from '../../../domain/question.ts';
import { describeKey } from '../../describe-key.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import { renderAnswer } from '../../html/render-answer.ts';
import { renderSteps } from '../../html/render-question.ts';
import { texToInlineHtml } from '../../html/tex-to-html.ts';
import { describeGuidance } from '../describe-guidance.ts';
import { formatQualification, NOT_OFFICIAL, type PaperSheets } from '../paper-sheets.ts';
import type { PrintedSection } from '../part-rows.ts';
import { groupByPart, needsAnswerLine, needsSolutionLine, type SchemeGroup } from '../scheme-groups.ts';
import { createHtmlDocument, sectionHeadHtml } from './create-html-document.ts';
import { partTextRow, stemRow } from './question-html.ts';

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
      ...paper.sections.map(schemeSectionHtml),
    ],
  });
}

/** Prints the marks of a section: the correct letters of multiple choice, otherwise a row for each mark. */
export function schemeSectionHtml(paperSection: PaperSection): string {
  const { section, marks, multipleChoice } = paperSection;
  const head = sectionHeadHtml(section, `${marks} marks`);
  return `${head}${multipleChoice ? correctLettersHtml(paperSection) : schemeHtml(paperSection)}`;
}

/** Prints the correct letters of a multiple-choice section, whose questions have one mark each. */
function correctLettersHtml({ questions, firstNumber = 1 }: PaperSection): string {
  const items = questions.map((question) => `<li><b>${answerHtml(question)}</b></li>`);
  const start = firstNumber === 1 ? '' : ` start="${firstNumber}"`;
  return `<ol class="keys"${start}>${items.join('')}</ol>`;
}

/** Prints the correct answer; options have capital letters, as in the paper. */
export function answerHtml(source: PrintedSection): string {
  const { answer } = source;
  if (answer?.kind === 'choice') return escapeHtml(answer.correct.join(', ').toUpperCase());
  if (answer?.kind === 'order') return escapeHtml(answer.order.join(', ').toUpperCase());
  return renderAnswer(source);
}

function schemeHtml(section: PaperSection): string {
  const head = ['Question', 'Generic scheme', 'Illustrative scheme', 'Max mark'].map(
    (heading) => `<th scope="col">${heading}</th>`,
  );
  const rows = section.questions.map((question, index) =>
    questionRows(question, getQuestionNumber(section, index)),
  );
  return `<table class="scheme"><thead><tr>${head.join('')}</tr></thead>${rows.join('')}</table>`;
}

/** Prints one block of rows for each part; no page break splits a block. The last block contains the total. */
function questionRows(question: Question, number: number): string {
  const groups = groupByPart(question);
  const blocks = groups.map((group, groupIndex) => {
    const stem = groupIndex === 0 ? stemRow(question) : '';
    const total = groupIndex === groups.length - 1 ? totalRow(question, number) : '';
    return `<tbody>${stem}${groupRows(group, number)}${total}</tbody>`;
  });
  return blocks.join('');
}

/** Prints the marks of one part: its text, then a row for each mark. */
function groupRows(group: SchemeGroup, number: number): string {
  const answer = needsAnswerLine(group) ? [`<td>Answer</td><td>${answerHtml(group.source)}</td>`] : [];
  const solution = needsSolutionLine(group)
    ? [`<td>For example</td><td>${renderSteps(group.source.solution).join('')}</td>`]
    : [];
  const notes = [...describeKey(group.source.key), ...describeGuidance(group)].map(
    ({ heading, tex }) => `<td>${texToInlineHtml(heading)}</td><td>${texToInlineHtml(tex)}</td>`,
  );
  const lines = [...answer, ...solution, ...group.bullets.map(bulletCells), ...notes];
  const [first = '<td></td><td></td>', ...others] = lines;
  const span = ` rowspan="${Math.max(1, lines.length)}"`;
  return [
    partTextRow(group.rows),
    `<tr><th scope="row" class="number"${span}>${number}. ${group.label}</th>${first}<td class="max"${span}>${group.marks}</td></tr>`,
    ...others.map((cells) => `<tr>${cells}</tr>`),
  ].join('');
}

function totalRow(question: Question, number: number): string {
  if (question.parts === undefined) return '';
  return `<tr class="total-row"><td></td><td colspan="2">Total for question ${number}</td><td class="max">${getMarks(question) ?? 0}</td></tr>`;
}

function bulletCells({ n, marks, generic, illustrative = '' }: Bullet): string {
  const mark = `<span class="bullet">•<sup>${n}</sup></span>`;
  const marksText = marks === 1 ? '' : ` (${marks} marks)`;
  return `<td>${mark}${texToInlineHtml(generic)}${marksText}</td><td>${illustrative === '' ? '' : `${mark}${texToInlineHtml(illustrative)}`}</td>`;
}
