import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { type CourseSpec, examMinutes, hasExternalExam } from '../../domain/course-spec.ts';
import { isOwnCourse } from '../../domain/own-course.ts';
import { SQASpec, SqaOutcome } from '../../domain/sqa.ts';
import { SpecInput } from '../../practice/source/wire-source.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import type { PracticeApi } from './practice-api.ts';

const Course = z
  .object({
    subject: z.string(),
    level: z.string(),
    outcomes: z.array(
      SqaOutcome.extend({
        has_questions: z.boolean().meta({ description: 'Whether questions are available without a model.' }),
      }),
    ),
    total_marks: z.number().int().nullable().meta({ description: 'Null when SQA sets no exam.' }),
    exam_minutes: z.number().int().nullable(),
    is_own: z.boolean().meta({ description: 'Whether your institution made the course.' }),
    notes: z.array(z.string()),
  })
  .meta({ id: 'SqaCourse' });

const coursesRoute = createRoute({
  ...guarded('listCourses', 'get', '/api/v1/sqa/courses', 'practice'),
  summary: 'List the courses with their outcomes',
  responses: { 200: jsonBody(z.array(Course), 'The courses.'), ...errorResponses() },
});

const specRoute = createRoute({
  ...guarded('getSqaSpec', 'get', '/api/v1/sqa/spec', 'practice'),
  summary: 'Read the outcomes and the exam structure of a course (`get_sqa_spec`)',
  request: { query: SpecInput },
  responses: {
    200: jsonBody(
      SQASpec.meta({ id: 'SqaSpec' }),
      'Outcomes with their weights, and the sections of the exam.',
    ),
    ...errorResponses(400, 404),
  },
});

export function addCourseRoutes(app: App, openPractice: () => Promise<PracticeApi>): void {
  app.openapi(coursesRoute, async (context) => {
    const practiceApi = await openPractice();
    const views = await Promise.all(practiceApi.courses.map((course) => toCourse(course, practiceApi)));
    return context.json(views, 200);
  });
  app.openapi(specRoute, async (context) => {
    const { questions } = await openPractice();
    return context.json(await questions.get_sqa_spec(context.req.valid('query')), 200);
  });
}

async function toCourse(course: CourseSpec, { practice }: PracticeApi): Promise<z.infer<typeof Course>> {
  const servedOutcomes = new Set(await practice.source.listServedOutcomes(course));
  return {
    subject: course.subject,
    level: course.level,
    outcomes: course.outcomes.map(({ id, label, weight }) => ({
      id,
      label,
      weight,
      has_questions: servedOutcomes.has(id),
    })),
    total_marks: hasExternalExam(course) ? course.total_marks : null,
    exam_minutes: examMinutes(course) ?? null,
    is_own: isOwnCourse(course),
    notes: course.notes,
  };
}
