import { getMarks } from '../../domain/part-marks.ts';
import { joinParagraphs } from '../../domain/part-text.ts';
import type { PlainQuestion } from '../../domain/question.ts';
import type { KeyedComments } from '../../latex/keyed-comments.ts';
import { printPartSolutions, printParts, printSteps } from '../../latex/parts/print-parts.ts';
import { printAnswerCommand, printTable, printTasks } from '../../latex/print-sections.ts';
import { TEXT_PREAMBLE } from '../../print/question-document/question-package.ts';
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

/** A document with the LaTeX package `xsim`, the successor of `exsheets`. It is read again as TeX. */
export const xsimFormat: Format = {
  write: (pages, options) => writeClassDocument(pages, xsimDocument, options),
};

const PREAMBLE = String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage[margin=25mm]{geometry}
${TEXT_PREAMBLE}\usepackage{xsim}
\xsimsetup{solution/print=true} % false hides the solutions
\newenvironment{alternatesolution}{\par\noindent\textbf{Another solution.} }{\par}
\newenvironment{idea}{\par\noindent\textbf{Key idea.} }{\par}
`;
const xsimDocument: ClassDocument = {
  preamble: PREAMBLE,
  head: '\\begin{document}\n\n',
  tail: '\\end{document}\n',
  losses: createClassLosses('xsim'),
  print: printQuestion,
  printPassage: ({ title, stem, diagrams, comments, id }) =>
    joinLines([
      `% id: ${id}`,
      ...comments.map((comment) => `% ${comment}`),
      title === undefined ? '' : `\\begin{center}\n    \\textsc{${title}}\n\\end{center}`,
      stem,
      ...diagrams.map(printFigure),
    ]),
};

function printQuestion(question: PlainQuestion, comments: KeyedComments): string {
  const { vignette, stem, table, diagrams, parts, solution, alternateSolutions, ideas, options } = question;
  const marks = getMarks(question) ?? question.marks;
  const body = joinParagraphs([printSteps(solution), printPartSolutions(parts ?? [])]);
  return joinLines([
    `\\begin{exercise}${marks === undefined ? '' : `[points=${marks}]`}`,
    guardBracket(joinParagraphs([vignette, stem])),
    ...printAnswerCommand(question),
    ...printNotes(question, [
      ...comments.own,
      ...(question.marks === undefined ? [] : [`marks: ${question.marks}`]),
    ]),
    table === undefined ? '' : printTable(table),
    ...diagrams.map(printFigure),
    options.length === 0 ? '' : printTasks(question),
    parts === undefined ? '' : printParts(parts, comments.parts),
    '\\end{exercise}',
    body === '' ? '' : `\\begin{solution}\n${body}\n\\end{solution}`,
    ...alternateSolutions.map(
      (steps) => `\\begin{alternatesolution}\n${printSteps(steps)}\n\\end{alternatesolution}`,
    ),
    ...ideas.map((steps) => `\\begin{idea}\n${printSteps(steps)}\n\\end{idea}`),
  ]);
}
