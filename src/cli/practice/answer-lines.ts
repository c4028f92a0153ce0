import { parsePartPath } from '../../domain/part-path.ts';
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
  /** `part` is the path of the part that the learner named; undefined if none. */
  | { readonly kind: 'hint'; readonly part: string | undefined }
  /** The learner requests another question without answering this one. */
  | { readonly kind: 'skip' }
  /** The learner stops; the session can be continued later. */
  | { readonly kind: 'quit' };

/** `hint`, `?`, or `hint b(i)` for one part. */
const HINT_COMMAND = /^\s*(?:\?|:?hint)(?:\s+(\S{1,12}))?\s*$/i;
const SKIP_COMMAND = /^\s*:?skip\s*$/i;
const QUIT_COMMAND = /^\s*(?::?q|:?quit|:?exit)\s*$/i;

/** Reads an answer up to an empty line, or a command. On a terminal, an empty answer must be confirmed with a second Enter. */
export async function readLearnerInput(lines: AnswerLines, prompt = '> '): Promise<LearnerInput> {
  const firstLine = await readFirstLine(lines, prompt);
  if (typeof firstLine !== 'string') return firstLine;
  const answerLines = [firstLine];
  for (;;) {
    const line = await lines.next('  ');
    if (line === undefined) return lines.isInteractive ? { kind: 'quit' } : toAnswer(answerLines);
    const hint = readHintCommand(line);
    if (hint !== undefined) return hint;
    if (line.trim() === '') return toAnswer(answerLines);
    answerLines.push(line);
  }
}

async function readFirstLine(lines: AnswerLines, prompt: string): Promise<string | LearnerInput> {
  let line = await lines.next(prompt);
  if (line?.trim() === '' && lines.isInteractive)
    line = await lines.next(`(empty; Enter again for no answer) ${prompt}`);
  if (line === undefined || QUIT_COMMAND.test(line)) return { kind: 'quit' };
  if (SKIP_COMMAND.test(line)) return { kind: 'skip' };
  return readHintCommand(line) ?? (line.trim() === '' ? toAnswer([]) : line);
}

function readHintCommand(line: string): LearnerInput | undefined {
  const [command, typedPart] = HINT_COMMAND.exec(line) ?? [];
  if (command === undefined) return undefined;
  const part = typedPart === undefined ? undefined : parsePartPath(typedPart);
  // A line such as `hint the angle` is not a command, because `the angle` is not the path of a part. It belongs to the answer.
  return typedPart !== undefined && part === undefined ? undefined : { kind: 'hint', part };
}

function toAnswer(answerLines: readonly string[]): LearnerInput {
  return { kind: 'answer', text: answerLines.join('\n') };
}
