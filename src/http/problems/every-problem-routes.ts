import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { cancelEvery, retryEvery } from '../../factory/problems/every-problem.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded, principalOf } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonOf } from '../json-content.ts';
import { errorResponses } from '../wire-error.ts';

const HowMany = z.object({ problems: z.number().int().nonnegative() }).meta({ id: 'HowManyProblems' });

const cancelRoute = createRoute({
  ...guarded('cancelProblems'),
  method: 'post',
  path: '/api/v1/problems/cancel',
  tags: ['problems'],
  summary: 'Ask all work on your problems to stop',
  responses: { 202: jsonOf(HowMany, 'So many are asked to stop.'), ...errorResponses(415) },
});

const retryRoute = createRoute({
  ...guarded('retryProblems'),
  method: 'post',
  path: '/api/v1/problems/retry',
  tags: ['problems'],
  summary: 'Do again what was not finished of all your problems that failed',
  responses: { 202: jsonOf(HowMany, 'So many are under way.'), ...errorResponses(415) },
});

export function addEveryProblemRoutes(
  app: OpenAPIHono<AppEnv>,
  { problems }: Pick<HttpTools, 'problems'>,
): void {
  app.openapi(cancelRoute, async (context) =>
    context.json({ problems: await cancelEvery(principalOf(context).id, problems) }, 202),
  );
  app.openapi(retryRoute, async (context) =>
    context.json({ problems: await retryEvery(principalOf(context).id, problems) }, 202),
  );
}
