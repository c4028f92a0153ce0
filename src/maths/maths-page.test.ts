import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import * as maths from './maths.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/maths.md'), 'utf8');
/** The lines `code; // value` of the page's TypeScript blocks. */
const examples = [...page.matchAll(/```ts\n([\s\S]*?)```/g)]
  .flatMap((block) => (block[1] ?? '').split('\n'))
  .flatMap((line) => {
    const match = /^(.+); \/\/ (.+)$/.exec(line);
    return match?.[1] && match[2] ? [{ code: match[1], value: match[2] }] : [];
  });

const names = Object.keys(maths);
const evaluateLine = (code: string): unknown =>
  new Function(...names, `return (${code});`)(...Object.values(maths));

describe('docs/maths.md', () => {
  it('has at least 30 examples', () => {
    assert.ok(examples.length >= 30);
  });

  for (const { code, value } of examples) {
    it(`shows the actual result of ${code}`, () => assert.deepEqual(evaluateLine(code), evaluateLine(value)));
  }
});
