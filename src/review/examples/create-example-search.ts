import type { ExampleIndex } from '../../ports/example-index.ts';
import type { ExampleSearch } from '../../ports/example-search.ts';

/** Below this similarity an example shares little more than common words with the text. */
const MIN_SIMILARITY = 0.2;

/** The example search of the agents: approved examples similar to the text. */
export function createExampleSearch(index: Pick<ExampleIndex, 'search'>): ExampleSearch {
  return {
    find: async ({ text, providerId, limit }) => {
      const hits = await index.search({ text, providerId, limit, minSimilarity: MIN_SIMILARITY });
      return hits.map(({ example: { id, nlQuery, query }, similarity }) => {
        return { id, asked: nlQuery, answer: query, similarity };
      });
    },
  };
}
