import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { EqualityCounts } from '../../domain/equality-counts.ts';
import { Finding } from '../../domain/finding.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import { Position } from '../../domain/span.ts';
import { findCoverageWarning } from '../../verification/report/describe-coverage.ts';
import type { App } from '../app-env.ts';
import { Rendered } from '../bank/bank-schemas.ts';
import { drawingHeaders, drawTikz } from '../bank/diagram-routes.ts';
import { CoverageWarning } from '../bank/findings-routes.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { createTextTaskRunner } from '../run-text-task-for-caller.ts';
import { errorResponses } from '../wire-error.ts';

// Exam questions are verified, SQL queries are parsed. The provider is `questions` for an exam question, otherwise an
// SQL dialect. `src/domain/queue-item.ts` explains the names.

const CheckRequest = z
  .object({ provider_id: z.string().min(1).max(200), text: z.string().max(100_000) })
  .meta({ id: 'TextToCheck' });

const CheckResponse = z
  .object({
    accepted: z.boolean().meta({ description: 'Whether the text would be accepted as a correction.' }),
    message: z.string().nullable(),
    position: Position.nullable(),
    findings: z.array(Finding),
    read: EqualityCounts.nullable().meta({
      description: 'How many equalities were judged, undecided or not read; null for queries.',
    }),
    coverage_warning: CoverageWarning,
    involved_tables: z.array(z.string()),
    query_intent: z.string().nullable(),
    complexity_level: z.string().nullable(),
    html: z.array(Rendered).meta({ description: 'The typeset questions; empty for queries.' }),
  })
  .meta({ id: 'CheckedText' });

const checkRoute = createRoute({
  ...guarded('checkReviewText', 'post', '/api/v1/review/check', 'review'),
  summary: 'Check a text in the same way as a correction, without saving it',
  request: { body: requiredJsonBody(CheckRequest, 'The text.') },
  responses: {
    200: jsonBody(CheckResponse, 'The result of the check.'),
    ...errorResponses(400, 413, 415),
  },
});

const drawRoute = createRoute({
  ...guarded('drawReviewDiagram', 'post', '/api/v1/review/diagram', 'review'),
  summary: 'Draw a TikZ picture that is not in the bank',
  request: {
    body: requiredJsonBody(
      z.object({ tex: z.string().min(1).max(100_000) }).meta({ id: 'PictureToDraw' }),
      'The TikZ.',
    ),
  },
  responses: {
    200: { description: 'The drawing.', content: { 'image/svg+xml': { schema: z.string() } } },
    ...errorResponses(400, 413, 415),
  },
});

type CheckDependencies = Pick<HttpTools, 'review' | 'diagrams' | 'runTextTask'>;

export function addCheckRoutes(app: App, { review, diagrams, ...tools }: CheckDependencies): void {
  const runTextTask = createTextTaskRunner(tools.runTextTask);

  app.openapi(drawRoute, async (context) => {
    const { tex } = context.req.valid('json');
    return context.body(await drawTikz(diagrams, tex), 200, drawingHeaders);
  });
  app.openapi(checkRoute, async (context) => {
    const { provider_id: providerId, text } = context.req.valid('json');
    const { facts, findings, refusal, coverage } = await review.checkText(providerId, text);
    const html = providerId === QUESTION_PROVIDER ? await runTextTask(context, 'renderTex', [text]) : [];
    return context.json(
      {
        accepted: refusal === undefined,
        message: refusal?.message ?? null,
        position: refusal?.position ?? null,
        findings: [...findings],
        read: coverage?.read ?? null,
        coverage_warning: (coverage && findCoverageWarning(coverage)) ?? null,
        involved_tables: [...facts.tables],
        query_intent: facts.intent,
        complexity_level: facts.complexity,
        html,
      },
      200,
    );
  });
}
