import type { Question } from '../../../domain/question.ts';
import { answerText, type TextLook } from '../../print-question-text.ts';
import { terminalText } from '../../terminal-text.ts';
import { hangText } from '../../wrap-text.ts';
import type { PaperSheets } from '../paper-sheets.ts';
import { limitWidth } from './limit-width.ts';
import { paperName } from './paper-text.ts';

/** Prints the marking scheme for a terminal: each question's answer with its marks below. */
export function printSchemeText({ paper }: Pick<PaperSheets, 'paper'>, look: TextLook): string[] {
  const narrow = limitWidth(look);
  return [
    narrow.paint('bold', `Marking scheme of ${paperName(paper)}`),
    ...paper.sections.flatMap(({ section, marks, questions }) => [
      '',
      narrow.paint('bold', `${section}, ${marks} marks`),
      ...questions.flatMap((question, index) => questionScheme(question, index + 1, narrow)),
    ]),
  ];
}

function questionScheme(question: Question, number: number, look: TextLook): string[] {
  const { answer, options, markingScheme, marks = 0 } = question;
  const key = answer === undefined ? '' : answerText(answer);
  const shown = options.length > 0 ? key.toUpperCase() : key;
  const head = `${`${number}.`.padEnd(4)}${look.paint('bold', shown)} (${marks})`;
  if (options.length > 0) return [head];
  const bullets = (markingScheme?.bullets ?? []).flatMap(({ n, generic, illustrative = '' }) =>
    hangText(`    •${n} `, [generic, illustrative].filter(Boolean).map(terminalText).join(': '), look.width),
  );
  return ['', head, ...bullets];
}
