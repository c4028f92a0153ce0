import type { Question } from '../domain/question.ts';
import type { Answer, SolutionStep } from '../domain/question-content.ts';
import { visibleText } from '../latex/visible-text.ts';
import { plainLine } from './plain-line.ts';
import { terminalLines } from './terminal-lines.ts';
import { hangText } from './wrap-text.ts';

/** The width and styling of text in a terminal. */
export type TerminalStyle = {
  readonly width: number;
  /** Applies a style; returns the text unchanged when the terminal has no colours. */
  readonly paint: (style: 'bold' | 'dim' | 'green', text: string) => string;
};

const MAX_LINE_LENGTH = 100;

/** Prints a question as terminal lines; the correct option is marked with ✓. */
export function printQuestionText(question: Question, terminal: TerminalStyle): string[] {
  const limitedTerminal = { ...terminal, width: Math.min(terminal.width, MAX_LINE_LENGTH) };
  const nestedQuestions = (question.questions ?? []).flatMap((inner, index) => [
    '',
    terminal.paint('bold', `Question ${index + 1}`),
    ...printParts(inner, limitedTerminal),
  ]);
  return [...printParts(question, limitedTerminal), ...nestedQuestions];
}

function printParts(question: Question, terminal: TerminalStyle): string[] {
  const parts = [
    question.title === undefined ? [] : [terminal.paint('bold', plainLine(visibleText(question.title)))],
    printParagraphs(question.vignette ?? '', terminal),
    printParagraphs(question.stem, terminal),
    printDiagrams(question),
    printTable(question, terminal),
    printOptions(question, terminal),
    question.answer === undefined
      ? []
      : [`${terminal.paint('bold', 'Answer')}  ${formatAnswerText(question.answer)}`],
    printSolution('Solution', question.solution, terminal),
    ...question.alternateSolutions.map((steps) => printSolution('Another solution', steps, terminal)),
    ...question.ideas.map((steps) => printSolution('Idea', steps, terminal)),
  ];
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

function printParagraphs(tex: string, terminal: TerminalStyle): string[] {
  return tex.split(/\n\s*\n/).flatMap((part) => terminalLines(part, terminal.width));
}

function printDiagrams(question: Question): string[] {
  return question.diagrams.map((diagram) => {
    if (diagram.kind === 'image') return `[image: ${plainLine(diagram.path)}]`;
    return diagram.kind === 'placeholder' ? `[diagram: ${plainLine(diagram.name)}]` : '[diagram: TikZ]';
  });
}

function printTable(question: Question, terminal: TerminalStyle): string[] {
  const { table } = question;
  if (table === undefined) return [];
  const printSide = (heading: string, entries: readonly { id: string; text: string }[]): string[] => [
    terminal.paint('dim', plainLine(visibleText(heading))),
    ...entries.flatMap((entry) => hangText(`  ${entry.id}  `, visibleText(entry.text), terminal.width)),
  ];
  return [...printSide(table.headings[0], table.left), ...printSide(table.headings[1], table.right)];
}

function printOptions(question: Question, terminal: TerminalStyle): string[] {
  return question.options.flatMap((option) => {
    const lines = hangText(
      `${option.correct ? '✓' : ' '} (${option.id}) `,
      visibleText(option.text),
      terminal.width,
    );
    return option.correct ? lines.map((line) => terminal.paint('green', line)) : lines;
  });
}

/** Formats the correct answer as plain text: `b`, `12`, `2.5 m/s`, `A–q, B–p`. */
export function formatAnswerText(answer: Answer): string {
  switch (answer.kind) {
    case 'choice':
      return answer.correct.join(', ');
    case 'integer':
      return String(answer.value);
    case 'value':
      return plainLine(visibleText(answer.tex));
    case 'matches':
      return answer.pairs.map((pair) => `${pair.left}–${pair.right}`).join(', ');
  }
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
