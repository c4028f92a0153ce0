import { z } from 'zod';
import { CourseSpec } from './course-spec.ts';

/** One question of an attempt, or of the paper of an assignment. */
export const WorkSlot = z.object({
  questionId: z.string().min(1),
  outcomeId: z.string(),
  /** The section of the paper; null in practice. */
  section: z.string().nullable(),
  /** The printed number of the question, if the numbers of a paper continue through its sections. */
  number: z.number().int().positive().optional(),
  marks: z.number().int().nonnegative(),
  /** When the question was first shown; null in a paper, whose questions are shown together. */
  presentedAt: z.iso.datetime().nullable(),
});
export type WorkSlot = z.infer<typeof WorkSlot>;

/** Questions on chosen outcomes, marked one by one. */
const PracticeWork = z.object({
  kind: z.literal('practice'),
  outcomeIds: z.array(z.string().min(1)).min(1).max(60),
  /** The number of questions. With `untilSecure`, the maximum. */
  questionCount: z.number().int().min(1).max(100),
  /** Whether a pupil has finished as soon as all outcomes are secure, which means answered rightly on two days (`src/learning/`). */
  untilSecure: z.boolean(),
});

/** A mock paper, the same for all pupils, handed in as a whole. */
const PaperWork = z.object({
  kind: z.literal('paper'),
  minutes: z.number().int().positive(),
  slots: z.array(WorkSlot),
  /** For a paper from the bank: a course that consists of this paper only. Absent for a mock paper of a course. */
  course: CourseSpec.optional(),
});

/** When pupils see marks and worked solutions. */
export const ResultsPolicy = z.enum(['at_once', 'after_due', 'on_release']);
export type ResultsPolicy = z.infer<typeof ResultsPolicy>;

/** Work that a teacher sets for a class. */
export const Assignment = z.object({
  id: z.string().min(1),
  classId: z.string().min(1),
  title: z.string().min(1),
  subject: z.string().min(1),
  level: z.string().min(1),
  work: z.discriminatedUnion('kind', [PracticeWork, PaperWork]),
  /** Null without a due date. */
  dueAt: z.iso.datetime().nullable(),
  maxAttempts: z.number().int().min(1).max(20),
  results: ResultsPolicy,
  /** When the teacher released the results; see `on_release`. */
  releasedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Assignment = z.infer<typeof Assignment>;

/** What one pupil gets in addition: a later due date, extra time in a paper. */
export const Allowance = z.object({
  learner: z.string().min(1),
  dueAt: z.iso.datetime().nullable(),
  extraTimePercent: z.number().int().min(0).max(200),
});
export type Allowance = z.infer<typeof Allowance>;

/**
 * One attempt of a pupil at an assignment. Its marks are in the answer log, in records whose `threadId` is
 * the id of the attempt.
 */
export const Attempt = z.object({
  id: z.string().min(1),
  assignmentId: z.string().min(1),
  learner: z.string().min(1),
  /** From 1. */
  number: z.number().int().positive(),
  startedAt: z.iso.datetime(),
  /** When the time of a paper ends; null in practice. */
  endsAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  slots: z.array(WorkSlot),
  /** The answers to a paper that is not handed in yet, by question id. */
  drafts: z.record(z.string(), z.string()),
});
export type Attempt = z.infer<typeof Attempt>;

/** The fields of an attempt that lists show. */
export type AttemptFacts = Pick<Attempt, 'id' | 'number' | 'startedAt' | 'finishedAt'>;

export function toAttemptFacts({ id, number, startedAt, finishedAt }: Attempt): AttemptFacts {
  return { id, number, startedAt, finishedAt };
}

/** Returns when the work of a pupil is due; null without a due date. */
export function getDueAt(
  { dueAt }: Pick<Assignment, 'dueAt'>,
  allowance: Allowance | undefined,
): string | null {
  return allowance?.dueAt ?? dueAt;
}

/** Returns the time that a pupil has for a paper, with extra time. */
export function getPaperMinutes(
  { minutes }: { readonly minutes: number },
  allowance: Allowance | undefined,
): number {
  return Math.round(minutes * (1 + (allowance?.extraTimePercent ?? 0) / 100));
}

/** Returns the marks of a paper. */
export function sumMarks({ slots }: { readonly slots: readonly Pick<WorkSlot, 'marks'>[] }): number {
  return slots.reduce((sum, { marks }) => sum + marks, 0);
}

/**
 * Whether pupils may see marks and solutions. “After the due date” also means after the last extension, because pupils
 * with more time get the same questions.
 */
export function areResultsShown(
  { results, releasedAt, dueAt }: Pick<Assignment, 'results' | 'releasedAt' | 'dueAt'>,
  allowances: readonly Allowance[],
  now: Date,
): boolean {
  if (releasedAt !== null || results === 'at_once') return true;
  if (results === 'on_release' || dueAt === null) return false;
  const dates = [dueAt, ...allowances.flatMap((allowance) => allowance.dueAt ?? [])];
  return dates.every((date) => Date.parse(date) <= now.getTime());
}
