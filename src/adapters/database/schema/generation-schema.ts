import type { Generated } from 'kysely';

export type GeneratedItemsTable = {
  seq: Generated<number>;
  id: string;
  generation_id: string;
  /** Among the items of its generation, from 1. */
  place: number;
  owner: string;
  status: string;
  question_id: string | null;
  review_item_id: string | null;
  /** JSON: brief, question, tags and what else belongs to the item. */
  content: string;
  /** JSON. */
  review_history: string;
  /** JSON. */
  provenance: string;
  /** JSON. */
  usage: string;
  created_at: string;
};

export type GenerationSchema = { generated_items: GeneratedItemsTable };
