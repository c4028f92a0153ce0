import { z } from 'zod';
import { QuestionKind } from './question-kind.ts';

export const Difficulty = z.enum(['easy', 'medium', 'hard']);
export type Difficulty = z.infer<typeof Difficulty>;

/** A classification below this confidence is shown as uncertain. */
export const LOW_CONFIDENCE = 0.5;

/** The classification of a question, the first step of the pipeline. Field names follow the requirement document `question-pipeline`. */
export const Classification = z.object({
  question_type: QuestionKind,
  difficulty: Difficulty,
  topic: z.string(),
  subtopic: z.string(),
  has_diagram: z.boolean(),
  /** `graph`, `circuit`, `free_body`, `geometry` or another family; null without a diagram. */
  diagram_type: z.string().nullable(),
  num_options: z.number().int().nonnegative().nullable(),
  estimated_marks: z.number().int().nonnegative(),
  key_concepts: z.array(z.string()),
  requires_calculus: z.boolean(),
  confidence: z.number().min(0).max(1),
});
export type Classification = z.infer<typeof Classification>;
