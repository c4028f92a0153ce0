import type { Scene } from '../scene.ts';

/** One kind of figure: how it is called, what it shows, how it is drawn, and some descriptions that show its range. */
export type Family = {
  readonly name: string;
  /** One sentence for people who choose. */
  readonly summary: string;
  /** The drawn examples, in the order of their descriptions. */
  readonly examples: readonly Scene[];
};

export type FamilyDefinition<Description> = {
  readonly name: string;
  readonly summary: string;
  readonly draw: (description: Description) => Scene;
  readonly examples: readonly Description[];
};

/** Lists a family; its examples are drawn on demand. */
export function family<Description>(definition: FamilyDefinition<Description>): Family {
  const { name, summary, draw, examples } = definition;
  return {
    name,
    summary,
    get examples() {
      return examples.map(draw);
    },
  };
}
