import { z } from 'zod';
import type { ExampleSearch, FoundExample } from '../../ports/example-search.ts';
import type { ModelPrompt } from '../../ports/model.ts';
import { loadPrompt } from '../prompt/load-prompt.ts';

const MAX_EXAMPLES = 3;
/** Longer examples are left out, because they would use too many tokens. */
const MAX_EXAMPLE_LENGTH = 6_000;

const reviewedExamplesPrompt = loadPrompt(
  new URL('./reviewed-examples.prompt.md', import.meta.url),
  z.object({ examples: z.string() }),
);

export type PromptWithExamples = { readonly prompt: ModelPrompt; readonly exampleIds: readonly string[] };

/** Adds the best matching reviewed examples to a prompt; returns it unchanged if there are none. */
export async function addExamples(
  prompt: ModelPrompt,
  search: ExampleSearch,
  query: { readonly text: string; readonly providerId: string },
): Promise<PromptWithExamples> {
  if (query.text.trim() === '') return { prompt, exampleIds: [] };
  const results = await search.find({ ...query, limit: MAX_EXAMPLES });
  const examples = results.filter(({ answer }) => answer.length <= MAX_EXAMPLE_LENGTH);
  if (examples.length === 0) return { prompt, exampleIds: [] };
  const filled = reviewedExamplesPrompt.fill({ examples: examples.map(formatExample).join('\n\n') });
  return {
    prompt: { system: `${prompt.system}\n\n${filled.system}`, user: `${filled.user}\n\n${prompt.user}` },
    exampleIds: examples.map(({ id }) => id),
  };
}

function formatExample({ asked, answer }: FoundExample, index: number): string {
  return `Example ${index + 1}, asked for: ${asked}\nApproved answer:\n${answer}`;
}
