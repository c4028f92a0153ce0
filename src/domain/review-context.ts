import { z } from 'zod';
import { Finding } from './finding.ts';

/** Background for an expert's decision, shown on the review page. The submitter may add fields, which are shown as they are. */
export const ReviewContext = z.looseObject({
  findings: z.array(Finding).optional(),
  /** Scores of a judge or the engine by name, from 0 to 1. */
  scores: z.record(z.string(), z.number()).optional(),
  /** Why the item was submitted, as sentences. */
  reasons: z.array(z.string()).optional(),
  source: z
    .looseObject({
      name: z.string().optional(),
      text: z.string().optional(),
      /** The image itself as a `data:` URL of a PNG, JPEG or WebP file. */
      image: z.string().optional(),
    })
    .optional(),
});
export type ReviewContext = z.infer<typeof ReviewContext>;
