import { systemClock } from '../adapters/clock/system-clock.ts';
import { createQuestionBank } from '../adapters/database/bank/question-bank.ts';
import type { Database } from '../adapters/database/connection/database.ts';
import { createCourseStore } from '../adapters/database/own-courses/course-store.ts';
import type { Settings } from '../domain/settings.ts';
import type { QuestionBank } from '../ports/question-bank.ts';
import { type CourseService, createCourseService } from '../practice/courses/course-service.ts';
import { loadCourses } from './courses.ts';
import { openDatabase } from './database.ts';

/** Opens the courses that an institution makes itself. */
export async function openOwnCourses(database: Database, bank: QuestionBank): Promise<CourseService> {
  return createCourseService({
    store: createCourseStore(database),
    bank,
    boardCourses: await loadCourses(),
    now: () => systemClock.now(),
  });
}

/** Opens the own courses with their own database connection, for a command. */
export async function openStandaloneCourses(
  settings: Settings,
): Promise<CourseService & { close(): Promise<void> }> {
  const database = await openDatabase(settings);
  return { ...(await openOwnCourses(database, createQuestionBank(database))), close: () => database.close() };
}
