import { z } from 'zod';

// The types of the quality loop of generation: validation, quality score and self-correction. The names follow the
// specification of the loop, which was written for medical questions and calls these steps review nodes.

export const QualityDimensionName = z.enum([
  'clinical_accuracy',
  'pedagogical_alignment',
  'distractor_quality',
  'slo_coverage',
  'blooms_match',
]);
export type QualityDimensionName = z.infer<typeof QualityDimensionName>;

export const DEFAULT_DIMENSION_WEIGHTS: Readonly<Record<QualityDimensionName, number>> = {
  clinical_accuracy: 0.3,
  pedagogical_alignment: 0.2,
  distractor_quality: 0.2,
  slo_coverage: 0.2,
  blooms_match: 0.1,
};

const share = z.number().min(0).max(1);

export const QualityDimension = z.object({
  name: QualityDimensionName,
  score: share,
  feedback: z.string(),
  weight: share,
});
export type QualityDimension = z.infer<typeof QualityDimension>;

export const QualityScore = z.object({
  dimensions: z.array(QualityDimension),
  compositeScore: share,
  passesThreshold: z.boolean(),
  threshold: share,
});
export type QualityScore = z.infer<typeof QualityScore>;

/** The components of an item that validation can report on. */
export const ValidationField = z.enum([
  'vignette',
  'stem',
  'distractors',
  'answer_key',
  'explanation',
  'metadata',
]);
export type ValidationField = z.infer<typeof ValidationField>;

export const ValidationError = z.object({
  field: ValidationField,
  message: z.string(),
  severity: z.enum(['error', 'warning']),
  /** The id of the violated rule in the catalogue. */
  rule: z.string().optional(),
});
export type ValidationError = z.infer<typeof ValidationError>;

export const ValidationResult = z.object({ isValid: z.boolean(), errors: z.array(ValidationError) });
export type ValidationResult = z.infer<typeof ValidationResult>;

export const CorrectionTarget = z.enum(['vignette', 'stem', 'distractors', 'explanation']);
export type CorrectionTarget = z.infer<typeof CorrectionTarget>;

export const SelfCorrectionFeedback = z.object({
  weakDimensions: z.array(QualityDimension),
  targetComponent: CorrectionTarget,
  correctionPrompt: z.string(),
  attemptNumber: z.number().int().positive(),
});
export type SelfCorrectionFeedback = z.infer<typeof SelfCorrectionFeedback>;

export const ReviewHistoryEntry = z.object({
  cycle: z.number().int().positive(),
  validationResult: ValidationResult,
  /** Null when structural errors prevented judging. */
  qualityScore: QualityScore.nullable(),
  correctionApplied: z.boolean(),
  correctionTarget: z.string().nullable(),
  timestamp: z.iso.datetime(),
});
export type ReviewHistoryEntry = z.infer<typeof ReviewHistoryEntry>;

const weightsSumToOne = (weights: Record<QualityDimensionName, number>): boolean =>
  Math.abs(Object.values(weights).reduce((sum, weight) => sum + weight, 0) - 1) < 1e-9;

export const QualityLoopConfig = z.object({
  qualityThreshold: share.default(0.7),
  maxCorrectionLoops: z.number().int().nonnegative().default(2),
  dimensionWeights: z
    .record(QualityDimensionName, share)
    .refine(weightsSumToOne, 'dimension weights must sum to 1')
    .default(DEFAULT_DIMENSION_WEIGHTS),
});
export type QualityLoopConfig = z.infer<typeof QualityLoopConfig>;

export const FinalStatus = z.enum(['passed', 'corrected', 'needs_human_review', 'pending']);
export type FinalStatus = z.infer<typeof FinalStatus>;

export const ReviewState = z.object({
  reviewHistory: z.array(ReviewHistoryEntry),
  currentReviewCycle: z.number().int().nonnegative(),
  finalStatus: FinalStatus,
});
export type ReviewState = z.infer<typeof ReviewState>;

/** An option, right or wrong; the specification calls every option a distractor. */
export const Distractor = z.object({ text: z.string(), isCorrect: z.boolean(), explanation: z.string() });
export type Distractor = z.infer<typeof Distractor>;

/** An item in the JSON of the quality loop. `distractors` has all options, right and wrong; `answerKey` has the letters of the right ones, or the answer. */
export const QualityLoopItem = z.object({
  vignette: z.string().nullable(),
  stem: z.string(),
  distractors: z.array(Distractor),
  answerKey: z.string().nullable(),
  explanation: z.string(),
});
export type QualityLoopItem = z.infer<typeof QualityLoopItem>;
