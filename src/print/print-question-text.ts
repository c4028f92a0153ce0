import type { Part } from '../domain/part.ts';
import { getMarks } from '../domain/part-marks.ts';
import type { PlainQuestion, Question } from '../domain/question.ts';
import type { Answer, SolutionStep } from '../domain/question-content.ts';
import { visibleText } from '../latex/visible-text.ts';
import { describeDiagram } from './describe-diagram.ts';
import { describeKey } from './describe-key.ts';
import { fillBlankTable } from './fill-blank-table.ts';
import { codeLines, formatAnswerText } from './format-answer-text.ts';
import { formatUnitTex } from './format-unit-tex.ts';
import { indentLines, labelledLines } from './labelled-lines.ts';
import { plainLine } from './plain-line.ts';
import { printBlankTable, printMatchTable } from './table-lines.ts';
import { terminalLines } from './terminal-lines.ts';
import type { TerminalStyle } from './terminal-style.ts';
import { terminalText } from './terminal-text.ts';
import { hangText } from './wrap-text.ts';

const MAX_LINE_LENGTH = 100;

/** Prints a question as terminal lines, with its marks at the right; the correct option is marked with ✓. */
export function printQuestionText(question: Question, terminal: TerminalStyle): string[] {
  const limitedTerminal = { ...terminal, width: Math.min(terminal.width, MAX_LINE_LENGTH) };
  const nestedQuestions = (question.questions ?? []).flatMap((inner, index) => [
    '',
    terminal.paint('bold', `Question ${index + 1}`),
    ...printSingleQuestion(inner, limitedTerminal),
  ]);
  return [...printSingleQuestion(question, limitedTerminal), ...nestedQuestions];
}

/** Prints a question without the inner questions of a passage. */
function printSingleQuestion(question: Question, terminal: TerminalStyle): string[] {
  const { title, vignette = '', stem, parts = [] } = question;
  return joinBlocks([
    title === undefined ? [] : [terminal.paint('bold', plainLine(visibleText(title)))],
    printParagraphs(vignette, terminal),
    printParagraphs(stem, terminal),
    ...printContents(question, terminal),
    ...parts.map((part) => printPart(part, terminal)),
    printSolution('Solution', question.solution, terminal),
    ...question.alternateSolutions.map((steps) => printSolution('Another solution', steps, terminal)),
    ...question.ideas.map((steps) => printSolution('Idea', steps, terminal)),
  ]);
}

const LABEL_WIDTH = 4;

/** Prints a part with its label, marks, options, answer and solution; all but the label is indented. */
function printPart(part: Part, terminal: TerminalStyle): string[] {
  const { label, lead = '', text, parts = [] } = part;
  const marks = part.parts === undefined ? getMarks(part) : undefined;
  const narrowTerminal = { ...terminal, width: terminal.width - LABEL_WIDTH };
  const blocks = [
    ...printContents(part, narrowTerminal),
    ...parts.map((inner) => printPart(inner, narrowTerminal)),
    printSolution('Solution', part.solution, narrowTerminal),
  ];
  return joinBlocks([
    printParagraphs(lead, terminal),
    labelledLines({ prefix: `(${label})`.padEnd(LABEL_WIDTH - 1).concat(' '), tex: text, marks }, terminal),
    ...blocks.map((block) => indentLines(block, LABEL_WIDTH)),
  ]);
}

type Contents = Pick<PlainQuestion, 'diagrams' | 'table' | 'blankTable' | 'options' | 'answer' | 'key'> &
  Pick<Part, 'unit'>;

/** Prints what follows the text of a question or part, up to its answer. */
function printContents(contents: Contents, terminal: TerminalStyle): string[][] {
  const { diagrams, table, blankTable, answer } = contents;
  return [
    diagrams.map(describeDiagram),
    table === undefined ? [] : printMatchTable(table, terminal),
    blankTable === undefined ? [] : printBlankTable(blankTable, terminal),
    printOptions(contents, terminal),
    [
      ...(answer === undefined ? [] : printAnswer(answer, contents, terminal)),
      ...printKey(contents, terminal),
    ],
  ];
}

/** Joins the blocks that are not empty, with an empty line between them. */
function joinBlocks(blocks: readonly (readonly string[])[]): string[] {
  return blocks
    .filter((block) => block.length > 0)
    .flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

function printParagraphs(tex: string, terminal: TerminalStyle): string[] {
  return tex.split(/\n\s*\n/).flatMap((paragraph) => terminalLines(paragraph, terminal.width));
}

function printOptions({ options }: Contents, terminal: TerminalStyle): string[] {
  return options.flatMap((option) => {
    const lines = hangText(
      `${option.correct ? '✓' : ' '} (${option.id}) `,
      visibleText(option.text),
      terminal.width,
    );
    return option.correct ? lines.map((line) => terminal.paint('green', line)) : lines;
  });
}

function printKey({ key }: Contents, terminal: TerminalStyle): string[] {
  return describeKey(key).flatMap(({ heading, tex }) =>
    hangText(`  ${heading}: `, terminalText(tex), terminal.width),
  );
}

/** Prints the correct answer after its heading; a table and code have several lines. */
function printAnswer(answer: Answer, { blankTable, unit }: Contents, terminal: TerminalStyle): string[] {
  const heading = terminal.paint('bold', 'Answer');
  if (answer.kind === 'code') return [heading, ...indentLines(codeLines(answer.code), 2)];
  if (answer.kind === 'table' && blankTable !== undefined)
    return [heading, ...printBlankTable(fillBlankTable(blankTable, answer.cells), terminal)];
  const unitText = unit === undefined ? '' : ` ${terminalText(formatUnitTex(unit))}`;
  return [`${heading}  ${formatAnswerText(answer)}${unitText}`];
}

function printSolution(heading: string, steps: readonly SolutionStep[], terminal: TerminalStyle): string[] {
  if (steps.length === 0) return [];
  const lines = steps.flatMap((step) =>
    step.kind === 'prose'
      ? hangText('  ', visibleText(step.tex), terminal.width)
      : step.lines.map((line) => `    ${plainLine(visibleText(line.replace(/(?<!\\)&/g, ' ')))}`),
  );
  return [terminal.paint('bold', heading), ...lines];
}
