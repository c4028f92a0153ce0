import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { Finding } from '../../domain/finding.ts';
import { QUESTION_PROVIDER } from '../../domain/queue-item-view.ts';
import { Position } from '../../domain/span.ts';
import { readQuestions } from '../../latex/read-questions.ts';
import { renderQuestion } from '../../print/html/render-question.ts';
import type { ReviewService } from '../../review/queue/review-service.ts';
import type { AppEnv } from '../app-env.ts';
import { Rendered } from '../bank/bank-schemas.ts';
import { guarded } from '../guards/require-role.ts';
import { jsonOf } from '../json-content.ts';
import { snakeKeys } from '../snake-keys.ts';
import { errorResponses } from '../wire-error.ts';

const CheckRequest = z
  .object({ provider_id: z.string().min(1).max(200), text: z.string().max(100_000) })
  .meta({ id: 'TextToCheck' });

const CheckAnswer = z
  .object({
    accepted: z.boolean().meta({ description: 'Whether it would be taken as a correction.' }),
    message: z.string().nullable(),
    position: Position.nullable(),
    findings: z.array(Finding),
    involved_tables: z.array(z.string()),
    query_intent: z.string().nullable(),
    complexity_level: z.string().nullable(),
    html: z.array(Rendered).meta({ description: 'The questions as they will look; empty for queries.' }),
  })
  .meta({ id: 'CheckedText' });

const checkRoute = createRoute({
  ...guarded('checkReviewText'),
  method: 'post',
  path: '/api/v1/review/check',
  tags: ['review'],
  summary: 'Look at a text as a correction is looked at, and change nothing',
  request: { body: { ...jsonOf(CheckRequest, 'The text.'), required: true } },
  responses: { 200: jsonOf(CheckAnswer, 'What was noticed.'), ...errorResponses(400, 413, 415) },
});

export function addCheckRoutes(app: OpenAPIHono<AppEnv>, review: ReviewService): void {
  app.openapi(checkRoute, async (context) => {
    const { provider_id: providerId, text } = context.req.valid('json');
    const { facts, findings, refusal } = await review.examineText(providerId, text);
    const questions = providerId === QUESTION_PROVIDER ? readQuestions(text).questions : [];
    return context.json(
      {
        accepted: refusal === undefined,
        message: refusal?.message ?? null,
        position: refusal?.position ?? null,
        findings: [...findings],
        involved_tables: [...facts.tables],
        query_intent: facts.intent,
        complexity_level: facts.complexity,
        html: questions.map(({ question }) => snakeKeys(renderQuestion(question))),
      },
      200,
    );
  });
}
