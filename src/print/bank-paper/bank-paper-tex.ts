import { getQuestionNumber, type PaperSection } from '../../domain/exam-paper.ts';
import { formatPartPath } from '../../domain/part-path.ts';
import { toPartQuestions } from '../../domain/part-question.ts';
import type { Question } from '../../domain/question.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import { printStep } from '../../latex/print-sections.ts';
import { escapeTex } from '../paper/tex/escape-tex.ts';
import { formatAnswerTex } from '../paper/tex/format-answer-tex.ts';
import { numberedQuestionTex } from '../paper/tex/question-tex.ts';
import { schemeSectionTex } from '../paper/tex/scheme-tex.ts';
import { createPreamble } from '../question-document/question-package.ts';
import { listLogoFiles } from './logo-file.ts';
import {
  type AnswerGridRow,
  getSheetTitle,
  listGrid,
  listSheetFacts,
  needsGrid,
  type PaperSheet,
} from './paper-sheet.ts';

/** Prints one version of a paper: header, instructions, sections and, unless it shows solutions, the answer grid. */
export function printBankPaperTex(sheet: PaperSheet): string {
  const { version, edition } = sheet;
  const showsSolutions = edition === 'solutions';
  const lastIndex = version.sections.findLastIndex(({ questions }) => questions.length > 0);
  return documentTex(getSheetTitle(sheet), edition === 'large', [
    ...headerTex(sheet, showsSolutions ? 'Solutions' : ''),
    ...version.sections.flatMap((section, index) =>
      sectionTex(section, { edition, isLast: index === lastIndex }),
    ),
    ...(showsSolutions || !needsGrid(version) ? [] : gridTex(sheet)),
  ]);
}

/** Prints the answers and the marking scheme of one version. */
export function printBankSchemeTex(sheet: PaperSheet): string {
  const { sections } = sheet.version;
  return documentTex(`${getSheetTitle(sheet)}: answers and marking scheme`, false, [
    ...headerTex(sheet, 'Answers and marking scheme'),
    ...sections.flatMap(answersTex),
    ...sections.filter(({ multipleChoice }) => !multipleChoice).flatMap(schemeSectionTex),
  ]);
}

/** Makes the smaller sizes of headings, the footer and the answer sheet large, too. */
const LARGE_PRINT =
  '\\let\\footnotesize\\Large\\let\\small\\Large\\let\\large\\LARGE\\let\\Large\\huge\\let\\normalsize\\LARGE\\LARGE';

/** Creates a complete document with the commands that questions of the bank use. */
export function documentTex(title: string, isLarge: boolean, body: readonly string[]): string {
  return [
    `% ${title.replaceAll(/\s+/g, ' ')}`,
    createPreamble('article').trimEnd(),
    '\\usepackage{longtable,multicol,fancyhdr}',
    `\\pagestyle{fancy}\\fancyhf{}\\renewcommand{\\headrulewidth}{0pt}\\fancyfoot[L]{\\footnotesize ${escapeTex(title)}}\\fancyfoot[R]{\\footnotesize Page \\thepage}`,
    '\\geometry{margin=20mm}',
    '\\setlength{\\parindent}{0pt}',
    '\\setlength{\\parskip}{4pt}',
    '\\raggedbottom',
    '\\begin{document}',
    ...(isLarge ? [LARGE_PRINT] : []),
    ...body,
    '\\end{document}',
    '',
  ].join('\n');
}

function headerTex(sheet: PaperSheet, subtitle: string): string[] {
  const { plan, versions } = sheet.paper;
  const { institution, instructions, title } = plan;
  const facts = listSheetFacts(sheet).map(escapeTex).join('\\qquad ');
  const version = versions.length === 1 ? '' : `\\hfill\\fbox{\\Huge\\textbf{${sheet.version.label}}}`;
  return [
    ...listLogoFiles(plan).map(({ name }) => `\\includegraphics[height=20mm]{${name}}\\hspace{6mm}%`),
    `\\begin{minipage}[b]{115mm}\\raggedright ${institution === undefined ? '' : `\\textbf{${escapeTex(institution)}}\\\\[1mm]`}{\\Large\\textbf{${escapeTex(title)}}}${subtitle === '' ? '' : `\\\\[1mm]{\\large ${subtitle}}`}\\end{minipage}${version}`,
    '',
    `\\textbf{${facts}}`,
    '',
    ...(subtitle === '' ? [FIELDS] : []),
    ...(subtitle === '' && instructions.length > 0
      ? ['\\begin{itemize}', ...instructions.map((line) => `\\item ${line}`), '\\end{itemize}']
      : []),
    '\\vspace{1mm}\\hrule\\vspace{4mm}',
  ];
}

const FIELDS =
  '\\vspace{3mm}Name\\enspace\\hrulefill\\hrulefill\\enspace Class\\enspace\\hrulefill\\enspace Date\\enspace\\hrulefill\\par\\vspace{2mm}';

/** In the box of the last question, so that it is never alone on a page. */
const END = '\\vspace{4mm}\\centerline{\\textbf{[END OF PAPER]}}';

/** Puts a question and its solution into a box, which no page break splits unless it is longer than a page. */
const KEEP_START = '\\setbox0=\\vbox{%';
const KEEP_END = '}\\ifdim\\ht0<0.9\\textheight\\box0\\else\\unvbox0\\fi\\vspace{3mm}';

type SectionOptions = {
  readonly edition: PaperSheet['edition'];
  /** Whether the end of the paper follows. */
  readonly isLast: boolean;
};

function sectionTex(
  { section, marks, questions, firstNumber }: PaperSection,
  { edition, isLast }: SectionOptions,
): string[] {
  const showsSolutions = edition === 'solutions';
  return [
    headTex(section, `${marks} ${marks === 1 ? 'mark' : 'marks'}`),
    ...questions.flatMap((question, index) => {
      const end = isLast && index === questions.length - 1 ? [END] : [];
      const options = {
        hasSpace: !showsSolutions,
        hasColumns: edition !== 'large',
        after: showsSolutions ? [] : end,
      };
      return [
        ...(showsSolutions ? [KEEP_START] : []),
        ...numberedQuestionTex(question, getQuestionNumber({ firstNumber }, index), options),
        ...(showsSolutions ? [...solutionTex(question), ...end, KEEP_END] : []),
      ];
    }),
  ];
}

function headTex(title: string, right: string): string {
  return `\\par\\vspace{3mm}\\textbf{\\large ${escapeTex(title)}\\hfill ${right}}\\par\\nopagebreak\\vspace{2mm}`;
}

/** Prints the answer and the solution of each part. */
function solutionTex(question: Question): string[] {
  const parts = toPartQuestions(question).flatMap(({ path, question: part }) => {
    const label = path === '' ? '' : `${escapeTex(formatPartPath(path))} `;
    const answer = formatAnswerTex(part);
    const title = answer === '' ? `${label}Solution` : `${label}Answer:`;
    return [`\\textbf{${title}} ${answer}`, '', ...stepsTex(part.solution)];
  });
  const shared = question.parts === undefined ? [] : stepsTex(question.solution);
  // A list usually invites a page break before it.
  return [
    '{\\makeatletter\\@beginparpenalty10000\\makeatother',
    '\\begin{quote}',
    ...shared,
    ...parts,
    '\\end{quote}}',
  ];
}

function stepsTex(steps: readonly SolutionStep[]): string[] {
  return steps.flatMap((step) => [printStep(step), '']);
}

/** Prints the answers of a section as a short list. */
function answersTex({ section, questions, firstNumber }: PaperSection): string[] {
  const items = questions.map((question, index) => {
    const parts = toPartQuestions(question).map(({ path, question: part }) => {
      const label = path === '' ? '' : `${escapeTex(formatPartPath(path))} `;
      return `${label}${formatAnswerTex(part) || '\\textit{see the scheme}'}`;
    });
    return `\\makebox[9mm][r]{\\textbf{${getQuestionNumber({ firstNumber }, index)}}}\\quad ${parts.join('\\quad ')}\\par`;
  });
  return [headTex(section, 'Answers'), '\\begin{multicols}{2}\\raggedright', ...items, '\\end{multicols}'];
}

function gridTex(sheet: PaperSheet): string[] {
  return [
    '\\clearpage',
    `\\textbf{\\large Answer sheet: ${escapeTex(getSheetTitle(sheet))}}`,
    '',
    FIELDS,
    ...listGrid(sheet.version).flatMap(({ title, rows }) => [
      headTex(title, ''),
      `\\begin{multicols}{${sheet.edition === 'large' ? 2 : 3}}`,
      ...rows.map(gridRowTex),
      '\\end{multicols}',
    ]),
  ];
}

const CIRCLE = (letter: string): string =>
  `\\tikz[baseline=(o.base)]\\node[circle,draw,inner sep=0pt,minimum size=1.6em,font=\\small](o){${escapeTex(letter)}};`;

function gridRowTex({ number, letters }: AnswerGridRow): string {
  const field = letters.length === 0 ? '\\hrulefill' : letters.map(CIRCLE).join('\\ ');
  return `\\rule{0pt}{8mm}\\makebox[1.5em][r]{\\textbf{${number}}}\\quad ${field}\\par`;
}
