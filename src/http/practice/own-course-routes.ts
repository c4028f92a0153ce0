import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { OwnCourse, toCourseSpec, toOwnCourse } from '../../domain/own-course.ts';
import type { CourseService } from '../../practice/courses/course-service.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';

const COURSES_PATH = '/api/v1/courses';

const OwnCourseBody = OwnCourse.meta({
  id: 'OwnCourse',
  description: 'docs/authors.md explains the fields.',
});

const CourseView = z
  .object({
    subject: z.string(),
    level: z.string(),
    outcomes: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        weight: z.number(),
        question_count: z
          .number()
          .int()
          .meta({ description: 'How many questions of the bank belong to the outcome.' }),
      }),
    ),
    total_marks: z.number().int().nullable(),
    course: OwnCourseBody.meta({ description: 'The course as it is edited.' }),
  })
  .meta({ id: 'OwnCourseView' });

const listRoute = createRoute({
  ...guarded('listOwnCourses', 'get', COURSES_PATH, 'practice'),
  summary: 'List the courses that your institution made',
  responses: {
    200: jsonBody(z.object({ courses: z.array(CourseView) }).meta({ id: 'OwnCourses' }), 'The courses.'),
    ...errorResponses(),
  },
});

const putRoute = createRoute({
  ...guarded('putOwnCourse', 'post', COURSES_PATH, 'practice'),
  summary: 'Save an own course; one with the same subject and level is replaced',
  request: {
    body: requiredJsonBody(OwnCourseBody, 'The course.'),
  },
  responses: { 201: jsonBody(CourseView, 'The course.'), ...errorResponses(400, 409, 413, 415) },
});

const draftRoute = createRoute({
  ...guarded('draftOwnCourse', 'post', `${COURSES_PATH}/draft`, 'practice'),
  summary:
    'Propose a course from the topics or tags of the bank, or count the questions of a course; nothing is saved',
  request: {
    body: requiredJsonBody(
      z
        .union([
          OwnCourse.pick({ subject: true, level: true, bankLevels: true }).extend({
            from: z.enum(['topics', 'tags']),
          }),
          z.strictObject({ course: OwnCourseBody }),
        ])
        .meta({ id: 'CourseDraftRequest' }),
      'The name of the course and what its outcomes are made from, or a course.',
    ),
  },
  responses: { 200: jsonBody(CourseView, 'The course.'), ...errorResponses(400, 404, 413, 415) },
});

const removeRoute = createRoute({
  ...guarded('removeOwnCourse', 'delete', `${COURSES_PATH}/{subject}/{level}`, 'practice'),
  summary: 'Delete an own course; its questions stay in the bank, and learners keep their marks',
  request: { params: z.object({ subject: z.string().min(1), level: z.string().min(1) }) },
  responses: { 204: { description: 'The course is deleted.' }, ...errorResponses(404, 415) },
});

/** Adds the routes with which authors and teachers make courses. Learners see them in the list of all courses. */
export function addOwnCourseRoutes(app: App, { ownCourses }: HttpTools): void {
  app.openapi(listRoute, async (context) => {
    const courses = (await ownCourses.list()).flatMap((spec) => toOwnCourse(spec) ?? []);
    return context.json({ courses: await Promise.all(courses.map((each) => toView(each, ownCourses))) }, 200);
  });
  app.openapi(putRoute, async (context) => {
    const course = context.req.valid('json');
    await ownCourses.put(course, getPrincipal(context).id);
    return context.json(await toView(course, ownCourses), 201);
  });
  app.openapi(draftRoute, async (context) => {
    const body = context.req.valid('json');
    const course = 'course' in body ? body.course : await ownCourses.draft(body, body.from);
    return context.json(await toView(course, ownCourses), 200);
  });
  app.openapi(removeRoute, async (context) => {
    await ownCourses.remove(context.req.valid('param'));
    return context.body(null, 204);
  });
}

async function toView(
  course: OwnCourse,
  { countQuestions }: Pick<CourseService, 'countQuestions'>,
): Promise<z.infer<typeof CourseView>> {
  const { subject, level, outcomes, total_marks } = toCourseSpec(course);
  const counts = await countQuestions(course);
  return {
    ...{ subject, level, total_marks, course },
    outcomes: outcomes.map(({ id, label, weight }) => ({
      ...{ id, label, weight },
      question_count: counts.get(id) ?? 0,
    })),
  };
}
