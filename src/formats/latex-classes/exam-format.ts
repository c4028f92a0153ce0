import type { Part } from '../../domain/part.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { joinParagraphs } from '../../domain/part-text.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { Option, SolutionStep } from '../../domain/question-content.ts';
import type { KeyedComments } from '../../latex/keyed-comments.ts';
import { printPartSolutions, printSteps } from '../../latex/parts/print-parts.ts';
import { printAnswerCommand, printTable } from '../../latex/print-sections.ts';
import { createPreamble } from '../../print/question-document/question-package.ts';
import type { Format } from '../format.ts';
import {
  type ClassDocument,
  guardBracket,
  joinLines,
  printFigure,
  printNotes,
  writeClassDocument,
} from './class-document.ts';
import { createClassLosses } from './class-losses.ts';

/** A document of the LaTeX class `exam`. It is read again as TeX. */
export const examFormat: Format = {
  write: (pages, options) => writeClassDocument(pages, examDocument, options),
};

const hasOtherLabels = ({ parts = [] }: Pick<Part, 'parts'>, labels: string): boolean =>
  parts.some(({ label }, index) => label !== labels.split(' ')[index]);
const LETTERS = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii';

const examDocument: ClassDocument = {
  preamble: `${createPreamble('exam')}\\pointsinrightmargin\n`,
  head: '\\begin{document}\n\\begin{questions}\n\n',
  tail: '\\end{questions}\n\\end{document}\n',
  losses: createClassLosses('exam', {
    question: [
      {
        field: 'parts',
        level: 'normalised',
        code: 'exam-part-labels',
        message: 'The class exam labels parts (a), (b) and i, ii itself; other labels change.',
        applies: ({ parts = [] }) =>
          hasOtherLabels({ parts }, LETTERS) || parts.some((part) => hasOtherLabels(part, ROMAN)),
      },
    ],
  }),
  print: printQuestion,
  printPassage: ({ title, stem, diagrams, comments, id }) =>
    joinLines([
      '\\item[]',
      `% id: ${id}`,
      ...comments.map((comment) => `% ${comment}`),
      title === undefined ? '' : `\\begin{center}\n    \\textsc{${title}}\n\\end{center}`,
      guardBracket(stem),
      ...diagrams.map(printFigure),
    ]),
};

function printQuestion(question: PlainQuestion, comments: KeyedComments): string {
  const { vignette, stem, parts, solution, alternateSolutions, ideas, options } = question;
  const marks = parts === undefined ? question.marks : undefined;
  return joinLines([
    `\\question${printPoints(marks)} ${guardBracket(joinParagraphs([vignette, stem]))}`,
    ...printAnswerCommand(question),
    ...printNotes(question, [...comments.own, ...printStatedMarks(question)]),
    ...printContents(question),
    printChoices(options),
    parts === undefined ? '' : printParts(parts, comments, ''),
    printSolution('solution', joinParagraphs([printSteps(solution), printPartSolutions(parts ?? [])])),
    ...alternateSolutions.map((steps) => printSteppedSolution('alternatesolution', steps)),
    ...ideas.map((steps) => printSteppedSolution('idea', steps)),
  ]);
}

/** Prints the total marks as a comment if they are not the sum of the parts. */
function printStatedMarks({ marks, parts }: PlainQuestion): string[] {
  return parts !== undefined && marks !== undefined && getMarks({ parts }) !== marks
    ? [`marks: ${marks}`]
    : [];
}

function printPoints(marks: number | undefined): string {
  return marks === undefined ? '' : `[${marks}]`;
}

function printContents({ table, diagrams }: Pick<Part, 'table' | 'diagrams'>): string[] {
  return [...(table === undefined ? [] : [printTable(table)]), ...diagrams.map(printFigure)];
}

function printChoices(options: readonly Option[]): string {
  if (options.length === 0) return '';
  const lines = options.map(
    ({ text, correct }) => `    ${correct ? '\\CorrectChoice' : '\\choice'} ${guardBracket(text)}`,
  );
  return ['\\begin{choices}', ...lines, '\\end{choices}'].join('\n');
}

function printParts(parts: readonly Part[], comments: KeyedComments, parentPath: string): string {
  const [environment, command] = parentPath === '' ? ['parts', 'part'] : ['subparts', 'subpart'];
  const items = parts.map((part) => {
    const path = parentPath === '' ? part.label : `${parentPath}.${part.label}`;
    const { lead, text, response, unit, options, parts: inner } = part;
    const notes = [
      ...(response === undefined ? [] : [`response: ${response}`]),
      ...(unit === undefined ? [] : [`unit: ${unit}`]),
      ...(comments.parts.get(path) ?? []),
    ];
    return joinLines([
      lead === undefined ? '' : `\\item[] {}${lead}`,
      `\\${command}${printPoints(inner === undefined ? part.marks : undefined)} ${guardBracket(text)}`,
      ...printAnswerCommand(part),
      ...notes.map((note) => `% ${note}`),
      ...printContents(part),
      printChoices(options),
      inner === undefined ? '' : printParts(inner, comments, path),
    ]);
  });
  return [`\\begin{${environment}}`, ...items, `\\end{${environment}}`].join('\n');
}

function printSteppedSolution(name: string, steps: readonly SolutionStep[]): string {
  return printSolution(name, printSteps(steps));
}

function printSolution(name: string, body: string): string {
  return body === '' ? '' : `\\begin{${name}}\n${body}\n\\end{${name}}`;
}
