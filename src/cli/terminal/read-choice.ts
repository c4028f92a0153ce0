import type { Keyboard } from '../../ports/keyboard.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { plainLine } from '../../print/plain-line.ts';
import { writeLine } from './write-output.ts';

/** The keys that the user can press. Each key has a word that can be typed instead, and the value that is returned. */
export type Choices<T> = Readonly<Record<string, { readonly word: string; readonly value: T }>>;

/**
 * Reads one of the keys from the terminal, or a line with the key or its word from a pipe. Returns its value, or undefined
 * at the end of input. Prints a message after any other input and reads again.
 */
export async function readChoice<T>(
  keyboard: Keyboard,
  choices: Choices<T>,
  err: TextStream,
): Promise<T | undefined> {
  for (;;) {
    const input = await keyboard.readKey();
    if (input === undefined) return undefined;
    const choice = Object.entries(choices).find(([key, { word }]) => input === key || input === word);
    if (choice !== undefined) return choice[1].value;
    writeLine(err, `${formatKey(input)} is not a valid key here; press ? for help.`);
  }
}

function formatKey(input: string): string {
  return input.trim() === '' ? 'Enter' : plainLine(JSON.stringify(input));
}
