import type { Terminal, TextStream } from '../../ports/terminal.ts';
import { terminalText } from '../../print/terminal-text.ts';
import { hangText } from '../../print/wrap-text.ts';
import { writeLine } from '../terminal/write-output.ts';
import type { PracticePrinter } from './practice-session.ts';
import { formatFeedback, formatPracticeQuestion } from './print-practice.ts';

export function createTextPrinter({ out }: Terminal): PracticePrinter {
  return {
    ask: ({ standing }) =>
      say(out, ['', ...formatPracticeQuestion(standing.question, standing.total_questions + 1, out)]),
    hint: ({ standing }) => say(out, [...hintLines(standing.hint ?? '', out), '']),
    explain: ({ standing }) => say(out, ['', ...formatFeedback(standing, out)]),
  };
}

function hintLines(hint: string, out: TextStream): string[] {
  const lines = hangText('Hint  ', terminalText(hint), Math.min(out.width, 100));
  return lines.map((line) => line.replace(/^Hint/, out.paint('yellow', 'Hint')));
}

function say(out: TextStream, lines: readonly string[]): void {
  for (const line of lines) writeLine(out, line);
}

/** One line of JSON for each thing that happens. */
export function createJsonPrinter({ out }: Terminal): PracticePrinter {
  const tell = (event: object): void => writeLine(out, JSON.stringify(event));
  return {
    ask: ({ id, standing }) => tell({ type: 'question', thread_id: id, question: standing.question }),
    hint: ({ id, standing }) => tell({ type: 'hint', thread_id: id, hint: standing.hint }),
    explain: ({ id, standing }) =>
      tell({
        type: 'feedback',
        thread_id: id,
        question_id: standing.question.id,
        result: standing.result,
        gap_tags: standing.gap_tags,
        marking: standing.marking,
        remediation: standing.remediation,
        similar_question: standing.similar_question,
        stats: {
          total: standing.total_questions,
          correct: standing.correct_count,
          streak: standing.streak,
        },
      }),
  };
}
