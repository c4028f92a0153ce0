import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NewRunEvent } from '../ports/run-store.ts';
import { createEventWriter, toJson } from './event-writer.ts';

const now = (): Date => new Date('2026-01-01T00:00:00Z');

describe('the event writer', () => {
  it('writes the events emitted during a write in one batch', async () => {
    const batches: string[][] = [];
    const blocker = Promise.withResolvers<void>();
    const append = async (events: readonly NewRunEvent[]): Promise<void> => {
      batches.push(events.map(({ type }) => type));
      await blocker.promise;
    };
    const writer = createEventWriter({ append, now });

    void writer.emit('a');
    await Promise.resolve();
    void writer.emit('b');
    void writer.emit('c');
    blocker.resolve();
    await writer.flush();

    assert.deepEqual(batches, [['a'], ['b', 'c']]);
  });

  it('continues after a failed write, and throws its error when flushed', async () => {
    const storedTypes: string[] = [];
    const append = async (events: readonly NewRunEvent[]): Promise<void> => {
      if (events.some(({ type }) => type === 'bad')) throw new Error('refused');
      storedTypes.push(...events.map(({ type }) => type));
    };
    const writer = createEventWriter({ append, now });

    await assert.rejects(writer.emit('bad'), /refused/);
    await writer.emit('good');

    assert.deepEqual(storedTypes, ['good']);
    await assert.rejects(writer.flush(), /refused/);
  });

  it('rejects event types that could break the line format of event streams', async () => {
    const writer = createEventWriter({ append: async () => undefined, now });

    for (const type of ['', 'a\nb', 'done', 'a b']) await assert.rejects(writer.emit(type), /cannot emit/);
  });
});

describe('toJson', () => {
  it('converts undefined to null and dates to text', () => {
    assert.equal(toJson(undefined), null);
    assert.deepEqual(toJson({ at: now(), skip: undefined }), { at: '2026-01-01T00:00:00.000Z' });
  });
});
