import { getQuestionNumber, type PaperSection } from '../../../domain/exam-paper.ts';
import type { Bullet } from '../../../domain/marking-scheme.ts';
import { getMarks } from '../../../domain/part-marks.ts';
import type { Question } from '../../../domain/question.ts';
import { printStep } from '../../../latex/print-sections.ts';
import { describeKey } from '../../describe-key.ts';
import { describeGuidance } from '../describe-guidance.ts';
import { formatQualification, NOT_OFFICIAL, type PaperSheets } from '../paper-sheets.ts';
import { groupByPart, needsAnswerLine, needsSolutionLine, type SchemeGroup } from '../scheme-groups.ts';
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
export function schemeSectionTex(paperSection: PaperSection): string[] {
  const { section, marks, multipleChoice } = paperSection;
  const head = ['', '\\vspace{4mm}', `\\textbf{${escapeTex(section)}\\hfill ${marks} marks}`, ''];
  return [...head, ...(multipleChoice ? correctLettersTex(paperSection) : schemeTex(paperSection))];
}

function correctLettersTex({ questions, firstNumber }: PaperSection): string[] {
  return [
    '\\begin{longtable}{|l|l|l|}',
    '\\hline',
    '\\textbf{Question} & \\textbf{Answer} & \\textbf{Mark} \\\\ \\hline',
    ...questions.map(
      (question, index) =>
        `${getQuestionNumber({ firstNumber }, index)} & ${formatAnswerTex(question)} & ${question.marks ?? 0} \\\\ \\hline`,
    ),
    '\\end{longtable}',
  ];
}

function schemeTex(section: PaperSection): string[] {
  return [
    `\\begin{longtable}{${COLUMNS}}`,
    '\\hline',
    '& \\textbf{Generic scheme} & \\textbf{Illustrative scheme} & \\textbf{Max} \\\\ \\hline',
    '\\endhead',
    ...section.questions.flatMap((question, index) =>
      questionTex(question, getQuestionNumber(section, index)),
    ),
    '\\end{longtable}',
  ];
}

function questionTex(question: Question, number: number): string[] {
  const hasParts = question.parts !== undefined;
  const stem = stemTex(question);
  return [
    ...(stem === '' ? [] : [textRowTex([stem])]),
    ...groupByPart(question).flatMap((group) => groupTex(group, number)),
    ...(hasParts
      ? [
          `& \\multicolumn{2}{r|}{\\textbf{Total for question ${number}}} & \\textbf{${getMarks(question) ?? 0}} \\\\ \\hline`,
        ]
      : []),
  ];
}

/** Prints the marks of one part: its text, then a row for each mark. */
function groupTex(group: SchemeGroup, number: number): string[] {
  const answer = needsAnswerLine(group) ? [`Answer & ${formatAnswerTex(group.source)}`] : [];
  const solution = needsSolutionLine(group)
    ? [`For example & ${group.source.solution.map(printStep).join(' ')}`]
    : [];
  const notes = [...describeKey(group.source.key), ...describeGuidance(group)].map(
    ({ heading, tex }) => `\\textit{${heading}} & ${tex}`,
  );
  const lines = [...answer, ...solution, ...group.bullets.map(bulletTex), ...notes];
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
