import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody } from '../json-body.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';

const count = z.number().int().nonnegative();
const MAX_BATCHES = 20;

const BatchList = z
  .object({
    batches: z.array(
      z.object({
        id: z.string(),
        output: z.string().meta({ description: 'The result folder.' }),
        created_at: z.iso.datetime(),
        held: z.string().nullable().meta({ description: 'Why the batch is paused: no further job starts.' }),
        tally: z.object({
          waiting: count,
          running: count,
          done: count,
          incomplete: count,
          failed: count,
          total: count,
        }),
        failed: z.array(z.object({ path: z.string(), reason: z.string().nullable() })),
        calls: count,
        cost: z.number().nonnegative(),
        unpriced: count.meta({ description: 'Calls whose price is not known.' }),
      }),
    ),
  })
  .meta({ id: 'BatchList' });

const listRoute = createRoute({
  ...guarded('listBatches', 'get', '/api/v1/batches', 'problems'),
  summary: 'List the batches that `vbagent batch` started, newest first',
  responses: { 200: jsonBody(BatchList, 'The progress of each batch.'), ...errorResponses() },
});

export function addBatchRoutes(app: App, { batches }: Pick<HttpTools, 'batches'>): void {
  app.openapi(listRoute, async (context) => {
    const overviews = await batches.list(MAX_BATCHES);
    return context.json({ batches: overviews.map((overview) => snakeKeys(overview)) }, 200);
  });
}
