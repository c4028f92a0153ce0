import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { SqaQuestion } from '../../domain/sqa.ts';
import { GenerateInput, MutateInput, QuestionsInput } from '../../practice/source/wire-source.ts';
import type { AppEnv } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { jsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import type { PracticeApi } from './practice-api.ts';

const tags = ['practice'];
const WireQuestion = SqaQuestion.meta({ id: 'SqaQuestion' });
const Query = QuestionsInput.extend({ limit: z.coerce.number().int().min(1).max(50).default(5) });
const list = {
  200: jsonBody(z.array(WireQuestion), 'Questions with schemes and keys.'),
  ...errorResponses(400, 404),
};
const one = {
  200: jsonBody(WireQuestion, 'A question with its scheme and key.'),
  ...errorResponses(400, 404, 413, 415, 422, 502),
};

const localRoute = createRoute({
  ...guarded('getLocalQuestions'),
  method: 'get',
  path: '/api/v1/sqa/questions/local',
  tags,
  summary: 'Fetch questions from the bank and the item models for an outcome (`get_local_questions`)',
  request: { query: Query },
  responses: list,
});

const usOrPastRoute = createRoute({
  ...guarded('getUsOrPastQuestions'),
  method: 'get',
  path: '/api/v1/sqa/questions/us-or-past',
  tags,
  summary:
    'Fetch questions imported from Understanding Standards or past papers; none below Nat 5 (`get_us_or_past_questions`)',
  request: { query: Query },
  responses: list,
});

const generateRoute = createRoute({
  ...guarded('generateQuestion'),
  method: 'post',
  path: '/api/v1/sqa/questions/generate',
  tags,
  summary: 'Write a question with a model, or compute one (`generate_question`)',
  request: {
    body: { ...jsonBody(GenerateInput, 'The outcome and the marks.'), required: true },
  },
  responses: one,
});

const mutateRoute = createRoute({
  ...guarded('mutateQuestion'),
  method: 'post',
  path: '/api/v1/sqa/questions/mutate',
  tags,
  summary: 'Create a new variant of a question (`mutate_question`)',
  request: {
    body: { ...jsonBody(MutateInput.meta({ id: 'SqaQuestionInput' }), 'The question.'), required: true },
  },
  responses: one,
});

/** Adds the routes of the question source. They return keys and schemes, so learners use practice instead. */
export function addQuestionSourceRoutes(app: OpenAPIHono<AppEnv>, open: () => Promise<PracticeApi>): void {
  app.openapi(localRoute, async (context) => {
    const { questions } = await open();
    return context.json(await questions.get_local_questions(context.req.valid('query')), 200);
  });
  app.openapi(usOrPastRoute, async (context) => {
    const { questions } = await open();
    return context.json(await questions.get_us_or_past_questions(context.req.valid('query')), 200);
  });
  app.openapi(generateRoute, async (context) => {
    const { questions } = await open();
    return context.json(await questions.generate_question(context.req.valid('json')), 200);
  });
  app.openapi(mutateRoute, async (context) => {
    const { questions } = await open();
    return context.json(await questions.mutate_question(context.req.valid('json')), 200);
  });
}
