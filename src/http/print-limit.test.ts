import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPrintLimit } from './print-limit.ts';
import { Refusal } from './refusal.ts';

describe('printing', () => {
  it('is refused for a caller with four unfinished documents, not for others, until one is finished or fails', async () => {
    const limit = createPrintLimit();
    const started = Array.from({ length: 4 }, () => Promise.withResolvers<string>());
    const printed = started.map(({ promise }) => limit('ada', () => promise));
    const [first, second] = started;

    await assert.rejects(
      limit('ada', async () => ''),
      Refusal,
    );
    assert.equal(await limit('bob', async () => 'bob'), 'bob');
    first?.resolve('paper');
    assert.equal(await printed[0], 'paper');
    second?.reject(new Error('no TeX'));
    await assert.rejects(printed[1] ?? Promise.resolve(), /no TeX/);
    assert.equal(await limit('ada', async () => 'next'), 'next');
    for (const { resolve } of started) resolve('');
    await Promise.all(printed.slice(2));
  });
});
