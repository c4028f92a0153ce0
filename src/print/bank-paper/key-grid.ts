import type { BankPaper } from '../../domain/bank-paper.ts';
import { getQuestionNumber } from '../../domain/exam-paper.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { createHtmlDocument } from '../paper/html/create-html-document.ts';
import { answerHtml } from '../paper/html/scheme-html.ts';
import { escapeTex } from '../paper/tex/escape-tex.ts';
import { formatAnswerTex } from '../paper/tex/format-answer-tex.ts';
import { BANK_PAPER_STYLE } from './bank-paper-style.table.ts';
import { documentTex } from './bank-paper-tex.ts';

type KeyPaper = Pick<BankPaper, 'plan' | 'versions'>;

/** One row of the grid: a question number with the question that each version has there. */
type KeyRow = { readonly number: number; readonly questions: readonly (Question | undefined)[] };

function listRows({ versions }: KeyPaper, sectionIndex: number): KeyRow[] {
  const columns = versions.map((version) => version.sections[sectionIndex]?.questions ?? []);
  const length = Math.max(0, ...columns.map((questions) => questions.length));
  return Array.from({ length }, (_, index) => ({
    number: getQuestionNumber({ firstNumber: versions[0]?.sections[sectionIndex]?.firstNumber }, index),
    questions: columns.map((questions) => questions[index]),
  }));
}

function printAnswer(question: Question | undefined, print: (part: PlainQuestion) => string): string {
  if (question === undefined) return '';
  return toPartQuestions(question)
    .map(
      ({ path, question: part }) =>
        `${path === '' ? '' : `${formatPartPath(path)} `}${print(part) || 'see the scheme'}`,
    )
    .join('; ');
}

/** Prints the answers of all versions beside each other. */
export function printKeyGridHtml(paper: KeyPaper, mathsStyle: string): string {
  const { plan, versions } = paper;
  const head = versions.map(({ label }) => `<th scope="col">${label}</th>`).join('');
  const sections = plan.sections.map(({ title }, sectionIndex) => {
    const rows = listRows(paper, sectionIndex).map(({ number, questions }) => {
      const cells = questions.map((question) => `<td>${printAnswer(question, answerHtml)}</td>`).join('');
      return `<tr><th scope="row">${number}</th>${cells}</tr>`;
    });
    return `<section class="key-section"><h2>${escapeHtml(title)}</h2><table class="key-grid"><thead><tr><th scope="col">Question</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
  });
  return createHtmlDocument({
    title: `${plan.title}: answers of all versions`,
    mathsStyle,
    style: BANK_PAPER_STYLE,
    body: [`<h1>${escapeHtml(plan.title)}</h1><p>Answers of all versions</p>`, ...sections],
  });
}

const KEYS_WIDTH_MM = 130;
const MAX_KEY_MM = 38;

export function printKeyGridTex(paper: KeyPaper): string {
  const { plan, versions } = paper;
  // The widths are fixed, because TeX aligns the head of a table with other widths only in a second run.
  const width = Math.floor(KEYS_WIDTH_MM / versions.length);
  const columns = `|p{18mm}|${versions.map(() => `>{\\raggedright\\arraybackslash}p{${Math.min(width, MAX_KEY_MM)}mm}|`).join('')}`;
  const head = ['\\textbf{Question}', ...versions.map(({ label }) => `\\textbf{${label}}`)].join(' & ');
  const sections = plan.sections.flatMap(({ title }, sectionIndex) => [
    `\\textbf{\\large ${escapeTex(title)}}`,
    '',
    `\\begin{longtable}[l]{${columns}}\\hline`,
    `${head} \\\\ \\hline\\endhead`,
    ...listRows(paper, sectionIndex).map(({ number, questions }) => {
      const cells = questions.map((question) => printAnswer(question, formatAnswerTex));
      return `${[number, ...cells].join(' & ')} \\\\ \\hline`;
    }),
    '\\end{longtable}',
  ]);
  return documentTex(`${plan.title}: answers of all versions`, false, [
    `{\\Large\\textbf{${escapeTex(plan.title)}}}\\quad Answers of all versions`,
    '',
    ...sections,
  ]);
}
