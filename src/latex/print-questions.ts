import type { PlainQuestion, Question } from '../domain/question.ts';
import type { Answer } from '../domain/question-content.ts';
import { readAnnouncedCount } from './passage-heading.ts';
import { printDiagram, printStep, printTable, printTasks } from './print-sections.ts';
import { readQuestions } from './read-questions.ts';
import { visibleText } from './visible-text.ts';

type PrintOptions = { readonly ids?: boolean };

const END_OF_PASSAGE = '% end of passage';

/**
 * Prints questions in the normal form: `\item`, stem, table, pictures, options, solution, further solutions, ideas.
 * Reading the result returns equal questions; a kind or answer that cannot be read from the text is printed as a comment.
 */
export function printQuestions(questions: readonly Question[], options: PrintOptions = {}): string {
  const printed = questions.map((question, index) => {
    if (question.kind !== 'passage') return printWithHints(question, options);
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

/** Lists the comments that a passage needs because it would be read as vertical space or with too few questions. */
function listPassageHints(passage: Question): string[] {
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
    ...printNotes(passage, options, listPassageHints(passage)),
    ...(passage.title === undefined
      ? []
      : ['\\begin{center}', `    \\textsc{${passage.title}}`, '\\end{center}']),
    ...(passage.title === undefined || passage.stem === '' ? [] : ['']),
    ...(passage.stem === '' ? [] : [passage.title === undefined ? guardBracket(passage.stem) : passage.stem]),
    ...passage.diagrams.map(printDiagram),
    ...(questions.length === 0 ? ['\\begin{solution}', '\\end{solution}'] : []),
  ].join('\n');
  return [head, ...questions.map((question) => printWithHints(question, options))].join('\n\n');
}

/** Whether the printed passage would be an empty `\item[]`, which reads as vertical space. */
function isEmptyPassage({ title, stem, diagrams, comments }: Question): boolean {
  return title === undefined && stem === '' && diagrams.length === 0 && comments.length === 0;
}

/** Prints a question, reads it back, and adds kind and answer as comments when they differ from the original. */
function printWithHints(question: PlainQuestion, options: PrintOptions): string {
  const printed = printPlain(question, options, []);
  // The line break makes the text equal to a printed document of this one question, so that the cache can reuse the result.
  const [read] = readQuestions(`${printed}\n`).questions;
  const readQuestion = read?.question;
  const isSameKind = readQuestion?.kind === question.kind;
  const isSameAnswer = JSON.stringify(readQuestion?.answer) === JSON.stringify(question.answer);
  if (isSameKind && isSameAnswer) return printed;
  const hints = [`kind: ${question.kind}`, `answer: ${formatAnswerHint(question.answer)}`];
  return printPlain(question, options, hints);
}

function formatAnswerHint(answer: Answer | undefined): string {
  if (answer === undefined) return 'none';
  if (answer.kind === 'value') return answer.tex;
  if (answer.kind === 'integer') return String(answer.value);
  if (answer.kind === 'choice') return answer.correct.join(', ');
  return answer.pairs.map((pair) => `${pair.left} -> ${pair.right}`).join(', ');
}

function printPlain(question: PlainQuestion, options: PrintOptions, hints: readonly string[]): string {
  const stem = [question.vignette, question.stem]
    .filter((text) => text !== undefined && text !== '')
    .join('\n\n');
  const sections = [
    ...(question.table === undefined ? [] : ['', printTable(question.table), '']),
    ...question.diagrams.map(printDiagram),
    ...(question.options.length === 0 ? [] : [printTasks(question)]),
    printSolution('solution', question.solution),
    ...question.alternateSolutions.map((steps) => `\n${printSolution('alternatesolution', steps)}`),
    ...question.ideas.map((steps) => `\n${printSolution('idea', steps)}`),
  ];
  const head = stem === '' ? '\\item' : `\\item${guardBracket(` ${stem}`)}`;
  return [head, ...printAnswer(question), ...printNotes(question, options, hints), ...sections].join('\n');
}

/** Puts `{}` before a leading bracket, which would otherwise be the label of `\item`. */
function guardBracket(text: string): string {
  return /^\s*\[/.test(text) ? `{}${text}` : text;
}

function printAnswer({ kind, options, answer }: PlainQuestion): string[] {
  if (options.length > 0) return [];
  if (answer?.kind === 'integer') return [`\\ansint{${answer.value}}`];
  return kind === 'integer' && answer?.kind === 'value' ? [`\\ansint{${answer.tex}}`] : [];
}

function printNotes(question: PlainQuestion, { ids }: PrintOptions, hints: readonly string[]): string[] {
  const id = ids === true ? [`id: ${question.id}`] : [];
  return [...id, ...hints, ...question.comments].map((note) => `% ${note}`);
}

function printSolution(name: string, steps: PlainQuestion['solution']): string {
  const body = steps.map(printStep).join('\n\n');
  return [`\\begin{${name}}`, ...(body === '' ? [] : [body]), `\\end{${name}}`].join('\n');
}
