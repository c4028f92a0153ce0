import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { Settings } from '../domain/settings.ts';

const loadedUrls: string[] = [];
registerHooks({
  load: (url, context, next) => {
    loadedUrls.push(url);
    return next(url, context);
  },
});

const root = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'vbagent-graphs-'));
after(() => rm(folder, { recursive: true, force: true }));

const LanggraphJson = z.strictObject({
  node_version: z.literal('24'),
  graphs: z.record(z.string(), z.string().regex(/^\.\/src\/compose\/[a-z-]+\.ts:[a-zA-Z]+$/)),
  env: z.literal('.env'),
});

describe('the graphs', () => {
  it('load LangGraph at the first use of a graph, not when the server starts', async () => {
    const { openServer } = await import('./http.ts');
    const settings = Settings.parse({ database: join(folder, 'server.db'), port: 0, logLevel: 'silent' });
    const { sampleEntries } = await import('../runs/graphs/sample-entries.fixture.ts');

    const server = await openServer(settings, {
      version: '0.0.0',
      webFolder: join(folder, 'no-bundle'),
      graphEntries: sampleEntries,
    });
    await (await fetch(`${server.url}/threads/search`, createPost({}))).text();
    const langchainBefore = loadedUrls.filter((url) => url.includes('/@langchain/'));
    const response = await fetch(
      `${server.url}/runs/wait`,
      createPost({ assistant_id: 'walk', input: { steps: 1 } }),
    );

    assert.deepEqual(await response.json(), { steps: 1, at: [1] });
    assert.deepEqual(langchainBefore, []);
    assert.ok(loadedUrls.some((url) => url.includes('/@langchain/langgraph/')));
    await server.stop();
  });

  it('are listed in langgraph.json, each with the export that creates it', async () => {
    const { listGraphs } = await import('./graphs.ts');
    const { openSqlite } = await import('../adapters/sqlite/open-sqlite.ts');
    const database = await openSqlite(':memory:');
    const config = LanggraphJson.parse(JSON.parse(await readFile(join(root, 'langgraph.json'), 'utf8')));

    const entries = listGraphs({ database, settings: Settings.parse({}) });

    assert.deepEqual(Object.keys(config.graphs).toSorted(), Object.keys(entries).toSorted());
    for (const path of Object.values(config.graphs)) {
      const [file = '', name = ''] = path.split(':');
      const exported: unknown = (await import(pathToFileURL(join(root, file)).href))[name];
      assert.equal(typeof exported, 'function', path);
    }
    await database.close();
  });
});

function createPost(body: object): RequestInit {
  return { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
