import { z } from 'zod';
import type { ModelTool } from '../../ports/model.ts';
import type { ReferenceStore } from '../../ports/reference-store.ts';
import { escapeFences } from '../prompt/fence-material.ts';

const MAX_PASSAGES = 3;
/** The maximum length of the passages together. */
const MAX_LENGTH = 6_000;

/** The reference files that the tool searches. */
export type ReferenceSource = {
  readonly store: Pick<ReferenceStore, 'search'>;
  /** Limits the search to these folders; by default all indexed files are searched. */
  readonly folders?: readonly string[];
};

const Input = z.object({ query: z.string() });

/** Creates a tool with which a model searches the author's manuals and packages. Results are inside a material fence. */
export function createReferenceTool({ store, folders }: ReferenceSource): ModelTool {
  return {
    name: 'search_tikz_reference',
    description: 'Search TikZ/PGF reference files for syntax examples.',
    input: Input,
    run: async (input) => {
      const { query } = Input.parse(input);
      const passages = await store.search(query, {
        fileTypes: ['sty', 'tex', 'pdf'],
        limit: MAX_PASSAGES,
        ...(folders && { folders }),
      });
      if (passages.length === 0) return 'Nothing was found. Continue with what you know.';
      const text = passages
        .map(({ content }) => content)
        .join('\n\n')
        .slice(0, MAX_LENGTH);
      return `<material id="references">\n${escapeFences(text)}\n</material>`;
    },
  };
}
