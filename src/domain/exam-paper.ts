import { z } from 'zod';
import { Formula } from './course-spec.ts';
import { Question } from './question.ts';
import { SqaLevel, SqaQuestion } from './sqa.ts';

const marks = z.number().int().nonnegative();
const minutes = z.number().int().positive();

/** A section with its full questions, in the order of the page; numbering begins anew in each. */
export const PaperSection = z.object({
  section: z.string(),
  marks,
  /** What the marks are scaled to for the award, where that differs. */
  scaledMarks: marks.optional(),
  /** Left out where the section shares the time of the whole paper. */
  minutes: minutes.optional(),
  calculator: z.boolean(),
  multipleChoice: z.boolean(),
  questions: z.array(Question),
});
export type PaperSection = z.infer<typeof PaperSection>;

/** A whole paper, schemes and keys inside: for the house, never for a learner. */
export const ExamPaper = z.object({
  examId: z.string(),
  subject: z.string(),
  level: SqaLevel,
  /** The same course, seed and questions to avoid give the same paper. */
  seed: z.number().int(),
  /** False where SQA sets no exam, so that the shape of the paper is ours too. */
  hasOfficialShape: z.boolean(),
  totalMarks: marks,
  minutes,
  instructions: z.array(z.string()),
  formulae: z.array(Formula),
  sections: z.array(PaperSection),
});
export type ExamPaper = z.infer<typeof ExamPaper>;

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
  time_allowed_minutes: minutes,
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
