import type { Answer } from '../domain/question-content.ts';
import { escapeControlCharacters } from './escape-control-characters.ts';
import { plainLine } from './plain-line.ts';
import { terminalText } from './terminal-text.ts';

/** Formats the correct answer as one line of plain text: `b`, `12`, `2.5 m/s`, `A–q, B–p`, `c, a, b`. */
export function formatAnswerText(answer: Answer): string {
  switch (answer.kind) {
    case 'choice':
      return answer.correct.join(', ');
    case 'integer':
      return String(answer.value);
    case 'value':
      return plainLine(terminalText(answer.tex));
    case 'matches':
      return answer.pairs.map((pair) => `${pair.left}–${pair.right}`).join(', ');
    case 'order':
      return answer.order.join(', ');
    case 'table':
      return answer.cells.map((cell) => plainLine(terminalText(cell))).join('; ');
    case 'code':
      return plainLine(answer.code);
  }
}

/** Prints code as lines that keep their indentation. */
export function codeLines(code: string): string[] {
  return code.split('\n').map((line) => escapeControlCharacters(line.trimEnd().replaceAll('\t', '    ')));
}
