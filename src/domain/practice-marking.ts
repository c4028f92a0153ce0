import { z } from 'zod';
import { AwardReason } from './award.ts';

const marks = z.number().int().nonnegative();

/** One mark of a scheme after marking, as shown to the learner. */
export const MarkedStep = z.object({
  /** The number of the step, from 1, counted over all parts. */
  n: z.number().int().positive(),
  /** The path of its part, such as `b.i`; absent for a question without parts. */
  part: z.string().optional(),
  /** A description of the step that earns the mark. */
  step: z.string(),
  /** An example for the expected method, as LaTeX text. */
  example: z.string().nullable(),
  marks_awarded: marks,
  marks_available: marks,
  /** How it was earned; null if it was not. */
  via: AwardReason.nullable(),
  /** The line of the learner's response that earned it. */
  matched_line: z.string().nullable(),
  /** True while the mark waits for a person's decision. */
  for_person: z.boolean().default(false),
  /** Explains the decision to the learner, in one sentence. */
  rule: z.string(),
});
export type MarkedStep = z.infer<typeof MarkedStep>;

/** The marks of one part of a question. */
export const MarkedPart = z.object({
  /** `a`, or `b.i` for part (b)(i). */
  path: z.string(),
  correct: z.boolean(),
  marks_awarded: marks,
  marks_available: marks,
  /** The available marks that only a person can award. */
  marks_by_person: marks,
  /** The learner's final answer to the part, as the engine read it. */
  final_answer: z.string().nullable(),
});
export type MarkedPart = z.infer<typeof MarkedPart>;

/** The first step of a question or part that was not earned, and why, in one sentence of LaTeX text. */
export const WrongStep = z.object({
  n: z.number().int().positive(),
  part: z.string().optional(),
  reason: z.string(),
});
export type WrongStep = z.infer<typeof WrongStep>;

/** A recognised misconception, with an example that shows why the idea cannot be right. */
const ShownMisconception = z.object({
  name: z.string(),
  /** LaTeX text. */
  counter_example: z.string(),
});

/** A marked answer on the wire. */
export const PracticeMarking = z.object({
  marks_awarded: marks,
  marks_available: marks,
  /** The available marks that only a person can award. */
  marks_by_person: marks,
  /** The marks of each part, in printed order; absent for a question without parts. */
  parts: z.array(MarkedPart).optional(),
  steps: z.array(MarkedStep),
  /** Explanations of the named mistakes that were recognised. */
  mistakes: z.array(z.string()),
  /** Where the answer went wrong, one entry for each part that lost marks; absent in older threads and for blank answers. */
  wrong_steps: z.array(WrongStep).optional(),
  /** The well-known misconceptions behind the recognised mistakes. */
  misconceptions: z.array(ShownMisconception).optional(),
  /** The idea behind the question, as LaTeX text; absent if there is no text for it. */
  idea: z.string().optional(),
  /** The learner's final answer, as the engine read it. */
  final_answer: z.string().nullable(),
  /** Numbers of the steps that the engine could not decide and a person must judge. */
  undecided: z.array(z.number().int()),
});
export type PracticeMarking = z.infer<typeof PracticeMarking>;

/**
 * Marks for the steps that only a person can decide, from the learner or proposed by a model. They are labelled with who gave them
 * and are never added to computed marks.
 */
export const PersonMarking = z.object({
  marked_by: z.enum(['self', 'model']),
  marks_awarded: marks,
  marks_available: marks,
  /** One entry for each step that waited for a person. */
  steps: z.array(
    z.object({
      n: z.number().int().positive(),
      earned: z.boolean(),
      /** Why the model proposes it; absent for the learner's own decision. */
      reason: z.string().optional(),
    }),
  ),
});
export type PersonMarking = z.infer<typeof PersonMarking>;
