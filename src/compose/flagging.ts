import { systemClock } from '../adapters/clock/system-clock.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import type { ReviewIntake } from '../ports/review-intake.ts';
import { startHourlyTask } from '../runs/hourly-task.ts';
import type { OpenPractice } from './practice.ts';

type FlaggingSources = {
  readonly intake: ReviewIntake;
  readonly openPractice: () => Promise<OpenPractice>;
  readonly report: (thrown: unknown) => void;
};

/** Adds questions whose statistics are bad to the expert queue, every hour; returns a function that stops it. */
export function startFlagging(
  database: Database,
  { intake, openPractice, report }: FlaggingSources,
): () => Promise<void> {
  const run = async (): Promise<void> => {
    const { createQuestionBank } = await import('../adapters/database/bank/question-bank.ts');
    const { flagItems } = await import('../practice/learner/flag-items.ts');
    const { createPaperStore } = await import('../adapters/database/papers/paper-store.ts');
    const { nameOwnCourse } = await import('../practice/papers/to-paper-course.ts');
    const { courses, models } = await openPractice();
    const titles = new Set((await createPaperStore(database).list()).map(({ title }) => title));
    const ownCourses = [...titles].map((title) => nameOwnCourse({ title }));
    await flagItems({
      courses: [...courses, ...ownCourses],
      models,
      bank: createQuestionBank(database),
      intake,
    });
  };
  return startHourlyTask({ clock: systemClock, run, report });
}
