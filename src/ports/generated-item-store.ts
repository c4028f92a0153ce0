import type { GeneratedItem } from '../domain/generation.ts';

/** Items (generated questions) that the generation graph made, with their review history, provenance and usage. */
export type GeneratedItemStore = {
  /** Saves an item; replaces the item with the same generation and index. */
  save(item: GeneratedItem): Promise<void>;
  find(id: string): Promise<GeneratedItem | undefined>;
  /** Lists the items of one generation, ordered by index. */
  listByGeneration(generationId: string): Promise<GeneratedItem[]>;
  close(): Promise<void>;
};
