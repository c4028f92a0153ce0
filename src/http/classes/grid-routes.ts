import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Principal } from '../../domain/principal.ts';
import type { RunEvent } from '../../domain/run.ts';
import type { Grid } from '../../practice/classes/build-grid.ts';
import { BYTE_ORDER_MARK } from '../../text/csv.ts';
import { IdParams, UserId } from '../access/owner-query.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { createStreamOpener, STREAM_HEADERS } from '../runs/open-stream.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';
import {
  ASSIGNMENTS_PATH,
  AssignmentView,
  AttemptFactsView,
  PupilParams,
  ScriptQuestionView,
  toAssignmentView,
  toScriptView,
} from './class-schemas.ts';

const count = z.number().int().nonnegative();

const cellFields = {
  awarded: count,
  available: count,
  waiting: count.meta({ description: 'Marks that wait for the teacher.' }),
  is_changed: z.boolean().meta({ description: 'Whether a teacher changed the marks.' }),
  is_blank: z.boolean().meta({ description: 'Whether the pupil wrote nothing.' }),
};
const Cell = z.object(cellFields).nullable().meta({ description: 'Null if nothing is answered.' });

const GridView = z
  .object({
    questions: z
      .array(
        z.object({
          number: z.number().int(),
          section: z.string().nullable(),
          outcome_id: z.string(),
          label: z.string(),
        }),
      )
      .meta({ description: 'Empty if pupils practise until all outcomes are secure.' }),
    outcomes: z.array(z.object({ outcome_id: z.string(), label: z.string() })),
    rows: z.array(
      z.object({
        ...cellFields,
        learner: z.string(),
        pupil: z.string(),
        attempt: AttemptFactsView.nullable(),
        answered: count,
        stuck: z
          .discriminatedUnion('kind', [
            z.object({ kind: z.literal('long'), minutes: z.number().int() }),
            z.object({ kind: z.literal('wrong'), count: z.number().int() }),
          ])
          .nullable()
          .meta({
            description: 'Why the pupil may need help now: long on one question, or several wrong answers.',
          }),
        questions: z.array(Cell),
        outcomes: z.array(Cell),
      }),
    ),
  })
  .meta({ id: 'AssignmentGrid' });

const task = z
  .string()
  .nullable()
  .meta({ description: 'The text of the question or part; null if it is no longer stored.' });

const chosen = z
  .string()
  .nullable()
  .meta({ description: 'The texts of the chosen options; null for other answers.' });

const gridRoute = createRoute({
  ...guarded('getAssignmentGrid', 'get', `${ASSIGNMENTS_PATH}/{id}/grid`, 'classes'),
  summary: 'Read the results of the class by question and outcome',
  request: { params: IdParams },
  responses: { 200: jsonBody(GridView, 'A row for each pupil.'), ...errorResponses(404) },
});

const eventsRoute = createRoute({
  ...guarded('streamAssignmentGrid', 'get', `${ASSIGNMENTS_PATH}/{id}/events`, 'classes'),
  summary: 'Follow the results live',
  description: 'Server-sent events of the type `grid`: the results now, and again after each change.',
  request: { params: IdParams },
  responses: {
    200: { description: 'The events.', content: { 'text/event-stream': { schema: z.string() } } },
    ...errorResponses(404),
  },
});

const insightsRoute = createRoute({
  ...guarded('getAssignmentInsights', 'get', `${ASSIGNMENTS_PATH}/{id}/insights`, 'classes'),
  summary: 'List misconceptions with example answers, and answers that wait for your mark',
  request: { params: IdParams },
  responses: {
    200: jsonBody(
      z
        .object({
          misconceptions: z.array(
            z.object({
              tag: z.string(),
              concept: z.string().nullable(),
              pupil_count: count,
              by_outcome: z.array(z.object({ outcome_id: z.string(), pupil_count: count })),
              examples: z.array(
                z.object({
                  learner: z.string(),
                  pupil: z.string(),
                  question_id: z.string(),
                  outcome_id: z.string(),
                  part: z.string().nullable(),
                  task,
                  chosen,
                  response: z.string(),
                }),
              ),
            }),
          ),
          waiting: z.array(
            z.object({
              answer_id: z.string(),
              learner: z.string(),
              pupil: z.string(),
              question_id: z.string(),
              number: count.meta({ description: 'The number of the question in its section.' }),
              section: z.string().nullable(),
              outcome_id: z.string(),
              part: z.string().nullable(),
              task,
              chosen,
              response: z.string(),
              waiting: count,
            }),
          ),
        })
        .meta({ id: 'AssignmentInsights' }),
      'The most frequent misconception is first; answers that wait are ordered by question.',
    ),
    ...errorResponses(404),
  },
});

const gradebookRoute = createRoute({
  ...guarded('exportGradebook', 'get', `${ASSIGNMENTS_PATH}/{id}/gradebook`, 'classes'),
  summary: 'Export the marks by question and outcome as CSV',
  request: { params: IdParams },
  responses: {
    200: { description: 'A line for each pupil.', content: { 'text/csv': { schema: z.string() } } },
    ...errorResponses(404),
  },
});

const scriptRoute = createRoute({
  ...guarded('getPupilScript', 'get', `${ASSIGNMENTS_PATH}/{id}/pupils/{learner}`, 'classes'),
  summary: 'Read the marked work of a pupil',
  request: {
    params: PupilParams,
    query: z.object({
      attempt: UserId.optional().meta({ description: 'By default the attempt that counts.' }),
    }),
  },
  responses: {
    200: jsonBody(
      z
        .object({
          assignment: AssignmentView,
          learner: z.string(),
          pupil: z.string(),
          attempts: z.array(AttemptFactsView),
          attempt: AttemptFactsView.nullable(),
          questions: z.array(ScriptQuestionView),
        })
        .meta({ id: 'PupilScript' }),
      'The questions with answers and marks.',
    ),
    ...errorResponses(400, 404),
  },
});

const marksRoute = createRoute({
  ...guarded('changeMarks', 'post', `${ASSIGNMENTS_PATH}/{id}/marks`, 'classes'),
  summary: 'Mark an answer that waits for you, or change marks with a reason',
  description:
    'A new record supersedes the old one in the answer log; the old marks and the reason are kept.',
  request: {
    params: IdParams,
    body: requiredJsonBody(
      z
        .object({
          answer_id: z.string().min(1).max(400),
          bullets: z
            .array(z.object({ n: z.number().int().positive(), awarded: count }))
            .min(1)
            .max(100),
          reason: z.string().max(2000).default(''),
        })
        .meta({ id: 'NewMarks' }),
      'The marks of each step, and the reason.',
    ),
  },
  responses: { 204: { description: 'The marks count now.' }, ...errorResponses(400, 404, 409, 413, 415) },
});

/** Adds the routes with which teachers follow and mark an assignment. */
export function addGridRoutes(app: App, tools: HttpTools): void {
  const { teaching } = tools.school;
  const openStream = createStreamOpener(tools);

  app.openapi(gridRoute, async (context) => {
    const grid = await teaching.readGrid(context.req.valid('param').id, getPrincipal(context));
    return context.json(toGridView(grid), 200);
  });
  app.openapi(eventsRoute, async (context) => {
    const caller = getPrincipal(context);
    const { id } = context.req.valid('param');
    // Read first, so that an unknown assignment is a 404 and not an empty stream.
    await teaching.readGrid(id, caller);
    const follow = (signal: AbortSignal) => followGrid(tools, { id, caller, signal });
    return context.body(openStream({ context, follow }), 200, STREAM_HEADERS);
  });
  app.openapi(insightsRoute, async (context) => {
    const insights = await teaching.readInsights(context.req.valid('param').id, getPrincipal(context));
    return context.json(snakeKeys(insights), 200);
  });
  app.openapi(gradebookRoute, async (context) => {
    const csv = await teaching.writeGradebook(context.req.valid('param').id, getPrincipal(context));
    return context.body(BYTE_ORDER_MARK + csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="gradebook.csv"',
    });
  });
  app.openapi(scriptRoute, async (context) => {
    const { id, learner } = context.req.valid('param');
    const { attempt: attemptId } = context.req.valid('query');
    context.set('auditSubject', learner);
    const script = await teaching.readScript(id, { learner, attemptId }, getPrincipal(context));
    const { assignment, questions, attempts, attempt, pupil } = script;
    return context.json(
      {
        ...snakeKeys({ learner, pupil, attempts, attempt }),
        assignment: toAssignmentView(assignment),
        questions: questions.map(toScriptView),
      },
      200,
    );
  });
  app.openapi(marksRoute, async (context) => {
    const { answer_id: answerId, bullets, reason } = context.req.valid('json');
    const { id: assignmentId } = context.req.valid('param');
    const change = { assignmentId, answerId, bullets, reason };
    const { learner } = await teaching.changeMarks(change, getPrincipal(context));
    context.set('auditSubject', learner);
    return context.body(null, 204);
  });
}

function toGridView(grid: Grid): z.infer<typeof GridView> {
  return snakeKeys(grid);
}

type FollowRequest = { readonly id: string; readonly caller: Principal; readonly signal: AbortSignal };

async function* followGrid(
  { school, clock }: Pick<HttpTools, 'school' | 'clock'>,
  { id, caller, signal }: FollowRequest,
): AsyncGenerator<RunEvent, void> {
  let eventId = 0;
  for await (const grid of school.teaching.followGrid(id, caller, signal))
    yield { id: ++eventId, type: 'grid', at: clock.now().toISOString(), data: toGridView(grid) };
}
