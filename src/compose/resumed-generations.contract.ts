import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createScriptedModel } from '../adapters/scripted-model/create-scripted-model.ts';
import { GenerationSummary, GenerationView } from '../factory/generation/generation-view.ts';
import { readEventStream, type StreamedEvent } from '../http/runs/read-event-stream.fixture.ts';
import { pluck } from '../ports/pluck.fixture.ts';
import type { openServer } from './http.ts';

/** Opens a server with additional settings; servers with the same database name share it. */
type OpenTestServer = (database: string, extraSettings?: object) => ReturnType<typeof openServer>;

/** Enough items that the first server, which finishes its requests before its runs, cannot generate all of them while it stops. */
const ITEMS = 15;

const startGeneration = (
  url: string,
  brief: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api/v1/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ subject: 'Physics', level: 'Nat 5', ...brief }),
  });

/** Tests that every database must pass. */
export function resumedGenerationsContract(name: string, openTestServer: OpenTestServer): void {
  describe(`a generation on ${name}`, () => {
    it('is resumed by another server after its first server was stopped, and its events continue', async () => {
      const firstServer = await openTestServer('restart');
      const { id } = GenerationSummary.parse(
        await (await startGeneration(firstServer.url, { count: ITEMS, seed: 5 })).json(),
      );
      const events: StreamedEvent[] = [];
      const readEvents = async (url: string, until: (event: string) => boolean): Promise<void> => {
        const headers = { 'last-event-id': String(events.at(-1)?.id ?? '') };
        for await (const event of readEventStream(
          await fetch(`${url}/api/v1/generations/${id}/events`, { headers }),
        )) {
          if (event.id !== undefined) events.push(event);
          if (until(`${event.event} ${JSON.stringify(event.data)}`)) return;
        }
      };
      await readEvents(firstServer.url, (event) => /^node_enter .*"item":2,"node":"stem-gen"/.test(event));
      await firstServer.stop();

      const secondServer = await openTestServer('restart');
      await readEvents(secondServer.url, (event) => event.startsWith('done'));
      const response = await fetch(`${secondServer.url}/api/v1/generations/${id}`);
      const generation = GenerationView.parse(await response.json());
      await secondServer.stop();

      assert.deepEqual(
        pluck(events, 'id'),
        events.map((_, index) => index + 1),
      );
      assert.equal(events.filter(({ event }) => event === 'resumed').length, 1);
      assert.equal(generation.status, 'completed');
      assert.deepEqual(
        pluck(generation.items, 'index'),
        Array.from({ length: ITEMS }, (_, index) => index + 1),
      );
    });

    it('is started once per idempotency key on any number of servers', async (t) => {
      const servers = [await openTestServer('keys'), await openTestServer('keys')];
      t.after(() => Promise.all(servers.map((server) => server.stop())));
      const headers = { 'idempotency-key': 'monday' };

      const responses = await Promise.all(
        [...servers, ...servers].map(({ url }) => startGeneration(url, { seed: 9 }, headers)),
      );

      assert.deepEqual(responses.map(({ status }) => status).toSorted(), [200, 200, 200, 202]);
      const ids = await Promise.all(
        responses.map(async (response) => GenerationSummary.parse(await response.json()).id),
      );
      assert.equal(new Set(ids).size, 1);
      // Waits for the end, so that this generation does not run during the next test.
      await (await fetch(`${servers[0]?.url}/api/v1/generations/${ids[0]}/events`)).text();
    });

    it('is limited to three per owner on any number of servers', async (t) => {
      const model = await createScriptedModel([{ hang: true, times: 20 }]);
      const openai = {
        openai: { baseUrl: model.url },
        agents: { default: { model: 'scripted' }, roles: {} },
      };
      const servers = [await openTestServer('shared', openai), await openTestServer('shared', openai)];
      t.after(async () => {
        await Promise.all(servers.map((server) => server.stop()));
        await model.close().catch(() => undefined);
      });

      const responses = await Promise.all(
        [...servers, ...servers, ...servers].map(({ url }) => startGeneration(url, { subject: 'Law' })),
      );

      assert.deepEqual(responses.map(({ status }) => status).toSorted(), [202, 202, 202, 429, 429, 429]);
    });
  });
}
