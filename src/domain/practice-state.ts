import { z } from 'zod';
import { BlueprintSlot, ExamMarking, ExamPackage } from './exam-paper.ts';
import { LearnerResponse } from './learner-response.ts';
import { SqaQuestion } from './sqa.ts';

const count = z.number().int().nonnegative();
const course = { subject: z.string().min(1), level: z.string().min(1) };
const verdict = z.enum(['correct', 'wrong']);
const control = {
  should_continue: z.boolean().optional(),
  /** The client's input for a paused graph (an interrupt); cleared after use. */
  resume_data: z.record(z.string(), z.unknown()).nullish(),
};

// The states of the SQA graphs as sent to clients; the graphs add `messages`.

export const FetchQuestionState = z.object({
  ...course,
  target_outcome: z.string().nullish(),
  used_question_ids: z.array(z.string()).default([]),
  question: SqaQuestion.nullish(),
  /** Why this outcome was chosen, in one sentence; null if the caller chose it. */
  choice_reason: z.string().nullish(),
});
export type FetchQuestionState = z.infer<typeof FetchQuestionState>;

export const DiagnosePatchState = z.object({
  question: SqaQuestion,
  /** One text, or a text for each part by path. */
  user_answer: LearnerResponse,
  result: verdict.nullish(),
  gap_tags: z.array(z.string()).default([]),
  remediation: z.string().nullish(),
});
export type DiagnosePatchState = z.infer<typeof DiagnosePatchState>;

/** A hint that the learner saw. */
export const ShownHint = z.object({
  /** The path of the part that it is for; null for the whole question. */
  part: z.string().nullable(),
  /** LaTeX text. */
  text: z.string(),
  /** How many further hints there are for the same part. */
  left: count,
});
export type ShownHint = z.infer<typeof ShownHint>;

/** The result of one answer; deleted together with its thread. */
export const AnsweredQuestion = z.object({
  question_id: z.string(),
  outcome_id: z.string(),
  at: z.iso.datetime(),
  marks_awarded: count,
  marks_available: count,
  /** The available marks that only a person can award. */
  marks_by_person: count,
  /** Whether the learner saw a hint before answering. */
  hinted: z.boolean(),
  /** How many hints the learner saw; absent in older threads. */
  hints: count.optional(),
});
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

export const QuestionPracticeState = z.object({
  ...FetchQuestionState.shape,
  ...control,
  /** The answer as text; an answer with a text for each part is stored as JSON (`serialiseResponse`). */
  user_answer: z.string().nullish(),
  result: verdict.nullish(),
  gap_tags: z.array(z.string()).nullish(),
  remediation: z.string().nullish(),
  total_questions: count.default(0),
  correct_count: count.default(0),
  streak: count.default(0),
  /** Every answer of the session, oldest first. */
  answered: z.array(AnsweredQuestion).default([]),
});
export type QuestionPracticeState = z.infer<typeof QuestionPracticeState>;

export const ExamAssessmentState = z.object({
  ...course,
  ...control,
  blueprint: z.array(BlueprintSlot).nullish(),
  questions: z.array(SqaQuestion).default([]),
  exam_package: ExamPackage.nullish(),
  /** Question id to answer; an answer with a text for each part is stored as JSON (`serialiseResponse`). */
  responses: z.record(z.string(), z.string()).nullish(),
  marking: ExamMarking.nullish(),
  gap_outcomes: z.array(z.string()).default([]),
  used_question_ids: z.array(z.string()).default([]),
  exam_count: count.default(0),
  /** By the server's clock: when the paper was delivered, when its time ends, when the script was submitted. */
  started_at: z.iso.datetime().nullish(),
  ends_at: z.iso.datetime().nullish(),
  handed_in_at: z.iso.datetime().nullish(),
});
export type ExamAssessmentState = z.infer<typeof ExamAssessmentState>;
