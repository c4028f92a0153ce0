import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { App } from '../app-env.ts';
import { parseIfMatch } from '../bank/entity-tag.ts';
import { rejectStale } from '../bank/write-routes.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { ProblemParams } from './problem-routes.ts';
import { ProblemSummary, ProblemView, toProblemSummary, toProblemView } from './problem-view.ts';

const fact = z.string().trim().max(200).optional().meta({
  description: 'If it is omitted: what the TeX states, or what the words of the question show.',
});

/** Identifies one piece of a problem, which the API calls a part. */
const part = z
  .string()
  .min(1)
  .max(200)
  .meta({ description: '`problem`, `variants/<name>` or `alternates/<number>`.', example: 'problem' });

const editRoute = createRoute({
  ...guarded('editProblem', 'post', '/api/v1/problems/{id}/edits', 'problems'),
  summary:
    'Replace the text of the problem, a variant or an alternative solution; earlier versions stay readable',
  request: {
    params: ProblemParams,
    headers: z.object({
      'if-match': z.string().optional().meta({ description: 'The ETag of the version that was read.' }),
    }),
    body: requiredJsonBody(
      z.object({ part, latex: z.string().trim().min(1).max(200_000) }).meta({ id: 'ProblemEdit' }),
      'The text to replace, and its new content.',
    ),
  },
  responses: {
    200: { ...jsonBody(ProblemView, 'The edited problem.'), headers: z.object({ etag: z.string() }) },
    ...errorResponses(400, 404, 409, 412, 413, 415, 428),
  },
});

const sendRoute = createRoute({
  ...guarded('sendProblem', 'post', '/api/v1/problems/{id}/send', 'problems'),
  summary: 'Send a question or variant to the bank or to an expert',
  request: {
    params: ProblemParams,
    body: requiredJsonBody(
      z
        .object({
          part,
          to: z.enum(['bank', 'review']),
          to_bank: z.boolean().optional().meta({
            description:
              'Whether it enters the bank when an expert approves or corrects it; true by default.',
          }),
          subject: fact,
          level: fact,
          topic: fact,
        })
        .meta({ id: 'ProblemSending' }),
      'The text to send, and its destination.',
    ),
  },
  responses: {
    200: jsonBody(ProblemSummary, 'It was sent; `sent` lists its ids.'),
    ...errorResponses(400, 404, 409, 413, 415),
  },
});

export function addProblemChangeRoutes(app: App, { problems }: Pick<HttpTools, 'problems'>): void {
  app.openapi(editRoute, async (context) => {
    const { id } = context.req.valid('param');
    const expected = parseIfMatch(context.req.header('if-match'));
    const { part: piece, latex } = context.req.valid('json');
    const owner = getPrincipal(context).id;
    await problems.get(owner, id);
    const opened = await problems.edit(owner, id, { piece, latex, expected }).catch(rejectStale);
    return context.json(toProblemView(opened, problems.mode), 200, { etag: `"${opened.problem.version}"` });
  });
  app.openapi(sendRoute, async (context) => {
    const { id } = context.req.valid('param');
    const { part: piece, to, to_bank: toBank, ...stated } = context.req.valid('json');
    const facts = Object.fromEntries(Object.entries(stated).filter(([, value]) => value));
    const stored = await problems.send(getPrincipal(context).id, id, { piece, to, toBank, facts });
    return context.json(toProblemSummary(stored), 200);
  });
}
