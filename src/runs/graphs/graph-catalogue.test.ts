import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MemorySaver } from '@langchain/langgraph';
import { createGraphCatalogue, type GraphEntry } from './graph-catalogue.ts';
import { sampleEntries } from './sample-entries.fixture.ts';

describe('the graph catalogue', () => {
  it('loads each graph once, also for concurrent calls', async () => {
    let loads = 0;
    const { walk } = sampleEntries;
    assert.ok(walk);
    const load: GraphEntry['load'] = (saver) => {
      loads += 1;
      return walk.load(saver);
    };
    const catalogue = createGraphCatalogue({
      entries: { walk: { ...walk, load } },
      openCheckpointer: async () => new MemorySaver(),
    });

    const opened = await Promise.all([
      catalogue.open('walk'),
      catalogue.open('walk'),
      catalogue.open('walk'),
    ]);

    assert.equal(new Set(opened).size, 1);
    assert.equal(loads, 1);
  });

  it('retries after a graph could not be loaded', async () => {
    let attempts = 0;
    const { walk } = sampleEntries;
    assert.ok(walk);
    const load: GraphEntry['load'] = async (saver) => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
      return walk.load(saver);
    };
    const catalogue = createGraphCatalogue({
      entries: { flaky: { ...walk, load } },
      openCheckpointer: async () => new MemorySaver(),
    });

    await assert.rejects(catalogue.open('flaky'), /not yet/);
    assert.notEqual(await catalogue.open('flaky'), undefined);
    await assert.rejects(catalogue.open('constructor'), /no graph/);
  });
});
