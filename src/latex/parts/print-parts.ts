import type { Part } from '../../domain/part.ts';
import type { SolutionStep } from '../../domain/question-content.ts';
import {
  printAnswerCommand,
  printDiagram,
  printMarks,
  printStep,
  printTable,
  printTasks,
} from '../print-sections.ts';

/** The comments for the program to print with each part, by its path, such as `marks: none` (see `keyed-comments.ts`). */
type CommentsByPath = ReadonlyMap<string, readonly string[]>;

/** Text that would be read as a label if it followed `\item[]`. */
const LIKE_LABEL = /^(?:[([{\\$]|part\b|[a-z0-9]{1,5}[.)])/iu;

/** Prints parts as an `enumerate` with their labels. The lead of a part is printed as an `\item[]` before the part. */
export function printParts(parts: readonly Part[], comments: CommentsByPath, parentPath = ''): string {
  const items = parts.map((part) =>
    printPart(part, comments, parentPath === '' ? part.label : `${parentPath}.${part.label}`),
  );
  return ['\\begin{enumerate}', ...items, '\\end{enumerate}'].join('\n');
}

function printPart(part: Part, comments: CommentsByPath, path: string): string {
  const { lead = '', response, unit, table, diagrams, options, parts } = part;
  const notes = [
    ...(response === undefined ? [] : [`response: ${response}`]),
    ...(unit === undefined ? [] : [`unit: ${unit}`]),
    ...(comments.get(path) ?? []),
  ];
  return [
    ...(lead === '' ? [] : [`\\item[] ${LIKE_LABEL.test(lead) ? '{}' : ''}${lead}`]),
    `\\item[(${part.label})] ${[part.text, printMarks(part.marks)].filter((text) => text !== '').join(' ')}`.trimEnd(),
    ...printAnswerCommand(part),
    ...notes.map((note) => `% ${note}`),
    ...(table === undefined ? [] : ['', printTable(table), '']),
    ...diagrams.map(printDiagram),
    ...(options.length === 0 ? [] : [printTasks({ kind: 'mcq_sc', options })]),
    ...(parts === undefined ? [] : [printParts(parts, comments, path)]),
  ].join('\n');
}

/** Prints the solutions of parts as an `enumerate` with the labels of the parts; empty if no part has a solution. */
export function printPartSolutions(parts: readonly Part[]): string {
  const items = parts.flatMap((part) => {
    const body = [printSteps(part.solution), printPartSolutions(part.parts ?? [])].filter(
      (text) => text !== '',
    );
    return body.length === 0 ? [] : [`\\item[(${part.label})] ${body.join('\n\n')}`];
  });
  return items.length === 0 ? '' : ['\\begin{enumerate}', ...items, '\\end{enumerate}'].join('\n');
}

export function printSteps(steps: readonly SolutionStep[]): string {
  return steps.map(printStep).join('\n\n');
}
