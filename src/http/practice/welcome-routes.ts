import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { EXAMPLE_COUNT, getExampleQuestion, markExample } from '../../practice/welcome/example-questions.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses, openErrorResponses } from '../wire-error.ts';

const EXAMPLES_PATH = '/api/v1/welcome/questions/{number}';
const MAX_ANSWER_LENGTH = 500;
const params = z.object({ number: z.coerce.number().int().min(1).max(EXAMPLE_COUNT) });

const showRoute = createRoute({
  ...guarded('getExampleQuestion', 'get', EXAMPLES_PATH, 'welcome'),
  summary: 'Read a question of the front page',
  request: { params },
  responses: {
    200: jsonBody(
      z
        .object({
          number: z.number().int(),
          count: z.number().int(),
          course: z.string(),
          marks: z.number().int(),
          text_html: z.string(),
          options: z.array(z.object({ id: z.string(), html: z.string() })),
        })
        .meta({ id: 'ExampleQuestion' }),
      'The question, without its answer.',
    ),
    ...openErrorResponses(400),
  },
});

const markRoute = createRoute({
  ...guarded('markExampleAnswer', 'post', `${EXAMPLES_PATH}/answers`, 'welcome'),
  summary: 'Mark an answer to a question of the front page; nothing is stored',
  request: {
    params,
    body: requiredJsonBody(
      z.object({ answer: z.string().max(MAX_ANSWER_LENGTH) }).meta({ id: 'ExampleAnswer' }),
      'The answer as text; for options, the letter.',
    ),
  },
  responses: {
    200: jsonBody(
      z
        .object({
          correct: z.boolean(),
          marks_awarded: z.number().int(),
          marks_available: z.number().int(),
          answer_html: z.string(),
          right_option: z.string().nullable(),
          reason_html: z.string(),
          steps: z.array(z.object({ html: z.string(), working_html: z.string(), earned: z.boolean() })),
        })
        .meta({ id: 'MarkedExample' }),
      'The marks and the worked solution.',
    ),
    ...openErrorResponses(400, 413, 415),
  },
});

const samplesRoute = createRoute({
  ...guarded('importSamples', 'post', '/api/v1/welcome/samples', 'welcome'),
  summary: 'Fill an empty bank with the sample questions',
  responses: {
    200: jsonBody(
      z.object({ imported: z.number().int() }).meta({ id: 'ImportedSamples' }),
      'The number of new questions; 0 if the bank already has questions.',
    ),
    ...errorResponses(),
  },
});

/** Adds the routes of the front page. Visitors may use the questions without signing in; their rate limit is that of unknown callers. */
export function addWelcomeRoutes(app: App, { importSamples }: HttpTools): void {
  app.openapi(showRoute, (context) => {
    const { textHtml, ...question } = getExampleQuestion(context.req.valid('param').number);
    const body = { ...question, options: [...question.options], text_html: textHtml, count: EXAMPLE_COUNT };
    return context.json(body, 200);
  });
  app.openapi(markRoute, (context) => {
    const marked = markExample(context.req.valid('param').number, context.req.valid('json').answer);
    const body = {
      correct: marked.correct,
      marks_awarded: marked.marksAwarded,
      marks_available: marked.marksAvailable,
      answer_html: marked.answerHtml,
      right_option: marked.rightOption,
      reason_html: marked.reasonHtml,
      steps: marked.steps.map(({ html, workingHtml, earned }) => ({
        html,
        working_html: workingHtml,
        earned,
      })),
    };
    return context.json(body, 200);
  });
  app.openapi(samplesRoute, async (context) => context.json({ imported: await importSamples() }, 200));
}
