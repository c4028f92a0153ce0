import { createAnswerBook } from './answer-book.ts';
import { type Attempt, handInExam, readExam } from './exam-thread.ts';
import { listAnswerIds } from './part-answers.ts';
import { createServerClock } from './server-clock.ts';

/** The duration of the shortest exam; attempts that started more recently cannot be overdue and are skipped. */
const MIN_EXAM_MS = 45 * 60_000;
/** Gives an open window time to hand in the exam itself, including answers that are not saved on the server yet. */
const GRACE_MS = 2 * 60_000;

/**
 * Hands in the exams whose time ran out while no window was open, with the answers saved so far. Returns whether there
 * were any.
 */
export async function handInOverdueExams(attempts: readonly Attempt[]): Promise<boolean> {
  const unfinished = attempts.filter(({ isHandedIn }) => !isHandedIn);
  if (unfinished.length === 0) return false;
  const clock = createServerClock();
  await clock.sync();
  const now = clock.now() ?? 0;
  const candidates = unfinished.filter(
    ({ created_at: startedAt }) => Date.parse(startedAt) + MIN_EXAM_MS < now,
  );
  const results = await Promise.all(candidates.map(({ thread_id: id }) => handInIfOverdue(id, now)));
  return results.includes(true);
}

async function handInIfOverdue(threadId: string, now: number): Promise<boolean> {
  const { exam_package: exam, marking, ends_at: endsAt, questions = [] } = await readExam(threadId);
  if (!exam || marking || !(Date.parse(endsAt ?? '') + GRACE_MS < now)) return false;
  const book = createAnswerBook(threadId, listAnswerIds(questions));
  const paper = { examId: exam.exam_id, questions };
  const values = await handInExam(threadId, paper, book.getUnsavedAnswers());
  if (values.marking) book.close();
  return true;
}
