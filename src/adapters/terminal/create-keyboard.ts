import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { ReadStream } from 'node:tty';
import { Fault } from '../../domain/fault.ts';
import type { Keyboard, LineReader } from '../../ports/keyboard.ts';

/** Ctrl-C and Ctrl-D. */
const END_KEYS = new Set(['\u0003', '\u0004']);

/** Creates a keyboard on an input stream: a terminal or a pipe. */
export function createKeyboard(
  input: ReadStream,
  output: NodeJS.WriteStream,
  editor: string | undefined,
): Keyboard {
  // An earlier keyboard on the same input may have released it with `unref`.
  input.ref?.();
  return input.isTTY === true
    ? createTerminalKeyboard(input, output, editor)
    : createPipeKeyboard(input, editor);
}

/** Reads prepared keys from a pipe, one per line. */
function createPipeKeyboard(input: ReadStream, editor: string | undefined): Keyboard {
  let lines: AsyncIterator<string> | undefined;
  const readNextLine = async (): Promise<string | undefined> => {
    lines ??= createInterface({ input })[Symbol.asyncIterator]();
    const { value, done } = await lines.next();
    return done === true ? undefined : value;
  };
  return {
    isInteractive: false,
    readKey: async () => (await readNextLine())?.trim(),
    readLine: readNextLine,
    openLines: () => ({ next: readNextLine, close: () => {} }),
    edit: (text, fileName) => editText({ text, fileName, editor: editor ?? 'vi' }),
    close: () => void input.unref?.(),
  };
}

/** Reads keys from the terminal, which is in raw mode only while a key is read. */
function createTerminalKeyboard(
  input: ReadStream,
  output: NodeJS.WriteStream,
  editor: string | undefined,
): Keyboard {
  return {
    isInteractive: output.isTTY === true,
    async readKey() {
      input.setRawMode(true);
      input.resume();
      try {
        const [typed] = await once(input, 'data');
        const key = String(typed);
        return END_KEYS.has(key) ? undefined : key;
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

/** Opens one readline interface for all lines, because a new one would miss the lines that the previous one has buffered. */
function openLines(input: ReadStream, output: NodeJS.WriteStream): LineReader {
  const reader = createInterface({ input, output });
  const bufferedLines: string[] = [];
  let resolveWaiting: ((line: string | undefined) => void) | undefined;
  let isClosed = false;
  const deliver = (line: string | undefined): void => {
    const resolveNext = resolveWaiting;
    resolveWaiting = undefined;
    if (resolveNext !== undefined) resolveNext(line);
    else if (line !== undefined) bufferedLines.push(line);
  };
  reader.on('line', deliver);
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isClosed = true;
    deliver(undefined);
  });
  return {
    next: async (prompt) => {
      const bufferedLine = bufferedLines.shift();
      if (bufferedLine !== undefined || isClosed) return bufferedLine;
      reader.setPrompt(prompt);
      reader.prompt();
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      resolveWaiting = resolve;
      return promise;
    },
    close: () => reader.close(),
  };
}

type EditRequest = { readonly text: string; readonly fileName: string; readonly editor: string };

/** Edits a text in a temporary file; undefined when the editor fails or the text is unchanged. */
async function editText({ text, fileName, editor }: EditRequest): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'vbagent-edit-'));
  const path = join(folder, fileName);
  try {
    await writeFile(path, text);
    // The setting may include options, such as `code --wait`.
    const [program = 'vi', ...options] = editor.split(' ');
    const child = spawn(program, [...options, path], { stdio: 'inherit' });
    const [code] = await once(child, 'exit').catch((cause: unknown) => {
      throw new Fault('invalid-input', `The editor ${program} cannot be started.`, {
        cause,
        advice: 'Set EDITOR to an installed editor.',
      });
    });
    if (code !== 0) return undefined;
    const edited = await readFile(path, 'utf8');
    return edited === text ? undefined : edited;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
