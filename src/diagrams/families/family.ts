import type { Scene } from '../scene.ts';

/** One kind of figure: its name, a summary, and examples as scenes. */
export type Family = {
  readonly name: string;
  /** One sentence that describes the figure. */
  readonly summary: string;
  readonly examples: readonly Scene[];
};

type FamilyDefinition<Description> = {
  readonly name: string;
  readonly summary: string;
  readonly draw: (description: Description) => Scene;
  readonly examples: readonly Description[];
};

/** Defines a family. Its examples are drawn on access, so that loading the module stays fast. */
export function defineFamily<Description>({
  name,
  summary,
  draw,
  examples,
}: FamilyDefinition<Description>): Family {
  return {
    name,
    summary,
    get examples() {
      return examples.map(draw);
    },
  };
}
