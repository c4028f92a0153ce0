import type { AuthorExample } from '../../ports/author-examples.ts';

const MAX_EXAMPLES = 2;

/** The properties of a figure by which examples are chosen. */
export type ExampleCriteria = { readonly diagramType?: string | null; readonly topic?: string };

/** Chooses drawings of the author with the same diagram type, those of the same topic first. */
export function chooseExamples(
  examples: readonly AuthorExample[],
  criteria: ExampleCriteria,
): AuthorExample[] {
  const same = (one: string, other: string | null | undefined): boolean =>
    one.trim().toLowerCase() === (other ?? '').trim().toLowerCase();
  const fitting = examples.filter(({ diagramType }) => same(diagramType, criteria.diagramType));
  const near = fitting.filter(({ topic }) => same(topic, criteria.topic));
  return [...near, ...fitting.filter((example) => !near.includes(example))].slice(0, MAX_EXAMPLES);
}
