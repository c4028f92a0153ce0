import type { AnswerKey } from '../domain/answer-key.ts';
import { printKeyOptions } from '../domain/key-options.ts';
import type { PlainQuestion } from '../domain/question.ts';
import type { Answer, Diagram, MatchTable, Option, SolutionStep } from '../domain/question-content.ts';
import { visibleText } from './visible-text.ts';

const MAX_SHORT_OPTION_LENGTH = 14;
const MAX_MEDIUM_OPTION_LENGTH = 45;

/** Prints a step of a solution: prose unchanged, lines as `align*`. */
export function printStep(step: SolutionStep): string {
  if (step.kind === 'prose') return step.tex;
  const lines = step.lines.map((line) => `    ${line}`).join(' \\\\\n');
  return `\\begin{align*}\n${lines}\n\\end{align*}`;
}

/** Prints options as a `tasks` list with `\ans` after the correct ones. */
export function printTasks({ kind, options }: Pick<PlainQuestion, 'kind' | 'options'>): string {
  const tasks = options.map((option) => `    \\task${printOption(option)}${option.correct ? ' \\ans' : ''}`);
  return [`\\begin{tasks}(${chooseColumnCount(kind, options)})`, ...tasks, '\\end{tasks}'].join('\n');
}

/** Puts `{}` before a `[`, `*` or `!`, which would otherwise belong to `\task`. */
function printOption({ text }: Option): string {
  if (text === '') return '';
  return /^[[*!]/.test(text) ? `{} ${text}` : ` ${text}`;
}

/** Four columns for four short options, one for long options, else two. */
function chooseColumnCount(kind: PlainQuestion['kind'], options: readonly Option[]): number {
  const longest = options.reduce((maximum, option) => Math.max(maximum, visibleText(option.text).length), 0);
  if (kind === 'assertion_reason' || longest > MAX_MEDIUM_OPTION_LENGTH) return 1;
  return longest <= MAX_SHORT_OPTION_LENGTH && options.length === 4 ? 4 : 2;
}

export function printDiagram(diagram: Diagram): string {
  return `\\begin{center}\n${formatDiagram(diagram)}\n\\end{center}`;
}

function formatDiagram(diagram: Diagram): string {
  switch (diagram.kind) {
    case 'tikz':
      return diagram.tex;
    case 'image':
      return `    \\includegraphics${diagram.options === undefined ? '' : `[${diagram.options}]`}{${diagram.path}}`;
    case 'placeholder':
      return `    ${diagram.commented ? '% ' : ''}\\input{${diagram.name}}`;
  }
}

/** Prints a match table as a centred `tabular`. */
export function printTable({ headings, left, right }: MatchTable): string {
  const height = Math.max(left.length, right.length);
  const rows = Array.from({ length: height }, (_, index) => {
    return `    ${formatCells(left[index])} & ${formatCells(right[index])} \\\\`;
  });
  return [
    '\\begin{center}',
    '    \\renewcommand{\\arraystretch}{2}',
    '    \\begin{tabular}{p{0.25cm}p{6cm}|p{0.25cm}p{4cm}}',
    '    \\hline',
    `    & ${headings[0]} & & ${headings[1]} \\\\`,
    '    \\hline',
    ...rows,
    '    \\hline',
    '    \\end{tabular}',
    '\\end{center}',
  ].join('\n');
}

function formatCells(entry: { id: string; text: string } | undefined): string {
  return entry === undefined ? '&' : `(${entry.id}) & ${entry.text}`;
}

/** Prints marks at the right margin; empty without marks. */
export function printMarks(marks: number | undefined): string {
  return marks === undefined ? '' : `\\hfill [${marks}]`;
}

/** What is printed about the answer of a question or part. */
type PrintedAnswer = Pick<PlainQuestion, 'options'> & {
  readonly kind?: PlainQuestion['kind'] | undefined;
  readonly answer?: Answer | undefined;
  readonly key?: AnswerKey | undefined;
};

/**
 * Prints the answer to a question without options if it is a whole number or has a key. The options of the key are in brackets, and
 * the accepted and rejected answers follow.
 */
export function printAnswerCommand({ kind, options, answer, key = {} }: PrintedAnswer): string[] {
  const keyOptions = escapePercent(printKeyOptions(key));
  const brackets = keyOptions === '' ? '' : `[${keyOptions}]`;
  return [
    ...printAnswer({ kind, answer: options.length === 0 ? answer : undefined, brackets }),
    ...(key.accept ?? []).map((tex) => `\\accept{${escapePercent(tex)}}`),
    ...(key.reject ?? []).map((tex) => `\\reject{${escapePercent(tex)}}`),
  ];
}

type AnswerToPrint = Pick<PrintedAnswer, 'kind' | 'answer'> & { readonly brackets: string };

function printAnswer({ kind, answer, brackets }: AnswerToPrint): string[] {
  if (answer?.kind === 'integer') return [`\\ansint${brackets}{${answer.value}}`];
  const tex = answer?.kind === 'value' ? answer.tex : '';
  if (kind === 'integer' && tex !== '') return [`\\ansint${brackets}{${tex}}`];
  return brackets === '' ? [] : [`\\ans${brackets}{${tex}}`];
}

/** Writes `%` as TeX prints it; alone it would begin a comment. */
function escapePercent(tex: string): string {
  return tex.replace(/(?<!\\)%/gu, '\\%');
}
