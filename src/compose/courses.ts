import { readdir, readFile } from 'node:fs/promises';
import type { Database } from '../adapters/database/connection/database.ts';
import { type CourseSpec, parseCourse } from '../domain/course-spec.ts';

const folder = new URL('../../data/sqa/', import.meta.url);

/** Reads and checks every course in `data/sqa`, sorted by subject and then by level. */
export async function loadCourses(): Promise<readonly CourseSpec[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const courses = await Promise.all(names.map(readCourse));
  return courses.toSorted((a, b) => a.subject.localeCompare(b.subject) || (a.scqf ?? 0) - (b.scqf ?? 0));
}

/** Opens the courses that learners of an institution see: those of the SQA, then its own. The list changes when it is refreshed. */
export async function openCourses(database: Database): Promise<{
  readonly courses: readonly CourseSpec[];
  refreshCourses(): Promise<void>;
}> {
  const { createCourseStore } = await import('../adapters/database/own-courses/course-store.ts');
  const [store, sqaCourses] = [createCourseStore(database), await loadCourses()];
  const courses: CourseSpec[] = [...sqaCourses];
  return {
    courses,
    async refreshCourses() {
      const own = await store.list();
      courses.splice(sqaCourses.length, courses.length, ...own);
    },
  };
}

async function readCourse(name: string): Promise<CourseSpec> {
  const content: unknown = JSON.parse(await readFile(new URL(name, folder), 'utf8'));
  return parseCourse(content, `data/sqa/${name}`);
}
