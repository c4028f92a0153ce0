import { z } from 'zod';
import type { ExampleSearch, FoundExample } from '../../ports/example-search.ts';
import type { ModelPrompt } from '../../ports/model.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const MAX_EXAMPLES = 3;
/** An example may help by its form, and a long one costs more than it helps. */
const MAX_EXAMPLE_LENGTH = 6_000;

export const reviewedExamplesPrompt = loadPrompt(
  new URL('./reviewed-examples.prompt.md', import.meta.url),
  z.object({ examples: z.string() }),
);

export type PromptWithExamples = { readonly prompt: ModelPrompt; readonly exampleIds: readonly string[] };

/** The prompt with the best reviewed examples for the text before its task; as it was when there are none. */
export async function addExamples(
  prompt: ModelPrompt,
  search: ExampleSearch,
  wanted: { readonly text: string; readonly providerId: string },
): Promise<PromptWithExamples> {
  if (wanted.text.trim() === '') return { prompt, exampleIds: [] };
  const found = await search.find({ ...wanted, limit: MAX_EXAMPLES });
  const examples = found.filter(({ answer }) => answer.length <= MAX_EXAMPLE_LENGTH);
  if (examples.length === 0) return { prompt, exampleIds: [] };
  const shown = reviewedExamplesPrompt.fill({ examples: examples.map(showExample).join('\n\n') });
  return {
    prompt: {
      system: `${prompt.system}\n\n${shown.system}`,
      user: `${shown.user}\n\n${prompt.user}`,
    },
    exampleIds: examples.map(({ id }) => id),
  };
}

function showExample({ asked, answer }: FoundExample, place: number): string {
  return `Example ${place + 1}, asked for: ${asked}\nApproved answer:\n${answer}`;
}
