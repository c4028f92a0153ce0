import type { Terminal, TextStream } from '../../ports/terminal.ts';
import { terminalText } from '../../print/terminal-text.ts';
import { hangText } from '../../print/wrap-text.ts';
import { writeLine } from '../terminal/write-output.ts';
import type { PracticePrinter } from './practice-session.ts';
import type { PracticeState } from './practice-thread.ts';
import { formatFeedback } from './print-practice.ts';
import { formatPracticeQuestion, getWidth } from './print-practice-question.ts';

/** Prints a session as text for a learner at a terminal. */
export function createTextPrinter({ out }: Terminal): PracticePrinter {
  return {
    showQuestion: ({ state }) =>
      writeLines(out, [
        '',
        ...formatReason(state, out),
        ...formatPracticeQuestion(state.question, state.total_questions + 1, out),
      ]),
    showHint: ({ state }) => writeLines(out, [...formatHint(state.hint ?? '', out), '']),
    showFeedback: ({ state }) => writeLines(out, ['', ...formatFeedback(state, out)]),
    showSelfMarks: ({ state: { self_marking: marks } }) => {
      if (marks)
        writeLines(out, [`You gave yourself ${marks.marks_awarded} of ${marks.marks_available}.`, '']);
    },
  };
}

/** Formats why this question was chosen; nothing if the learner chose the outcome. */
function formatReason({ choice_reason: reason }: PracticeState, out: TextStream): string[] {
  if (!reason) return [];
  return hangText('', terminalText(reason), getWidth(out)).map((line) => out.paint('dim', line));
}

function formatHint(hint: string, out: TextStream): string[] {
  const lines = hangText('Hint  ', terminalText(hint), Math.min(out.width, 100));
  return lines.map((line) => line.replace(/^Hint/, out.paint('yellow', 'Hint')));
}

function writeLines(out: TextStream, lines: readonly string[]): void {
  for (const line of lines) writeLine(out, line);
}

/** Prints each event as one line of JSON. */
export function createJsonPrinter({ out }: Terminal): PracticePrinter {
  const print = (event: object): void => writeLine(out, JSON.stringify(event));
  return {
    showQuestion: ({ id, state }) =>
      print({
        type: 'question',
        thread_id: id,
        question: state.question,
        choice_reason: state.choice_reason ?? null,
      }),
    showHint: ({ id, state }) =>
      print({ type: 'hint', thread_id: id, part: state.hint_part ?? null, hint: state.hint }),
    showFeedback: ({ id, state }) =>
      print({
        type: 'feedback',
        thread_id: id,
        question_id: state.question.id,
        result: state.result,
        gap_tags: state.gap_tags,
        marking: state.marking,
        self_marking: state.self_marking ?? null,
        proposed_marking: state.proposed_marking ?? null,
        remediation: state.remediation,
        similar_question: state.similar_question,
        stats: {
          total: state.total_questions,
          correct: state.correct_count,
          streak: state.streak,
        },
      }),
    showSelfMarks: ({ id, state }) =>
      print({ type: 'self_marks', thread_id: id, self_marking: state.self_marking }),
  };
}
