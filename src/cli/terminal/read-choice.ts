import type { Keyboard } from '../../ports/keyboard.ts';
import type { TextStream } from '../../ports/terminal.ts';
import { plainLine } from '../../print/plain-line.ts';
import { writeLine } from './write-output.ts';

/** The keys on offer: each has a word that can be typed instead, and a meaning. */
export type Choices<T> = Readonly<Record<string, { readonly word: string; readonly means: T }>>;

/**
 * Reads one of the offered keys, or from a pipe a line with the key or its word. Other input is refused with a message.
 * Returns undefined at the end of input.
 */
export async function readChoice<T>(
  keyboard: Keyboard,
  choices: Choices<T>,
  err: TextStream,
): Promise<T | undefined> {
  for (;;) {
    const typed = await keyboard.readKey();
    if (typed === undefined) return undefined;
    const chosen = Object.entries(choices).find(([key, { word }]) => typed === key || typed === word);
    if (chosen !== undefined) return chosen[1].means;
    writeLine(err, `${formatKey(typed)} is not a valid key here; press ? for help.`);
  }
}

function formatKey(typed: string): string {
  return typed.trim() === '' ? 'Enter' : plainLine(JSON.stringify(typed));
}
