import { z } from 'zod';
import { Difficulty } from './classification.ts';
import { PipelineResult, VariantType } from './pipeline-result.ts';
import { QuestionKind } from './question-kind.ts';
import { RunError, RunStatus } from './run.ts';

const position = {
  /** The file name as uploaded, and the position of the question in it, from 1. */
  path: z.string(),
  index: z.number().int().positive(),
};

/**
 * The text that was read from a photo or a page of a PDF file by rules. It is stored, so it is read only
 * once.
 */
export const PhotoReading = z.object({
  tex: z.string(),
  confidence: z.number().min(0).max(1),
  /** Keys of its figures in the file store. */
  figures: z.array(z.string()),
  /** True if the text is the text layer of a PDF file; then a model gets the text instead of the picture of the page. */
  isTextLayer: z.boolean().optional(),
});
export type PhotoReading = z.infer<typeof PhotoReading>;

const mediaType = z.enum(['image/jpeg', 'image/png', 'image/webp']);

/** An image that was uploaded with the TeX file that references it. `key` is its key in the file store. */
export const NamedFigure = z.object({ name: z.string(), key: z.string(), mediaType });
export type NamedFigure = z.infer<typeof NamedFigure>;

/** The origin of a problem. Binary content is in the file store. */
export const ProblemSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tex'),
    ...position,
    text: z.string(),
    figures: z.array(NamedFigure).default([]),
  }),
  z.object({
    kind: z.literal('photo'),
    ...position,
    key: z.string(),
    mediaType,
    reading: PhotoReading.optional(),
  }),
]);
export type ProblemSource = z.infer<typeof ProblemSource>;

/** The types of variants that are made from one question; `multi` combines several questions. */
export const SingleVariantType = VariantType.exclude(['multi']);

/** The results to produce for a problem in addition to the question itself. */
export const ProblemOptions = z.object({
  variants: z.array(SingleVariantType).default([]),
  alternate: z.boolean().default(false),
  ideas: z.boolean().default(true),
});
export type ProblemOptions = z.infer<typeof ProblemOptions>;

/** A summary of the newest version, for lists. */
export const ProblemDigest = z.object({
  /** The stem on one line. */
  text: z.string(),
  kind: QuestionKind,
  topic: z.string(),
  difficulty: Difficulty,
  confidence: z.number(),
  errors: z.number().int().nonnegative(),
  warnings: z.number().int().nonnegative(),
  variants: z.number().int().nonnegative(),
});
export type ProblemDigest = z.infer<typeof ProblemDigest>;

/** `withdrawn`: removed from the expert queue without a decision. */
export const SentState = z.enum(['waiting', 'approved', 'corrected', 'rejected', 'withdrawn']);
export type SentState = z.infer<typeof SentState>;

/** The state of a piece in the expert queue. The decision of an expert sets it on the problem, so that all pages show the same. */
export const PieceReview = z.object({
  state: SentState,
  /** Whether it enters the bank when an expert approves or corrects it. */
  toBank: z.boolean(),
  /** The version of the problem that was sent to the expert. */
  sentVersion: z.number().int().nonnegative(),
  /** The version with the decision. */
  version: z.number().int().positive().optional(),
  by: z.string().optional(),
  at: z.iso.datetime().optional(),
  /** The reason that the expert gave. */
  reason: z.string().optional(),
});
export type PieceReview = z.infer<typeof PieceReview>;

/** The ids that a piece of a problem (its question, a variant or an alternative solution) received in the question bank and in the expert queue. */
export const SentPiece = z.object({
  questionId: z.string().optional(),
  reviewItemId: z.string().optional(),
  /** What the experts decided about the text that was sent to them last. */
  review: PieceReview.optional(),
});
export type SentPiece = z.infer<typeof SentPiece>;

/** Model usage for a problem. Calls without a known price are counted in `unpriced`. */
export const ProblemUsage = z.object({
  calls: z.number().int().nonnegative(),
  tokens: z.number().int().nonnegative(),
  cost: z.number().nonnegative(),
  unpriced: z.number().int().nonnegative(),
});
export type ProblemUsage = z.infer<typeof ProblemUsage>;

/** One uploaded question and its processing state, before it enters the bank. */
export const Problem = z.object({
  id: z.string().min(1),
  /** Id of the principal who uploaded it; only they can see it. */
  owner: z.string().min(1),
  name: z.string().min(1),
  source: ProblemSource,
  /** The requested results; `wish` is the name in the API. */
  wish: ProblemOptions,
  /** The current or last run. */
  runId: z.string().optional(),
  /** Number of the newest version; 0 before there is one. */
  version: z.number().int().nonnegative(),
  /** The summary for lists; `digest` is the name in the API. */
  digest: ProblemDigest.optional(),
  /** The pieces that were sent on, by name, such as `variants/numerical-2`. */
  sent: z.record(z.string(), SentPiece),
  usage: ProblemUsage,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Problem = z.infer<typeof Problem>;

/** The state of a problem's last run. */
export const ProblemProgress = z.object({
  status: RunStatus,
  error: RunError.optional(),
  cancelRequested: z.boolean(),
  /** The last reported step. */
  step: z.string().optional(),
  startedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
});
export type ProblemProgress = z.infer<typeof ProblemProgress>;

/** Groups by which problems can be filtered. */
export const ProblemState = z.enum(['under_way', 'failed', 'finished']);
export type ProblemState = z.infer<typeof ProblemState>;

export const VersionReason = z.enum(['processed', 'edited', 'varied', 'approved', 'corrected', 'reopened']);
/** `reopened`: an expert took a decision back, which restores the text from before it. */
export type VersionReason = z.infer<typeof VersionReason>;

export const ProblemVersion = z.object({
  /** Counts from 1. Every change adds a version; old ones stay readable. */
  version: z.number().int().positive(),
  reason: VersionReason,
  /** Which piece was changed or added; the API calls it `part`: `problem`, `variants/numerical-2`, `alternates/1`. */
  part: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  /** The expert's reason for a decision. */
  note: z.string().nullish(),
  content: PipelineResult,
});
export type ProblemVersion = z.infer<typeof ProblemVersion>;
