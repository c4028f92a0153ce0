import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { Allowance, ResultsPolicy } from '../../domain/assignment.ts';
import { IdParams } from '../access/owner-query.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';
import {
  ASSIGNMENTS_PATH,
  AssignmentView,
  AttemptFactsView,
  CLASSES_PATH,
  PupilParams,
  toAssignmentView,
} from './class-schemas.ts';

const settings = {
  title: z.string().trim().min(1).max(200),
  due_at: z.iso.datetime().nullable(),
  max_attempts: z.number().int().min(1).max(20),
  results: ResultsPolicy.meta({ description: 'When pupils see marks and worked solutions.' }),
};

const NewAssignment = z
  .object({
    ...settings,
    due_at: settings.due_at.default(null),
    max_attempts: settings.max_attempts.default(1),
    results: settings.results.default('at_once'),
    subject: z.string().min(1).max(100),
    level: z.string().min(1).max(40),
    work: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('practice'),
        outcome_ids: z.array(z.string().min(1).max(100)).min(1).max(60),
        question_count: z.number().int().min(1).max(100).default(10),
        until_secure: z.boolean().default(false).meta({
          description: 'Ends as soon as all outcomes are secure, after `question_count` at the latest.',
        }),
      }),
      z
        .object({
          kind: z.literal('paper'),
          paper_id: z.string().min(1).max(100).optional().meta({
            description: 'A paper from the bank; `subject` and `level` are then those of the paper.',
          }),
          version: z
            .string()
            .regex(/^[A-Z]$/u)
            .optional(),
        })
        .meta({ description: 'A mock paper of the course, or a paper from the bank; the same for all.' }),
    ]),
  })
  .meta({ id: 'NewAssignment' });

const listRoute = createRoute({
  ...guarded('listAssignments', 'get', `${CLASSES_PATH}/{id}/assignments`, 'classes'),
  summary: 'List the assignments of a class',
  request: { params: IdParams },
  responses: {
    200: jsonBody(
      z.object({ assignments: z.array(AssignmentView) }).meta({ id: 'Assignments' }),
      'The assignments, newest first.',
    ),
    ...errorResponses(404),
  },
});

const createAssignmentRoute = createRoute({
  ...guarded('createAssignment', 'post', `${CLASSES_PATH}/{id}/assignments`, 'classes'),
  summary: 'Set an assignment: practice on outcomes, or a mock paper',
  description:
    'With the id `everyone`, the assignment is for everyone in the institution; who starts it becomes a pupil of your open class.',
  request: { params: IdParams, body: requiredJsonBody(NewAssignment, 'The assignment.') },
  responses: { 201: jsonBody(AssignmentView, 'The assignment.'), ...errorResponses(400, 404, 413, 415) },
});

const AllowanceView = z.object({
  learner: z.string(),
  due_at: z.iso.datetime().nullable(),
  extra_time_percent: z.number().int(),
});

const getRoute = createRoute({
  ...guarded('getAssignment', 'get', `${ASSIGNMENTS_PATH}/{id}`, 'classes'),
  summary: 'Read an assignment with its extensions',
  request: { params: IdParams },
  responses: {
    200: jsonBody(
      AssignmentView.extend({ allowances: z.array(AllowanceView) }).meta({ id: 'AssignmentWithAllowances' }),
      'The assignment.',
    ),
    ...errorResponses(404),
  },
});

const changeRoute = createRoute({
  ...guarded('changeAssignment', 'patch', `${ASSIGNMENTS_PATH}/{id}`, 'classes'),
  summary: 'Change the title, the due date, the attempts or when results are shown, or release the results',
  request: {
    params: IdParams,
    body: requiredJsonBody(
      z
        .object({
          ...settings,
          is_released: z.boolean().meta({ description: 'Whether pupils may see the results now.' }),
        })
        .partial()
        .meta({ id: 'AssignmentChanges' }),
      'The new values; other values are kept.',
    ),
  },
  responses: { 200: jsonBody(AssignmentView, 'The assignment.'), ...errorResponses(400, 404, 413, 415) },
});

const removeRoute = createRoute({
  ...guarded('removeAssignment', 'delete', `${ASSIGNMENTS_PATH}/{id}`, 'classes'),
  summary: 'Delete an assignment; marks stay in the progress of its pupils',
  request: { params: IdParams },
  responses: { 204: { description: 'The assignment is deleted.' }, ...errorResponses(404, 415) },
});

const allowRoute = createRoute({
  ...guarded('allowPupil', 'put', `${ASSIGNMENTS_PATH}/{id}/pupils/{learner}/allowance`, 'classes'),
  summary: 'Give one pupil a later due date, or extra time in a paper',
  request: {
    params: PupilParams,
    body: requiredJsonBody(
      z
        .object({
          due_at: z.iso.datetime().nullable().default(null),
          extra_time_percent: Allowance.shape.extraTimePercent.default(0),
        })
        .meta({ id: 'NewAllowance' }),
      'Extra time applies to papers that the pupil has not started.',
    ),
  },
  responses: { 204: { description: 'It applies now.' }, ...errorResponses(400, 404, 413, 415) },
});

const ownRoute = createRoute({
  ...guarded('listOwnAssignments', 'get', ASSIGNMENTS_PATH, 'classes'),
  summary: 'List what is assigned to you',
  responses: {
    200: jsonBody(
      z
        .object({
          assignments: z.array(
            z.object({
              id: z.string(),
              title: z.string(),
              subject: z.string(),
              level: z.string(),
              class_name: z.string(),
              kind: z.enum(['practice', 'paper']),
              question_count: z.number().int(),
              until_secure: z.boolean(),
              minutes: z.number().int().nullable().meta({
                description: 'Your time for a paper, with extra time; null in practice.',
              }),
              total_marks: z.number().int().nullable().meta({ description: 'The marks of a paper.' }),
              due_at: z.iso.datetime().nullable(),
              is_overdue: z.boolean(),
              max_attempts: z.number().int(),
              results_shown: z.boolean(),
              attempts: z.array(AttemptFactsView),
            }),
          ),
        })
        .meta({ id: 'OwnAssignments' }),
      'The assignments of your classes; the next due date is first.',
    ),
    ...errorResponses(),
  },
});

/** Adds the routes with which teachers set assignments, and the list that pupils see. */
export function addAssignmentRoutes(app: App, { school: { assignments } }: HttpTools): void {
  app.openapi(ownRoute, async (context) => {
    const own = await assignments.listOwn(getPrincipal(context).id);
    return context.json({ assignments: own.map((assignment) => snakeKeys(assignment)) }, 200);
  });
  app.openapi(listRoute, async (context) => {
    const found = await assignments.list(context.req.valid('param').id, getPrincipal(context));
    return context.json({ assignments: found.map(toAssignmentView) }, 200);
  });
  app.openapi(createAssignmentRoute, async (context) => {
    const { title, subject, level, work, ...rest } = context.req.valid('json');
    const { due_at: dueAt, max_attempts: maxAttempts, results } = rest;
    const assignment = await assignments.create(
      context.req.valid('param').id,
      { title, subject, level, dueAt, maxAttempts, results, work: toWork(work) },
      getPrincipal(context),
    );
    return context.json(toAssignmentView(assignment), 201);
  });
  app.openapi(getRoute, async (context) => {
    const { allowances, ...found } = await assignments.read(
      context.req.valid('param').id,
      getPrincipal(context),
    );
    const views = allowances.map(({ learner, dueAt, extraTimePercent }) =>
      snakeKeys({ learner, dueAt, extraTimePercent }),
    );
    return context.json({ ...toAssignmentView(found), allowances: views }, 200);
  });
  app.openapi(changeRoute, async (context) => {
    const { due_at, max_attempts, is_released: isReleased, title, results } = context.req.valid('json');
    const changes = {
      ...(title !== undefined && { title }),
      ...(due_at !== undefined && { dueAt: due_at }),
      ...(max_attempts !== undefined && { maxAttempts: max_attempts }),
      ...(results !== undefined && { results }),
    };
    const { id } = context.req.valid('param');
    const changed = await assignments.change(id, { ...changes, isReleased }, getPrincipal(context));
    return context.json(toAssignmentView(changed), 200);
  });
  app.openapi(removeRoute, async (context) => {
    await assignments.remove(context.req.valid('param').id, getPrincipal(context));
    return context.body(null, 204);
  });
  app.openapi(allowRoute, async (context) => {
    const { id, learner } = context.req.valid('param');
    const { due_at: dueAt, extra_time_percent: extraTimePercent } = context.req.valid('json');
    await assignments.allow(id, { learner, dueAt, extraTimePercent }, getPrincipal(context));
    return context.body(null, 204);
  });
}

function toWork(work: z.infer<typeof NewAssignment>['work']) {
  if (work.kind === 'paper') return { kind: work.kind, paperId: work.paper_id, version: work.version };
  const { outcome_ids: outcomeIds, question_count: questionCount, until_secure: untilSecure } = work;
  return { kind: 'practice' as const, outcomeIds, questionCount, untilSecure };
}
