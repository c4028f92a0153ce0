import { z } from 'zod';
import { MarkedAnswer } from '../../domain/exam-result.ts';
import { AnsweredQuestion } from '../../domain/practice-state.ts';

/** A marked answer of a learner, from practice or from a paper. */
export type ProgressAnswer = Omit<AnsweredQuestion, 'question_id' | 'hinted'> & {
  readonly where: 'practice' | 'exam';
};

/** A paper that was handed in. */
export type ProgressPaper = {
  readonly handed_in_at: string;
  readonly marks_awarded: number;
  readonly marks_available: number;
  readonly marks_by_person: number;
  readonly grade: string | null;
};

/** The marked answers of one thread. */
export type ThreadAnswers = {
  readonly subject: string;
  readonly level: string;
  readonly answers: readonly ProgressAnswer[];
  readonly paper: ProgressPaper | undefined;
};

const course = { subject: z.string(), level: z.string() };

const PracticeValues = z.object({ ...course, answered: z.array(AnsweredQuestion).min(1) });

const ExamValues = z.object({
  ...course,
  handed_in_at: z.iso.datetime(),
  questions: z.array(z.object({ id: z.string(), outcome_id: z.string() })),
  marking: z.record(z.string(), MarkedAnswer),
  exam_result: z.object({
    marks_awarded: z.number(),
    marks_available: z.number(),
    marks_by_person: z.number(),
    grade_estimate: z.object({ grade: z.string().nullable() }),
  }),
});

/** Reads the marked answers from the state of a thread; undefined when nothing was marked. */
export function readAnswers(values: unknown): ThreadAnswers | undefined {
  const practiceValues = PracticeValues.safeParse(values);
  if (practiceValues.success) return toPracticeAnswers(practiceValues.data);
  const examValues = ExamValues.safeParse(values);
  return examValues.success ? toPaperAnswers(examValues.data) : undefined;
}

function toPracticeAnswers({ subject, level, answered }: z.infer<typeof PracticeValues>): ThreadAnswers {
  const answers = answered.map(({ question_id: _id, hinted: _hinted, ...answer }) => ({
    ...answer,
    where: 'practice' as const,
  }));
  return { subject, level, answers, paper: undefined };
}

function toPaperAnswers(values: z.infer<typeof ExamValues>): ThreadAnswers {
  const { subject, level, handed_in_at, questions, marking, exam_result: result } = values;
  const answers = questions.flatMap(({ id, outcome_id }) => {
    const marked = marking[id];
    if (marked === undefined) return [];
    const { marks_awarded, marks_available, marks_by_person } = marked;
    const ownMarks = { marks_awarded, marks_available, marks_by_person };
    return [{ outcome_id, at: handed_in_at, ...ownMarks, where: 'exam' as const }];
  });
  const { grade_estimate, ...marks } = result;
  return { subject, level, answers, paper: { handed_in_at, ...marks, grade: grade_estimate.grade } };
}
