import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createQuizGraph, createWalkGraph } from '../../runs/graphs/sample-graphs.fixture.ts';
import type { Database } from '../database/connection/database.ts';
import { createCheckpointSaver } from './create-checkpoint-saver.ts';

/** Tests missing from LangGraph's own suite: a fork (a branch of a thread) never reads the values of another branch. */
export function forksContract(name: string, openDatabase: () => Database): void {
  describe(`forks on ${name}`, () => {
    it('leave all earlier states unchanged', async () => {
      const graph = createWalkGraph(createCheckpointSaver(openDatabase()));
      const config = { configurable: { thread_id: `${name}-forked` } };
      await graph.invoke({ steps: 4 }, config);
      const before = await Array.fromAsync(graph.getStateHistory(config));
      const earlyConfig = before.find(({ values }) => values.at.length === 1)?.config ?? {};

      for (const branch of [100, 200]) {
        const fork = await graph.updateState(earlyConfig, { at: [branch] }, 'step');
        await graph.invoke(null, fork);
        assert.deepEqual((await graph.getState(config)).values.at, [branch, 2, 3, 4]);
      }

      for (const { config: earlierConfig, values, next } of before) {
        const stateNow = await graph.getState(earlierConfig);
        assert.deepEqual([stateNow.values, stateNow.next], [values, next]);
      }
    });

    it('keep the interrupts of each branch, including those of a subgraph', async () => {
      const graph = createQuizGraph(createCheckpointSaver(openDatabase()));
      const config = { configurable: { thread_id: `${name}-quiz` } };
      await graph.invoke({ subject: 'sums' }, config);
      const interrupted = await graph.getState(config);

      const branch = await graph.updateState(interrupted.config, { asked: 5 }, 'pick');
      await graph.invoke(null, branch);

      assert.match(JSON.stringify((await graph.getState(config)).tasks), /ask-5/);
      assert.match(JSON.stringify((await graph.getState(interrupted.config)).tasks), /ask-1/);
    });

    it('give every channel version a unique name that sorts by age', () => {
      const saver = createCheckpointSaver(openDatabase());

      const versions = [saver.getNextVersion(undefined)];
      for (let n = 0; n < 100; n++) versions.push(saver.getNextVersion(versions.at(-1)));

      assert.deepEqual(versions.toSorted(), versions);
      assert.notEqual(saver.getNextVersion(versions[0]), versions[1]);
    });
  });
}
