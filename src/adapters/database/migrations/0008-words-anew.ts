import { rebuildQuestionIndex } from '../bank/rebuild-question-index.ts';
import { rebuildExampleIndex } from '../examples/rebuild-example-index.ts';
import type { Migration } from './migration.ts';

/** Rebuilds the full-text index because words are now split differently: `2H₂O` contains the word `H2O`. */
export const rebuildSearchIndex: Migration = {
  name: '0008-words-anew',
  up: async (tx) => {
    await rebuildQuestionIndex(tx);
    await rebuildExampleIndex(tx);
  },
};
