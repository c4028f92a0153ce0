import type { PlainQuestion } from '../../../domain/question.ts';
import { fillBlankTable } from '../../fill-blank-table.ts';
import { escapeTex } from './escape-tex.ts';
import { blankTableTex } from './tables-tex.ts';

/** Formats the correct answer as LaTeX; options have capital letters. */
export function formatAnswerTex({
  answer,
  blankTable,
}: Pick<PlainQuestion, 'answer' | 'blankTable'>): string {
  switch (answer?.kind) {
    case undefined:
      return '';
    case 'choice':
      return formatLetters(answer.correct);
    case 'order':
      return formatLetters(answer.order);
    case 'integer':
      return `$${answer.value}$`;
    case 'value':
      return `$${answer.tex}$`;
    case 'matches':
      return answer.pairs.map(({ left, right }) => escapeTex(`${left}–${right}`)).join(', ');
    case 'table':
      return blankTable === undefined
        ? answer.cells.join('; ')
        : blankTableTex(fillBlankTable(blankTable, answer.cells));
    case 'code':
      return codeTex(answer.code);
  }
}

function formatLetters(ids: readonly string[]): string {
  return escapeTex(ids.join(', ').toUpperCase());
}

/** Prints code as lines of typewriter text that keep their indentation, because verbatim text cannot be in a table. */
function codeTex(code: string): string {
  return code
    .split('\n')
    .map((line) => {
      const text = line.trimStart();
      return `\\texttt{${'~'.repeat(line.length - text.length)}${escapeTex(text)}}`;
    })
    .join('\\newline ');
}
