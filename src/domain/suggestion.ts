import { z } from 'zod';

export const ReviewIssueType = z.enum([
  'latex_syntax',
  'physics_error',
  'solution_error',
  'variant_inconsistency',
  'formatting',
  'grammar',
  'clarity',
  'other',
]);
export type ReviewIssueType = z.infer<typeof ReviewIssueType>;

export const SuggestionStatus = z.enum(['pending', 'approved', 'rejected']);
export type SuggestionStatus = z.infer<typeof SuggestionStatus>;

/** An edit proposed in a spot check. Field names follow the requirement document `qa-review-agent`. */
export const Suggestion = z.object({
  issue_type: ReviewIssueType,
  file_path: z.string().min(1),
  description: z.string(),
  reasoning: z.string(),
  confidence: z.number().min(0).max(1),
  original_content: z.string(),
  suggested_content: z.string(),
  /** Unified diff; a suggestion that changes nothing is invalid. */
  diff: z.string().min(1),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const StoredSuggestion = Suggestion.extend({
  id: z.number().int().positive(),
  version: z.number().int().positive(),
  problem_id: z.string().min(1),
  status: SuggestionStatus,
  created_at: z.iso.datetime(),
  session_id: z.string().nullable(),
  /** True when the right text follows from the question itself, so that it may be applied without a reviewer. */
  certain: z.boolean(),
  /** True when the reviewer replaced the proposed text with their own. */
  edited: z.boolean(),
});
export type StoredSuggestion = z.infer<typeof StoredSuggestion>;

export const ReviewResult = z.object({
  problem_id: z.string(),
  passed: z.boolean(),
  suggestions: z.array(Suggestion),
  summary: z.string(),
});
export type ReviewResult = z.infer<typeof ReviewResult>;

export const ReviewStats = z.object({
  total_reviewed: z.number().int().nonnegative(),
  total_suggestions: z.number().int().nonnegative(),
  approved_count: z.number().int().nonnegative(),
  rejected_count: z.number().int().nonnegative(),
  skipped_count: z.number().int().nonnegative(),
  approval_rate: z.number().min(0).max(1),
  issues_by_type: z.record(z.string(), z.number().int().nonnegative()),
});
export type ReviewStats = z.infer<typeof ReviewStats>;
