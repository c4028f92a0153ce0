import type { AuthorExample } from '../../ports/author-examples.ts';

const MAX_EXAMPLES = 2;

/** The properties of a figure by which examples are chosen. */
export type ExampleCriteria = { readonly diagramType?: string | null; readonly topic?: string };

/** Chooses drawings of the author with the same diagram type; drawings with the same topic are listed first. */
export function chooseExamples(
  examples: readonly AuthorExample[],
  criteria: ExampleCriteria,
): AuthorExample[] {
  const isSame = (a: string, b: string | null | undefined): boolean =>
    a.trim().toLowerCase() === (b ?? '').trim().toLowerCase();
  const sameType = examples.filter(({ diagramType }) => isSame(diagramType, criteria.diagramType));
  const sameTopic = sameType.filter(({ topic }) => isSame(topic, criteria.topic));
  const otherTopics = sameType.filter((example) => !sameTopic.includes(example));
  return [...sameTopic, ...otherTopics].slice(0, MAX_EXAMPLES);
}
