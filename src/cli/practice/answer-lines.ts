import type { Files } from '../../ports/files.ts';
import type { Keyboard } from '../../ports/keyboard.ts';

/** The lines a learner types; `next` returns undefined at the end of input. */
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
  /** The learner stops; the session stays saved. */
  | { readonly kind: 'quit' };

const HINT = /^\s*(?:\?|:?hint)\s*$/i;
const QUIT = /^\s*(?::?q|:?quit|:?exit)\s*$/i;

/** Reads working up to an empty line. On a terminal, an empty first line must be confirmed with a second one. */
export async function readLearnerInput(lines: AnswerLines): Promise<LearnerInput> {
  const first = await readFirstLine(lines);
  if (typeof first !== 'string') return first;
  const written = [first];
  for (;;) {
    const line = await lines.next('  ');
    if (line === undefined) return lines.isInteractive ? { kind: 'quit' } : toAnswer(written);
    if (HINT.test(line)) return { kind: 'hint' };
    if (line.trim() === '') return toAnswer(written);
    written.push(line);
  }
}

async function readFirstLine(lines: AnswerLines): Promise<string | LearnerInput> {
  let line = await lines.next('> ');
  if (line?.trim() === '' && lines.isInteractive)
    line = await lines.next('(empty; Enter again for no answer) > ');
  if (line === undefined || QUIT.test(line)) return { kind: 'quit' };
  if (HINT.test(line)) return { kind: 'hint' };
  return line.trim() === '' ? toAnswer([]) : line;
}

function toAnswer(written: readonly string[]): LearnerInput {
  return { kind: 'answer', text: written.join('\n') };
}
