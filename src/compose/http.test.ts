import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { openScratchFolder } from '../../scripts/test/database/scratch-folder.ts';
import { Settings } from '../domain/settings.ts';
import { openServer } from './http.ts';

type ServerOptions = Parameters<typeof openServer>[1];

/** Creates options whose renderer and printer record that they were closed. */
function createRecordingOptions(): { options: ServerOptions; closed: string[] } {
  const closed: string[] = [];
  const close = (name: string) => async () => void closed.push(name);
  const options = {
    version: '0.0.0',
    webFolder: 'no-pages',
    diagrams: { draw: async () => assert.fail('nothing is drawn'), close: close('diagrams') },
    printers: {
      loadMathsStyle: async () => '',
      pdf: { name: 'none', print: async () => assert.fail('nothing is printed'), close: close('printers') },
    },
  };
  return { options, closed };
}

async function occupyPort(t: TestContext): Promise<number> {
  const occupier = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => occupier.once('listening', resolve));
  t.after(() => occupier.close());
  const address = occupier.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** True if the database is open: SQLite removes its write-ahead log when the last connection closes. */
function isOpen(database: string): Promise<boolean> {
  return access(`${database}-wal`).then(
    () => true,
    () => false,
  );
}

describe('openServer', () => {
  it('closes everything it opened when its port is in use', async (t) => {
    const scratch = await openScratchFolder();
    t.after(scratch.remove);
    const database = join(scratch.path, 'server.db');
    const { options, closed } = createRecordingOptions();
    const settings = Settings.parse({ port: await occupyPort(t), logLevel: 'silent', database });

    await assert.rejects(openServer(settings, options), { kind: 'service-down' });

    assert.deepEqual(closed, ['diagrams', 'printers']);
    assert.equal(await isOpen(database), false);
  });

  it('closes the database when a service cannot be opened', async (t) => {
    const scratch = await openScratchFolder();
    t.after(scratch.remove);
    const database = join(scratch.path, 'server.db');
    const { options, closed } = createRecordingOptions();
    const settings = Settings.parse({ port: 0, logLevel: 'silent', database, engine: 'model' });

    await assert.rejects(openServer(settings, options), { kind: 'needs-model' });

    assert.deepEqual(closed, ['diagrams', 'printers']);
    assert.equal(await isOpen(database), false);
  });

  it('closes each resource once when it is stopped twice', async (t) => {
    const scratch = await openScratchFolder();
    t.after(scratch.remove);
    const database = join(scratch.path, 'server.db');
    const { options, closed } = createRecordingOptions();
    const server = await openServer(Settings.parse({ port: 0, logLevel: 'silent', database }), options);
    assert.equal(await isOpen(database), true);

    await server.stop();
    await server.stop();

    assert.deepEqual(closed, ['diagrams', 'printers']);
    assert.equal(await isOpen(database), false);
  });

  it('limits the jobs and the model cost of a person, as the admin of the institution set', async (t) => {
    const scratch = await openScratchFolder();
    t.after(scratch.remove);
    const files = { database: join(scratch.path, 'server.db'), files: join(scratch.path, 'files') };
    const settings = Settings.parse({ port: 0, logLevel: 'silent', ...files });
    const { url, stop } = await openServer(settings, createRecordingOptions().options);
    t.after(stop);
    const send = async (method: string, path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
      return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
    };
    const setLimits = (limits: object) => send('PUT', '/api/v1/institutions/default', { limits });
    const generate = () =>
      send('POST', '/api/v1/generations', { subject: 'Physics', level: 'Nat 5', count: 1 });

    await setLimits({ jobsPerDay: 1 });
    const [first, second] = [await generate(), await generate()];
    await setLimits({ jobsPerDay: 5, costPerDay: 0 });
    const third = await generate();
    await setLimits({ jobsPerDay: 5 });
    const fourth = await generate();

    assert.deepEqual([first.status, second.status, third.status, fourth.status], [202, 429, 429, 202]);
    assert.match(second.body.message, /You have started 1 of 1 generations and uploads today/);
    assert.match(second.body.advice, /ask an admin to raise limits\.jobsPerDay/);
    assert.ok(Number(second.headers.get('retry-after')) > 0);
    assert.match(third.body.message, /You have used \$0\.00 of \$0\.00 for models today/);
  });
});
