import { z } from 'zod';
import { AwardRoute } from './award.ts';

const marks = z.number().int().nonnegative();

/** One mark of a scheme after marking, as a learner sees it. */
export const MarkedStep = z.object({
  n: z.number().int().positive(),
  /** What the mark is for. */
  step: z.string(),
  /** What it looks like for the expected method, as LaTeX text. */
  example: z.string().nullable(),
  marks_awarded: marks,
  marks_available: marks,
  /** How it was earned; null where it was not. */
  via: AwardRoute.nullable(),
  /** The learner's own line that earned it. */
  matched_line: z.string().nullable(),
  /** True where the mark is open until a person has looked. */
  for_person: z.boolean().default(false),
  /** The rule that decided, in plain words. */
  rule: z.string(),
});
export type MarkedStep = z.infer<typeof MarkedStep>;

/** A marked answer on the wire. */
export const PracticeMarking = z.object({
  marks_awarded: marks,
  marks_available: marks,
  /** Part of the available marks that only a person can give. */
  marks_by_person: marks,
  steps: z.array(MarkedStep),
  /** Explanations of the named mistakes that were recognised. */
  mistakes: z.array(z.string()),
  /** What the learner ends with, as it was understood. */
  final_answer: z.string().nullable(),
  /** Steps that could not be settled and need a person. */
  undecided: z.array(z.number().int()),
});
export type PracticeMarking = z.infer<typeof PracticeMarking>;
