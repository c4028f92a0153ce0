import { z } from 'zod';
import { Difficulty } from './classification.ts';
import { PipelineResult, VariantType } from './pipeline-result.ts';
import { QuestionKind } from './question-kind.ts';
import { RunError, RunStatus } from './run.ts';

const place = {
  /** The file, as the person named it, and the place of the question in it. */
  path: z.string(),
  index: z.number().int().positive(),
};

/** What rules read off a photo, so that it is read once. */
export const PhotoReading = z.object({
  tex: z.string(),
  confidence: z.number().min(0).max(1),
  /** Keys of its drawings in the file store. */
  figures: z.array(z.string()),
});
export type PhotoReading = z.infer<typeof PhotoReading>;

const mediaType = z.enum(['image/jpeg', 'image/png', 'image/webp']);

/** A picture that a TeX file names and that came with it. */
export const NamedFigure = z.object({ name: z.string(), key: z.string(), mediaType });
export type NamedFigure = z.infer<typeof NamedFigure>;

/** Where a problem comes from; bytes lie in the file store. */
export const ProblemSource = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tex'),
    ...place,
    text: z.string(),
    figures: z.array(NamedFigure).default([]),
  }),
  z.object({
    kind: z.literal('photo'),
    ...place,
    key: z.string(),
    mediaType,
    reading: PhotoReading.optional(),
  }),
]);
export type ProblemSource = z.infer<typeof ProblemSource>;

export const SingleVariantType = VariantType.exclude(['multi']);

/** What is to be made of a problem besides reading it. */
export const ProblemWish = z.object({
  variants: z.array(SingleVariantType).default([]),
  alternate: z.boolean().default(false),
  ideas: z.boolean().default(true),
});
export type ProblemWish = z.infer<typeof ProblemWish>;

/** What a list shows of the newest version. */
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

/** Where a part of a problem went, by the name of the part. */
export const SentPart = z.object({ questionId: z.string().optional(), reviewItemId: z.string().optional() });
export type SentPart = z.infer<typeof SentPart>;

/** What models took for a problem; calls without a known price are counted apart. */
export const ProblemUsage = z.object({
  calls: z.number().int().nonnegative(),
  tokens: z.number().int().nonnegative(),
  cost: z.number().nonnegative(),
  unpriced: z.number().int().nonnegative(),
});
export type ProblemUsage = z.infer<typeof ProblemUsage>;

/** One question on its way from a file to the bank. */
export const Problem = z.object({
  id: z.string().min(1),
  /** Id of the principal who brought it; nobody else can see it. */
  owner: z.string().min(1),
  name: z.string().min(1),
  source: ProblemSource,
  wish: ProblemWish,
  /** The run that works on it, or did last. */
  runId: z.string().optional(),
  /** Of the newest version; 0 before there is one. */
  version: z.number().int().nonnegative(),
  digest: ProblemDigest.optional(),
  sent: z.record(z.string(), SentPart),
  usage: ProblemUsage,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Problem = z.infer<typeof Problem>;

/** How the last run of a problem stands. */
export const ProblemStanding = z.object({
  status: RunStatus,
  error: RunError.optional(),
  cancelRequested: z.boolean(),
  /** The step that was told of last. */
  step: z.string().optional(),
  startedAt: z.iso.datetime().optional(),
  endedAt: z.iso.datetime().optional(),
});
export type ProblemStanding = z.infer<typeof ProblemStanding>;

/** Groups of problems that a person asks for. */
export const ProblemState = z.enum(['under_way', 'failed', 'finished']);
export type ProblemState = z.infer<typeof ProblemState>;

export const VersionReason = z.enum(['processed', 'edited', 'varied']);
export type VersionReason = z.infer<typeof VersionReason>;

export const ProblemVersion = z.object({
  /** Counts from 1; every change is a new version and old ones stay readable. */
  version: z.number().int().positive(),
  reason: VersionReason,
  /** Which part was changed or added: `problem`, `variants/numerical-2`, `alternates/1`. */
  part: z.string(),
  author: z.string(),
  createdAt: z.iso.datetime(),
  content: PipelineResult,
});
export type ProblemVersion = z.infer<typeof ProblemVersion>;
