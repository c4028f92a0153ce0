import { createAnswerBook } from './answer-book.ts';
import { type Attempt, handInExam, readExam } from './exam-thread.ts';
import { createServerClock } from './server-clock.ts';

/** The shortest exam; younger attempts cannot be overdue and are not read. */
const MIN_EXAM_MS = 45 * 60_000;
/** Leaves time for an open window to hand in itself, with answers that only it has. */
const GRACE_MS = 2 * 60_000;

/**
 * Hands in the exams whose time ran out while no window was open, with the answers saved so far. Returns whether there
 * were any.
 */
export async function handInOverdueExams(attempts: readonly Attempt[]): Promise<boolean> {
  const open = attempts.filter(({ isHandedIn }) => !isHandedIn);
  if (open.length === 0) return false;
  const clock = createServerClock();
  await clock.sync();
  const now = clock.now() ?? 0;
  const old = open.filter(({ created_at: at }) => Date.parse(at) + MIN_EXAM_MS < now);
  const results = await Promise.all(old.map(({ thread_id: id }) => handInIfOverdue(id, now)));
  return results.includes(true);
}

async function handInIfOverdue(threadId: string, now: number): Promise<boolean> {
  const { exam_package: exam, marking, ends_at: ends, questions = [] } = await readExam(threadId);
  if (!exam || marking || !(Date.parse(ends ?? '') + GRACE_MS < now)) return false;
  const book = createAnswerBook(
    threadId,
    questions.map(({ id }) => id),
  );
  const values = await handInExam(threadId, exam.exam_id, book.unsaved());
  if (values.marking) book.close();
  return true;
}
