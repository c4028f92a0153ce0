import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createServerClock } from './server-clock.ts';

const serverTime = Date.parse('2026-03-01T12:00:00Z');

describe('server clock', () => {
  it('is unknown before the first sync', () => {
    assert.equal(createServerClock().now(), undefined);
  });

  it('uses the time of the server, not the clock of the computer', async (t) => {
    let elapsed = 1000;
    t.mock.method(performance, 'now', () => elapsed);
    t.mock.method(globalThis, 'fetch', async () => {
      elapsed += 200;
      return Response.json({}, { headers: { date: new Date(serverTime).toUTCString() } });
    });
    const clock = createServerClock();

    await clock.sync();
    elapsed += 60_000;
    t.mock.method(Date, 'now', () => 0);

    // Half a second for the rounded header, and half of the round trip.
    assert.equal(clock.now(), serverTime + 500 + 100 + 60_000);
  });

  it('stays unknown when the first sync fails', async (t) => {
    const clock = createServerClock();
    t.mock.method(globalThis, 'fetch', async () => {
      throw new TypeError('fetch failed');
    });

    await assert.rejects(clock.sync(), { status: 0 });

    assert.equal(clock.now(), undefined);
  });
});
