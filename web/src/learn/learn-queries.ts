import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../api/client.ts';
import type { CourseProgress, OwnReport, SqaCourse } from '../api/schema.ts';

export type Course = SqaCourse;
export type CourseName = { readonly subject: string; readonly level: string };

export const coursesQuery = queryOptions({
  queryKey: ['courses'],
  queryFn: ({ signal }) => getJson<Course[]>('/api/v1/sqa/courses', {}, signal),
  staleTime: 5 * 60_000,
});

export const progressQuery = queryOptions({
  queryKey: ['progress'],
  queryFn: ({ signal }) => getJson<CourseProgress[]>('/api/v1/practice/progress', {}, signal),
  staleTime: 0,
});

export const ownReportsQuery = queryOptions({
  queryKey: ['own-reports'],
  queryFn: ({ signal }) => getJson<OwnReport[]>('/api/v1/practice/reports', {}, signal),
  staleTime: 0,
});

export function findCourse(courses: readonly Course[] | undefined, name: CourseName): Course | undefined {
  return courses?.find(({ subject, level }) => subject === name.subject && level === name.level);
}

/** The level of a paper from the bank that belongs to no course; its subject is its title. */
const NO_COURSE = 'Own paper';

/** Formats the title of a course: "Nat 5" and "Physics" become "National 5 Physics". */
export function courseTitle({ subject, level }: CourseName): string {
  if (level === NO_COURSE) return subject;
  return `${level.replace(/^Nat\b/, 'National')} ${subject}`;
}

/** Whether the course has at least one question. */
export function canPractise({ outcomes }: Course): boolean {
  return outcomes.some(({ has_questions: hasQuestions }) => hasQuestions);
}
