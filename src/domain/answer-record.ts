import { z } from 'zod';
import { AwardReason } from './award.ts';

const marks = z.number().int().nonnegative();

/**
 * Who decided the marks of an answer. Marks from the learner or from a model are stored as separate records.
 * Such a record has only the bullets that the engine could not decide, and its marks are never added to other
 * marks.
 */
const MarkedBy = z.enum(['engine', 'self', 'teacher', 'model']);

/** The marks of one bullet (one step of a marking scheme). */
export const RecordedBullet = z.object({
  /** The number of the bullet, from 1, counted over all parts of the question. */
  n: z.number().int().positive(),
  awarded: marks,
  available: marks,
  via: AwardReason.nullable(),
  /** True if the engine did not decide the mark: a person must. */
  forPerson: z.boolean(),
});
export type RecordedBullet = z.infer<typeof RecordedBullet>;

/** One marked answer to a question without parts, or to one part of a question. Records are added, never changed. */
export const AnswerRecord = z.object({
  /** The same answer always has the same id, so that it is recorded once, even if its run is repeated. */
  id: z.string().min(1),
  learner: z.string().min(1),
  at: z.iso.datetime(),
  /** The id of the course; see `getCourseId`. */
  course: z.string(),
  outcomeId: z.string(),
  questionId: z.string(),
  /** The version in the bank; null if the question is not from the bank. */
  questionVersion: z.number().int().positive().nullable(),
  /** The item model and the seed that the question was generated from; null for other questions. */
  itemModel: z.string().nullable(),
  seed: z.number().int().nullable(),
  /** The path of the part, such as `b.i`; null for a question without parts. */
  part: z.string().nullable(),
  response: z.string(),
  marksAwarded: marks,
  marksAvailable: marks,
  /** Empty for answers that were given before answers were recorded by bullet. */
  bullets: z.array(RecordedBullet),
  gapTags: z.array(z.string()),
  /** Hints that the learner saw before answering. */
  hints: z.number().int().nonnegative(),
  /** Seconds from presenting the question to the answer; null if it was not measured. */
  seconds: z.number().int().nonnegative().nullable(),
  mode: z.enum(['practice', 'exam']),
  assignment: z.string().nullable(),
  markedBy: MarkedBy,
  /** The id of the record that this one replaces, for example after a teacher changed the marks. */
  supersedes: z.string().nullable(),
  /** The thread in which the question was answered; the thread may be deleted later. */
  threadId: z.string().nullable(),
  /** The section of the exam paper; null in practice. */
  section: z.string().nullable(),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Returns the marks of an answer that only a person can award. */
export function getMarksByPerson({ bullets }: Pick<AnswerRecord, 'bullets'>): number {
  return bullets.reduce(
    (sum, { forPerson, awarded, available }) => sum + (forPerson ? available - awarded : 0),
    0,
  );
}
