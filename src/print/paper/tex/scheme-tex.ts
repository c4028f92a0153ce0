import type { PaperSection } from '../../../domain/exam-paper.ts';
import type { Bullet } from '../../../domain/marking-scheme.ts';
import { getMarks } from '../../../domain/part-marks.ts';
import type { Question } from '../../../domain/question.ts';
import { describeKey } from '../../describe-key.ts';
import { describeGuidance } from '../describe-guidance.ts';
import { formatQualification, NOT_OFFICIAL, type PaperSheets } from '../paper-sheets.ts';
import { groupByPart, needsAnswerLine, type SchemeGroup } from '../scheme-groups.ts';
import { createTexDocument } from './create-tex-document.ts';
import { escapeTex } from './escape-tex.ts';
import { formatAnswerTex } from './format-answer-tex.ts';
import { partTextsTex, stemTex } from './question-tex.ts';

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
    ...paper.sections.flatMap(schemeSectionTex),
  ]);
}

const COLUMNS =
  '|>{\\raggedright\\arraybackslash}p{14mm}|>{\\raggedright\\arraybackslash}p{61mm}|>{\\raggedright\\arraybackslash}p{61mm}|p{9mm}|';

/** Prints the marks of a section: the correct letters of multiple choice, otherwise a row for each mark. */
export function schemeSectionTex({ section, marks, questions, multipleChoice }: PaperSection): string[] {
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
        `${index + 1} & ${formatAnswerTex(question)} & ${question.marks ?? 0} \\\\ \\hline`,
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
  const hasParts = question.parts !== undefined;
  const stem = stemTex(question);
  return [
    ...(stem === '' ? [] : [textRowTex([stem])]),
    ...groupByPart(question).flatMap((group) => groupTex(group, index + 1)),
    ...(hasParts
      ? [
          `& \\multicolumn{2}{r|}{\\textbf{Total for question ${index + 1}}} & \\textbf{${getMarks(question) ?? 0}} \\\\ \\hline`,
        ]
      : []),
  ];
}

/** Prints the marks of one part: its text, then a row for each mark. */
function groupTex(group: SchemeGroup, number: number): string[] {
  const answer = needsAnswerLine(group) ? [`Answer & ${formatAnswerTex(group.source)}`] : [];
  const notes = [...describeKey(group.source.key), ...describeGuidance(group)].map(
    ({ heading, tex }) => `\\textit{${heading}} & ${tex}`,
  );
  const lines = [...answer, ...group.bullets.map(bulletTex), ...notes];
  if (lines.length === 0) lines.push(' & ');
  return [
    ...(group.rows.length === 0 ? [] : [textRowTex(partTextsTex(group.rows))]),
    ...lines.map((cells, index) => {
      const [label, max] =
        index === 0
          ? [`\\textbf{${number}. ${escapeTex(group.label)}}`, `\\textbf{${group.marks}}`]
          : ['', ''];
      return `${label} & ${cells} & ${max} \\\\ ${index === lines.length - 1 ? '\\hline' : '\\cline{2-3}'}`;
    }),
  ];
}

/** Prints paragraphs across the whole table. */
function textRowTex(paragraphs: readonly string[]): string {
  return `\\multicolumn{4}{|p{\\dimexpr145mm+6\\tabcolsep\\relax}|}{\\small ${paragraphs.join('\n\n')}} \\\\ \\hline`;
}

function bulletTex({ n, marks, generic, illustrative = '' }: Bullet): string {
  const mark = `$\\bullet^{${n}}$ `;
  const marksText = marks === 1 ? '' : ` (${marks} marks)`;
  return `${mark}${generic}${marksText} & ${illustrative === '' ? '' : `${mark}${illustrative}`}`;
}
