import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import type { Model } from '../ports/model.ts';
import type { TextStream } from '../ports/terminal.ts';
import { withWaitNotices } from './with-wait-notices.ts';

describe('withWaitNotices', () => {
  it('writes to a pipe while a call has no reply, and stops when the call ends', async () => {
    const lines: string[] = [];
    const { promise: twoNotices, resolve } = Promise.withResolvers<void>();
    const stream: TextStream = {
      write: (text) => {
        lines.push(text);
        if (lines.length === 2) resolve();
      },
      flush: async () => {},
      isTerminal: false,
      width: 80,
      paint: (_style, text) => text,
    };
    const model: Model = {
      ask: async () => {
        await twoNotices;
        throw new Error('no reply');
      },
    };
    const request = { role: 'classifier', prompt: { system: '', user: '' }, schema: z.string() } as const;

    await assert.rejects(withWaitNotices(model, stream, 1).ask(request), /no reply/);

    assert.equal(lines.length, 2);
    assert.match(lines.join(''), /^Waiting for the model \(classifier\): 0 s\n/);
  });
});
