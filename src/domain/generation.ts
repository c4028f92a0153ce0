import { z } from 'zod';
import { InstitutionId } from './institution-id.ts';
import { Provenance } from './provenance.ts';
import { FinalStatus, ReviewHistoryEntry } from './quality-loop.ts';
import { Question } from './question.ts';
import { QuestionKind } from './question-kind.ts';

/** The levels of thinking in Bloom's taxonomy, from the lowest to the highest. */
export const BloomsLevel = z.enum(['remember', 'understand', 'apply', 'analyze', 'evaluate', 'create']);
export type BloomsLevel = z.infer<typeof BloomsLevel>;

const MAX_ITEMS = 50;

const nonEmptyText = (maxLength: number) => z.string().trim().min(1).max(maxLength);

/** An author's request for new items (generated questions). Field names are those of the wire format. */
export const GenerationBrief = z.strictObject({
  subject: nonEmptyText(200),
  /** The level of a course, or a description of the audience. */
  level: nonEmptyText(200),
  /** An outcome of the course; any outcome if absent. */
  outcome_id: nonEmptyText(100).optional(),
  /** What a correct answer shows that the learner can do. */
  objective: nonEmptyText(4000).optional(),
  blooms_level: BloomsLevel.optional(),
  kind: QuestionKind.default('mcq_sc'),
  count: z.number().int().min(1).max(MAX_ITEMS).default(1),
  institution_id: InstitutionId.optional(),
  /** The same brief and seed give the same computed items. */
  seed: z.number().int().min(0).max(999_999_999).optional(),
});
export type GenerationBrief = z.infer<typeof GenerationBrief>;

/** The nodes of the generation graph, in execution order. */
export const GenerationNode = z.enum([
  'init',
  'context-fetch',
  'vignette-gen',
  'stem-gen',
  'distractor-gen',
  'rationale-gen',
  'metadata-tag',
  'validation-check',
  'quality-score',
  'self-correction',
  'format-output',
  'human-review',
]);
export type GenerationNode = z.infer<typeof GenerationNode>;

/** Background for the writing nodes, shortened to fit the token budget. */
export const GenerationContext = z.object({
  /** The outcome or objective, with the topics and skills of the course. */
  course: z.string(),
  outcomes: z.array(z.object({ id: z.string(), label: z.string() })),
  /** Approved examples, the closest first. */
  examples: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type GenerationContext = z.infer<typeof GenerationContext>;

/** A number from 0 to 1. */
const share = z.number().min(0).max(1);
const tag = <Value extends z.ZodType>(value: Value) => z.object({ value, confidence: share }).nullable();

/** The tags of an item, each with a confidence; null when no tag fits. */
export const ItemMetadata = z.object({
  bloomsLevel: tag(BloomsLevel),
  topic: tag(z.string().min(1)),
  outcome: tag(z.string().min(1)),
});
export type ItemMetadata = z.infer<typeof ItemMetadata>;

/** One component rewritten by a correction, with its text before and after. */
export const ItemCorrection = z.object({
  cycle: z.number().int().positive(),
  component: z.enum(['vignette', 'stem', 'distractors', 'explanation']),
  before: z.string(),
  after: z.string(),
});
export type ItemCorrection = z.infer<typeof ItemCorrection>;

export const ItemUsage = z.object({
  calls: z.number().int().nonnegative(),
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  cost: z.number().nonnegative().nullable(),
});
export type ItemUsage = z.infer<typeof ItemUsage>;

/** The value of `judge` for an item that rules judged. */
export const JUDGED_BY_RULES = 'rules';
/** The value of `judge` for an item without a score. */
export const NOT_JUDGED = 'none';

/** An item that passed through the whole graph, with its review history. */
export const GeneratedItem = z.object({
  id: z.string().min(1),
  generationId: z.string().min(1),
  /** Its position among the items of its generation, from 1. */
  index: z.number().int().positive(),
  owner: z.string().min(1),
  brief: GenerationBrief,
  status: FinalStatus.exclude(['pending']),
  question: Question,
  metadata: ItemMetadata,
  reviewHistory: z.array(ReviewHistoryEntry),
  corrections: z.array(ItemCorrection),
  /** The name of the model that scored it, or `JUDGED_BY_RULES`, or `NOT_JUDGED`. */
  judge: z.string().min(1),
  /** The rules that every attempt violated. */
  persistentRules: z.array(z.string()),
  provenance: z.array(Provenance),
  usage: ItemUsage,
  /** Milliseconds spent in each node. */
  durations: z.partialRecord(GenerationNode, z.number().nonnegative()),
  /** Its id in the question bank; null if it was not added to the bank. */
  questionId: z.string().nullable(),
  /** Its id in the expert queue; null if it was not sent there. */
  reviewItemId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type GeneratedItem = z.infer<typeof GeneratedItem>;
