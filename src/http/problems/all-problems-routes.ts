import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { cancelAllProblems, retryFailedProblems } from '../../factory/problems/all-problems.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';

const HowManyProblems = z
  .object({ problems: z.number().int().nonnegative() })
  .meta({ id: 'HowManyProblems' });

const cancelRoute = createRoute({
  ...guarded('cancelProblems', 'post', '/api/v1/problems/cancel', 'problems'),
  summary: 'Cancel all work on your problems',
  responses: {
    202: jsonBody(HowManyProblems, 'The number of problems to be cancelled.'),
    ...errorResponses(415),
  },
});

const retryRoute = createRoute({
  ...guarded('retryProblems', 'post', '/api/v1/problems/retry', 'problems'),
  summary: 'Retry all your failed problems',
  responses: {
    202: jsonBody(HowManyProblems, 'The number of problems that were started again.'),
    ...errorResponses(415),
  },
});

export function addAllProblemsRoutes(app: App, { problems }: Pick<HttpTools, 'problems'>): void {
  app.openapi(cancelRoute, async (context) =>
    context.json({ problems: await cancelAllProblems(getPrincipal(context).id, problems) }, 202),
  );
  app.openapi(retryRoute, async (context) =>
    context.json({ problems: await retryFailedProblems(getPrincipal(context).id, problems) }, 202),
  );
}
