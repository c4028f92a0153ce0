import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { ProblemState, ProblemUsage } from '../../domain/problem.ts';
import { hasEnded } from '../../domain/run.ts';
import { uploadLimits } from '../../factory/problems/upload-limits.ts';
import type { App } from '../app-env.ts';
import { PageQuery } from '../bank/bank-schemas.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import {
  Mode,
  ProblemSummary,
  ProblemView,
  toProblemSummary,
  toProblemView,
  VariantOrder,
} from './problem-view.ts';

const PROBLEM = '/api/v1/problems/{id}';
export const ProblemParams = z.object({ id: z.string().min(1).max(200) });

const count = z.number().int().nonnegative();

const ProblemPage = z
  .object({
    problems: z.array(ProblemSummary),
    next: z.string().nullable().meta({ description: 'Pass it as `after` to get the next page.' }),
    tally: z.object({ under_way: count, failed: count, finished: count, usage: ProblemUsage }),
    way: Mode,
    limits: z.object({ files: count, image_bytes: count, tex_bytes: count, upload_bytes: count }),
  })
  .meta({ id: 'ProblemPage' });

const listRoute = createRoute({
  ...guarded('listProblems', 'get', '/api/v1/problems', 'problems'),
  summary: 'List your problems, newest first',
  request: { query: PageQuery.extend({ state: ProblemState.optional() }) },
  responses: { 200: jsonBody(ProblemPage, 'A page of problems.'), ...errorResponses(400) },
});

const getRoute = createRoute({
  ...guarded('getProblem', 'get', PROBLEM, 'problems'),
  summary: 'Read one of your problems in its newest or an earlier version',
  request: {
    params: ProblemParams,
    query: z.object({ version: z.coerce.number().int().positive().optional() }),
  },
  responses: {
    200: { ...jsonBody(ProblemView, 'The problem.'), headers: z.object({ etag: z.string() }) },
    ...errorResponses(400, 404),
  },
});

const removeRoute = createRoute({
  ...guarded('removeProblem', 'delete', PROBLEM, 'problems'),
  summary: 'Remove a problem with its versions; what was sent stays in the bank and the expert queue',
  request: { params: ProblemParams },
  responses: { 204: { description: 'The problem was removed.' }, ...errorResponses(404) },
});

const startedResponses = {
  202: jsonBody(ProblemSummary, 'The task was started.'),
  ...errorResponses(404, 409, 415),
} as const;

const varyRoute = createRoute({
  ...guarded('varyProblem', 'post', `${PROBLEM}/variants`, 'problems'),
  summary: 'Create one more variant',
  request: {
    params: ProblemParams,
    body: requiredJsonBody(VariantOrder, 'The type of the variant.'),
  },
  responses: { 202: startedResponses[202], ...errorResponses(400, 404, 409, 413, 415) },
});

const retryRoute = createRoute({
  ...guarded('retryProblem', 'post', `${PROBLEM}/retry`, 'problems'),
  summary: 'Retry the last task, which failed or was cancelled',
  request: { params: ProblemParams },
  responses: startedResponses,
});

const cancelRoute = createRoute({
  ...guarded('cancelProblem', 'post', `${PROBLEM}/cancel`, 'problems'),
  summary: 'Cancel the work on a problem',
  request: { params: ProblemParams },
  responses: {
    200: jsonBody(ProblemSummary, 'The problem has no unfinished run.'),
    202: jsonBody(ProblemSummary, 'The run is being cancelled.'),
    ...errorResponses(404, 415),
  },
});

export function addProblemRoutes(app: App, { problems }: Pick<HttpTools, 'problems'>): void {
  app.openapi(listRoute, async (context) => {
    const { limit, after, state } = context.req.valid('query');
    const owner = getPrincipal(context).id;
    const page = await problems.list(owner, state, { limit, ...(after && { after }) });
    const tally = await problems.tally(owner);
    const { files, imageBytes, texBytes, uploadBytes } = uploadLimits;
    return context.json(
      {
        problems: page.problems.map(toProblemSummary),
        next: page.next ?? null,
        tally,
        way: problems.mode,
        limits: { files, image_bytes: imageBytes, tex_bytes: texBytes, upload_bytes: uploadBytes },
      },
      200,
    );
  });
  app.openapi(getRoute, async (context) => {
    const { version } = context.req.valid('query');
    const opened = await problems.open(getPrincipal(context).id, context.req.valid('param').id, version);
    return context.json(toProblemView(opened, problems.mode), 200, { etag: `"${opened.problem.version}"` });
  });
  app.openapi(removeRoute, async (context) => {
    await problems.remove(getPrincipal(context).id, context.req.valid('param').id);
    return context.body(null, 204);
  });
  app.openapi(varyRoute, async (context) => {
    const { id } = context.req.valid('param');
    const task = { kind: 'vary', type: context.req.valid('json').type } as const;
    return context.json(toProblemSummary(await problems.start(getPrincipal(context).id, id, task)), 202);
  });
  app.openapi(retryRoute, async (context) => {
    const stored = await problems.retry(getPrincipal(context).id, context.req.valid('param').id);
    return context.json(toProblemSummary(stored), 202);
  });
  app.openapi(cancelRoute, async (context) => {
    const stored = await problems.cancel(getPrincipal(context).id, context.req.valid('param').id);
    const isIdle = stored.progress === undefined || hasEnded(stored.progress.status);
    return context.json(toProblemSummary(stored), isIdle ? 200 : 202);
  });
}
