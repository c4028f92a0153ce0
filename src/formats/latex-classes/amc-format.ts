import { writeMetadataComments } from '../../domain/metadata-comments.ts';
import { getMarks } from '../../domain/part-marks.ts';
import { formatPartPath, listLeafParts } from '../../domain/part-path.ts';
import { joinParagraphs } from '../../domain/part-text.ts';
import type { PlainQuestion, Question } from '../../domain/question.ts';
import type { QuestionSection } from '../../domain/question-sections.ts';
import { printSteps } from '../../latex/parts/print-parts.ts';
import { printTable } from '../../latex/print-sections.ts';
import { TEXT_PREAMBLE } from '../../print/question-document/question-package.ts';
import { listFieldLosses } from '../field-losses.ts';
import type { Format, WriteOptions } from '../format.ts';
import { guardBracket, joinLines, printFigure } from './class-document.ts';
import { createClassLosses } from './class-losses.ts';

/** A document for auto-multiple-choice (AMC), which prints shuffled copies and marks the scanned sheets. */
export const amcFormat: Format = { write: writeDocument };

const HEAD = String.raw`\documentclass[11pt,a4paper]{article}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
${TEXT_PREAMBLE}\usepackage[box,completemulti,lang=EN]{automultiplechoice}
\renewcommand{\ans}[1][]{}
\begin{document}
\AMCrandomseed{20240501}

`;

const TAIL = String.raw`
% The number of different copies.
\onecopy{4}{%
\noindent\textbf{Name:} \namefield{\fbox{\begin{minipage}{.5\linewidth}\vspace*{8mm}\dotfill\vspace*{1mm}\end{minipage}}}\par\bigskip
\shufflegroup{questions}
\insertgroup{questions}
\clearpage
}
\end{document}
`;

const LOSSES = createClassLosses('amc', {
  question: [
    {
      field: 'parts',
      level: 'lossy',
      code: 'amc-parts-as-questions',
      message: 'AMC has no parts: each part is a question of its own, and all parts stay together.',
      applies: ({ parts }) => parts !== undefined,
    },
    {
      field: 'alternateSolutions',
      level: 'dropped',
      code: 'amc-no-further-solutions',
      message: 'AMC has one explanation for each question; further solutions and ideas are left out.',
      applies: ({ alternateSolutions, ideas }) => alternateSolutions.length + ideas.length > 0,
    },
    {
      field: 'questions',
      level: 'lossy',
      code: 'amc-passage-in-group',
      message: 'In AMC, a passage is text before its questions, which stay together.',
      applies: ({ kind }) => kind === 'passage',
    },
  ],
  section: [
    {
      field: 'answer',
      level: 'lossy',
      code: 'amc-open-answer',
      message: 'AMC does not mark written answers; a person ticks the boxes of an open question.',
      applies: (section) => isAnsweredDirectly(section) && isOpen(section),
    },
    {
      field: 'key',
      level: 'dropped',
      code: 'amc-no-key',
      message: 'AMC cannot store which other answers are accepted or rejected; these rules are left out.',
      applies: ({ key }) => key !== undefined,
    },
  ],
});

async function* writeDocument(
  pages: AsyncIterable<readonly Question[]>,
  { onLoss }: WriteOptions,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const ids = createIds();
  yield encoder.encode(HEAD);
  for await (const page of pages)
    for (const question of page) {
      listFieldLosses(question, LOSSES).forEach(onLoss);
      const element = printElement(writeMetadataComments(question), ids);
      yield encoder.encode(`\\element{questions}{%\n${element}\n}\n\n`);
    }
  yield encoder.encode(TAIL);
}

/** The id of a question, and its name in AMC. */
type AmcId = { readonly original: string; readonly name: string };
type Ids = (id: string) => AmcId;

/** Creates unique ids of letters, digits and hyphens, because AMC uses ids in file names and commands. */
function createIds(): Ids {
  const used = new Set<string>();
  return (id) => {
    const base = id.replace(/[^A-Za-z0-9-]+/gu, '-').slice(0, 40);
    let unique = base;
    for (let number = 2; used.has(unique); number++) unique = `${base}-${number}`;
    used.add(unique);
    return { original: id, name: unique };
  };
}

/** Prints what stays together on the paper: a question, all parts of a question, or a passage with its questions. */
function printElement(question: Question, ids: Ids): string {
  if (question.kind !== 'passage') return printPlain(question, ids);
  const { title, stem, diagrams } = question;
  return joinLines([
    title === undefined ? '' : `\\begin{center}\n    \\textsc{${title}}\n\\end{center}`,
    `${stem}\\par`,
    ...diagrams.map(printFigure),
    ...(question.questions ?? []).map((each) => printPlain(each, ids)),
    '% end of passage',
  ]);
}

function printPlain(question: PlainQuestion, ids: Ids): string {
  const { id, vignette, stem, parts } = question;
  const shared = joinParagraphs([vignette, stem]);
  if (parts === undefined) return printQuestion(question, shared, ids(id));
  const context = joinLines([`${shared}\\par`, ...question.diagrams.map(printFigure)]);
  const printed = listLeafParts(question).map(({ path, part, parent }) => {
    const isFirstInner = parent?.parts?.[0] === part;
    const texts = [
      ...(isFirstInner && parent !== undefined ? [parent.lead, parent.text] : []),
      part.lead,
      part.text,
    ];
    return printQuestion(part, `${formatPartPath(path)} ${joinParagraphs(texts)}`, ids(`${id}-${path}`));
  });
  return joinLines([context, ...printed]);
}

/** Whether learners answer the section itself, not its parts or (for a passage) its questions. */
function isAnsweredDirectly(section: QuestionSection): boolean {
  return !('kind' in section && section.kind === 'passage') && !('parts' in section);
}

/** Whether a person must mark the answer: it is neither a choice nor a whole number. */
function isOpen({ options, answer }: Pick<QuestionSection, 'options' | 'answer'>): boolean {
  const hasKey = options.some(({ correct }) => correct);
  return !hasKey && answer?.kind !== 'integer';
}

/** Prints one question; AMC needs `\par` after it. */
function printQuestion(section: QuestionSection, text: string, id: AmcId): string {
  const { options, answer, table, diagrams, solution } = section;
  const marks = getMarks(section) ?? 1;
  const correctCount = options.filter(({ correct }) => correct).length;
  const environment = correctCount > 1 ? 'questionmult' : 'question';
  const scoring = correctCount > 1 ? `\\scoring{haut=${marks}}` : `\\scoring{b=${marks},m=0}`;
  const name =
    answer?.kind === 'integer' && options.length === 0
      ? 'questionmultx'
      : isOpen(section)
        ? 'question'
        : environment;
  return joinLines([
    `\\begin{${name}}{${id.name}}${isOpen(section) || name === 'questionmultx' ? '' : scoring}`,
    guardBracket(text),
    ...listNotes(section, id.original).map((note) => `% ${note}`),
    table === undefined ? '' : printTable(table),
    ...diagrams.map(printFigure),
    printResponse(section, marks),
    solution.length === 0 ? '' : `\\explain{${printSteps(solution)}}`,
    `\\end{${name}}\\par`,
  ]);
}

/** Lists the comments that our TeX reader reads again. */
function listNotes(section: QuestionSection, id: string): string[] {
  const { response, marks } = section;
  return [
    `id: ${id}`,
    ...(response === undefined ? [] : [`response: ${response}`]),
    ...(marks === undefined ? [] : [`marks: ${marks}`]),
    ...('kind' in section ? section.comments : []),
  ];
}

function printResponse(section: QuestionSection, marks: number): string {
  const { options, answer } = section;
  if (isOpen(section)) {
    // The answer to a question with options is short.
    return printOpen(marks, options.length > 0 ? 2 : Math.min(12, 2 * marks + 1));
  }
  if (answer?.kind === 'integer' && options.length === 0) {
    const digits = Math.max(String(Math.abs(answer.value)).length, 2);
    return `\\AMCnumericChoices{${answer.value}}{digits=${digits},decimals=0,sign=true,scoreexact=${marks}}`;
  }
  const lines = options.map(({ text, correct }) => `    \\${correct ? 'correct' : 'wrong'}choice{${text}}`);
  return ['\\begin{choices}', ...lines, '\\end{choices}'].join('\n');
}

/** Prints lines to write on, and one box for each mark that a person can give. */
function printOpen(marks: number, lineCount: number): string {
  const boxes = Array.from({ length: marks + 1 }, (_, mark) => {
    const command = mark === marks ? 'correctchoice' : 'wrongchoice';
    return `\\${command}[${mark}]{${mark}}\\scoring{${mark}}`;
  });
  return `\\AMCOpen{lines=${lineCount}}{${boxes.join('')}}`;
}
