import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { RunEvent } from '../domain/run.ts';
import { createEventReader } from './event-reader.ts';

const AT = '2026-01-01T00:00:00.000Z';
const createEvent = (id: number): RunEvent => ({ id, type: 'step', at: AT, data: { id } });

/** A store whose reads take a round of the event loop; `stored` grows during the test. */
function openStore(stored: readonly RunEvent[]) {
  let reads = 0;
  return {
    countReads: () => reads,
    readEvents: async (_runId: string, after: number) => {
      reads++;
      const found = stored.filter(({ id }) => id > after);
      await setImmediate();
      return found;
    },
  };
}

describe('createEventReader', () => {
  it('reads events once for all subscribers, and keeps them', async () => {
    const store = openStore([createEvent(1), createEvent(2)]);
    const readEvents = createEventReader(store);

    const read = await Promise.all(Array.from({ length: 50 }, () => readEvents('run', 0)));
    const later = await readEvents('run', 1);

    assert.equal(store.countReads(), 1);
    assert.ok(read.every((events) => events[1] === read[0]?.[1]));
    assert.deepEqual(later, [createEvent(2)]);
  });

  it('reads again for a subscriber who came during a read that found nothing', async () => {
    const stored: RunEvent[] = [];
    const store = openStore(stored);
    const readEvents = createEventReader(store);

    const early = readEvents('run', 0);
    await Promise.resolve();
    stored.push(createEvent(1));
    const late = [readEvents('run', 0), readEvents('run', 0)];

    assert.deepEqual(await early, []);
    assert.deepEqual(await Promise.all(late), [[createEvent(1)], [createEvent(1)]]);
    assert.equal(store.countReads(), 2);
  });
});
