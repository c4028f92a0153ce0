import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AppEnv } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonOf } from '../json-content.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';

const count = z.number().int().nonnegative();
const SHOWN = 20;

const BatchList = z
  .object({
    batches: z.array(
      z.object({
        id: z.string(),
        output: z.string().meta({ description: 'The folder of its results.' }),
        created_at: z.iso.datetime(),
        held: z.string().nullable().meta({ description: 'Why no further job begins.' }),
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
  ...guarded('listBatches'),
  method: 'get',
  path: '/api/v1/batches',
  tags: ['problems'],
  summary: 'List the batches that `vbagent batch` works on, newest first',
  responses: { 200: jsonOf(BatchList, 'How each batch stands.'), ...errorResponses() },
});

export function addBatchRoutes(app: OpenAPIHono<AppEnv>, { batches }: Pick<HttpTools, 'batches'>): void {
  app.openapi(listRoute, async (context) => {
    const notes = await batches.list(SHOWN);
    return context.json({ batches: notes.map((note) => snakeKeys(note)) }, 200);
  });
}
