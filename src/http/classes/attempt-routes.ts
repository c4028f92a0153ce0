import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { LearnerResponse, serialiseResponse } from '../../domain/learner-response.ts';
import { findAnswerErrors } from '../../practice/graphs/find-answer-errors.ts';
import { IdParams } from '../access/owner-query.ts';
import type { App } from '../app-env.ts';
import { getPrincipal, guarded } from '../guards/require-role.ts';
import type { HttpTools } from '../http-tools.ts';
import { invalidRequest } from '../invalid-request.ts';
import { jsonBody, requiredJsonBody } from '../json-body.ts';
import { errorResponses } from '../wire-error.ts';
import { ASSIGNMENTS_PATH, ATTEMPTS_PATH, AttemptView, toAttemptView } from './class-schemas.ts';

const Answers = z
  .object({ responses: z.record(z.string().min(1).max(200), LearnerResponse) })
  .meta({ id: 'PaperAnswers', description: 'Answers by question id: a text, or a text for each part.' });

const openRoute = createRoute({
  ...guarded('openAttempt', 'post', `${ASSIGNMENTS_PATH}/{id}/attempts`, 'classes'),
  summary: 'Start your attempt at an assignment, or continue the open one',
  request: { params: IdParams },
  responses: { 200: jsonBody(AttemptView, 'The attempt.'), ...errorResponses(404, 409, 415, 422) },
});

const getRoute = createRoute({
  ...guarded('getAttempt', 'get', `${ATTEMPTS_PATH}/{id}`, 'classes'),
  summary: 'Read your attempt',
  request: { params: IdParams },
  responses: { 200: jsonBody(AttemptView, 'The attempt.'), ...errorResponses(404) },
});

const nextRoute = createRoute({
  ...guarded('nextQuestion', 'post', `${ATTEMPTS_PATH}/{id}/next`, 'classes'),
  summary: 'Get the next question of practice',
  request: { params: IdParams },
  responses: {
    200: jsonBody(AttemptView, 'The attempt with its next question.'),
    ...errorResponses(404, 409, 415, 422),
  },
});

const answerRoute = createRoute({
  ...guarded('answerQuestion', 'post', `${ATTEMPTS_PATH}/{id}/answers`, 'classes'),
  summary: 'Answer a question of practice; the first answer counts',
  request: {
    params: IdParams,
    body: requiredJsonBody(
      z
        .object({ question_id: z.string().min(1).max(200), response: LearnerResponse })
        .meta({ id: 'AssignmentAnswer' }),
      'The answer.',
    ),
  },
  responses: { 200: jsonBody(AttemptView, 'The attempt.'), ...errorResponses(400, 404, 409, 413, 415) },
});

const draftsRoute = createRoute({
  ...guarded('saveDrafts', 'put', `${ATTEMPTS_PATH}/{id}/drafts`, 'classes'),
  summary: 'Save answers to a paper without handing it in; when its time is over, they are handed in',
  request: { params: IdParams, body: requiredJsonBody(Answers, 'The answers that changed.') },
  responses: { 204: { description: 'The answers are saved.' }, ...errorResponses(400, 404, 409, 413, 415) },
});

const handInRoute = createRoute({
  ...guarded('handInPaper', 'post', `${ATTEMPTS_PATH}/{id}/hand-in`, 'classes'),
  summary: 'Hand in a paper; the first hand-in counts',
  request: { params: IdParams, body: requiredJsonBody(Answers, 'The answers that are not saved yet.') },
  responses: { 200: jsonBody(AttemptView, 'The attempt.'), ...errorResponses(400, 404, 409, 413, 415) },
});

/** Adds the routes with which pupils work on their assignments. */
export function addAttemptRoutes(app: App, { school: { attempts }, clock }: HttpTools): void {
  app.openapi(openRoute, async (context) => {
    const attempt = await attempts.open(context.req.valid('param').id, getPrincipal(context).id);
    return context.json(toAttemptView(attempt, clock.now()), 200);
  });
  app.openapi(getRoute, async (context) => {
    const attempt = await attempts.read(context.req.valid('param').id, getPrincipal(context).id);
    return context.json(toAttemptView(attempt, clock.now()), 200);
  });
  app.openapi(nextRoute, async (context) => {
    const attempt = await attempts.next(context.req.valid('param').id, getPrincipal(context).id);
    return context.json(toAttemptView(attempt, clock.now()), 200);
  });
  app.openapi(answerRoute, async (context) => {
    const { question_id: questionId, response } = context.req.valid('json');
    checkLength({ user_answer: response });
    const answer = { questionId, response: serialiseResponse(response) };
    const attempt = await attempts.answer(context.req.valid('param').id, answer, getPrincipal(context).id);
    return context.json(toAttemptView(attempt, clock.now()), 200);
  });
  app.openapi(draftsRoute, async (context) => {
    const drafts = toDrafts(context.req.valid('json'));
    await attempts.saveDrafts(context.req.valid('param').id, drafts, getPrincipal(context).id);
    return context.body(null, 204);
  });
  app.openapi(handInRoute, async (context) => {
    const drafts = toDrafts(context.req.valid('json'));
    const attempt = await attempts.handIn(context.req.valid('param').id, drafts, getPrincipal(context).id);
    return context.json(toAttemptView(attempt, clock.now()), 200);
  });
}

/** Refuses answers that are too long to be marked, as practice and exams do. */
function checkLength(answers: object): void {
  const errors = findAnswerErrors(answers);
  if (errors.length === 0) return;
  throw invalidRequest(
    errors.map(({ fields, message }) => ({ in: 'json', path: fields.join('.'), problem: message })),
  );
}

function toDrafts({ responses }: z.infer<typeof Answers>): Record<string, string> {
  checkLength({ responses });
  return Object.fromEntries(Object.entries(responses).map(([id, given]) => [id, serialiseResponse(given)]));
}
