import type { GeneratedItem } from '../domain/generation.ts';

/** Items that went through the generation graph, with their review history, provenance and usage. */
export type GeneratedItemStore = {
  /** An item of the same generation and place is replaced. */
  save(item: GeneratedItem): Promise<void>;
  find(id: string): Promise<GeneratedItem | undefined>;
  /** In the order in which they were asked for. */
  listByGeneration(generationId: string): Promise<GeneratedItem[]>;
  close(): Promise<void>;
};
