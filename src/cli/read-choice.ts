import { plainLine } from '../print/plain-line.ts';
import type { Keyboard } from './keyboard.ts';
import { type TextStream, writeLine } from './terminal.ts';

/** What each key means, and the word that may be written in its place. */
export type Choices<T> = Readonly<Record<string, { readonly word: string; readonly means: T }>>;

/**
 * Waits for a key on offer, or in a pipe for a line that is the key or its word; anything else is refused in a sentence.
 * Undefined when there will be none.
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
    writeLine(err, `${nameOf(typed)} decides nothing here; ? tells what the keys do.`);
  }
}

function nameOf(typed: string): string {
  return typed.trim() === '' ? 'Enter' : plainLine(JSON.stringify(typed));
}
