import { z } from 'zod';

/** The person or program that created a question, in enough detail to reproduce it. */
export const Provenance = z.object({
  /** `item-model`: a template that computes its own answers. */
  maker: z.enum(['person', 'import', 'model', 'rules', 'item-model']),
  /** User id, item-model id or agent role. */
  name: z.string().optional(),
  model: z.string().optional(),
  promptHash: z.string().optional(),
  parentId: z.string().optional(),
  /** The version of the parent in the bank, for the copy of a question in a paper. */
  parentVersion: z.number().int().positive().optional(),
  relation: z.enum(['variant', 'conversion', 'correction', 'alternate']).optional(),
  seed: z.number().int().optional(),
  exampleIds: z.array(z.string()).optional(),
  createdAt: z.iso.datetime(),
});
export type Provenance = z.infer<typeof Provenance>;

/** The file or system from which a question was imported. */
export const Source = z.object({
  /** `us`: SQA's Understanding Standards website; `past`: a past paper; `llm`: a language model. */
  origin: z.enum(['local', 'us', 'past', 'llm', 'variant']).default('local'),
  path: z.string().optional(),
  /** Position of the question in its file, from 1. */
  index: z.number().int().positive().optional(),
  contentHash: z.string().optional(),
});
export type Source = z.infer<typeof Source>;
