import type { Files } from '../../ports/files.ts';
import type { Keyboard } from '../../ports/keyboard.ts';

/** The lines that a learner types; `next` returns undefined at the end of input. */
export type AnswerLines = {
  readonly isInteractive: boolean;
  next(prompt: string): Promise<string | undefined>;
  close(): void;
};

/** Reads lines from the terminal, or from standard input if there is no terminal. */
export function createAnswerLines(keyboard: Keyboard, files: Files): AnswerLines {
  if (keyboard.isInteractive) return { isInteractive: true, ...keyboard.openLines() };
  const lines = files.readLines('-')[Symbol.asyncIterator]();
  return {
    isInteractive: false,
    next: async () => {
      const { done, value } = await lines.next();
      return done === true ? undefined : value;
    },
    close: () => {
      void lines.return?.();
      keyboard.close();
    },
  };
}

type LearnerInput =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'hint' }
  /** The learner stops; the session can be continued later. */
  | { readonly kind: 'quit' };

const HINT_COMMAND = /^\s*(?:\?|:?hint)\s*$/i;
const QUIT_COMMAND = /^\s*(?::?q|:?quit|:?exit)\s*$/i;

/** Reads an answer up to an empty line, or a command. On a terminal, an empty answer must be confirmed with a second Enter. */
export async function readLearnerInput(lines: AnswerLines): Promise<LearnerInput> {
  const firstLine = await readFirstLine(lines);
  if (typeof firstLine !== 'string') return firstLine;
  const answerLines = [firstLine];
  for (;;) {
    const line = await lines.next('  ');
    if (line === undefined) return lines.isInteractive ? { kind: 'quit' } : toAnswer(answerLines);
    if (HINT_COMMAND.test(line)) return { kind: 'hint' };
    if (line.trim() === '') return toAnswer(answerLines);
    answerLines.push(line);
  }
}

async function readFirstLine(lines: AnswerLines): Promise<string | LearnerInput> {
  let line = await lines.next('> ');
  if (line?.trim() === '' && lines.isInteractive)
    line = await lines.next('(empty; Enter again for no answer) > ');
  if (line === undefined || QUIT_COMMAND.test(line)) return { kind: 'quit' };
  if (HINT_COMMAND.test(line)) return { kind: 'hint' };
  return line.trim() === '' ? toAnswer([]) : line;
}

function toAnswer(answerLines: readonly string[]): LearnerInput {
  return { kind: 'answer', text: answerLines.join('\n') };
}
