import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readLines } from './read-lines.ts';

async function* splitIntoChunks(text: string, size: number): AsyncIterable<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

const collect = async (text: string, size: number, maxLength = 1000) => {
  const lines: string[] = [];
  for await (const line of readLines(splitIntoChunks(text, size), maxLength)) lines.push(line);
  return lines;
};

describe('readLines', () => {
  it('splits at both kinds of line endings and returns a last line without one', async () => {
    assert.deepEqual(await collect('a\r\nb\n\nc', 2), ['a', 'b', '', 'c']);
  });

  it('decodes characters that span two chunks', async () => {
    assert.deepEqual(await collect('π≈3\n√2', 1), ['π≈3', '√2']);
  });

  it('truncates a line that is too long and continues with the next', async () => {
    assert.deepEqual(await collect(`${'x'.repeat(50)}\nshort`, 7, 10), ['x'.repeat(10), 'short']);
  });

  it('returns the same lines for every chunk size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[a-zé]*$/)),
        fc.integer({ min: 1, max: 9 }),
        async (lines, size) => {
          assert.deepEqual(await collect(lines.map((line) => `${line}\n`).join(''), size), lines);
        },
      ),
    );
  });
});
