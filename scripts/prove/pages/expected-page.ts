import { z } from 'zod';

/** The expected questions of a page, stored beside its picture as `<name>.json`. */
export const ExpectedPage = z.object({
  /** The font and layout, for the table of results. */
  layout: z.string(),
  questions: z.array(
    z.object({
      number: z.number().int().positive().optional(),
      /** The first words, before any formula. */
      starts: z.string().min(1),
      /** The number of options; 0 if the question has none. */
      options: z.number().int().nonnegative(),
    }),
  ),
});
export type ExpectedPage = z.infer<typeof ExpectedPage>;
