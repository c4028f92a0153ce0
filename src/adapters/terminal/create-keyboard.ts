import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';
import { Fault } from '../../domain/fault.ts';
import type { Keyboard, LineReader } from '../../ports/keyboard.ts';

const END = new Set(['\u0003', '\u0004']);

export function createKeyboard(
  input: ReadStream,
  output: NodeJS.WriteStream,
  editor: string | undefined,
): Keyboard {
  // An earlier keyboard on the same input may have let go of it.
  input.ref?.();
  return input.isTTY === true ? atTerminal(input, output, editor) : fromPipe(input, editor);
}

/** Keys that somebody wrote beforehand, one a line. */
function fromPipe(input: ReadStream, editor: string | undefined): Keyboard {
  let lines: AsyncIterator<string> | undefined;
  const nextLine = async (): Promise<string | undefined> => {
    lines ??= createInterface({ input })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    return done === true ? undefined : value;
  };
  return {
    isInteractive: false,
    readKey: async () => (await nextLine())?.trim(),
    readLine: nextLine,
    openLines: () => ({ next: nextLine, close: () => {} }),
    edit: (text, fileName) => editText({ text, fileName, editor: editor ?? 'vi' }),
    close: () => void input.unref?.(),
  };
}

/** Keys from the terminal; between two keys the terminal works as usual. */
function atTerminal(input: ReadStream, output: NodeJS.WriteStream, editor: string | undefined): Keyboard {
  return {
    isInteractive: output.isTTY === true,
    async readKey() {
      input.setRawMode(true);
      input.resume();
      try {
        const [typed] = await once(input, 'data');
        const key = String(typed);
        return END.has(key) ? undefined : key;
      } finally {
        input.pause();
        input.setRawMode(false);
      }
    },
    async readLine(question) {
      const lines = createInterface({ input, output });
      try {
        return await lines.question(question);
      } catch {
        return undefined;
      } finally {
        lines.close();
      }
    },
    openLines: () => openLines(input, output),
    edit: (text, fileName) => editText({ text, fileName, editor: editor ?? 'vi' }),
    close: () => void input.unref(),
  };
}

/** One interface for all lines, because the next one would miss what the last had read ahead. */
function openLines(input: ReadStream, output: NodeJS.WriteStream): LineReader {
  const reader = createInterface({ input, output });
  const typed: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let isOver = false;
  const answer = (line: string | undefined): void => {
    const take = waiting;
    waiting = undefined;
    if (take !== undefined) take(line);
    else if (line !== undefined) typed.push(line);
  };
  reader.on('line', answer);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isOver = true;
    answer(undefined);
  });
  return {
    next: async (prompt) => {
      const ready = typed.shift();
      if (ready !== undefined || isOver) return ready;
      reader.setPrompt(prompt);
      reader.prompt();
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      waiting = resolve;
      return promise;
    },
    close: () => reader.close(),
  };
}

type Editing = { readonly text: string; readonly fileName: string; readonly editor: string };

async function editText({ text, fileName, editor }: Editing): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-edit-'));
  const path = join(folder, fileName);
  try {
    await writeFile(path, text);
    // The setting may bring options of its own, such as `code --wait`.
    const [program = 'vi', ...options] = editor.split(' ');
    const child = spawn(program, [...options, path], { stdio: 'inherit' });
    const [code] = await once(child, 'exit').catch((cause: unknown) => {
      throw new Fault('invalid-input', `The editor ${program} cannot be started.`, {
        cause,
        advice: 'Set EDITOR to one that is installed.',
      });
    });
    if (code !== 0) return undefined;
    const edited = await readFile(path, 'utf8');
    return edited === text ? undefined : edited;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
