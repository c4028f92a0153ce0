import { z } from 'zod';
import { Formula } from './course-spec.ts';
import {
  BlueprintSlot,
  ExamPackage,
  ExamSection,
  OutcomeRemediation,
  QuestionMarking,
} from './exam-paper.ts';
import { MarkedPart, MarkedStep } from './practice-marking.ts';
import { SqaQuestion } from './sqa.ts';

const marks = z.number().int().nonnegative();

/** A slot of a paper with the question that fills it. */
export const FilledSlot = BlueprintSlot.extend({ question_id: z.string() });
export type FilledSlot = z.infer<typeof FilledSlot>;

/** A paper as delivered to a learner, including the details on its front page. */
export const DeliveredExam = ExamPackage.extend({
  sections: z.array(
    ExamSection.extend({
      /** Null if nothing is known about calculators. */
      calculator: z.boolean().nullable(),
      /** The number of the first question; 1 by default. */
      first_number: z.number().int().positive().optional(),
      multiple_choice: z.boolean(),
      /** Null if the section shares the time of the whole paper. */
      minutes: z.number().int().positive().nullable(),
    }),
  ),
  /** The formula sheet of the paper. */
  formulae: z.array(Formula),
  /** False if SQA sets no exam for the course; then we chose the paper's structure. */
  official_shape: z.boolean(),
});
export type DeliveredExam = z.infer<typeof DeliveredExam>;

/** The marking of one answered question of a paper, mark by mark. */
export const MarkedAnswer = QuestionMarking.extend({
  marks_available: marks,
  /** Marks that only a person can award. */
  marks_by_person: marks,
  answered: z.boolean(),
  /** The marks of each part, in printed order; absent for a question without parts. */
  parts: z.array(MarkedPart).optional(),
  steps: z.array(MarkedStep),
  mistakes: z.array(z.string()),
});
export type MarkedAnswer = z.infer<typeof MarkedAnswer>;

/** The result of a marked paper. The grade is labelled as an estimate. */
export const ExamResult = z.object({
  exam_id: z.string(),
  marks_awarded: marks,
  marks_available: marks,
  marks_by_person: marks,
  sections: z.array(
    z.object({ section: z.string(), marks_awarded: marks, marks_available: marks, marks_by_person: marks }),
  ),
  gaps: z.array(
    z.object({
      outcome_id: z.string(),
      label: z.string(),
      marks_lost: marks,
      marks_available: marks,
      gap_tags: z.array(z.string()),
    }),
  ),
  grade_estimate: z.object({
    percent: z.number(),
    grade: z.string().nullable(),
    /** The grade if every mark left to a person is awarded. */
    at_best: z.string().nullable(),
    note: z.string(),
  }),
  /** Ids in the responses that do not belong to a question of the paper. */
  unknown_response_ids: z.array(z.string()),
});
export type ExamResult = z.infer<typeof ExamResult>;

/** Remediation for a gap. The question is null when the learner has already seen every question of the outcome. */
export const GapRemediation = OutcomeRemediation.extend({
  label: z.string(),
  practice_question: SqaQuestion.nullable(),
});
export type GapRemediation = z.infer<typeof GapRemediation>;
