import type { AuthorExample } from '../../ports/author-examples.ts';

const MAX_EXAMPLES = 2;

export type ExampleCriteria = { readonly diagramType?: string | null; readonly topic?: string };

/** The author's drawings of the same type, those of the same topic first; of another type, none. */
export function chooseExamples(examples: readonly AuthorExample[], wish: ExampleCriteria): AuthorExample[] {
  const same = (one: string, other: string | null | undefined): boolean =>
    one.trim().toLowerCase() === (other ?? '').trim().toLowerCase();
  const fitting = examples.filter(({ diagramType }) => same(diagramType, wish.diagramType));
  const near = fitting.filter(({ topic }) => same(topic, wish.topic));
  return [...near, ...fitting.filter((example) => !near.includes(example))].slice(0, MAX_EXAMPLES);
}
