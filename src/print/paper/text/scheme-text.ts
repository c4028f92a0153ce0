import type { Question } from '../../../domain/question.ts';
import { formatAnswerText, type TerminalStyle } from '../../print-question-text.ts';
import { terminalText } from '../../terminal-text.ts';
import { hangText } from '../../wrap-text.ts';
import type { PaperSheets } from '../paper-sheets.ts';
import { limitWidth } from './limit-width.ts';
import { formatPaperName } from './paper-text.ts';

/** Prints the marking scheme for a terminal: the answer of each question, followed by its bullets. */
export function printSchemeText({ paper }: Pick<PaperSheets, 'paper'>, terminal: TerminalStyle): string[] {
  const limitedTerminal = limitWidth(terminal);
  return [
    limitedTerminal.paint('bold', `Marking scheme of ${formatPaperName(paper)}`),
    ...paper.sections.flatMap(({ section, marks, questions }) => [
      '',
      limitedTerminal.paint('bold', `${section}, ${marks} marks`),
      ...questions.flatMap((question, index) => questionSchemeText(question, index + 1, limitedTerminal)),
    ]),
  ];
}

function questionSchemeText(question: Question, number: number, terminal: TerminalStyle): string[] {
  const { answer, options, markingScheme, marks = 0 } = question;
  const correctAnswer = answer === undefined ? '' : formatAnswerText(answer);
  const displayedAnswer = options.length > 0 ? correctAnswer.toUpperCase() : correctAnswer;
  const head = `${`${number}.`.padEnd(4)}${terminal.paint('bold', displayedAnswer)} (${marks})`;
  if (options.length > 0) return [head];
  const bullets = (markingScheme?.bullets ?? []).flatMap(({ n, generic, illustrative = '' }) =>
    hangText(
      `    •${n} `,
      [generic, illustrative].filter(Boolean).map(terminalText).join(': '),
      terminal.width,
    ),
  );
  return ['', head, ...bullets];
}
