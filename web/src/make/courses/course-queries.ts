import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../api/client.ts';
import type { CourseDraftRequest, OwnCourse, OwnCourses, OwnCourseView } from '../../api/schema.ts';

const COURSES = '/api/v1/courses';

export const ownCoursesQuery = queryOptions({
  queryKey: ['own-courses'],
  queryFn: ({ signal }) => getJson<OwnCourses>(COURSES, {}, signal),
});

export const saveCourse = async (course: OwnCourse) =>
  (await sendJson<OwnCourseView>('POST', COURSES, { body: course })).body;

/** Proposes a course from the bank, or counts the questions of a course. */
export const draftCourse = async (request: CourseDraftRequest) =>
  (await sendJson<OwnCourseView>('POST', `${COURSES}/draft`, { body: request })).body;

export const removeCourse = ({ subject, level }: Pick<OwnCourse, 'subject' | 'level'>) =>
  sendJson('DELETE', `${COURSES}/${encodeURIComponent(subject)}/${encodeURIComponent(level)}`);
