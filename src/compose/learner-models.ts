import type { CourseSpec } from '../domain/course-spec.ts';
import type { Settings } from '../domain/settings.ts';
import { createLearnerModels, type LearnerModels } from '../practice/learner/learner-models.ts';
import { loadCourses } from './courses.ts';
import { openDatabase } from './database.ts';

type OpenLearnerModels = {
  readonly courses: readonly CourseSpec[];
  readonly models: LearnerModels;
  close(): Promise<void>;
};

/** Opens the learner models and the statistics of questions, with their own database connection. */
export async function openLearnerModels(settings: Settings): Promise<OpenLearnerModels> {
  const { createAnswerLog } = await import('../adapters/database/answers/answer-log.ts');
  const courses = await loadCourses();
  const database = await openDatabase(settings);
  return { courses, models: createLearnerModels(createAnswerLog(database)), close: () => database.close() };
}
