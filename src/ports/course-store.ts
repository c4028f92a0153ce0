import type { CourseName, CourseSpec } from '../domain/course-spec.ts';

/** The courses that an institution made itself. */
export type CourseStore = {
  /** Saves a course; a course with the same subject and level is replaced. */
  put(course: CourseSpec, author: { readonly createdBy: string; readonly at: Date }): Promise<void>;
  /** Lists the courses, oldest first. */
  list(): Promise<readonly CourseSpec[]>;
  /** Deletes a course. Returns false if there is none. */
  remove(name: CourseName): Promise<boolean>;
};
