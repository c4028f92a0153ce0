import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { SqaQuestion } from '../../domain/sqa.ts';
import { GenerateInput, MutateInput, QuestionsInput } from '../../practice/source/wire-source.ts';
import type { App } from '../app-env.ts';
import { guarded } from '../guards/require-role.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import type { PracticeApi } from './practice-api.ts';

const WireQuestion = SqaQuestion.meta({ id: 'SqaQuestion' });
const Query = QuestionsInput.extend({ limit: z.coerce.number().int().min(1).max(50).default(5) });
const listResponses = {
  200: jsonBody(z.array(WireQuestion), 'Questions with their marking schemes and answers.'),
  ...errorResponses(400, 404),
};
const singleResponses = {
  200: jsonBody(WireQuestion, 'A question with its marking scheme and answer.'),
  ...errorResponses(400, 404, 413, 415, 422, 502),
};

const localRoute = createRoute({
  ...guarded('getLocalQuestions', 'get', '/api/v1/sqa/questions/local', 'practice'),
  summary: 'Fetch questions from the bank and the item models for an outcome (`get_local_questions`)',
  request: { query: Query },
  responses: listResponses,
});

const usOrPastRoute = createRoute({
  ...guarded('getUsOrPastQuestions', 'get', '/api/v1/sqa/questions/us-or-past', 'practice'),
  summary:
    'Fetch questions imported from Understanding Standards or past papers; none below Nat 5 (`get_us_or_past_questions`)',
  request: { query: Query },
  responses: listResponses,
});

const generateRoute = createRoute({
  ...guarded('generateQuestion', 'post', '/api/v1/sqa/questions/generate', 'practice'),
  summary: 'Write a question with a model, or compute one (`generate_question`)',
  request: {
    body: requiredJsonBody(GenerateInput, 'The outcome and the marks.'),
  },
  responses: singleResponses,
});

const mutateRoute = createRoute({
  ...guarded('mutateQuestion', 'post', '/api/v1/sqa/questions/mutate', 'practice'),
  summary: 'Create a new variant of a question (`mutate_question`)',
  request: {
    body: requiredJsonBody(MutateInput.meta({ id: 'SqaQuestionInput' }), 'The question.'),
  },
  responses: singleResponses,
});

/** Adds the routes of the question source. They return answers and marking schemes, so learners may not call them. */
export function addQuestionSourceRoutes(app: App, openPractice: () => Promise<PracticeApi>): void {
  app.openapi(localRoute, async (context) => {
    const { questions } = await openPractice();
    return context.json(await questions.get_local_questions(context.req.valid('query')), 200);
  });
  app.openapi(usOrPastRoute, async (context) => {
    const { questions } = await openPractice();
    return context.json(await questions.get_us_or_past_questions(context.req.valid('query')), 200);
  });
  app.openapi(generateRoute, async (context) => {
    const { questions } = await openPractice();
    return context.json(await questions.generate_question(context.req.valid('json')), 200);
  });
  app.openapi(mutateRoute, async (context) => {
    const { questions } = await openPractice();
    return context.json(await questions.mutate_question(context.req.valid('json')), 200);
  });
}
