import { z } from 'zod';
import { Finding } from './finding.ts';

/** What helps an expert to decide, as the desk shows it; whoever submits may add more, which is shown as it is. */
export const ReviewContext = z.looseObject({
  findings: z.array(Finding).optional(),
  /** Of a judge or of the engine, from 0 to 1, by name. */
  scores: z.record(z.string(), z.number()).optional(),
  /** Why it was sent here, in sentences. */
  reasons: z.array(z.string()).optional(),
  source: z
    .looseObject({
      name: z.string().optional(),
      text: z.string().optional(),
      /** The picture itself as a `data:` address of a PNG, JPEG or WebP image. */
      image: z.string().optional(),
    })
    .optional(),
});
export type ReviewContext = z.infer<typeof ReviewContext>;
