import { indexAllQuestions } from '../bank/rebuild-question-index.ts';
import { indexAllExamples } from '../examples/rebuild-example-index.ts';
import type { Migration } from './migration.ts';

/** Words are cut in other places than before: `2H₂O` holds the word `H2O`. */
export const wordsAnew: Migration = {
  name: '0008-words-anew',
  up: async (transaction) => {
    await indexAllQuestions(transaction);
    await indexAllExamples(transaction);
  },
};
