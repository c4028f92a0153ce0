import type { Scene } from '../scene.ts';

/** One kind of figure: how it is called, what it shows, and drawn examples of its range. */
export type Family = {
  readonly name: string;
  /** One sentence for people who choose. */
  readonly summary: string;
  readonly examples: readonly Scene[];
};

type FamilyDefinition<Description> = {
  readonly name: string;
  readonly summary: string;
  readonly draw: (description: Description) => Scene;
  readonly examples: readonly Description[];
};

/** Lists a family; its examples are drawn when they are asked for. */
export function family<Description>({
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
