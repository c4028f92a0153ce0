import { z } from 'zod';
import { SqaQuestion } from './sqa.ts';

const marks = z.number().int().nonnegative();

/** A place in a paper; an outcome may fill several. */
export const BlueprintSlot = z.object({ section: z.string(), outcome_id: z.string(), marks });
export type BlueprintSlot = z.infer<typeof BlueprintSlot>;

export const ExamSection = z.object({ section: z.string(), marks, question_ids: z.array(z.string()) });
export type ExamSection = z.infer<typeof ExamSection>;

export const ExamPackage = z.object({
  exam_id: z.string(),
  subject: z.string(),
  level: z.string(),
  total_marks: marks,
  sections: z.array(ExamSection),
  time_allowed_minutes: z.number().int().positive(),
  instructions: z.string(),
});
export type ExamPackage = z.infer<typeof ExamPackage>;

/** What one question of a paper earned. */
export const QuestionMarking = z.object({
  correct: z.boolean(),
  marks_awarded: marks,
  gap_tags: z.array(z.string()),
});
export type QuestionMarking = z.infer<typeof QuestionMarking>;

/** Question id to what it earned. */
export const ExamMarking = z.record(z.string(), QuestionMarking);
export type ExamMarking = z.infer<typeof ExamMarking>;

export const OutcomeRemediation = z.object({
  outcome_id: z.string(),
  explanation: z.string(),
  practice_question: SqaQuestion,
});
export type OutcomeRemediation = z.infer<typeof OutcomeRemediation>;
