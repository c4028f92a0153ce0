import type { Files } from '../../ports/files.ts';
import type { Keyboard } from '../../ports/keyboard.ts';

/** What a learner types; undefined when nothing more will come. */
export type AnswerLines = {
  readonly isInteractive: boolean;
  next(prompt: string): Promise<string | undefined>;
  close(): void;
};

/** Lines from the terminal, or from a pipe when nobody sits there. */
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

export type LearnerInput =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'hint' }
  /** The learner leaves; what stands is kept. */
  | { readonly kind: 'quit' };

const HINT = /^\s*(?:\?|:?hint)\s*$/i;
const QUIT = /^\s*(?::?q|:?quit|:?exit)\s*$/i;

/** Reads working of one or many lines up to an empty one; at a terminal an empty first line is asked for again. */
export async function readLearnerInput(lines: AnswerLines): Promise<LearnerInput> {
  const first = await readFirst(lines);
  if (typeof first !== 'string') return first;
  const written = [first];
  for (;;) {
    const line = await lines.next('  ');
    if (line === undefined) return lines.isInteractive ? { kind: 'quit' } : answerOf(written);
    if (HINT.test(line)) return { kind: 'hint' };
    if (line.trim() === '') return answerOf(written);
    written.push(line);
  }
}

async function readFirst(lines: AnswerLines): Promise<string | LearnerInput> {
  let line = await lines.next('> ');
  if (line?.trim() === '' && lines.isInteractive)
    line = await lines.next('(empty; Enter again for no answer) > ');
  if (line === undefined || QUIT.test(line)) return { kind: 'quit' };
  if (HINT.test(line)) return { kind: 'hint' };
  return line.trim() === '' ? answerOf([]) : line;
}

function answerOf(written: readonly string[]): LearnerInput {
  return { kind: 'answer', text: written.join('\n') };
}
