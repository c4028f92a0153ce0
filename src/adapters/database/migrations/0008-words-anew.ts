import { rebuildQuestionIndex } from '../bank/rebuild-question-index.ts';
import { rebuildExampleIndex } from '../examples/rebuild-example-index.ts';
import type { Migration } from './migration.ts';

/** Words are cut in other places than before: `2H₂O` holds the word `H2O`. */
export const rebuildSearchIndex: Migration = {
  name: '0008-words-anew',
  up: async (transaction) => {
    await rebuildQuestionIndex(transaction);
    await rebuildExampleIndex(transaction);
  },
};
