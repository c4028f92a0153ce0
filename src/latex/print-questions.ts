import { getMarks } from '../domain/part-marks.ts';
import type { PlainQuestion, Question } from '../domain/question.ts';
import { copySchemeMarks } from './copy-scheme-marks.ts';
import { type KeyedComments, printWithKeyedComments } from './keyed-comments.ts';
import { printPartSolutions, printParts, printSteps } from './parts/print-parts.ts';
import { readAnnouncedCount } from './passage-heading.ts';
import { printAnswerCommand, printDiagram, printMarks, printTable, printTasks } from './print-sections.ts';
import { readQuestions } from './read-questions.ts';
import { visibleText } from './visible-text.ts';

type PrintOptions = { readonly ids?: boolean };

const END_OF_PASSAGE = '% end of passage';

/**
 * Prints questions in the normal form: `\item`, stem, table, pictures, options, solution, further solutions, ideas. Parts are an
 * `enumerate` after the options, and marks are in the right margin. Reading the result returns equal questions. Facts that the text
 * does not show are printed as comments.
 */
export function printQuestions(questions: readonly Question[], options: PrintOptions = {}): string {
  const printed = questions.map((question, index) => {
    if (question.kind !== 'passage') return printQuestion(question, options);
    const next = questions[index + 1];
    const needsEnd =
      next !== undefined &&
      next.kind !== 'passage' &&
      getAnnouncedCount(question) !== question.questions?.length;
    return [printPassage(question, options), ...(needsEnd ? [END_OF_PASSAGE] : [])].join('\n\n');
  });
  return printed.map((text) => `${text}\n`).join('\n');
}

function getAnnouncedCount({ title = '', stem }: Question): number | undefined {
  return readAnnouncedCount(visibleText(`${title} ${stem}`));
}

/** Lists the comments that a passage needs. Without them, it would be read as vertical space or with too few questions. */
function listPassageComments(passage: Question): string[] {
  const count = passage.questions?.length ?? 0;
  const announcesTooFew = (getAnnouncedCount(passage) ?? count) < count;
  return [
    ...(isEmptyPassage(passage) ? ['kind: passage'] : []),
    ...(announcesTooFew ? [`questions: ${count}`] : []),
  ];
}

function printPassage(passage: Question, options: PrintOptions): string {
  const questions = passage.questions ?? [];
  const head = [
    '\\item[]',
    ...printNotes(passage, options, listPassageComments(passage)),
    ...(passage.title === undefined
      ? []
      : ['\\begin{center}', `    \\textsc{${passage.title}}`, '\\end{center}']),
    ...(passage.title === undefined || passage.stem === '' ? [] : ['']),
    ...(passage.stem === '' ? [] : [passage.title === undefined ? guardBracket(passage.stem) : passage.stem]),
    ...passage.diagrams.map(printDiagram),
    ...(questions.length === 0 ? ['\\begin{solution}', '\\end{solution}'] : []),
  ].join('\n');
  return [head, ...questions.map((question) => printQuestion(question, options))].join('\n\n');
}

/** Whether the printed passage would be an empty `\item[]`, which reads as vertical space. */
function isEmptyPassage({ title, stem, diagrams, comments }: Question): boolean {
  return title === undefined && stem === '' && diagrams.length === 0 && comments.length === 0;
}

function printQuestion(given: PlainQuestion, options: PrintOptions): string {
  const question = copySchemeMarks(given);
  return printWithKeyedComments(question, {
    print: (keyedComments) => printPlain(question, options, keyedComments),
    // With the line break, the text equals a printed document of this question, so the cache can reuse the result.
    read: (printed) => readQuestions(`${printed}\n`).questions[0]?.question,
  });
}

function printPlain(question: PlainQuestion, options: PrintOptions, comments: KeyedComments): string {
  const { parts } = question;
  const texts = [question.vignette, question.stem].filter((text) => text !== undefined && text !== '');
  const stem = [texts.join('\n\n'), printMarks(getOwnMarks(question))]
    .filter((text) => text !== '')
    .join(' ');
  const sections = [
    ...(question.table === undefined ? [] : ['', printTable(question.table), '']),
    ...question.diagrams.map(printDiagram),
    ...(question.options.length === 0 ? [] : [printTasks(question)]),
    ...(parts === undefined ? [] : [printParts(parts, comments.parts)]),
    printSolution('solution', [printSteps(question.solution), printPartSolutions(parts ?? [])]),
    ...question.alternateSolutions.map(
      (steps) => `\n${printSolution('alternatesolution', [printSteps(steps)])}`,
    ),
    ...question.ideas.map((steps) => `\n${printSolution('idea', [printSteps(steps)])}`),
  ];
  const head = stem === '' ? '\\item' : `\\item${guardBracket(` ${stem}`)}`;
  return [
    head,
    ...printAnswerCommand(question),
    ...printNotes(question, options, comments.own),
    ...sections,
  ].join('\n');
}

/** The marks to print for the whole question. None are printed if they are the sum of its parts. */
function getOwnMarks({ marks, parts }: PlainQuestion): number | undefined {
  return parts !== undefined && getMarks({ parts }) === marks ? undefined : marks;
}

/** Puts `{}` before a leading bracket, which would otherwise be read as the label of `\item`. */
function guardBracket(text: string): string {
  return /^\s*\[/.test(text) ? `{}${text}` : text;
}

function printNotes(
  question: PlainQuestion,
  { ids }: PrintOptions,
  keyedComments: readonly string[],
): string[] {
  const id = ids === true ? [`id: ${question.id}`] : [];
  const response = question.response === undefined ? [] : [`response: ${question.response}`];
  return [...id, ...response, ...keyedComments, ...question.comments].map((note) => `% ${note}`);
}

function printSolution(name: string, texts: readonly string[]): string {
  const body = texts.filter((text) => text !== '').join('\n\n');
  return [`\\begin{${name}}`, ...(body === '' ? [] : [body]), `\\end{${name}}`].join('\n');
}
