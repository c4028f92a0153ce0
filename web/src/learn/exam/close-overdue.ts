import { createAnswerBook } from './answer-book.ts';
import { type Attempt, handInExam, readExam } from './exam-thread.ts';
import { createServerClock } from './server-clock.ts';

/** No paper is shorter; a younger one is not looked at. */
const MIN_MS = 45 * 60_000;
/** A window that still has the paper open hands it in itself, with what it alone has. */
const GRACE_MS = 2 * 60_000;

/**
 * Hands in the papers whose time ran out while nobody had them open, with the answers up to then. Says whether there
 * were any.
 */
export async function closeOverdue(attempts: readonly Attempt[]): Promise<boolean> {
  const open = attempts.filter(({ isHandedIn }) => !isHandedIn);
  if (open.length === 0) return false;
  const clock = createServerClock();
  await clock.sync();
  const now = clock.now() ?? 0;
  const old = open.filter(({ created_at: at }) => Date.parse(at) + MIN_MS < now);
  const closed = await Promise.all(old.map(({ thread_id: id }) => closeIfOver(id, now)));
  return closed.includes(true);
}

async function closeIfOver(threadId: string, now: number): Promise<boolean> {
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
