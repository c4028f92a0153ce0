import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Keyboard } from '../../ports/keyboard.ts';
import { readChoice } from './read-choice.ts';

const choices = {
  a: { word: 'approve', value: 'yes' },
  q: { word: 'quit', value: 'stop' },
} as const;

/** Reads a choice from this input; also returns the printed messages. */
async function choose(...inputs: string[]) {
  const printed: string[] = [];
  const keyboard: Keyboard = {
    isInteractive: false,
    readKey: async () => inputs.shift(),
    readLine: async () => undefined,
    openLines: () => ({ next: async () => undefined, close: () => {} }),
    edit: async () => undefined,
    close: () => {},
  };
  const err = {
    write: (text: string) => void printed.push(text),
    flush: async () => {},
    isTerminal: false,
    width: 80,
    paint: (_style: string, text: string) => text,
  };
  return { chosen: await readChoice(keyboard, choices, err), printed };
}

describe('readChoice', () => {
  it('accepts a key or its word, but no other word that starts with the key', async () => {
    assert.equal((await choose('a')).chosen, 'yes');
    assert.equal((await choose('approve')).chosen, 'yes');
    for (const invalidInput of ['abort', 'A', 'aa', 'constructor', '', '\r', '\u001b[A']) {
      const { chosen, printed } = await choose(invalidInput, 'q');
      assert.deepEqual([chosen, printed.length], ['stop', 1], JSON.stringify(invalidInput));
      assert.match(printed[0] ?? '', /^[ -~]+ is not a valid key here; press \? for help\.\n$/);
    }
  });

  it('returns undefined at the end of input', async () => {
    assert.equal((await choose('abort')).chosen, undefined);
  });
});
