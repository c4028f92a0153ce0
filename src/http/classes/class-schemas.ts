import { z } from 'zod';
import { type Assignment, ResultsPolicy, sumMarks, toAttemptFacts } from '../../domain/assignment.ts';
import { DeliveredExam } from '../../domain/exam-result.ts';
import { MarkedStep, PracticeMarking } from '../../domain/practice-marking.ts';
import { ClassMember, JoinCode, type SchoolClass } from '../../domain/school-class.ts';
import { SqaQuestion } from '../../domain/sqa.ts';
import type { OwnAttempt } from '../../practice/classes/attempt-service.ts';
import type { ScriptQuestion } from '../../practice/classes/read-script.ts';
import { UserId } from '../access/owner-query.ts';
import { snakeKeys } from '../snake-keys.ts';

export const CLASSES_PATH = '/api/v1/classes';
export const ASSIGNMENTS_PATH = '/api/v1/assignments';
export const ATTEMPTS_PATH = '/api/v1/attempts';

export const PupilParams = z.object({ id: UserId, learner: UserId });

const time = z.iso.datetime();
const count = z.number().int().nonnegative();

export const ClassView = z
  .object({
    id: z.string(),
    name: z.string(),
    teacher: z.string(),
    created_at: time,
    join_code: z
      .object({ code: JoinCode.shape.code, expires_at: time.nullable(), max_pupils: z.number().int() })
      .nullable()
      .meta({ description: 'The code with which pupils join; null if nobody can join by a code.' }),
    is_open: z
      .boolean()
      .meta({ description: 'Whether its assignments are for everyone in the institution.' }),
  })
  .meta({ id: 'SchoolClass' });

export const PupilView = z
  .object({
    learner: ClassMember.shape.learner,
    name: z.string().nullable(),
    number: z.number().int(),
    joined_at: time,
  })
  .meta({ id: 'Pupil' });

export function toClassView({ id, name, teacher, createdAt, joinCode, isOpen }: SchoolClass) {
  return snakeKeys({ id, name, teacher, createdAt, joinCode, isOpen });
}

const WorkView = z.object({
  kind: z.enum(['practice', 'paper']),
  outcome_ids: z.array(z.string()),
  question_count: count,
  until_secure: z.boolean(),
  minutes: z.number().int().nullable().meta({ description: 'The time of a paper; null in practice.' }),
  total_marks: z.number().int().nullable().meta({ description: 'The marks of a paper; null in practice.' }),
});

export const AssignmentView = z
  .object({
    id: z.string(),
    class_id: z.string(),
    title: z.string(),
    subject: z.string(),
    level: z.string(),
    work: WorkView,
    due_at: time.nullable(),
    max_attempts: z.number().int(),
    results: ResultsPolicy,
    released_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: 'Assignment' });

export function toAssignmentView(assignment: Assignment) {
  const { work, id, classId, title, subject, level, dueAt, maxAttempts, results, releasedAt } = assignment;
  const { createdAt } = assignment;
  const facts = { id, classId, title, subject, level, dueAt, maxAttempts, results, releasedAt, createdAt };
  return { ...snakeKeys(facts), work: toWorkView(work) };
}

function toWorkView(work: Assignment['work']): z.infer<typeof WorkView> {
  if (work.kind === 'practice') return { ...snakeKeys(work), minutes: null, total_marks: null };
  const outcomes = new Set(work.slots.map(({ outcomeId }) => outcomeId));
  return {
    kind: 'paper',
    outcome_ids: [...outcomes],
    question_count: work.slots.length,
    until_secure: false,
    minutes: work.minutes,
    total_marks: sumMarks(work),
  };
}

export const AttemptFactsView = z.object({
  id: z.string(),
  number: z.number().int(),
  started_at: time,
  finished_at: time.nullable(),
});

const MarkChangeView = z.object({
  teacher: z.string(),
  at: time,
  reason: z.string(),
  part: z.string().nullable(),
  marks_before: count,
  marks_after: count,
  marks_available: count,
  is_first: z.boolean().meta({
    description: 'Whether marks waited for the teacher before: the answer was marked, not changed.',
  }),
});

export const ScriptQuestionView = z
  .object({
    number: z.number().int(),
    section: z.string().nullable(),
    outcome_id: z.string(),
    question: SqaQuestion.nullable().meta({
      description:
        'Has its scheme and answer only if the marks are shown. Null if this response does not include the question, or if it is no longer stored.',
    }),
    answered: z.boolean(),
    response: z.string().nullable(),
    marks: z
      .object({
        marking: PracticeMarking.extend({
          steps: z.array(MarkedStep.extend({ for_person: z.boolean() })),
        }),
        answers: z.array(z.object({ id: z.string(), part: z.string().nullable() })),
        changes: z.array(MarkChangeView).meta({ description: 'Changes by a teacher, oldest first.' }),
      })
      .nullable()
      .meta({ description: 'Null before the question is answered, and while results are not shown.' }),
  })
  .meta({ id: 'ScriptQuestion' });

export function toScriptView(question: ScriptQuestion): z.infer<typeof ScriptQuestionView> {
  const { number, section, outcomeId, isAnswered, response, marks } = question;
  return {
    ...{ number, section, outcome_id: outcomeId, answered: isAnswered, response },
    question: question.question,
    marks: marks && {
      marking: marks.marking,
      answers: marks.answers.map((answer) => ({ ...answer })),
      changes: marks.changes.map((change) => snakeKeys(change)),
    },
  };
}

export const AttemptView = z
  .object({
    id: z.string(),
    number: z.number().int(),
    started_at: time,
    finished_at: time.nullable(),
    ends_at: time.nullable().meta({
      description: 'When answers to a paper end: its time or the due date, whichever is first.',
    }),
    now: time.meta({ description: "The server's time, for the clock of a paper." }),
    state: z.enum(['question', 'come_back', 'finished', 'closed']).meta({
      description: '`come_back`: the next question comes another day. `closed`: the due date has passed.',
    }),
    results_shown: z.boolean(),
    assignment: AssignmentView,
    paper: DeliveredExam.nullable().meta({ description: 'The sections and instructions of a paper.' }),
    questions: z
      .array(ScriptQuestionView)
      .meta({ description: 'During practice, only the last question has all its fields.' }),
  })
  .meta({ id: 'Attempt' });

export function toAttemptView(ownAttempt: OwnAttempt, now: Date): z.infer<typeof AttemptView> {
  const { attempt, endsAt, state, resultsShown, assignment, paper, questions } = ownAttempt;
  return {
    ...snakeKeys(toAttemptFacts(attempt)),
    ends_at: endsAt,
    now: now.toISOString(),
    state,
    results_shown: resultsShown,
    assignment: toAssignmentView(assignment),
    paper,
    questions: questions.map(toScriptView),
  };
}
