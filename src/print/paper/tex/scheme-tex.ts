import type { PaperSection } from '../../../domain/exam-paper.ts';
import type { Question } from '../../../domain/question.ts';
import { formatAnswerTex } from '../format-answer-tex.ts';
import { formatQualification, NOT_OFFICIAL, type PaperSheets } from '../paper-sheets.ts';
import { createTexDocument } from './create-tex-document.ts';
import { escapeTex } from './escape-tex.ts';
import { stemTex } from './question-tex.ts';

/**
 * Prints the marking scheme of a paper: each mark with its description (generic) and an example
 * (illustrative).
 */
export function printSchemeTex({ paper }: Pick<PaperSheets, 'paper'>): string {
  const name = `${formatQualification(paper.level)} ${paper.subject}`;
  return createTexDocument(`${name}, marking scheme of practice paper ${paper.seed}`, [
    `{\\Large\\textbf{${escapeTex(name)}: marking scheme}}\\hfill Paper number ${paper.seed}`,
    '',
    `{\\small ${NOT_OFFICIAL}}`,
    ...paper.sections.flatMap(sectionTex),
  ]);
}

const COLUMNS =
  '|p{8mm}|>{\\raggedright\\arraybackslash}p{64mm}|>{\\raggedright\\arraybackslash}p{64mm}|p{9mm}|';

function sectionTex({ section, marks, questions, multipleChoice }: PaperSection): string[] {
  const head = ['', '\\vspace{4mm}', `\\textbf{${escapeTex(section)}\\hfill ${marks} marks}`, ''];
  return [...head, ...(multipleChoice ? correctLettersTex(questions) : schemeTex(questions))];
}

function correctLettersTex(questions: readonly Question[]): string[] {
  return [
    '\\begin{longtable}{|l|l|l|}',
    '\\hline',
    '\\textbf{Question} & \\textbf{Answer} & \\textbf{Mark} \\\\ \\hline',
    ...questions.map(
      (question, index) =>
        `${index + 1} & ${escapeTex(formatAnswerTex(question).toUpperCase())} & ${question.marks ?? 0} \\\\ \\hline`,
    ),
    '\\end{longtable}',
  ];
}

function schemeTex(questions: readonly Question[]): string[] {
  return [
    `\\begin{longtable}{${COLUMNS}}`,
    '\\hline',
    '& \\textbf{Generic scheme} & \\textbf{Illustrative scheme} & \\textbf{Max} \\\\ \\hline',
    '\\endhead',
    ...questions.flatMap(questionTex),
    '\\end{longtable}',
  ];
}

function questionTex(question: Question, index: number): string[] {
  const bullets = question.markingScheme?.bullets ?? [];
  return [
    `\\multicolumn{4}{|p{\\dimexpr145mm+6\\tabcolsep\\relax}|}{\\small ${stemTex(question)}} \\\\ \\hline`,
    ...bullets.map(({ n, generic, illustrative = '' }, bulletIndex) => {
      const [number, max] =
        bulletIndex === 0 ? [`\\textbf{${index + 1}.}`, `\\textbf{${question.marks ?? 0}}`] : ['', ''];
      const mark = `$\\bullet^{${n}}$ `;
      return `${number} & ${mark}${generic} & ${mark}${illustrative} & ${max} \\\\ ${bulletIndex === bullets.length - 1 ? '\\hline' : '\\cline{2-3}'}`;
    }),
  ];
}
