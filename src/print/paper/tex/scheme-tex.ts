import type { PaperSection } from '../../../domain/exam-paper.ts';
import type { Question } from '../../../domain/question.ts';
import { answerTex } from '../answer-tex.ts';
import { NOT_OFFICIAL, type PaperSheets, qualificationName } from '../paper-sheets.ts';
import { escapeTex } from './escape-tex.ts';
import { stemTex } from './question-tex.ts';
import { texDocument } from './tex-document.ts';

/** Prints the marking scheme of a paper: each mark with its generic and its illustrative scheme. */
export function printSchemeTex({ paper }: Pick<PaperSheets, 'paper'>): string {
  const name = `${qualificationName(paper.level)} ${paper.subject}`;
  return texDocument(`${name}, marking scheme of practice paper ${paper.seed}`, [
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
  return [...head, ...(multipleChoice ? keysTex(questions) : schemeTex(questions))];
}

function keysTex(questions: readonly Question[]): string[] {
  return [
    '\\begin{longtable}{|l|l|l|}',
    '\\hline',
    '\\textbf{Question} & \\textbf{Answer} & \\textbf{Mark} \\\\ \\hline',
    ...questions.map(
      (question, index) =>
        `${index + 1} & ${escapeTex(answerTex(question).toUpperCase())} & ${question.marks ?? 0} \\\\ \\hline`,
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
    ...bullets.map(({ n, generic, illustrative = '' }, place) => {
      const [number, max] =
        place === 0 ? [`\\textbf{${index + 1}.}`, `\\textbf{${question.marks ?? 0}}`] : ['', ''];
      const mark = `$\\bullet^{${n}}$ `;
      return `${number} & ${mark}${generic} & ${mark}${illustrative} & ${max} \\\\ ${place === bullets.length - 1 ? '\\hline' : '\\cline{2-3}'}`;
    }),
  ];
}
