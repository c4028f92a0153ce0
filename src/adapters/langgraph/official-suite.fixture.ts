import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deltaChannelHistoryTests, specTest } from '@langchain/langgraph-checkpoint-validation';
import type { Database } from '../database/connection/database.ts';
import { createCheckpointSaver } from './create-checkpoint-saver.ts';
import { provideVitestGlobals } from './vitest-globals.fixture.ts';

/** The pinned version of the suite has 718 tests that every saver must pass, and 8 for savers that store only the changes of a channel. */
const TEST_COUNT = 726;

/** Runs LangGraph's tests for checkpoint savers on one database, which is emptied between the tests. */
export function runOfficialSuite(checkpointerName: string, database: Database): void {
  const initializer = {
    checkpointerName,
    createCheckpointer: () => createCheckpointSaver(database),
    destroyCheckpointer: async () => {
      for (const table of ['checkpoint_writes', 'checkpoint_values', 'checkpoints'] as const) {
        await database.kysely.deleteFrom(table).execute();
      }
    },
  };
  const { testCount } = provideVitestGlobals();
  specTest(initializer);
  deltaChannelHistoryTests(initializer);
  it('runs every test of the suite', () => assert.equal(testCount(), TEST_COUNT));
}
