import { z } from 'zod';

/** What a reviewer can do with a suggestion in a spot check (the review of randomly chosen problem folders). */
export const ReviewAction = z.enum(['approve', 'reject', 'skip', 'edit', 'quit']);
export type ReviewAction = z.infer<typeof ReviewAction>;

/** The content of one problem folder for a review. Field names follow the requirement document `qa-review-agent`; paths are relative to the reviewed root. */
export const ProblemContext = z.object({
  problem_id: z.string().min(1),
  base_path: z.string().min(1),
  image_path: z.string().nullable(),
  latex_path: z.string().min(1),
  latex_content: z.string().min(1),
  /** Variant type to LaTeX. */
  variants: z.record(z.string(), z.string()),
  /** Variant type to file path. */
  variant_paths: z.record(z.string(), z.string()),
  /** Alternate solutions by the name of their file. */
  alternates: z.record(z.string(), z.string()),
  alternate_paths: z.record(z.string(), z.string()),
});
export type ProblemContext = z.infer<typeof ProblemContext>;

const count = z.number().int().nonnegative();

export const ReviewSession = z.object({
  id: z.string().min(1),
  started_at: z.iso.datetime(),
  /** Null while the session can be resumed. */
  completed_at: z.iso.datetime().nullable(),
  problems_reviewed: count,
  suggestions_made: count,
  approved_count: count,
  rejected_count: count,
  skipped_count: count,
});
export type ReviewSession = z.infer<typeof ReviewSession>;
