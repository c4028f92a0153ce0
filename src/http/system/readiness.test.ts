import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { Fault } from '../../domain/fault.ts';
import { localPrincipal } from '../../domain/principal.ts';
import { openScratchServer, type ScratchOptions } from '../scratch-server.fixture.ts';

async function readReady(t: TestContext, options: ScratchOptions): Promise<[number, object]> {
  const server = await openScratchServer(options);
  t.after(() => server.stop());
  const response = await server.fetch('/health/ready');
  return [response.status, Object(await response.json())];
}

const anonymous = { identify: async () => undefined };
const hasDiskSpace = async () => false;

describe('/health/ready', () => {
  it('tells callers without a key only whether the server is ready', async (t) => {
    assert.deepEqual(await readReady(t, anonymous), [200, { status: 'ready' }]);
    assert.deepEqual(await readReady(t, { ...anonymous, hasDiskSpace }), [503, { status: 'not_ready' }]);
  });

  it('is not ready when the disk is full', async (t) => {
    const [status, body] = await readReady(t, { identify: async () => localPrincipal, hasDiskSpace });

    assert.deepEqual([status, Object(body).status], [503, 'disk_full']);
  });
});

describe('an error of a service', () => {
  it('contains no host, path or user', async (t) => {
    const message = 'PostgreSQL at vbagent@db.internal cannot be reached.';
    const down = new Fault('service-down', message, { advice: 'Check DATABASE_URL.', isForOperator: true });
    const fail = () => Promise.reject(down);
    const institutions = { find: fail, list: fail, create: fail, put: fail, close: async () => {} };
    const server = await openScratchServer({ institutions });
    t.after(() => server.stop());

    const response = await server.fetch('/api/v1/institutions/default');
    const text = await response.text();

    assert.equal(response.status, 503);
    assert.doesNotMatch(text, /internal|DATABASE_URL|vbagent@/);
    assert.match(JSON.stringify(server.logged), /db\.internal/);
  });
});
