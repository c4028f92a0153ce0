import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { hostileRequests } from './hostile-requests.ts';
import { type HostileServer, startHostileServer } from './hostile-server.ts';

/** A sample of the proof: one long request of each kind. */
const SAMPLE = [
  'typeset matrices of 9,000 cells',
  'check 15,000 items',
  'inspect a chain of 60,000 equalities',
];
const REFUSED = 400;
/** A fraction of the time that any machine needs for one of these texts, so that each reaches its deadline. */
const TEXT_TIMEOUT_MS = 100;

let server: HostileServer;
before(async () => {
  server = await startHostileServer({ textTimeoutMs: TEXT_TIMEOUT_MS });
});
after(() => server.stop());

describe('a hostile request', () => {
  it('is one of 28 requests', () => {
    assert.equal(hostileRequests.length, 28);
  });

  for (const name of SAMPLE) {
    it(`is refused at its deadline while others are served: ${name}`, async () => {
      const request = hostileRequests.find((hostile) => hostile.name === name);
      assert.ok(request);

      const hostile = request.send(server);
      const health = fetch(`${server.url}/health`).then((response) => response.status);

      assert.equal(await health, 200);
      assert.deepEqual([...new Set(await hostile)], [REFUSED]);
    });
  }
});
