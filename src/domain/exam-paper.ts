import { z } from 'zod';
import { Formula } from './course-spec.ts';
import { Question } from './question.ts';
import { SqaQuestion } from './sqa.ts';

const marks = z.number().int().nonnegative();
const minutes = z.number().int().positive();

/** A section with its full questions, in printed order. */
export const PaperSection = z.object({
  section: z.string(),
  marks,
  /** The number of its first question, if the numbers continue through the paper; otherwise each section starts at 1. */
  firstNumber: z.number().int().positive().optional(),
  /** The marks this section contributes to the award, if they are scaled. */
  scaledMarks: marks.optional(),
  /** Absent if the section shares the time of the whole paper. */
  minutes: minutes.optional(),
  calculator: z.boolean(),
  multipleChoice: z.boolean(),
  questions: z.array(Question),
});
export type PaperSection = z.infer<typeof PaperSection>;

/** Returns the printed number of the question at an index of its section. */
export function getQuestionNumber(
  { firstNumber = 1 }: Pick<PaperSection, 'firstNumber'>,
  index: number,
): number {
  return firstNumber + index;
}

/** Numbers the questions through all sections. */
export function numberThroughout<Section extends PaperSection>(sections: readonly Section[]): Section[] {
  let next = 1;
  return sections.map((section) => {
    const firstNumber = next;
    next += section.questions.length;
    return { ...section, firstNumber };
  });
}

/** A whole paper including marking schemes and correct answers; internal, never sent to a learner. */
export const ExamPaper = z.object({
  examId: z.string(),
  subject: z.string(),
  level: z.string(),
  /** Seed of the random choice: the same course, seed and excluded questions give the same paper. */
  seed: z.number().int(),
  /** False if SQA sets no exam for the course; then we chose the paper's structure. */
  hasOfficialShape: z.boolean(),
  /** True if the questions come from the bank of an institution. Nothing is known about calculators then. */
  isOwn: z.boolean().optional(),
  totalMarks: marks,
  minutes,
  instructions: z.array(z.string()),
  formulae: z.array(Formula),
  sections: z.array(PaperSection),
});
export type ExamPaper = z.infer<typeof ExamPaper>;

/** One slot of a paper, to be filled with one question. An outcome may have several slots. */
export const BlueprintSlot = z.object({ section: z.string(), outcome_id: z.string(), marks });
export type BlueprintSlot = z.infer<typeof BlueprintSlot>;

export const ExamSection = z.object({ section: z.string(), marks, question_ids: z.array(z.string()) });
export type ExamSection = z.infer<typeof ExamSection>;

/** A paper in the form of the exam graph's specification. */
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

/** The marks awarded for one question of a paper. */
export const QuestionMarking = z.object({
  correct: z.boolean(),
  marks_awarded: marks,
  gap_tags: z.array(z.string()),
});
export type QuestionMarking = z.infer<typeof QuestionMarking>;

/** The marking of a paper by question id. */
export const ExamMarking = z.record(z.string(), QuestionMarking);
export type ExamMarking = z.infer<typeof ExamMarking>;

/** An explanation and a practice question for an outcome in which the learner lost marks. */
export const OutcomeRemediation = z.object({
  outcome_id: z.string(),
  explanation: z.string(),
  practice_question: SqaQuestion,
});
export type OutcomeRemediation = z.infer<typeof OutcomeRemediation>;
