import { getMarksByPerson } from '../../domain/answer-record.ts';
import { type Assignment, type Attempt, type AttemptFacts, toAttemptFacts } from '../../domain/assignment.ts';
import type { CourseSpec } from '../../domain/course-spec.ts';
import { type ClassMember, formatPupils } from '../../domain/school-class.ts';
import type { AssignedAnswer } from '../../ports/assignment-answers.ts';
import { findStuck, type Stuck } from './find-stuck.ts';
import { numberSlots } from './read-script.ts';

/** The marks of one pupil in a question or an outcome. */
export type GridCell = {
  readonly awarded: number;
  readonly available: number;
  /** Marks that wait for the teacher. */
  readonly waiting: number;
  /** Whether a teacher changed the marks. */
  readonly isChanged: boolean;
  /** Whether the pupil wrote nothing. */
  readonly isBlank: boolean;
};

export type GridRow = GridCell & {
  readonly learner: string;
  /** The name, or the number of a pupil without one. */
  readonly pupil: string;
  /** The attempt that counts; null before the first one. */
  readonly attempt: AttemptFacts | null;
  /** Questions with an answer. In practice, "I don't know" is one; in a paper, a blank one is none. */
  readonly answered: number;
  readonly stuck: Stuck | null;
  /** Null for a question that is not answered. */
  readonly questions: readonly (GridCell | null)[];
  /** Null for an outcome without an answer. */
  readonly outcomes: readonly (GridCell | null)[];
};

/** The results of a class: a row for each pupil, a column for each question and for each outcome. */
export type Grid = {
  /** Empty if pupils get different numbers of questions, until all outcomes are secure. */
  readonly questions: readonly {
    readonly number: number;
    readonly section: string | null;
    readonly outcomeId: string;
    readonly label: string;
  }[];
  readonly outcomes: readonly { readonly outcomeId: string; readonly label: string }[];
  readonly rows: readonly GridRow[];
};

type GridInput = {
  readonly assignment: Assignment;
  readonly course: CourseSpec;
  readonly members: readonly ClassMember[];
  readonly attempts: readonly Attempt[];
  readonly answers: readonly AssignedAnswer[];
  readonly now: Date;
};

/** Computes the grid from the answer log. */
export function buildGrid(input: GridInput): Grid {
  const { assignment, course, members } = input;
  const labels = new Map(course.outcomes.map(({ id, label }) => [id, label]));
  const outcomeIds = listOutcomes(assignment, course);
  const counted = input.answers.filter(countsAsMark);
  const answersByLearner = Map.groupBy(counted, ({ learner }) => learner);
  const attemptsByLearner = Map.groupBy(input.attempts, ({ learner }) => learner);
  const columns = listQuestionColumns(assignment);
  const names = formatPupils(members);
  return {
    questions: columns.map((column) => ({
      ...column,
      label: labels.get(column.outcomeId) ?? column.outcomeId,
    })),
    outcomes: outcomeIds.map((outcomeId) => ({ outcomeId, label: labels.get(outcomeId) ?? outcomeId })),
    rows: members.map(({ learner }) =>
      buildRow({
        learner,
        pupil: names.get(learner) ?? '',
        attempts: attemptsByLearner.get(learner) ?? [],
        answers: answersByLearner.get(learner) ?? [],
        outcomeIds,
        questionCount: columns.length,
        countsBlank: assignment.work.kind === 'practice',
        now: input.now,
      }),
    ),
  };
}

/** Marks that learners gave themselves or that a model proposed do not count. */
export function countsAsMark({ isCurrent, markedBy }: AssignedAnswer): boolean {
  return isCurrent && (markedBy === 'engine' || markedBy === 'teacher');
}

function listOutcomes({ work }: Assignment, course: CourseSpec): readonly string[] {
  if (work.kind === 'practice') return work.outcomeIds;
  const used = new Set(work.slots.map(({ outcomeId }) => outcomeId));
  return course.outcomes.map(({ id }) => id).filter((id) => used.has(id));
}

function listQuestionColumns({ work }: Assignment) {
  if (work.kind === 'paper') {
    const numbers = numberSlots(work.slots);
    return work.slots.map(({ section, outcomeId }, index) => ({
      number: numbers[index] ?? 0,
      section,
      outcomeId,
    }));
  }
  const { outcomeIds, questionCount, untilSecure } = work;
  return Array.from({ length: untilSecure ? 0 : questionCount }, (_, index) => ({
    ...{ number: index + 1, section: null, outcomeId: outcomeIds[index % outcomeIds.length] ?? '' },
  }));
}

type RowInput = Pick<GridRow, 'learner' | 'pupil'> & {
  readonly attempts: readonly Attempt[];
  readonly answers: readonly AssignedAnswer[];
  readonly outcomeIds: readonly string[];
  readonly questionCount: number;
  readonly countsBlank: boolean;
  readonly now: Date;
};

function buildRow({ learner, pupil, attempts, answers, ...input }: RowInput): GridRow {
  const attempt = chooseCountedAttempt(attempts, answers);
  const countedAnswers = answers.filter(({ threadId }) => threadId === attempt?.id);
  const byQuestion = Map.groupBy(countedAnswers, ({ questionId }) => questionId);
  const byOutcome = Map.groupBy(countedAnswers, ({ outcomeId }) => outcomeId);
  const openAttempt = attempts.find(({ finishedAt }) => finishedAt === null);
  return {
    learner,
    pupil,
    attempt: attempt ? toAttemptFacts(attempt) : null,
    answered: [...byQuestion.values()].filter((records) => input.countsBlank || !isBlank(records)).length,
    stuck: openAttempt ? findStuck(openAttempt, answers, input.now) : null,
    ...(sumAnswers(countedAnswers) ?? NO_MARKS),
    questions: Array.from({ length: input.questionCount }, (_, index) =>
      sumAnswers(byQuestion.get(attempt?.slots[index]?.questionId ?? '') ?? []),
    ),
    outcomes: input.outcomeIds.map((id) => sumAnswers(byOutcome.get(id) ?? [])),
  };
}

/**
 * Returns the attempt that counts: the finished attempt with the most marks, or the newest of several with equal marks. If no
 * attempt is finished, the newest one counts.
 */
export function chooseCountedAttempt(
  attempts: readonly Attempt[],
  answers: readonly AssignedAnswer[],
): Attempt | undefined {
  const getMarks = ({ id }: Attempt): number =>
    answers.reduce((sum, { threadId, marksAwarded }) => sum + (threadId === id ? marksAwarded : 0), 0);
  const finished = attempts.filter(({ finishedAt }) => finishedAt !== null);
  const best = finished.toSorted((a, b) => getMarks(b) - getMarks(a) || b.number - a.number)[0];
  return best ?? attempts.at(-1);
}

const NO_MARKS: GridCell = { awarded: 0, available: 0, waiting: 0, isChanged: false, isBlank: true };

function isBlank(records: readonly AssignedAnswer[]): boolean {
  return records.every(({ response }) => response.trim() === '');
}

/** Adds up the marks of records; null without records. */
function sumAnswers(records: readonly AssignedAnswer[]): GridCell | null {
  if (records.length === 0) return null;
  return {
    awarded: records.reduce((sum, { marksAwarded }) => sum + marksAwarded, 0),
    available: records.reduce((sum, { marksAvailable }) => sum + marksAvailable, 0),
    waiting: records.reduce((sum, record) => sum + countWaiting(record), 0),
    isChanged: records.some(({ markedBy }) => markedBy === 'teacher'),
    isBlank: isBlank(records),
  };
}

/** Counts the marks that wait for the teacher; a blank answer gets none. */
export function countWaiting(record: AssignedAnswer): number {
  return record.response.trim() === '' ? 0 : getMarksByPerson(record);
}
