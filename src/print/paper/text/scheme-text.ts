import { getQuestionNumber } from '../../../domain/exam-paper.ts';
import { getMarks } from '../../../domain/part-marks.ts';
import type { Question } from '../../../domain/question.ts';
import { describeKey } from '../../describe-key.ts';
import { codeLines, formatAnswerText } from '../../format-answer-text.ts';
import { indentLines } from '../../labelled-lines.ts';
import type { TerminalStyle } from '../../terminal-style.ts';
import { terminalText } from '../../terminal-text.ts';
import { hangText } from '../../wrap-text.ts';
import { describeGuidance } from '../describe-guidance.ts';
import type { PaperSheets } from '../paper-sheets.ts';
import { groupByPart, type SchemeGroup } from '../scheme-groups.ts';
import { limitWidth } from './limit-width.ts';
import { formatPaperName } from './paper-text.ts';

/** Prints the marking scheme for a terminal: the answer of each question, followed by its bullets. */
export function printSchemeText({ paper }: Pick<PaperSheets, 'paper'>, terminal: TerminalStyle): string[] {
  const limitedTerminal = limitWidth(terminal);
  return [
    limitedTerminal.paint('bold', `Marking scheme of ${formatPaperName(paper)}`),
    ...paper.sections.flatMap(({ section, marks, questions, firstNumber }) => [
      '',
      limitedTerminal.paint('bold', `${section}, ${marks} marks`),
      ...questions.flatMap((question, index) =>
        questionSchemeText(question, getQuestionNumber({ firstNumber }, index), limitedTerminal),
      ),
    ]),
  ];
}

/** Prints the number, then for each part its label, answer, marks and bullets, then the total of the question. */
function questionSchemeText(question: Question, number: number, terminal: TerminalStyle): string[] {
  const { parts } = question;
  const groups = groupByPart(question);
  const numberText = `${number}.`.padEnd(4);
  if (parts === undefined) {
    const lines = groups.flatMap((group) => groupText(group, numberText, terminal));
    return question.options.length > 0 ? lines.slice(0, 1) : ['', ...lines];
  }
  return [
    '',
    ...groups.flatMap((group, index) =>
      groupText(group, `${index === 0 ? numberText : ' '.repeat(4)}${group.label} `, terminal),
    ),
    `    Total for question ${number} (${getMarks(question) ?? 0})`,
  ];
}

function groupText(group: SchemeGroup, prefix: string, terminal: TerminalStyle): string[] {
  const { source, bullets, marks, path } = group;
  const { answer, options } = source;
  const code = answer?.kind === 'code' ? codeLines(answer.code) : [];
  const correctAnswer = answer === undefined || code.length > 0 ? '' : formatAnswerText(answer);
  const displayedAnswer = options.length > 0 ? correctAnswer.toUpperCase() : correctAnswer;
  const head = displayedAnswer === '' ? '' : `${terminal.paint('bold', displayedAnswer)} `;
  const indent = path === '' ? 4 : 8;
  return [
    `${prefix}${head}(${marks})`,
    ...indentLines(code, indent),
    ...bullets.flatMap(({ n, generic, illustrative = '' }) =>
      hangText(
        `${' '.repeat(indent)}•${n} `,
        [generic, illustrative].filter(Boolean).map(terminalText).join(': '),
        terminal.width,
      ),
    ),
    ...[...describeKey(source.key), ...describeGuidance(group)].flatMap(({ heading, tex }) =>
      hangText(`${' '.repeat(indent)}${terminalText(heading)}: `, terminalText(tex), terminal.width),
    ),
  ];
}
