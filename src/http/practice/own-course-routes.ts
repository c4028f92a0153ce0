import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { OwnCourse } from '../../domain/own-course.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';

const COURSES_PATH = '/api/v1/courses';

const CourseView = z
  .object({
    subject: z.string(),
    level: z.string(),
    outcomes: z.array(z.object({ id: z.string(), label: z.string(), weight: z.number() })),
    total_marks: z.number().int().nullable(),
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
    body: requiredJsonBody(
      OwnCourse.meta({ id: 'OwnCourse', description: 'docs/authors.md explains the fields.' }),
      'The course.',
    ),
  },
  responses: { 201: jsonBody(CourseView, 'The course.'), ...errorResponses(400, 409, 413, 415) },
});

/** Adds the routes with which authors and teachers make courses. Learners see them in the list of all courses. */
export function addOwnCourseRoutes(app: App, { ownCourses }: HttpTools): void {
  app.openapi(listRoute, async (context) =>
    context.json({ courses: (await ownCourses.list()).map(toView) }, 200),
  );
  app.openapi(putRoute, async (context) => {
    const course = await ownCourses.put(context.req.valid('json'), getPrincipal(context).id);
    return context.json(toView(course), 201);
  });
}

function toView(course: Awaited<ReturnType<HttpTools['ownCourses']['put']>>): z.infer<typeof CourseView> {
  const { subject, level, outcomes, total_marks } = course;
  return {
    ...{ subject, level, total_marks },
    outcomes: outcomes.map(({ id, label, weight }) => ({ id, label, weight })),
  };
}
