import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { hostileRequests } from './hostile-requests.ts';
import { type HostileServer, startHostileServer } from './hostile-server.ts';

/** A sample of the proof: one long request of each kind. A fast machine may finish some before the deadline. */
const SAMPLE = [
  'typeset 180,000 characters of formulas, twelve times at once',
  'check 15,000 items',
  'inspect a chain of 60,000 equalities',
];
const FINISHED = 200;
const REFUSED = 400;

let server: HostileServer;
before(async () => {
  server = await startHostileServer();
});
after(() => server.stop());

describe('a hostile request', () => {
  it('is sent in 25 forms', () => {
    assert.equal(hostileRequests.length, 25);
  });

  for (const name of SAMPLE) {
    it(`is finished or refused while others are served: ${name}`, async () => {
      const request = hostileRequests.find((hostile) => hostile.name === name);
      assert.ok(request);

      const hostile = request.send(server);
      const health = fetch(`${server.url}/health`).then((response) => response.status);

      assert.equal(await health, 200);
      assert.ok((await hostile).every((status) => status === FINISHED || status === REFUSED));
    });
  }
});
