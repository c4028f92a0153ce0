import { type ExamPaper, getQuestionNumber, type PaperSection } from '../../../domain/exam-paper.ts';
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
import { createTexDocument } from './create-tex-document.ts';
import { escapeTex } from './escape-tex.ts';
import { numberedQuestionTex } from './question-tex.ts';

/**
 * Prints the candidate's paper: front page, formulae, and questions with space for working, but no answers.
 */
export function printPaperTex({ paper }: Pick<PaperSheets, 'paper'>): string {
  const title = `${formatQualification(paper.level)} ${paper.subject}, practice paper ${paper.seed}`;
  return createTexDocument(
    title,
    splitIntoBooklets(paper).flatMap((booklet, index) => [
      ...(index === 0 ? [] : ['\\clearpage']),
      ...bookletTex(booklet, paper),
    ]),
  );
}

function bookletTex(booklet: Booklet, paper: ExamPaper): string[] {
  return [
    ...frontPageTex(booklet, paper),
    '\\clearpage',
    ...formulaeTex(paper),
    ...keepEnd(
      booklet.sections.flatMap((section, index) => [
        ...(index === 0 ? [] : ['\\clearpage']),
        ...sectionTex(section, booklet),
      ]),
    ),
    '\\begin{center}\\textbf{[END OF QUESTION PAPER]}\\end{center}',
  ];
}

/** Forbids a page break after the last answer, so that the end of the paper is never alone on a page. */
function keepEnd(lines: readonly string[]): string[] {
  const last = lines.lastIndexOf('\\vspace{2mm}');
  return lines.flatMap((line, index) =>
    index >= last && line.startsWith('\\vspace') ? ['\\nopagebreak', line, '\\nopagebreak'] : [line],
  );
}

function frontPageTex(booklet: Booklet, paper: ExamPaper): string[] {
  const { title, minutes, marks } = booklet;
  return [
    `\\fbox{\\large\\textbf{${escapeTex(formatQualification(paper.level))}}}\\hfill\\parbox[t]{60mm}{\\raggedleft\\small ${NOT_OFFICIAL}\\\\ Paper number ${paper.seed}}`,
    '',
    '\\vspace{15mm}',
    `\\begin{flushright}{\\Huge\\textbf{${escapeTex(paper.subject)}}}\\\\[4mm]{\\Large\\textbf{${escapeTex(title)}}}\\end{flushright}`,
    '',
    '\\hrule\\vspace{2mm}',
    `\\textbf{Duration --- ${formatDuration(minutes)}\\hfill Total marks --- ${marks}}`,
    '\\vspace{2mm}\\hrule\\vspace{8mm}',
    'Name\\enspace\\hrulefill\\enspace Class\\enspace\\hrulefill\\enspace Date\\enspace\\hrulefill',
    '\\vspace{6mm}',
    '\\begin{itemize}',
    ...listInstructions(booklet, paper).map((line) => `\\item ${escapeTex(line)}`),
    '\\end{itemize}',
  ];
}

/** The columns of formulae without labels. */
const FORMULA_COLUMNS = 3;

function formulaeTex(paper: ExamPaper): string[] {
  const { formulae } = paper;
  if (formulae.length === 0) return [];
  const labelled = formulae.filter(({ label }) => label !== '');
  const unlabelled = formulae.filter(({ label }) => label === '').map(({ tex }) => `$\\displaystyle ${tex}$`);
  const hasUnlabelled = unlabelled.length > 0;
  return [
    `\\begin{center}\\textbf{${chooseFormulaeTitle(paper)}}\\end{center}`,
    `\\renewcommand{\\arraystretch}{${hasUnlabelled ? 1.2 : 2.4}}`,
    '\\begin{tabular}{@{}>{\\raggedright\\arraybackslash}p{68mm}l@{}}',
    ...labelled.map(({ label, tex }) => `${label} & $${hasUnlabelled ? '' : '\\displaystyle '}${tex}$ \\\\`),
    '\\end{tabular}',
    '',
    ...(hasUnlabelled ? formulaTableTex(unlabelled) : []),
    '\\renewcommand{\\arraystretch}{1}',
    '\\clearpage',
  ];
}

/** Prints formulae as a table, row by row. */
function formulaTableTex(formulae: readonly string[]): string[] {
  const rows = Array.from({ length: Math.ceil(formulae.length / FORMULA_COLUMNS) }, (_, index) =>
    formulae.slice(index * FORMULA_COLUMNS, (index + 1) * FORMULA_COLUMNS),
  );
  return [
    '\\vspace{4mm}',
    `\\begin{longtable}{@{}${'p{54mm}'.repeat(FORMULA_COLUMNS)}@{}}`,
    ...rows.map((row) => `${row.join(' & ')} \\\\[2.5mm]`),
    '\\end{longtable}',
  ];
}

function sectionTex(section: PaperSection, { title }: Booklet): string[] {
  const head =
    title === '' ? [`\\textbf{\\large ${escapeTex(section.section)}\\hfill ${section.marks} marks}`] : [];
  return [
    ...head,
    '\\hfill\\textbf{\\small MARKS}',
    '',
    ...section.questions.flatMap((question, index) =>
      numberedQuestionTex(question, getQuestionNumber(section, index)),
    ),
  ];
}
