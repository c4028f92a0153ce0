import type { ExampleIndex } from '../../ports/example-index.ts';
import type { ExampleSearch } from '../../ports/example-search.ts';

// The "query" of an example is the LaTeX of an exam question, or an SQL text; `nlQuery` is the request for it.
// `src/domain/queue-item.ts` explains the names.

/** An example with a smaller similarity shares little more than common words with the text. */
const MIN_SIMILARITY = 0.2;

/** Creates the search that agents use to find approved examples similar to a text. */
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
