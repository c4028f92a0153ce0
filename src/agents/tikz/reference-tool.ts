import { z } from 'zod';
import type { ModelTool } from '../../ports/model.ts';
import type { ReferenceStore } from '../../ports/reference-store.ts';
import { escapeFences } from '../prompt/fence-material.ts';

const MAX_PASSAGES = 3;
const LONGEST = 6_000;

export type ReferenceSource = {
  readonly store: Pick<ReferenceStore, 'search'>;
  /** Left out: everything that is indexed. */
  readonly folders?: readonly string[];
};

const Input = z.object({ query: z.string() });

/** Lets a model look up syntax in the author's manuals and packages; what it finds is material, not instruction. */
export function createReferenceTool({ store, folders }: ReferenceSource): ModelTool {
  return {
    name: 'search_tikz_reference',
    description: 'Search TikZ/PGF reference files for syntax examples.',
    input: Input,
    run: async (input) => {
      const { query } = Input.parse(input);
      const found = await store.search(query, {
        fileTypes: ['sty', 'tex', 'pdf'],
        limit: MAX_PASSAGES,
        ...(folders && { folders }),
      });
      if (found.length === 0) return 'Nothing was found. Go on with what you know.';
      const text = found
        .map(({ content }) => content)
        .join('\n\n')
        .slice(0, LONGEST);
      return `<material id="references">\n${escapeFences(text)}\n</material>`;
    },
  };
}
