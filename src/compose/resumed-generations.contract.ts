import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createScriptedModel } from '../adapters/scripted-model/create-scripted-model.ts';
import { GenerationSummary, GenerationView } from '../factory/generation/generation-view.ts';
import { readEventStream, type StreamedEvent } from '../http/runs/read-event-stream.fixture.ts';
import type { OpenServer } from './http.ts';

/** Opens a server, with more settings; those of one name share their database. */
type OpenTestServer = (database: string, more?: object) => Promise<OpenServer>;

const start = (url: string, brief: object, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${url}/api/v1/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ subject: 'Physics', level: 'Nat 5', ...brief }),
  });

/** What holds of generations on every database. */
export function resumedGenerationsContract(name: string, openServer: OpenTestServer): void {
  describe(`a generation on ${name}`, () => {
    it('goes on after its server was stopped and another one started, and its events with it', async () => {
      const first = await openServer('restart');
      const { id } = GenerationSummary.parse(await (await start(first.url, { count: 6, seed: 5 })).json());
      const seen: StreamedEvent[] = [];
      const watch = async (url: string, until: (event: string) => boolean): Promise<void> => {
        const headers = { 'last-event-id': String(seen.at(-1)?.id ?? '') };
        for await (const event of readEventStream(
          await fetch(`${url}/api/v1/generations/${id}/events`, { headers }),
        )) {
          if (event.id !== undefined) seen.push(event);
          if (until(`${event.event} ${JSON.stringify(event.data)}`)) return;
        }
      };
      await watch(first.url, (event) => /^node_enter .*"item":2,"node":"stem-gen"/.test(event));
      await first.stop();

      const second = await openServer('restart');
      await watch(second.url, (event) => event.startsWith('done'));
      const read = await fetch(`${second.url}/api/v1/generations/${id}`);
      const generation = GenerationView.parse(await read.json());
      await second.stop();

      assert.deepEqual(
        seen.map((event) => event.id),
        seen.map((_, place) => place + 1),
      );
      assert.equal(seen.filter(({ event }) => event === 'resumed').length, 1);
      assert.equal(generation.status, 'completed');
      assert.deepEqual(
        generation.items.map(({ index }) => index),
        [1, 2, 3, 4, 5, 6],
      );
    });

    it('is started once for one key, on however many servers', async (t) => {
      const servers = [await openServer('keys'), await openServer('keys')];
      t.after(() => Promise.all(servers.map((server) => server.stop())));
      const headers = { 'idempotency-key': 'monday' };

      const answers = await Promise.all(
        [...servers, ...servers].map(({ url }) => start(url, { seed: 9 }, headers)),
      );

      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 200, 202]);
      const ids = await Promise.all(answers.map(async (one) => GenerationSummary.parse(await one.json()).id));
      assert.equal(new Set(ids).size, 1);
      // What is not at its end would go on beside what comes next.
      await (await fetch(`${servers[0]?.url}/api/v1/generations/${ids[0]}/events`)).text();
    });

    it('is one of three of its owner, on however many servers', async (t) => {
      const model = await createScriptedModel([{ hang: true, times: 20 }]);
      const openai = {
        openai: { baseUrl: model.url },
        agents: { default: { model: 'scripted' }, roles: {} },
      };
      const servers = [await openServer('shared', openai), await openServer('shared', openai)];
      t.after(async () => {
        await Promise.all(servers.map((server) => server.stop()));
        await model.close().catch(() => undefined);
      });

      const answers = await Promise.all(
        [...servers, ...servers, ...servers].map(({ url }) => start(url, { subject: 'Law' })),
      );

      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [202, 202, 202, 429, 429, 429]);
    });
  });
}
