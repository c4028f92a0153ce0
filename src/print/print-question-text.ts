import type { Answer, Question, SolutionStep } from '../domain/question.ts';
import { visibleText } from '../latex/visible-text.ts';
import { plainLine } from './plain-line.ts';
import { terminalLines } from './terminal-lines.ts';
import { hangText } from './wrap-text.ts';

/** How text is printed in a terminal. */
export type TextLook = {
  readonly width: number;
  /** Applies a style; returns the text unchanged when the terminal has no colours. */
  readonly paint: (style: 'bold' | 'dim' | 'green', text: string) => string;
};

const MAX_LINE_LENGTH = 100;

/** Prints a question as terminal lines, its key marked with ✓. */
export function printQuestionText(question: Question, look: TextLook): string[] {
  const fitted = { ...look, width: Math.min(look.width, MAX_LINE_LENGTH) };
  const nested = (question.questions ?? []).flatMap((inner, index) => [
    '',
    look.paint('bold', `Question ${index + 1}`),
    ...printParts(inner, fitted),
  ]);
  return [...printParts(question, fitted), ...nested];
}

function printParts(question: Question, look: TextLook): string[] {
  const parts = [
    question.title === undefined ? [] : [look.paint('bold', plainLine(visibleText(question.title)))],
    paragraph(question.vignette ?? '', look),
    paragraph(question.stem, look),
    printDiagrams(question),
    printTable(question, look),
    printOptions(question, look),
    question.answer === undefined ? [] : [`${look.paint('bold', 'Answer')}  ${answerText(question.answer)}`],
    printSolution('Solution', question.solution, look),
    ...question.alternateSolutions.map((steps) => printSolution('Another solution', steps, look)),
    ...question.ideas.map((steps) => printSolution('Idea', steps, look)),
  ];
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : ['', ...part]));
}

function paragraph(tex: string, look: TextLook): string[] {
  return tex.split(/\n\s*\n/).flatMap((part) => terminalLines(part, look.width));
}

function printDiagrams(question: Question): string[] {
  return question.diagrams.map((diagram) => {
    if (diagram.kind === 'image') return `[image: ${plainLine(diagram.path)}]`;
    return diagram.kind === 'placeholder' ? `[diagram: ${plainLine(diagram.name)}]` : '[diagram: TikZ]';
  });
}

function printTable(question: Question, look: TextLook): string[] {
  const { table } = question;
  if (table === undefined) return [];
  const side = (heading: string, entries: readonly { id: string; text: string }[]): string[] => [
    look.paint('dim', plainLine(visibleText(heading))),
    ...entries.flatMap((entry) => hangText(`  ${entry.id}  `, visibleText(entry.text), look.width)),
  ];
  return [...side(table.headings[0], table.left), ...side(table.headings[1], table.right)];
}

function printOptions(question: Question, look: TextLook): string[] {
  return question.options.flatMap((option) => {
    const lines = hangText(
      `${option.correct ? '✓' : ' '} (${option.id}) `,
      visibleText(option.text),
      look.width,
    );
    return option.correct ? lines.map((line) => look.paint('green', line)) : lines;
  });
}

/** Formats the key as plain text: `b`, `12`, `2.5 m/s`, `A–q, B–p`. */
export function answerText(answer: Answer): string {
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

function printSolution(heading: string, steps: readonly SolutionStep[], look: TextLook): string[] {
  if (steps.length === 0) return [];
  const lines = steps.flatMap((step) =>
    step.kind === 'prose'
      ? hangText('  ', visibleText(step.tex), look.width)
      : step.lines.map((line) => `    ${plainLine(visibleText(line.replace(/(?<!\\)&/g, ' ')))}`),
  );
  return [look.paint('bold', heading), ...lines];
}
