import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MemorySaver } from '@langchain/langgraph';
import { createGraphCatalogue, type GraphEntry } from './graph-catalogue.ts';
import { sampleEntries } from './sample-entries.fixture.ts';

describe('the graph catalogue', () => {
  it('loads each graph once, also for concurrent calls', async () => {
    let loadCount = 0;
    const { walk } = sampleEntries;
    assert.ok(walk);
    const load: GraphEntry['load'] = (saver) => {
      loadCount += 1;
      return walk.load(saver);
    };
    const catalogue = createGraphCatalogue({
      entries: { walk: { ...walk, load } },
      openCheckpointer: async () => new MemorySaver(),
    });

    const graphs = await Promise.all([
      catalogue.open('walk'),
      catalogue.open('walk'),
      catalogue.open('walk'),
    ]);

    assert.equal(new Set(graphs).size, 1);
    assert.equal(loadCount, 1);
  });

  it('loads a graph again after a failed attempt', async () => {
    let attemptCount = 0;
    const { walk } = sampleEntries;
    assert.ok(walk);
    const load: GraphEntry['load'] = async (saver) => {
      attemptCount += 1;
      if (attemptCount === 1) throw new Error('not yet');
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
